import ReferenceSearch
import SplitViewCatalog
import StatefulTesting
import TestTools
import Testing

@testable import SplitViewConformance

/// Judging every trace, compared with simpler programs that do the same.
@MainActor @Suite struct VerificationTests {
    nonisolated private static let subjects =
        Catalog.subjects + [.mergingNotes] + Catalog.canaries.map(\.subject)

    /// Every twelfth of them, or all if `SPLITFUZZ_LONG` is set.
    nonisolated private static let some = subjects.indices.filter { isLong || $0 % 12 == 1 }
    /// Every sixth or fifth of those that were published.
    nonisolated private static let sixth = Catalog.subjects.indices.filter { isLong || $0 % 6 == 1 }
    nonisolated private static let fifth = Catalog.subjects.indices.filter { isLong || $0 % 5 == 1 }

    /// Every fourth canary; the benchmark `shortest` compares all of them with brute force.
    nonisolated private static let canaries = Catalog.canaries.indices.filter {
        isLong || $0 % (isWhole ? 4 : 8) == 1
    }

    private let laws = LawSet<SplitViewStage>(SplitViewLaws.aboutSteps)

    private func bounds(depth: Int = .max, height: Int) -> VerificationBounds {
        VerificationBounds(depth: depth, height: height, limits: ExhaustLimits())
    }

    private func exhaustion(
        of stage: SplitViewStage, states: StateSpace<SplitViewStage>, depth: Int = .max,
        height: Int, limits: ExhaustLimits = ExhaustLimits()
    ) -> Exhaustion<SplitViewCommand> {
        SplitViewChecker(on: stage).attending { stage, _ in
            exhaust(
                &stage, laws: laws, alphabet: stage.alphabet, states: states,
                options: ExhaustOptions(
                    depth: depth, scope: { $0.picture.nodes.count { $0.kind.isScreen } <= height },
                    limits: limits))
        }
    }

