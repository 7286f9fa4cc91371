import StatefulTesting
import Testing
import UIKitModel

@testable import SplitViewConformance

/// What a delegate forgets to declare is named.
@MainActor @Suite struct UndeclaredMemoryTests {
    /// Merges nothing, and remembers something of each collapse.
    class Rememberer: NSObject, UISplitViewControllerDelegate {
        func remember(_ secondary: UIViewController, in split: UISplitViewController) {}

        func splitViewController(
            _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
            onto primary: UIViewController
        ) -> Bool {
            remember(secondary, in: split)
            return false
        }
    }

    final class Counting: Rememberer {
        var collapses = 0
        let name = "counting"
        override func remember(_ secondary: UIViewController, in split: UISplitViewController) {
            collapses += 1
        }
    }

    final class Flagging: Rememberer {
        private var hasCollapsedTwice = false
        private lazy var times = 0
        override func remember(_ secondary: UIViewController, in split: UISplitViewController) {
            times += 1
            hasCollapsedTwice = times > 1
        }
    }

    final class Keeping: Rememberer {
        struct Shelf { var note: UIViewController? }
        enum Mood { case fresh, worn(times: Int) }
        var shelf = Shelf()
        var mood = Mood.fresh
        var widths: Set<Int> = [7]
        var history: [String: Int] = [:]
        override func remember(_ secondary: UIViewController, in split: UISplitViewController) {
            if case .fresh = mood {
                mood = .worn(times: 1)
            } else if case .worn(let times) = mood {
                mood = .worn(times: times + 1)
                shelf.note = Note()
                widths.insert(12)
                history["collapses", default: 0] += 1
            }
        }
    }

    final class Chaining: Rememberer {
        final class Log { var entries: [Int] = [], next: Log? }
        let log = Log()
        override init() {
            super.init()
            log.next = log
        }
        override func remember(_ secondary: UIViewController, in split: UISplitViewController) {
            log.entries = [log.entries.reduce(1, +)]
        }
    }

    /// What differs after one collapse and after two, which look alike.
    private func lines(
        _ delegate: @escaping @MainActor @Sendable () -> any UISplitViewControllerDelegate
    ) throws -> [String] {
        let subject = SplitViewSubject.notes(delegate: delegate)
        let (one, two) = (SplitViewStage(subject), SplitViewStage(subject))
        try one.act(out: "launch narrow; widen; narrow")
        try two.act(out: "launch narrow; widen; narrow; widen; narrow")
        #expect(one.reducedState == two.reducedState)
        #expect(UndeclaredMemory.differences(between: one, and: one) == [])
        return UndeclaredMemory.differences(between: one, and: two).map(\.line)
    }

    @Test func `a counter`() throws {
        #expect(try lines { Counting() } == ["Counting.collapses: 2 and 3"])
    }

    @Test func `a lazy counter, and a flag that stays the same`() throws {
        #expect(try lines { Flagging() } == ["Flagging.times: 2 and 3"])
    }

    @Test func `an enum, a dictionary, a retained screen`() throws {
        #expect(
            try lines { Keeping() } == [
                "Keeping.mood: 2 and 3",
                "Keeping.history: [collapses: 1] and [collapses: 2]",
            ])
        let subject = SplitViewSubject.notes { Keeping() }
        let (one, two) = (SplitViewStage(subject), SplitViewStage(subject))
        try one.act(out: "launch narrow; widen")
        try two.act(out: "launch narrow; widen; narrow; widen")
        #expect(
            UndeclaredMemory.differences(between: one, and: two).map(\.line) == [
                "Keeping.shelf.note: nil and Note outside the scene",
                "Keeping.mood: 1 and 2", "Keeping.widths: [7] and [12, 7]",
                "Keeping.history: [] and [collapses: 1]",
            ])
    }

    private final class OtherNote: Note {}

    @Test func `rows that are declared to be alike, and are not`() throws {
        let subject = SplitViewSubject("rows", contract: .open) {
            let split = UISplitViewController()
            split.viewControllers = [Folder(), Blank()].map {
                UINavigationController(rootViewController: $0)
            }
            return SplitViewScene(split, screen: role(of:))
                .detail { row in row == 3 ? OtherNote() : Note() }
                .rows(.alike)
                .memory(.none)
        }
        let bounds = VerificationBounds(depth: 3, height: 3, limits: ExhaustLimits())
        let found = SplitViewChecker(subject).verification(within: bounds).contradiction
        #expect(
            found?.sentence == "two rows had different futures: they are declared to be alike, "
                + "with rows(.alike)")
        #expect(found?.second.commands.last?.name == .select)
    }

    @Test func `what a kept object leads to, also in a circle`() throws {
        #expect(try lines { Chaining() } == ["Log.entries[0]: 2 and 3"])
    }

    @Test func `a property of a screen`() throws {
        final class Seen: UIViewController {
            private var times = 0
            override func viewWillAppear(_ animated: Bool) { times += 1 }
        }
        let subject = SplitViewSubject("seen", contract: .open) {
            let split = UISplitViewController()
            split.viewControllers = [
                UINavigationController(rootViewController: Seen()),
                UINavigationController(rootViewController: Blank()),
            ]
            return SplitViewScene(split, screen: role(of:))
                .list { Folder() }
                .detail { _ in Note() }
                .memory(.none)
        }
        let (one, two) = (SplitViewStage(subject), SplitViewStage(subject))
        try one.act(out: "launch narrow; back list; push-list; back list")
        try two.act(out: "launch narrow; back list; push-list; back list; push-list; back list")
        #expect(one.reducedState == two.reducedState)
        let found = UndeclaredMemory.differences(between: one, and: two)
        #expect(found.map(\.property) == ["times"])
        #expect(found.first?.type == "Seen")
    }
}
