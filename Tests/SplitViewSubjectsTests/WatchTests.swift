import SplitViewSubjects
import Testing
import UIKitModel

/// A watchful app reports a callback that does not match the screen.
@MainActor @Suite struct WatchTests {
    private let runtime = ModelRuntime(profile: .ios26)
    private let opened: (app: WatchfulApp, window: UIWindow)

    init() {
        ModelRuntime.current = runtime
        opened = (WatchfulApp { WatchfulMergingDelegate($0) }, UIWindow(environment: .regular))
        opened.window.rootViewController = opened.app.split
        opened.window.makeKeyAndVisible()
    }

    // Another test may have run since the window was opened.
    private var app: WatchfulApp {
        ModelRuntime.current = runtime
        return opened.app
    }

    private var window: UIWindow {
        ModelRuntime.current = runtime
        return opened.window
    }

    private func complaints() -> [String] {
        app.watch.look()
        return app.watch.complaints
    }

    @Test func `nothing to complain about, whatever the window does`() {
        for environment in [WindowEnvironment.compact, .regular, .compact] {
            window.environment = environment
            app.split.showDetailViewController(app.stack(app.makeNote()), sender: nil)
            #expect(app.shownNote != nil)
        }
        #expect(complaints() == [])
    }

    @Test func `a complaint becomes a note that is not shown`() throws {
        app.delegate.splitViewControllerDidCollapse(app.split)
        let alarm = try #require(app.shownNote)
        #expect(alarm.parent == nil)
    }

    @Test func `of the size`() {
        app.delegate.splitViewControllerDidCollapse(app.split)
        #expect(
            complaints() == [
                "a callback about a change that did not happen",
                "other columns are shown than the callbacks said",
                "the columns changed without a callback",
            ])
    }

    @Test func `of the display mode`() {
        let delegate = app.delegate
        delegate.splitViewController(app.split, willChangeTo: app.split.displayMode)
        #expect(app.watch.complaints == ["a callback about the present display mode"])
        delegate.splitViewController(app.split, willChangeTo: .secondaryOnly)
        #expect(complaints().dropFirst() == ["the display mode changed without a callback"])
    }

    @Test func `of columns`() {
        let delegate = app.delegate
        delegate.splitViewController(app.split, willShow: .primary)
        delegate.splitViewController(app.split, didShow: .primary)
        #expect(app.watch.complaints == ["a column is shown twice"])
        delegate.splitViewController(app.split, didShow: .secondary)
        #expect(app.watch.complaints.last == "a column was shown without a callback before")
        delegate.splitViewController(app.split, willHide: .secondary)
        #expect(
            complaints().suffix(2) == [
                "a column is left in between", "other columns are shown than the callbacks said",
            ])
        delegate.splitViewController(app.split, didHide: .secondary)
        delegate.splitViewController(app.split, didHide: .secondary)
        #expect(app.watch.complaints.last == "a column was hidden without a callback before")
        delegate.splitViewController(app.split, willHide: .secondary)
        #expect(app.watch.complaints.last == "a column is hidden twice")
    }

    @Test func `of questions at the wrong time`() throws {
        let columns = app.split.viewControllers
        _ = app.delegate.splitViewController(app.split, separateSecondaryFrom: columns[0])
        #expect(app.watch.complaints == ["asked to expand when expanded"])
        window.environment = .compact
        _ = app.delegate.splitViewController(
            app.split, collapseSecondary: columns[1], onto: columns[0])
        #expect(app.watch.complaints.last == "asked to collapse when collapsed")
    }

    @Test func `of appearance and of parents`() throws {
        let note = app.makeNote()
        app.split.showDetailViewController(app.stack(note), sender: nil)
        #expect(complaints() == [])
        note.viewWillAppear(false)
        #expect(
            complaints() == [
                "a screen got the callback appearing while on",
                "a screen does not know whether it is visible",
            ])
        note.didMove(toParent: app.split)
        #expect(app.watch.complaints.last == "a screen got a callback with a wrong parent")
        note.willMove(toParent: nil)
        #expect(complaints().last == "a note got no callback about its container")
        note.didMove(toParent: nil)
        #expect(app.watch.complaints.last == "a screen has left its stack and is still seen")
    }

    @Test func `a change that is announced twice`() {
        window.environment = .compact
        app.delegate.splitViewControllerDidCollapse(app.split)
        #expect(app.watch.complaints == ["two callbacks about the same change"])
    }

    @Test func `of who leaves, and who stays`() {
        let note = app.makeNote()
        let stack = app.stack(note)
        #expect(complaints() == ["an invisible stack is kept"])
        note.willMove(toParent: app.split)
        #expect(
            app.watch.complaints.last
                == "a column got the callback of the split view while it is elsewhere")
        stack.willMove(toParent: nil)
        #expect(complaints().contains("a screen got no callback about its removal"))
    }

    @Test func `of a detail that does not follow the one before it, as recorded (D8)`() {
        let columns = app.split.viewControllers
        let next = app.stack(app.makeNote())
        _ = app.delegate.splitViewController(app.split, showDetail: next, sender: nil)
        next.didMove(toParent: app.split)
        #expect(app.watch.complaints.last == "a detail comes before the old one has left")
        app.split.viewControllers = [columns[0]]
        columns[0].viewWillAppear(false)
        #expect(app.watch.complaints.contains("a detail does not follow the old one"))
    }
}
