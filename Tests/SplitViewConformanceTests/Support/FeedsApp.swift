import SplitViewConformance
import UIKitModel

/// A list of the app about names: of feeds, or of the articles of one.
final class FeedListController: UIViewController {}

/// What it shows of an item.
final class ArticleViewController: UIViewController {
    let item: Int?

    init(item: Int? = nil) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

/// A list of another class, to which the app gives a name.
final class HomeVC: UIViewController {}

/// A screen whose class is named after nothing but its kind.
final class ViewController: UIViewController {}

/// What it shows where no article is chosen.
final class NothingViewController: UIViewController {}

/// The tabs of the list side.
final class FeedTabs: UITabBarController {}

/// What each screen of the app is.
@MainActor func feedsScreen(_ controller: UIViewController) -> SplitViewScene.Screen {
    switch controller {
    case let article as ArticleViewController: article.item.map { .detail(item: $0) } ?? .detail
    case is NothingViewController: .placeholder
    case is HomeVC: .list.named("Timeline")
    default: .list
    }
}

/// Throws the articles away when the columns merge.
final class ForgetfulFeedsDelegate: NSObject, Merges {
    func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool { true }
}

extension SplitViewSubject {
    /// An app with names of its own.
    ///
    /// - Parameters:
    ///   - naming: How reports speak of its screens.
    ///   - contract: What it promises.
    ///   - laws: Its own laws.
    ///   - showsItems: Whether its articles say which item they show.
    ///   - screen: What each screen is.
    ///   - root: Makes the controller of the list side.
    static func feeds(
        naming: Naming = .own, contract: Contract = .usual, laws: [SplitViewLaw] = [],
        showsItems: Bool = true,
        screen: @escaping @MainActor @Sendable (UIViewController) -> SplitViewScene.Screen =
            feedsScreen,
        root: @escaping @MainActor @Sendable () -> UIViewController = {
            stacked(HomeVC())
        }
    ) -> SplitViewSubject {
        SplitViewSubject("feeds", contract: contract, laws: laws, naming: naming) {
            let split = UISplitViewController()
            let delegate = ForgetfulFeedsDelegate()
            split.viewControllers = [
                root(), stacked(NothingViewController()),
            ]
            split.delegate = delegate
            return SplitViewScene(split, keeping: [delegate], screen: screen)
                .list { FeedListController() }
                .detail { row in ArticleViewController(item: showsItems ? row : nil) }
                .container { stacked($0) }
        }
    }
}
