import SplitViewConformance
import SplitViewSubjects
import StatefulTesting
import Testing
import UIKitModel

/// An app whose screens are twice as many with each change of size.
@MainActor @Suite struct DoublingTests {
    final class Doubling: Reader {
        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            guard let list = primary as? UINavigationController else { return false }
            list.viewControllers += (0..<list.viewControllers.count).map { _ in Article(1) }
            return true
        }

        override func separate(from primary: UIViewController) -> UIViewController? {
            stacked(NoArticle())
        }
    }

    @Test func `a run ends before its screens are too many to go on`() throws {
        let stage = SplitViewStage(.reader { Doubling() })
        var outcomes: [Outcome] = [stage.perform(.launch(.wide))]
        while outcomes.last == .performed, outcomes.count < 100 {
            outcomes.append(stage.perform(outcomes.count.isMultiple(of: 2) ? .widen : .narrow))
        }
        #expect(outcomes.last == .ended)
        #expect((1_001...3_000).contains(stage.picture.nodes.count))
    }
}
