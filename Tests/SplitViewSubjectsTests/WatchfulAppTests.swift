import SplitViewSubjects
import Testing
import UIKitModel

/// The watchful apps that answer in unusual ways, or arrange their columns themselves.
@MainActor @Suite struct WatchfulAppTests {
    /// An app in a window of its own, on a runtime of its own. Tests that take turns share the
    /// present runtime, so it is set where the test begins, and not in an initialiser.
    private func opened<App>(
        _ makeApp: () -> App, _ root: (App) -> UIViewController
    ) -> (App, UIWindow) {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let app = makeApp()
        let window = UIWindow(environment: .regular)
        window.rootViewController = root(app)
        window.makeKeyAndVisible()
        return (app, window)
    }

    private func opened(
        listStack: @escaping WatchfulApp.ListStack = { WatchedNavigationController($0, $1) },
        delegate: @escaping @MainActor (Watch) -> any WatchfulDelegate
    ) -> (WatchfulApp, UIWindow) {
        opened({ WatchfulApp(listStack: listStack, delegate: delegate) }, \.split)
    }

    private func stack(_ split: UISplitViewController, _ column: Int) -> UINavigationController? {
        split.viewControllers[column] as? UINavigationController
    }

    @Test func `the notes take the lists in, one or several, and hand them back (C1, X1, ST7)`()
        throws
    {
        let (app, window) = opened { HostingSplitDelegate($0) }
        let note = app.makeNote()
        app.split.showDetailViewController(app.stack(note), sender: nil)
        for count in 1...2 {
            let lists = try #require(stack(app.split, 0)).viewControllers
            #expect(lists.count == count)
            let notes = stack(app.split, 1)
            window.environment = .compact
            #expect(app.split.viewControllers == [notes])
            #expect(notes?.viewControllers == lists + [note])
            window.environment = .regular
            #expect(stack(app.split, 0)?.viewControllers == lists)
            #expect(stack(app.split, 1) === notes)
            #expect(app.shownNote === note)
            stack(app.split, 0)?.pushViewController(app.makeList(), animated: false)
        }
        #expect(app.watch.complaints == [])
    }

