import SplitViewConformance
import SplitViewSubjects
import TestTools
import Testing
import UIKitModel

/// Points about which nothing is known: both ways are tried, and a finding says on which it rests.
@MainActor @Suite struct ChoiceTests {
    /// The article counts as closed when the list is shown again in a narrow window, as apps find
    /// out that a person went back.
    final class ClosesInDidShow: Reader, UINavigationControllerDelegate {
        private var shownRow: Int?

        override init() {
            super.init()
            (split.viewControllers[0] as? UINavigationController)?.delegate = self
        }

        override func tap(_ row: Int) {
            shownRow = row
            super.tap(row)
        }

        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) {
            if split.isCollapsed, viewController is ArticleList { shownRow = nil }
        }

        override var scene: SplitViewScene {
            super.scene.recordedItem { [unowned self] in shownRow }
        }
    }

    private func reader(_ profile: UIKitProfile) -> SplitViewSubject {
        SplitViewSubject(
            "closes-in-did-show", contract: .usual(Policies(selection: .replaces)),
            profile: profile
        ) {
            ClosesInDidShow().scene
        }
    }

    @Test func `didShow inside a separation is a choice, and both ways are tried`() throws {
        let choice = UIKitProfile.Choice.announcesAfterTransitions
        let inside = UIKitProfile.ios26.reversing(choice)
        try expectPair(reader(.ios26), reader(inside), "app-record: launch narrow; select 1; widen")
        guard isWhole else { return }
        let ends = try checkConformance(
            of: reader(.ios26), budget: .commands(6_000), seed: 14, isolated: false
        ).looseEnds.filter { $0.kind == .nothingBehindChoices }
        #expect(
            ends.map(\.description) == [
                "app-record breaks where this is not so (UNK54: \(choice.assumption)): "
                    + "launch narrow; select 1; widen"
            ])
    }
}
