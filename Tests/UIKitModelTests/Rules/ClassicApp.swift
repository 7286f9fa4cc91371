import UIKitModel

/// An app with a split view of two columns in a window, and a delegate made of closures.
@MainActor final class ClassicApp {
    let runtime: ModelRuntime
    let split: UISplitViewController
    let window: UIWindow
    let answers = Answers()
    let list: UINavigationController
    let detail: UIViewController

    /// Opens the app, in a process of its own, with a list and a detail, or others in their place.
    /// - Parameters:
    ///   - environment: the window's.
    ///   - profile: which UIKit is modelled.
    ///   - makeList: makes the primary.
    ///   - makeDetail: makes the secondary.
    init(
        _ environment: WindowEnvironment, _ profile: UIKitProfile = .ios26,
        list makeList: () -> UINavigationController = { stacked(UIViewController()) },
        detail makeDetail: () -> UIViewController = { UIViewController() }
    ) {
        runtime = ModelRuntime(profile: profile)
        ModelRuntime.current = runtime
        split = UISplitViewController()
        window = UIWindow(environment: environment)
        list = makeList()
        detail = makeDetail()
        split.viewControllers = [list, detail]
        split.delegate = answers
        window.rootViewController = split
        window.makeKeyAndVisible()
    }

    /// What the delegate was asked, without the answers.
    var questions: [DelegateQuestion] {
        runtime.events.compactMap {
            if case .asked(let question, _) = $0 { question } else { nil }
        }
    }

    func narrow() { window.environment = .compact }
    func widen() { window.environment = .regular }

    /// A delegate with every method that a test needs.
    final class Answers: NSObject, UISplitViewControllerDelegate {
        var primaryForCollapsing: UIViewController?
        var collapse: (UIViewController, UIViewController) -> Bool = { _, _ in false }
        var separate: (UIViewController) -> UIViewController? = { _ in nil }
        var showDetail: (UIViewController) -> Bool = { _ in false }
        var didExpand: () -> Void = {}
        var target: () -> UISplitViewController.DisplayMode = { .automatic }

        func primaryViewController(
            forCollapsing splitViewController: UISplitViewController
        ) -> UIViewController? { primaryForCollapsing }

        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { collapse(secondaryViewController, primaryViewController) }

        func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? { separate(primaryViewController) }

        func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController,
            sender: Any?
        ) -> Bool { showDetail(vc) }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) { didExpand() }

        func targetDisplayModeForAction(
            in svc: UISplitViewController
        ) -> UISplitViewController.DisplayMode { target() }
    }
}
