import Testing
import UIKitModel

/// Where details go that are shown by the split view: section 7 of the rules.
@MainActor @Suite struct ShowDetailTests {
    @Test("D7: the detail that is shown already stays as it is")
    func same() throws {
        let app = ClassicApp(.regular, detail: { MoveRecorder() })
        let detail = try #require(app.detail as? MoveRecorder)
        detail.moves = 0
        app.split.showDetailViewController(detail, sender: nil)
        #expect(app.split.viewControllers == [app.list, detail])
        #expect(detail.moves == 0)
    }

    @Test("P4: a detail shown while there is one column is the one that comes back")
    func preserved() {
        let app = ClassicApp(.regular)
        app.answers.collapse = { _, _ in true }
        app.narrow()
        let shown = UIViewController()
        app.split.showDetailViewController(shown, sender: nil)
        #expect(app.list.popViewController(animated: false) === shown)
        app.widen()
        #expect(app.split.viewControllers == [app.list, shown])
    }

    @Test("D4: where the only column has no stack, a detail covers the window")
    func presented() {
        let app = ClassicApp(.regular)
        app.split.viewControllers = [UIViewController(), app.detail]
        app.narrow()
        let shown = UIViewController()
        app.split.showDetailViewController(shown, sender: nil)
        #expect(app.split.presentedViewController === shown)
    }
}

/// A controller that counts how often it changes its parent.
private final class MoveRecorder: UIViewController {
    var moves = 0

    override func willMove(toParent parent: UIViewController?) { moves += 1 }
}
