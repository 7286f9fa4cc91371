import UIKitModel

/// An app with a split view of three named columns in a window, and the delegate of `ColumnApp`.
@MainActor final class ThreeColumnApp {
    let runtime: ModelRuntime
    let split: UISplitViewController
    let window: UIWindow
    let answers = ColumnApp.Answers()
    let list: UIViewController
    let middle: UIViewController
    let detail: UIViewController

    /// Opens the app in a process of its own.
    ///
    /// - Parameters:
    ///   - environment: The window's.
    ///   - profile: Which UIKit is modelled.
    ///   - compact: What is set for the compact column.
    ///   - prepare: Sets what is preferred before the first appearance.
    init(
        _ environment: WindowEnvironment, _ profile: UIKitProfile = .ios26,
        compact: UIViewController? = nil, prepare: (UISplitViewController) -> Void = { _ in }
    ) {
        runtime = ModelRuntime(profile: profile)
        ModelRuntime.current = runtime
        (list, middle, detail) = (UIViewController(), UIViewController(), UIViewController())
        split = UISplitViewController(style: .tripleColumn)
        window = UIWindow(environment: environment)
        (list.title, middle.title, detail.title) = ("list", "middle", "detail")
        split.viewControllers = [list, middle, detail]
        split.setViewController(compact, for: .compact)
        split.delegate = answers
        prepare(split)
        window.rootViewController = split
        window.makeKeyAndVisible()
    }

    static func regular(_ width: CGFloat) -> WindowEnvironment {
        WindowEnvironment(horizontalSizeClass: .regular, width: width)
    }

    func narrow() { window.environment = .compact }
    func widen(_ width: CGFloat = 820) { window.environment = Self.regular(width) }

    /// The titles on the stack on which the columns are merged.
    var stack: [String] {
        let root = split.children.first as? UINavigationController
        return root?.viewControllers.map { vc in
            ((vc as? UINavigationController)?.viewControllers.first ?? vc).title ?? "?"
        } ?? []
    }

    /// The columns that are visible.
    var shown: [UISplitViewController.Column] {
        (0...4).compactMap(UISplitViewController.Column.init).filter(split.isShowing)
    }
}