    @Test func `it says what should not have been asked`() {
        let (app, window) = opened { HostingSplitDelegate($0) }
        let lists = app.split.viewControllers[0]
        _ = app.delegate.splitViewController(app.split, collapseSecondary: lists, onto: lists)
        _ = app.delegate.primaryViewController(forExpanding: app.split)
        window.environment = .compact
        _ = app.delegate.primaryViewController(forCollapsing: app.split)
        #expect(
            app.watch.complaints == [
                "asked to merge a stack with itself", "asked to expand when expanded",
                "asked to collapse when collapsed",
            ])
    }

    @Test func `lists that merge by themselves push a stack, and give it back (C11, C12)`() {
        let (app, window) = opened(listStack: { WatchedListStack($0, $1) }) {
            YieldingSplitDelegate($0)
        }
        let (lists, notes) = (stack(app.split, 0), app.stack(app.makeNote()))
        app.split.showDetailViewController(notes, sender: nil)
        window.environment = .compact
        #expect(lists?.topViewController === notes)
        _ = app.delegate.splitViewController(app.split, collapseSecondary: notes, onto: notes)
        #expect(app.watch.complaints == ["asked to collapse when collapsed"])
        window.environment = .regular
        #expect(app.split.viewControllers == [lists, notes])
        _ = app.delegate.splitViewController(app.split, separateSecondaryFrom: notes)
        #expect(app.watch.complaints.last == "asked to expand when expanded")
    }

    @Test func `a stack that is a column no more stays with the split view, and comes back`() {
        let (app, window) = opened { ParkingSplitDelegate($0) }
        let note = app.makeNote()
        let notes = app.stack(note)
        app.split.showDetailViewController(notes, sender: nil)
        let lists = stack(app.split, 0)
        for _ in 1...2 {
            window.environment = .compact
            #expect(app.split.viewControllers == [lists])
            #expect(app.split.children == [lists, notes])
            #expect(app.shownNote === note)
            window.environment = .regular
            #expect(app.split.viewControllers == [lists, notes])
            #expect(app.shownNote === note)
        }
        let second = app.makeNote()
        note.navigationController?.pushViewController(second, animated: false)
        window.environment = .compact
        #expect(lists?.viewControllers.suffix(2) == [note, second])
        window.environment = .regular
        #expect(stack(app.split, 1)?.viewControllers == [note, second])
        #expect(app.shownNote === second)
        window.environment = .compact
        notes.willMove(toParent: nil)
        notes.removeFromParent()
        #expect(app.watch.complaints == [])
        window.environment = .regular
        #expect(app.watch.complaints == ["a child that is no column is taken away"])
    }

    @Test func `a blank that UIKit keeps comes back (P2), also one assigned while narrow (ST12)`() {
        let (app, window) = opened(ArrangingApp.init, \.split)
        let bar = app.split.children.last
        app.split.showDetailViewController(app.makeNote(), sender: nil)
        for _ in 1...2 {
            window.environment = .compact
            app.clear()
            app.split.showDetailViewController(app.makeNote(), sender: nil)
            #expect(app.shownNote != nil)
            app.clear()
            window.environment = .regular
            #expect(app.shownNote == nil)
            app.startOver()
        }
        #expect(app.split.children.last === bar)
        #expect(app.watch.complaints == [])
    }

    @Test func `it says so when another comes back`() {
        let (app, window) = opened(ArrangingApp.init, \.split)
        window.environment = .compact
        let delegate = app.delegate
        _ = delegate.splitViewController(
            app.split, separateSecondaryFrom: app.split.viewControllers[0])
        delegate.splitViewControllerDidExpand(app.split)
        #expect(app.watch.complaints.last == "another detail comes back than the one that was kept")
    }

    @Test func `the page stands around everything while narrow, and beside the lists while wide`() {
        let (app, window) = opened(MovingApp.init, { $0.split.parent ?? $0.split })
        let (frame, page) = (app.split.parent, app.split.viewControllers[1])
        for _ in 1...2 {
            window.environment = .compact
            #expect(app.split.parent === page)
            #expect(page.parent === frame)
            #expect(app.split.viewControllers.count == 1)
            window.environment = .regular
            #expect(app.split.parent === frame)
            #expect(app.split.viewControllers.last === page)
            #expect(app.split.children.last === page)
        }
        // With a note there is no page to restore.
        window.environment = .compact
        let note = app.makeNote()
        app.split.showDetailViewController(note, sender: nil)
        window.environment = .regular
        #expect(app.split.parent === frame)
        #expect(page.parent == nil)
        #expect(app.shownNote === note)
        #expect(app.watch.complaints == [])
    }

    @Test func `the next note takes the place of one, as soon as it is seen or at once`() {
        let (app, window) = opened(MovingApp.init, { $0.split.parent ?? $0.split })
        let (first, second) = (app.makeNote(), app.makeNote())
        app.split.showDetailViewController(first, sender: nil)
        first.navigationController?.pushViewController(second, animated: false)
        for environment in [WindowEnvironment.regular, .compact] {
            window.environment = environment
            let third = app.showNext(after: app.shownNote ?? first)
            #expect(app.shownNote === third)
            #expect(third.navigationController?.viewControllers.suffix(2) == [first, third])
        }
        let covered = app.showNext(after: first)
        #expect(first.navigationController == nil)
        #expect(covered.navigationController?.viewControllers.suffix(2).first === covered)
        #expect(app.watch.complaints == [])
    }

    @Test func `a note goes as UIKit would take it off (X4), and wherever it stands`() throws {
        let (app, window) = opened(ArrangingApp.init, \.split)
        for environment in [WindowEnvironment.regular, .compact] {
            window.environment = environment
            let (first, second) = (app.makeNote(), app.makeNote())
            app.split.showDetailViewController(first, sender: nil)
            first.navigationController?.pushViewController(second, animated: false)
            app.close(first)
            #expect(app.shownNote === second)
            app.close(second)
            #expect(app.shownNote == nil)
        }
        #expect(app.watch.complaints == [])
    }
}
