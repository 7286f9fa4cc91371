import SplitViewConformance
import Testing
import UIKit

@testable import AppFiles

@MainActor @Suite struct AppFilesTests {
    @Test func `the reader keeps its promises`() throws {
        let subject = SplitViewSubject("reader") {
            SplitViewScene(ReaderSplitViewController(nibName: nil, bundle: nil)) {
                $0 is NothingViewController
                    ? .placeholder : $0 is ArticleViewController ? .detail : .list
            }
            .list { FeedViewController() }
            .detail { row in ArticleViewController(number: row) }
        }
        try checkConformance(of: subject, budget: .commands(20_000), seed: 42)
    }

    @Test func `a mail of the mailboxes follows into the one stack`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let coordinator = RootCoordinator()
        let window = UIWindow(environment: .regular)
        window.rootViewController = coordinator.start()
        window.makeKeyAndVisible()
        let mail = coordinator.open(3)
        #expect(mail.isFirstResponder && mail.view.window === window)
        window.environment = .compact
        #expect(coordinator.tabs.selectedViewController?.children.last === mail)
    }

    @Test func `the library reads its book from the storyboard`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        UIStoryboard(name: "Reader", bundle: nil).register("Book") { BookViewController() }
        let router = Router()
        let window = UIWindow(environment: .regular)
        window.rootViewController = router.split
        window.makeKeyAndVisible()
        router.go(to: .book(7), animated: true)
        let book =
            (router.split.viewController(for: .secondary) as? UINavigationController)?
            .topViewController as? BookViewController
        #expect(book?.number == 7 && book?.title == "Book")
        #expect(ModelRuntime.current.exception == nil)
    }

    @Test func `the frame of the reminders is asked to show a detail`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        let (frame, outer) = (RemindersFrame(), UINavigationController())
        outer.viewControllers = [frame]
        let window = UIWindow(environment: .regular)
        window.rootViewController = outer
        window.makeKeyAndVisible()
        #expect(frame.view.layer.borderColor != frame.view.layer.shadowColor)
        let inner = UIViewController()
        frame.addChild(inner)
        inner.showDetailViewController(UIViewController(), sender: nil)
        #expect(frame.shown.count == 1)
        outer.viewControllers = []
        UndoWatcher(frame.view).stop(frame)
        #expect(runtime.exception == nil)
    }

    @Test func `the menu gets back its inset when the list comes back`() {
        ModelRuntime.current = ModelRuntime(profile: .ios14)
        let split = MenuSplitViewController(style: .doubleColumn)
        let menu = MenuViewController()
        split.setViewController(menu, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let window = UIWindow(environment: .regular)
        window.rootViewController = split
        window.makeKeyAndVisible()
        menu.showPresenter()
        split.hide(.primary)
        split.show(.primary)
        #expect(menu.view.safeAreaInsets.left == 100)
    }
}
