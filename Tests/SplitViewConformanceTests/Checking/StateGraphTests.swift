import StatefulTesting
import Testing
import UIKit

@testable import SplitViewConformance

/// The states of a subject, for a reader.
@MainActor @Suite struct StateGraphTests {
    private let checker = SplitViewChecker(.notes(delegate: { CarefulDelegate() }))

    /// A window with two columns and nothing to tap, so that its states are few.
    private let plain = SplitViewChecker(
        SplitViewSubject("plain") {
            let split = UISplitViewController()
            split.viewControllers = [UITableViewController(), UIViewController()]
            return SplitViewScene(split) { $0 is UITableViewController ? .list : .detail }
        })

    @Test func `has the states of a verification, each by a shortest trace`() throws {
        let checker = plain
        let graph = try #require(checker.graph(within: 2, atMost: 300))
        let proof = checker.verification(within: VerificationBounds(height: 2)).exhaustion
        #expect(proof.isClosed && graph.states.count == proof.states)
        #expect(graph.states[0].depth == 0 && graph.states[0].origin == nil)
        for (index, state) in graph.states.enumerated().dropFirst() {
            let origin = try #require(state.origin)
            #expect(graph.states[origin.state].depth == state.depth - 1)
            #expect(
                graph.transition(from: origin.state, by: origin.command)?.state == index)
        }
    }

    @Test func `is none of too many states, or if the time is up`() {
        #expect(checker.graph(within: 2, atMost: 3) == nil)
        #expect(checker.graph(within: 2, atMost: 300, isOver: { true }) == nil)
    }

    @Test func `offers what does something, in words for a device`() throws {
        let offers = checker.offers(after: [])
        #expect(offers.contains { $0.command == .launch(.wide) && $0.words == "open wide" })
        #expect(!offers.contains { $0.command == .narrow }, "no window is open")
        let later = checker.offers(after: [.launch(.wide)])
        #expect(later.contains { $0.command == .narrow })
        #expect(!later.contains { $0.command == .launch(.narrow) }, "it is open")
    }
}
