import Testing
import UIKitModel

/// App code that sets or takes columns in the callbacks about other changes of them: the later call
/// counts, and no controller stands in two places.
@MainActor @Suite struct InterruptedColumnTests {
    @Test func `another detail that is set as the old one leaves stays`() {
        let app = ColumnApp(.regular, .ios26) { (UIViewController(), Leaving()) }
        let (first, second) = (UINavigationController(), UINavigationController())
        let old = app.split.viewController(for: .secondary) as? Leaving
        old?.leaves = { app.split.setViewController(second, for: .secondary) }
        app.split.setViewController(first, for: .secondary)
        #expect(app.split.viewController(for: .secondary) === second)
        #expect(app.split.children.last === second && first.parent == nil)
        app.split.setViewController(first, for: .primary)
        app.narrow()
        app.widen()
        #expect(app.split.children == [first, second])
    }

    @Test(arguments: [
        (UISplitViewController.Column.primary, "hide supplementary"),
        (.secondary, "hide supplementary"), (.secondary, "show secondary"),
    ])
    func `a list that another container takes during a collapse does not come back`(
        _ top: UISplitViewController.Column, _ moment: String
    ) throws {
        let app = InterruptedApp(.regular, style: .tripleColumn)
        app.answersTop(top)
        let thief = UIViewController()
        let list = try #require(app.list.navigationController)
        app.does(in: moment) { thief.addChild(list) }
        app.window.environment = .compact
        #expect(app.runtime.exception == nil && list.parent === thief)
        app.window.environment = .regular
        #expect(Set(app.split.children).count == 3 && !app.split.children.contains(list))
        #expect(app.split.viewControllers == [app.middle, app.detail])
        #expect(app.split.children.last === app.detail.navigationController)
    }

    @Test(arguments: [UISplitViewController.Column.supplementary, .secondary])
    func `a column that is set during a collapse is there afterwards`(
        _ column: UISplitViewController.Column
    ) {
        let app = InterruptedApp(.regular, style: .tripleColumn)
        let new = UINavigationController()
        app.does(in: "hide secondary") { app.split.setViewController(new, for: column) }
        app.window.environment = .compact
        app.window.environment = .regular
        #expect(app.split.viewController(for: column) === new)
        #expect(app.split.children.contains(new) && app.split.children.count == 3)
    }

    @Test func `a list that is set as the columns come back from the compact one is the list`() {
        let app = InterruptedApp(.compact, style: .tripleColumn, compact: UIViewController())
        let new = UINavigationController()
        app.does(in: "show secondary") { app.split.setViewController(new, for: .primary) }
        app.window.environment = .regular
        #expect(app.split.viewController(for: .primary) === new)
        #expect(app.split.children.contains(new) && app.split.children.count == 3)
    }

    @Test func `a detail that is set during an expansion is the detail afterwards`() {
        let app = InterruptedApp(.compact)
        app.split.show(.primary)
        app.split.setViewController(nil, for: .secondary)
        let new = UINavigationController()
        app.does(in: "show secondary") { app.split.setViewController(new, for: .secondary) }
        app.window.environment = .regular
        #expect(app.split.children.last === new && app.split.children.count == 2)
    }
}

/// Named columns, and a delegate that does something once.
@MainActor private final class InterruptedApp {
    let runtime = ModelRuntime(profile: .ios26)
    let split: UISplitViewController
    let window: UIWindow
    let list: UIViewController
    let middle: UIViewController
    let detail: UIViewController
    private let delegate = Interrupting()

    init(
        _ environment: WindowEnvironment, style: UISplitViewController.Style = .doubleColumn,
        compact: UIViewController? = nil
    ) {
        ModelRuntime.current = runtime
        split = UISplitViewController(style: style)
        (list, middle, detail) = (UIViewController(), UIViewController(), UIViewController())
        window = UIWindow(environment: environment)
        split.viewControllers = style == .tripleColumn ? [list, middle, detail] : [list, detail]
        if let compact { split.setViewController(compact, for: .compact) }
        split.delegate = delegate
        window.rootViewController = split
        window.makeKeyAndVisible()
    }

    func does(in moment: String, _ deed: @escaping () -> Void) {
        (delegate.moment, delegate.deed) = (moment, deed)
    }

    func answersTop(_ column: UISplitViewController.Column) { delegate.top = column }

    private final class Interrupting: NSObject, UISplitViewControllerDelegate {
        var moment = ""
        var deed: () -> Void = {}
        var top: UISplitViewController.Column?

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column { top ?? proposed }
        func splitViewController(
            _ svc: UISplitViewController, willShow column: UISplitViewController.Column
        ) { hear("show \(column)") }
        func splitViewController(
            _ svc: UISplitViewController, willHide column: UISplitViewController.Column
        ) { hear("hide \(column)") }

        private func hear(_ what: String) {
            guard what == moment else { return }
            moment = ""
            deed()
        }
    }
}

/// A navigation controller that does something once as it leaves its container.
private final class Leaving: UINavigationController {
    var leaves: () -> Void = {}

    override func willMove(toParent parent: UIViewController?) {
        guard parent == nil else { return }
        let deed = leaves
        leaves = {}
        deed()
    }
}
