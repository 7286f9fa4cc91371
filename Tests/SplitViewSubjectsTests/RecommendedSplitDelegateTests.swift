import SplitViewSubjects
import Testing
import UIKitModel

/// The delegate to copy, as app code: what no command of a search does, and what no law asks for.
@MainActor @Suite struct RecommendedSplitDelegateTests {
    /// An app with a list, a second one on it, and nothing chosen, in a visible window.
    @MainActor private struct App {
        let split: UISplitViewController
        let delegate: RecommendedSplitDelegate
        let lists: UINavigationController
        let window: UIWindow

        init(_ environment: WindowEnvironment) {
            ModelRuntime.current = ModelRuntime(profile: .ios26)
            split = UISplitViewController()
            delegate = RecommendedSplitDelegate()
            lists = UINavigationController(rootViewController: NoteListViewController())
            lists.pushViewController(NoteListViewController(), animated: false)
            split.viewControllers = [
                lists, UINavigationController(rootViewController: NoNoteViewController()),
            ]
            split.delegate = delegate
            window = UIWindow(environment: environment)
            window.rootViewController = split
            window.makeKeyAndVisible()
        }

        /// The last of the stacks, or the only one.
        var lastStack: [UIViewController] {
            (split.viewControllers.last as? UINavigationController)?.viewControllers ?? []
        }

        /// Shows two notes, in a navigation controller of their own.
        func showStack() -> (notes: [UIViewController], wrapper: UINavigationController) {
            let record = NotesRecord()
            let notes = [NoteViewController(record: record), NoteViewController(record: record)]
            let wrapper = UINavigationController(rootViewController: notes[0])
            wrapper.pushViewController(notes[1], animated: false)
            split.showDetailViewController(wrapper, sender: nil)
            return (notes, wrapper)
        }
    }

    @Test func `a detail that comes as a stack is shown with all its screens, beside the lists`() {
        let app = App(.regular)
        let shown = app.showStack()
        #expect(app.lastStack == shown.notes)
        #expect(shown.wrapper.viewControllers.isEmpty)
    }

    @Test func `a detail that comes as a stack is shown with all its screens, on top of the lists`()
    {
        let app = App(.compact)
        let lists = app.lists.viewControllers
        let shown = app.showStack()
        #expect(app.lastStack == lists + shown.notes)
        #expect(shown.wrapper.viewControllers.isEmpty)
    }

    @Test func `cleared beside the lists, all details give way to the placeholder`() {
        let app = App(.regular)
        _ = app.showStack()
        app.delegate.clearDetails(of: app.split)
        #expect(app.lastStack.count == 1)
        #expect(app.lastStack.first is NoNoteViewController)
        #expect(app.lists.viewControllers.count == 2)
    }

    @Test func `cleared on top of the lists, all details go and every list stays`() {
        let app = App(.compact)
        let lists = app.lists.viewControllers
        _ = app.showStack()
        app.delegate.clearDetails(of: app.split)
        #expect(app.lastStack == lists)
    }
}
