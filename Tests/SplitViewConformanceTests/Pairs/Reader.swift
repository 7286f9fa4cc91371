import SplitViewConformance
import SplitViewSubjects
import UIKitModel

/// The reader app as a scene, to be changed in one place.
@MainActor class Reader: ReaderApp {
    /// What the app's screens are.
    func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
        switch controller {
        case let article as Article:
            article.isDefault ? .detail(item: article.row).filledIn : .detail(item: article.row)
        case is NoArticle: .placeholder
        default: .list
        }
    }

    final override func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondary: UIViewController, onto primary: UIViewController
    ) -> Bool { merge(secondary, onto: primary) }

    /// Merges the columns: see `Merges`.
    func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        super.splitViewController(split, collapseSecondary: secondary, onto: primary)
    }

    final override func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? { separate(from: primary) }

    /// Separates the columns: see `Separates`.
    func separate(from primary: UIViewController) -> UIViewController? {
        super.splitViewController(split, separateSecondaryFrom: primary)
    }

    /// The app as a scene.
    var scene: SplitViewScene {
        SplitViewScene(split, keeping: [self]) { [unowned self] in screen($0) }
            .onTap { [unowned self] row, _ in tap(row) }
    }
}

extension SplitViewSubject {
    /// An app that makes its screens itself, under the usual contract.
    static func reader(
        _ policies: Policies = Policies(selection: .replaces),
        _ make: @escaping @MainActor @Sendable () -> Reader
    ) -> SplitViewSubject {
        SplitViewSubject("reader", contract: .usual(policies)) { make().scene }
    }
}
