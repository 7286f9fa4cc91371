import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// The labels that a run reaches: branches of the engine, and a subject's own situations.
@MainActor @Suite struct LabelTests {
    private static let deep = SituationLabel("three-deep", atLeast: 0.25) {
        $0.after.content.count { $0.place == .primary } >= 3
    }
    private static let never = SituationLabel("never") { _ in false }

    private func stage(_ labels: [SituationLabel]) -> SplitViewStage {
        let notes = SplitViewSubject.notes(delegate: { CarefulDelegate() })
        return SplitViewStage(
            SplitViewSubject(
                "labelled", contract: .open, labels: labels, makeScene: notes.makeScene))
    }

    private func passed(_ line: String, on stage: SplitViewStage) throws -> Set<String> {
        try stage.act(out: line)
        return Set(
            stage.labels.enumerated().filter { stage.passedLabels & (1 << UInt64($0.offset)) != 0 }
                .map(\.element))
    }

    @Test func `each branch has a name of its own, in lower case`() {
        let names = EngineMark.allCases.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.first == "collapse-onto-given")
        #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    }

    @Test func `a run is counted for what it reached, and the next one begins anew`() throws {
        let stage = stage([Self.deep, Self.never])
        let deep = try passed("launch narrow; push-list; push-list; back list", on: stage)
        #expect(deep.contains("three-deep"), "it is enough to have been there")
        #expect(!deep.contains("never"))
        #expect(!(try passed("launch narrow; push-list", on: stage)).contains("three-deep"))
    }

    @Test func `branches of the engine`() throws {
        let stage = stage([])
        let wide = try passed("launch wide; select 1", on: stage)
        #expect(wide.contains("detail-answered"))
        #expect(wide.isDisjoint(with: ["collapse-answered", "expand-answered"]))
        let round = try passed("launch wide; select 1; narrow; cancel-back list; widen", on: stage)
        #expect(round.isSuperset(of: ["collapse-answered", "expand-answered", "pop-cancelled"]))
        let bare = SplitViewStage(.notes())
        let left = try passed("launch narrow", on: bare)
        #expect(left.contains("collapse-pushed"))
        #expect(try passed("launch narrow; widen", on: bare).contains("expand-popped"))
    }

    @Test func `a label may demand a share of the runs`() {
        let subject = stage([Self.deep, Self.never]).subject
        #expect(subject.requirements == [Requirement("three-deep", share: 0.25)])
    }
}