    @Test(.enabled(if: isWhole), arguments: some)
    func `what the search concludes is what single traces come to`(_ index: Int) {
        let subject = Self.subjects[index]
        let stage = SplitViewStage(subject)
        guard stage.picture.height <= 2 else { return }
        let plain = exhaustion(
            of: stage, states: .merged, height: 2, limits: ExhaustLimits(states: 2_000))
        // It remembers whatever it has shown, so that its states have no end.
        if subject.name == "canary-keeps-articles" { return #expect(!plain.isClosed) }
        let found = exhaustion(of: stage, states: .reduced.retracing, height: 2)
        let naive = NaiveVerification(stage, height: 2)
        #expect(plain.judged == naive.transitions)
        #expect(found.judged < plain.judged)
        for search in [plain, found] {
            #expect(search.isClosed)
            #expect(search.isMerged)
            #expect(search.audited > 0)
            #expect(search.statesPerDepth == naive.statesPerDepth)
            #expect(search.transitions == naive.transitions)
            #expect(search.ignored == naive.ignored)
            #expect(search.beyond == naive.beyond)
            #expect(search.counterexamples.count == naive.flaws.count)
            for found in search.counterexamples {
                #expect(found.commands == naive.flaws[found.flaw])
            }
        }
        for law in plain.laws {
            #expect(law.held == naive.held[law.name, default: 0], "\(law.name)")
            #expect(law.violated == naive.violated[law.name, default: 0], "\(law.name)")
        }
        for law in found.laws {
            #expect((law.held == 0) == (naive.held[law.name] == nil), "\(law.name)")
            #expect((law.violated == 0) == (naive.violated[law.name] == nil), "\(law.name)")
            #expect(law.held + law.notApplicable + law.violated == found.judged, "\(law.name)")
        }
    }

    @Test(arguments: sixth)
    func `merging states loses no violation`(_ index: Int) {
        let subject = Catalog.subjects[index]
        let stage = SplitViewStage(subject)
        let expected = exhaustion(of: stage, states: .separate, depth: 3, height: 100)
        let found = exhaustion(of: stage, states: .reduced.retracing, depth: 3, height: 100)
        #expect(expected.end == .depth)
        #expect(found.completeDepth == min(3, found.statesPerDepth.count))
        #expect(found.counterexamples.map(\.commands) == expected.counterexamples.map(\.commands))
        #expect(found.transitions <= expected.transitions)
        for (law, other) in zip(found.laws, expected.laws) {
            #expect(law.wasNeverJudged == other.wasNeverJudged, "\(law.name)")
            #expect((law.violated == 0) == (other.violated == 0), "\(law.name)")
        }
    }

    @Test(arguments: canaries)
    func `every canary is found, in as few steps as are known`(_ index: Int) throws {
        let canary = Catalog.canaries[index]
        let found = SplitViewChecker(canary.subject)
            .verification(of: canary.law, within: bounds(depth: canary.shortest, height: 5))
        let finding = try #require(found.findings.first { $0.law == canary.law })
        #expect(finding.trace.commands.count == canary.shortest)
        #expect(
            finding.shortest == .unmerged(beyond: canary.shortest - 1)
                || finding.shortest == .proved(states: found.exhaustion.states))
        #expect(!found.isInconsistent)
        #expect(
            finding.trace.commands
                == BruteForce(SplitViewStage(canary.subject), law: canary.law)
                .shortestTrace(upTo: canary.shortest))
    }

    @Test(.enabled(if: isWhole))
    func `the delegate to copy holds every law, at any length within three screens`() {
        let found = SplitViewChecker(.recommended).verification(within: bounds(height: 3))
        #expect(found.isClosed)
        #expect(found.findings.isEmpty)
        #expect(found.laws.map(\.name) == SplitViewLaws.all.map(\.name))
        #expect(found.laws.filter(\.wasNeverJudged).map(\.name) == ["on-screen"])
    }

    @Test(.enabled(if: isWhole), arguments: fifth)
    func `what is known of a subject is all that is wrong with it, within three screens`(
        _ index: Int
    ) {
        let subject = Catalog.subjects[index]
        let found = SplitViewChecker(subject).verification(within: bounds(height: 3))
        let searched = SplitViewChecker(subject)
        let known = searched.examination(of: searched.search(seed: 42, runs: 0..<400)).findings
        #expect(found.isClosed)
        // Each counts in how many of its own steps flaws show together, and so they may differ in
        // what is a consequence of what. The flaws and their traces are the same, except what a
        // search finds with more screens.
        let flaws = Dictionary(
            uniqueKeysWithValues: found.exhaustion.counterexamples.map { ($0.flaw, $0.commands) })
        #expect(Set(known.flatMap(\.reportedFlaws)).isSuperset(of: flaws.keys))
        #expect(Set(flaws.keys) == Set(found.findings.flatMap(\.reportedFlaws)))
        for finding in known
        where highest(finding.trace.commands.dropLast(), on: searched.stage) <= 3 {
            #expect(finding.trace.commands == flaws[finding.flaw])
        }
    }

    /// The most screens in the scene along a trace.
    private func highest(
        _ commands: some Sequence<SplitViewCommand>, on stage: SplitViewStage
    ) -> Int {
        stage.reset()
        return commands.reduce(stage.picture.height) { height, command in
            _ = stage.perform(command)
            return max(height, stage.picture.height)
        }
    }

    @Test(arguments: subjects.indices)
    func `going along a trace unseen leads where its steps lead`(_ index: Int) {
        let subject = Self.subjects[index]
        let (seen, unseen) = (SplitViewStage(subject), SplitViewStage(subject))
        // States say as much as the app asks for.
        unseen.driver.attention = seen.driver.attention
        var choices = SeededChoices(seed: 11)
        for _ in 0..<(isLong ? 150 : isWhole ? 40 : 10) {
            seen.reset()
            unseen.reset()
            var pending: [SplitViewCommand] = []
            for _ in 0..<24 {
                let kind = choices.index(below: seen.kinds.count)
                let command = seen.command(ofKind: kind, from: &choices)
                guard seen.kinds[kind].weight > 0, seen.perform(command) == .performed else {
                    continue
                }
                pending.append(command)
                guard choices.next(below: 4) == 0 else { continue }
                unseen.retrace(pending, fromStart: false)
                pending = []
                #expect(unseen.state == seen.state)
                #expect(unseen.picture == seen.picture)
                #expect(unseen.fingerprint == seen.fingerprint)
            }
        }
    }

    /// The states that two traces lead to, which look alike.
    private func states(
        _ lines: (String, String), of subject: SplitViewSubject, without assumption: String
    ) throws -> (StageState, StageState) {
        let stage = SplitViewStage(subject, contract: subject.contract.without(assumption))
        func state(_ line: String) throws -> StageState {
            stage.reset()
            for command in try Trace.commands(inLine: line) {
                #expect(stage.perform(command) == .performed)
            }
            return stage.state
        }
        let (first, second) = (try state(lines.0), try state(lines.1))
        return (first, second)
    }

    @Test func `a stack that will be restored is another state than one that will not`() throws {
        let (saved, lost) = try states(
            ("select-wrapped 1; withhold-delegate", "withhold-delegate; select-wrapped 1"),
            of: .recommended, without: "delegate-comes-first")
        #expect(saved != lost)
    }

    @Test func `a stack of the app's own is another state than one that a column style made`()
        throws
    {
        let (own, wrapped) = try states(
            ("launch wide; select 1", "launch wide; select-bare 1"),
            of: .document004Menu, without: "details-are-dressed")
        #expect(own != wrapped)
    }
}
