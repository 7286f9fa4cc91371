import SplitViewConformance
import UIKitModel

/// The list of the app that these tests use.
class Folder: UIViewController {}

/// A list that begins to disappear when it has appeared, and never ends that.
final class RestlessFolder: Folder {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        beginAppearanceTransition(false, animated: false)
    }
}

/// Its detail.
class Note: UIViewController {
    let replaces: Bool

    init(replaces: Bool = false) {
        self.replaces = replaces
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

/// What it shows where no note is chosen.
final class Blank: UIViewController {}

@MainActor func role(of controller: UIViewController) -> SplitViewScene.Screen {
    switch controller {
    case is Note: .detail
    case is Blank: .placeholder
    default: .list
    }
}

extension SplitViewSubject {
    /// The notes app, with two navigation columns.
    ///
    /// - Parameters:
    ///   - contract: By default everything is allowed, and a note goes on top of the others.
    ///   - delegate: Makes the delegate; by default there is none, and UIKit decides.
    ///   - isDressed: Whether a note comes in a navigation controller of its own.
    ///   - list: Makes the stack of the list side around its root.
    static func notes(
        _ name: String = "notes", contract: Contract = .open, isDressed: Bool = false,
        delegate: (@MainActor @Sendable () -> any UISplitViewControllerDelegate)? = nil,
        list: @escaping @MainActor @Sendable (UIViewController) -> UINavigationController = {
            stacked($0)
        }
    ) -> SplitViewSubject {
        SplitViewSubject(name, contract: contract, naming: .kinds) {
            makeNotesScene(isDressed: isDressed, list: list, delegate: delegate?())
        }
    }

    /// An app with named columns: a frame around the lists, and a plain placeholder.
    static func named(
        profile: UIKitProfile = .ios14, isMirrored: Bool = false,
        edge: UISplitViewController.PrimaryEdge = .leading
    ) -> SplitViewSubject {
        SplitViewSubject("named", contract: .open, profile: profile, naming: .kinds) {
            let split = UISplitViewController(style: .doubleColumn)
            if isMirrored { split.view.semanticContentAttribute = .forceRightToLeft }
            split.primaryEdge = edge
            let frame = UIViewController()
            frame.addChild(stacked(Folder()))
            split.setViewController(frame, for: .primary)
            split.setViewController(Blank(), for: .secondary)
            return SplitViewScene(split, screen: role(of:)).list { Folder() }.detail { _ in Note() }
                .listButton()
        }
    }

    /// An app that hides its list column, and may have a button that shows it.
    static func hidingList(isGestureOn: Bool, hasButton: Bool = false) -> SplitViewSubject {
        built(hasListButton: hasButton) { split in
            split.viewControllers = [stacked(Folder()), stacked(Blank())]
            split.preferredDisplayMode = .secondaryOnly
            split.presentsWithGesture = isGestureOn
            return []
        }
    }

    /// An app that is built by hand in a test.
    static func built(
        contract: Contract = .open, hasListButton: Bool = false,
        _ build: @escaping @MainActor @Sendable (UISplitViewController) -> [AnyObject]
    ) -> SplitViewSubject {
        SplitViewSubject("built", contract: contract, naming: .kinds) {
            let split = UISplitViewController()
            let kept = build(split)
            return SplitViewScene(split, keeping: kept, screen: role(of:))
                .list { Folder() }
                .detail { _ in Note() }
                .listButton(hasListButton)
        }
    }
}

extension Contract {
    /// Nothing is ruled out, and a note goes on top of the others.
    static let open = Contract(policies: Policies(selection: .stacks))
}

@MainActor private func makeNotesScene(
    isDressed: Bool, list: (UIViewController) -> UINavigationController,
    delegate: (any UISplitViewControllerDelegate)?
) -> SplitViewScene {
    let split = UISplitViewController()
    split.viewControllers = [
        list(Folder()), stacked(Blank()),
    ]
    split.delegate = delegate
    var kept: [AnyObject] = []
    if let delegate { kept.append(delegate) }
    let dress: @MainActor (UIViewController) -> UIViewController = {
        stacked($0)
    }
    return SplitViewScene(split, keeping: kept, screen: role(of:))
        .list { Folder() }
        .detail { _ in Note() }
        .replacingDetail { _ in Note(replaces: true) }
        .container(isDressed ? dress : nil)
        .onDelete { clearDetail(of: split) }
}

@MainActor private func clearDetail(of split: UISplitViewController) {
    let columns = split.viewControllers.compactMap { $0 as? UINavigationController }
    if split.isCollapsed {
        guard let list = columns.first,
            let folder = list.viewControllers.last(where: { $0 is Folder })
        else { return }
        list.popToViewController(folder, animated: false)
    } else {
        columns.last?.setViewControllers([Blank()], animated: false)
    }
}

/// A controller in a stack of its own.
@MainActor func stacked(_ root: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: root)
}
