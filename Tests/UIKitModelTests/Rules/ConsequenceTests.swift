import Testing
import UIKitModel

/// Rules that follow from others, seen as an app sees them.
@MainActor @Suite struct ConsequenceTests {
    private func stack(_ root: UIViewController = UIViewController()) -> UINavigationController {
        stacked(root)
    }

    @Test func `C5, C6: after yes the secondary is where the delegate put it, or out of sight`() {
        for merges in [true, false] {
            let app = ClassicApp(.regular)
            app.answers.collapse = { secondary, primary in
                let stack = primary as? UINavigationController
                if merges { stack?.pushViewController(secondary, animated: false) }
                return true
            }
            app.narrow()
            #expect((app.list.viewControllers.last === app.detail) == merges)
            #expect(app.split.viewControllers == [app.list])
        }
    }

    @Test func `C7, ST5: without a delegate in time the detail is on top`() {
        let app = ClassicApp(.compact)
        #expect(app.list.topViewController === app.detail)
    }

    @Test func `C13: a primary that is no container keeps the detail out of sight`() {
        startProcess()
        let split = UISplitViewController()
        let (list, detail) = (UIViewController(), UIViewController())
        split.viewControllers = [list, detail]
        let window = UIWindow(.compact, showing: split)
        #expect(split.children == [list])
        window.environment = .regular
        #expect(split.children == [list, detail])
    }

    @Test func `X7, X8, N5: a shown detail comes out without a stack, and the first stays below`() {
        let app = ClassicApp(.regular, detail: { UINavigationController() })
        app.narrow()
        let shown = UIViewController()
        app.split.showDetailViewController(shown, sender: nil)
        #expect(app.list.viewControllers.suffix(2) == [app.detail, shown])
        app.widen()
        #expect(app.split.viewControllers == [app.list, shown])
        #expect(app.list.viewControllers.last === app.detail)
    }

    @Test func `N4, N9: a screen pushes on its own stack, and only the outer one leads back`() {
        let note = UIViewController()
        let app = ClassicApp(.regular, detail: { stacked(note) })
        app.narrow()
        let more = UIViewController()
        note.show(more, sender: nil)
        #expect(app.list.viewControllers.last === app.detail)
        #expect(more.navigationController === app.detail)
        more.navigationController?.popToRootViewController(animated: false)
        #expect(app.list.viewControllers.last === app.detail)
        app.list.popToRootViewController(animated: false)
        #expect(app.list.viewControllers.count == 1)
    }

    @Test func `V18, V20: what is held, and an overlay that goes after a selection`() {
        let app = ColumnApp(.regular, .ios26)
        app.split.showsSecondaryOnlyButton = true
        #expect(app.split.showsSecondaryOnlyButton)
        app.split.preferredDisplayMode = .oneOverSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        app.split.preferredDisplayMode = .secondaryOnly
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == .secondaryOnly)
    }
}
