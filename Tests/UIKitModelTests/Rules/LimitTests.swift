import Testing

@testable import UIKitModel

/// What is declared and not modelled, or chosen where nothing is known.
@MainActor @Suite struct LimitTests {
    /// What is declared and not modelled, and each use of it.
    @Test(
        arguments: [
            { $0.setViewController(UIViewController(), for: .supplementary) },
            { _ = $0.view.observe(\.bounds) { _, _ in } },
            { _ = $0.view.observe(\.frame, options: [.old]) { _, _ in } },
        ] as [@MainActor @Sendable (UISplitViewController) -> Void])
    func `using what is not modelled ends the run and says so`(
        use: @MainActor @Sendable (UISplitViewController) -> Void
    ) {
        let app = ColumnApp(.regular, .ios26)
        #expect(app.split.viewController(for: .compact) == nil)
        app.split.setViewController(nil, for: .compact)
        #expect(app.runtime.exception == nil)
        use(app.split)
        #expect(app.runtime.exception?.isLimitOfModel == true)
        #expect(app.runtime.exception?.reason.hasPrefix("not modelled: ") == true)
    }

    @Test func `K17: two columns have none between them to show or hide`() {
        for environment in [WindowEnvironment.regular, .compact] {
            let app = ColumnApp(environment, .ios26)
            app.answers.calls = []
            app.split.hide(.supplementary)
            app.split.show(.supplementary)
            #expect(app.runtime.exception == nil && app.answers.calls == [])
            #expect(app.split.preferredDisplayMode == .automatic)
        }
    }

    @Test func `UNK42: before iOS 26 there is no inspector`() {
        let app = ColumnApp(.regular, .ios14)
        app.split.show(.inspector)
        #expect(app.runtime.exception?.isLimitOfModel == true)
    }

    @Test func `UNK39: a delegate that answers with a column that was not set is not followed`() {
        final class Delegate: UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
            ) -> UISplitViewController.Column { .compact }
        }
        let app = ColumnApp(.regular, .ios26)
        let delegate = Delegate()
        app.split.delegate = delegate
        app.window.environment = .compact
        #expect(app.runtime.exception == nil)
        #expect(app.split.isShowing(.secondary))
    }
}
