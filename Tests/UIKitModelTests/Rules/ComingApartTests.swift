import Testing
import UIKitModel

/// App code that shows, sets or prefers something while named columns come apart: they stand where
/// they were set, each delegate call is made once, and what was preferred counts in the end.
@MainActor @Suite struct ComingApartTests {
    /// An app that is narrow, with the list on top, and whose detail acts once as it appears.
    private func app(acting act: @escaping (UISplitViewController) -> Void) -> ColumnApp {
        let detail = Acting(at: .appearance, act)
        let app = ColumnApp(.regular, .ios26) { (UIViewController(), nil) }
        app.answers.top = .primary
        app.narrow()
        detail.split = app.split
        app.split.setViewController(detail, for: .secondary)
        app.answers.calls = []
        return app
    }

    @Test func `K3, K13: a detail that is shown as it appears stays the detail`() {
        let app = app { $0.show(.secondary) }
        let detail = app.split.viewController(for: .secondary)
        app.widen()
        #expect(app.split.viewControllers.last === detail && app.split.viewControllers.count == 2)
        #expect(app.split.isShowing(.secondary) && app.split.children.count == 2)
        app.narrow()
        #expect(app.answers.calls.last { $0.hasPrefix("top") } == "top secondary")
        app.widen()
        #expect(app.split.viewController(for: .secondary) === detail)
    }

    @Test func `T10, K26: each column that changes is announced once, before and after`() {
        let new = UIViewController()
        let app = app { $0.setViewController(new, for: .secondary) }
        app.widen()
        #expect(app.split.viewController(for: .secondary) === new)
        #expect(new.viewIfLoaded?.window != nil && app.split.isShowing(.secondary))
        #expect(
            app.answers.calls == [
                "mode oneBesideSecondary", "willShow secondary", "didShow secondary", "didExpand",
            ])
    }

    @Test func `A1, K25: an inspector that is shown meanwhile is a column, and can be hidden`() {
        let inspector = UIViewController()
        let app = app { $0.show(.inspector) }
        app.split.setViewController(inspector, for: .inspector)
        app.widen()
        #expect(app.split.isShowing(.inspector) && inspector.viewIfLoaded?.window != nil)
        #expect(app.split.presentedViewController == nil)
        app.split.hide(.inspector)
        #expect(!app.split.isShowing(.inspector) && inspector.viewIfLoaded?.window == nil)
        app.narrow()
        #expect(inspector.viewIfLoaded?.window == nil)
    }

    @Test func `V4, UNK58: what is preferred meanwhile counts when they have come apart`() {
        let app = app { $0.preferredDisplayMode = .secondaryOnly }
        app.widen()
        #expect(app.split.displayMode == .secondaryOnly)
        let hiding = self.app { $0.hide(.primary) }
        hiding.widen()
        #expect(hiding.split.displayMode == .secondaryOnly)
    }

    @Test func `K13: a list that another replaces as its view loads gives way to it`() {
        let new = UIViewController()
        let list = Acting(at: .load) { $0.setViewController(new, for: .primary) }
        let app = ColumnApp(.compact, .ios26) { (nil, UIViewController()) }
        list.split = app.split
        app.split.setViewController(UIViewController(), for: .compact)
        app.widen()
        app.narrow()
        app.split.setViewController(list, for: .primary)
        app.widen()
        #expect(app.split.viewController(for: .primary) === new)
        #expect(new.parent?.parent === app.split && new.viewIfLoaded?.window != nil)
        #expect(list.parent == nil)
    }

    @Test func `K12, V21: another arrangement than the proposed one is announced, too`() {
        let app = ThreeColumnApp(.compact)
        let modes = Modes(expandingTo: .oneBesideSecondary)
        app.split.delegate = modes
        app.widen(1180)
        #expect(app.split.displayMode == .oneBesideSecondary)
        #expect(modes.announced == [.twoBesideSecondary, .oneBesideSecondary])
    }

    @Test func `K22: what an app has pushed above a list counts as the list`() {
        let app = ThreeColumnApp(.compact)
        app.split.show(.supplementary)
        let root = app.split.children.first as? UINavigationController
        root?.pushViewController(UIViewController(), animated: false)
        app.split.show(.secondary)
        app.answers.calls = []
        app.split.hide(.secondary)
        #expect(app.shown == [.supplementary])
        #expect(app.answers.calls == ["willShow supplementary", "didShow supplementary"])
    }

    @Test func `K25: over something presented no inspector comes, and none is announced`() {
        let app = ColumnApp(.compact, .ios26)
        let inspector = Acting(at: .load) { $0.show(.inspector) }
        inspector.split = app.split
        app.split.setViewController(inspector, for: .inspector)
        app.split.present(UIViewController(), animated: false)
        app.answers.calls = []
        app.split.show(.inspector)
        #expect(app.answers.calls == [] && !app.split.isShowing(.inspector))
        app.split.dismiss(animated: false)
        // It shows itself once more as its view loads.
        app.split.show(.inspector)
        #expect(app.split.isShowing(.inspector) && inspector.viewIfLoaded?.window != nil)
        app.split.hide(.inspector)
        #expect(inspector.viewIfLoaded?.window == nil)
    }

    /// A screen that acts once, on a split view.
    private final class Acting: UIViewController {
        enum Moment { case load, appearance }

        private let moment: Moment
        private var act: ((UISplitViewController) -> Void)?

        init(at moment: Moment, _ act: @escaping (UISplitViewController) -> Void) {
            self.moment = moment
            self.act = act
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            if moment == .load { actOnce() }
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if moment == .appearance { actOnce() }
        }

        /// The split view in which it acts.
        weak var split: UISplitViewController?

        private func actOnce() {
            guard let split else { return }
            let act = self.act
            self.act = nil
            act?(split)
        }
    }

    private final class Modes: NSObject, UISplitViewControllerDelegate {
        private let answer: UISplitViewController.DisplayMode
        var announced: [UISplitViewController.DisplayMode] = []

        init(expandingTo answer: UISplitViewController.DisplayMode) { self.answer = answer }

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
        ) { announced.append(mode) }
        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode { answer }
    }
}
