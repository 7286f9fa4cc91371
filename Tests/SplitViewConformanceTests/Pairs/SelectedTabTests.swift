import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps that have a say in what a tap on the selected tab does.
@MainActor @Suite struct SelectedTabTests {
    /// Which taps on tabs an app lets have their effect.
    private final class Refusals: NSObject, UITabBarControllerDelegate {
        let mayTap: (UITabBarController, UIViewController) -> Bool

        init(_ mayTap: @escaping (UITabBarController, UIViewController) -> Bool) {
            self.mayTap = mayTap
        }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { mayTap(tabBarController, viewController) }
    }

    /// A tap on the selected tab scrolls up what is in front, and nothing else.
    class ScrollsUp: TabbedReader {
        private var refusals: Refusals?

        override init() {
            super.init()
            refusals = Refusals { [unowned self] in mayTap($0, $1) }
            tabs.delegate = refusals
        }

        func mayTap(_ tabs: UITabBarController, _ tab: UIViewController) -> Bool {
            tab !== tabs.selectedViewController
        }
    }

    /// A tap on the selected tab goes back by one screen.
    final class GoesBackByOne: ScrollsUp {
        override func mayTap(_ tabs: UITabBarController, _ tab: UIViewController) -> Bool {
            guard tab === tabs.selectedViewController else { return true }
            (tab as? UINavigationController)?.popViewController(animated: true)
            return false
        }
    }

    /// The second tab is a button.
    final class HasButton: ScrollsUp {
        override func mayTap(_ tabs: UITabBarController, _ tab: UIViewController) -> Bool {
            tab !== tabs.viewControllers?.last
        }
    }

    /// The app lets a tap on the selected tab have its effect, and shows everything again.
    final class Sticks: TabbedReader {
        private var shown: [UIViewController] = []

        override func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            let isAgain = viewController === tabBarController.selectedViewController
            shown = isAgain ? stackInFront.viewControllers : []
            return true
        }

        override func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
            if !shown.isEmpty { stackInFront.setViewControllers(shown, animated: false) }
        }
    }

    @Test func `TB4: an app may refuse a tap on a tab, and go back by itself`() throws {
        for make in [{ ScrollsUp() }, { GoesBackByOne() }, { HasButton() }]
            as [@MainActor @Sendable () -> TabbedReader]
        {
            try expectPair(
                .reader { make() }, .reader { Sticks() },
                "tap-works: launch narrow; select 1; tap-tab-again")
        }
    }

    @Test func `TB4: the stage asks the delegate about a tap on the selected tab`() throws {
        func front(of subject: SplitViewSubject) throws -> Snapshot.Kind? {
            let stage = SplitViewStage(subject)
            stage.reset()
            try stage.act(on: "launch narrow; select 1; tap-tab-again")
            return stage.picture.front(of: .primary)?.kind
        }
        #expect(try front(of: .reader { TabbedReader() }) == .list)
        #expect(try front(of: .reader { ScrollsUp() }) == .detail)
    }
}
