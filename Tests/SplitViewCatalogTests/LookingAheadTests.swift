import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import Testing

/// Judging every trace by the laws that look ahead, against looking anew from each transition.
@MainActor @Suite struct LookingAheadTests {
    nonisolated private static let subjects =
        Catalog.subjects + Catalog.controls + Catalog.canaries.map(\.subject)

    @Test(
        "one look from equal states, for all laws at once, is as good as a look for each",
        arguments: subjects.indices)
    func shared(_ index: Int) throws {
        let subject = Self.subjects[index]
        let stage = SplitViewStage(subject)
        guard stage.hasComparableState else { return }
        let found = stage.verification(
            within: VerificationBounds(height: 2, limits: ExhaustLimits()))
        let asked = found.lookingAhead.flatMap(\.laws)
        for name in asked {
            let expected = lookingEachTime(subject, for: name)
            let search = try #require(found.lookingAhead.first { $0.laws.contains(name) })
            #expect(search.exhaustion.statesPerDepth == expected.statesPerDepth, "\(name)")
            #expect(search.exhaustion.judged == expected.judged, "\(name)")
            #expect(
                found.laws.first { $0.law == name } == expected.laws.first { $0.law == name })
            #expect(
                search.exhaustion.violations.filter { $0.law == name }
                    == expected.violations.filter { $0.law == name })
        }
        let applicable = Set(SplitViewLaws.ofTheFuture.map(\.name))
            .subtracting(stage.inapplicableLaws)
        #expect(Set(asked) == applicable && asked.count == applicable.count)
    }

    /// A search for one law, by a machine that is told nothing of equal states.
    private func lookingEachTime(
        _ subject: Subject, for law: String
    ) -> Exhaustion<SplitViewCommand> {
        let stage = SplitViewStage(subject)
        stage.probing = SplitViewLaws.probing(for: law)
        var machine = Forgetful(base: stage)
        return exhaust(
            &machine, laws: SplitViewLaws.judging(law), alphabet: stage.alphabet, depth: .max,
            scope: { $0.base.picture.nodes.count { $0.kind.isScreen } <= 2 }, goal: .oneOf([law]))
    }
}

/// A stage that does not hear that equal states are merged.
@MainActor private struct Forgetful: @MainActor ReducibleStateMachine {
    let base: SplitViewStage

    var kinds: [CommandKind] { base.kinds }
    var step: SplitViewStep { base.step }
    var symptom: String { base.symptom }
    var fingerprint: UInt64 { base.fingerprint }
    var state: StageState { base.state }
    var core: StageState { base.core }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> SplitViewCommand {
        base.command(ofKind: kind, from: &choices)
    }
    func reset() { base.reset() }
    func perform(_ command: SplitViewCommand) -> Outcome { base.perform(command) }
    func retrace(_ commands: [SplitViewCommand]) { base.retrace(commands) }
    func simplifications(of command: SplitViewCommand) -> [SplitViewCommand] {
        base.simplifications(of: command)
    }
    func kind(of command: SplitViewCommand) -> Int { base.kind(of: command) }
    func rank(of command: SplitViewCommand) -> UInt64 { base.rank(of: command) }
    func readsBeyondCore(_ command: SplitViewCommand) -> Bool { base.readsBeyondCore(command) }
    func representative(of command: SplitViewCommand) -> SplitViewCommand {
        base.representative(of: command)
    }
}
