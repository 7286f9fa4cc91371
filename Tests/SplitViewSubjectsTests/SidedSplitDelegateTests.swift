import SplitViewSubjects
import Testing
import UIKitModel

/// The Objective-C delegate of document 000, as app code: what no command of a search does.
@MainActor @Suite struct SidedSplitDelegateTests {
    @Test func `D11, D12: a list to show is left to the split view, and takes the primary's place`()
    {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let split = UISplitViewController()
        let delegate = SidedSplitDelegate()
        let detail = UINavigationController(rootViewController: BlankViewController())
        split.viewControllers = [
            UINavigationController(rootViewController: SidedListViewController()), detail,
        ]
        split.delegate = delegate
        let window = UIWindow(environment: .regular)
        window.rootViewController = split
        window.makeKeyAndVisible()
        let list = SidedListViewController()
        split.show(list, sender: nil)
        #expect(split.viewControllers == [list, detail])
    }
}
