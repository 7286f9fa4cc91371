import StatefulTesting
import TestTools
import Testing
import UIKitModel

@testable import SplitViewConformance

@Suite struct SurvivesTests {
    private let law = SplitViewLaws.survives
    private let drawn = Drawn.transition("[list | note]", "[list, note]")
    private let crash = RaisedException(crash: "signal 4", reason: "Index out of range")

    @Test func `held: the step returned`() throws {
        #expect(law.judge(try drawn.step()) == .held)
    }

    @Test func `violated: the process ended`() throws {
        let step = try drawn.with { $0.exception = crash }.step()
        #expect(law.judge(step) == .violated("signal 4: Index out of range"))
        #expect(SplitViewLaws.noException.judge(step) == .held)
        #expect(SplitViewLaws.terminates.judge(step) == .held)
    }

    @Test func `held: an exception, or an endless step, is for another law`() throws {
        for isEndless in [false, true] {
            let raised = RaisedException(name: "A", reason: "B", isEndless: isEndless)
            #expect(law.judge(try drawn.with { $0.exception = raised }.step()) == .held)
        }
    }
}

/// What one process notes for another, on a subject that does not end anything.
@MainActor @Suite(.serialized) struct KnownEndTests {
    private let commands: [SplitViewCommand] = [.launch(.wide), .select(row: 0), .narrow]
    private let checker = SplitViewChecker(.notes("notes"))
    private var stage: SplitViewStage { checker.stage }

    private func end(at commands: [SplitViewCommand]) -> KnownEnd {
        KnownEnd(
            at: KnownEnd.Place(profile: "ios26", commands: commands), name: "signal 4",
            reason: "Index out of range", isEndless: false)
    }

    @Test func `the log says which commands a scene has performed, and whether it still acts`() {
        stage.reset()
        for command in commands { _ = stage.perform(command) }
        let entry = CommandLog.entry(of: CommandLog.memory.base)
        #expect(entry?.place == KnownEnd.Place(profile: "ios26", commands: commands))
        #expect(entry?.isActing == false)
        stage.reset()
        #expect(CommandLog.entry(of: CommandLog.memory.base)?.place.commands == [])
    }

    @Test func `a step that is known to end the process is not performed, and ends the run`() {
        KnownEnds.all = [end(at: commands)]
        defer { KnownEnds.all = [] }
        let replay = checker.replay(commands + [.widen])
        #expect(replay.executed == commands)
        #expect(replay.violations.first { $0.law == "survives" }?.index == 2)
        #expect(KnownEnds.course.met.count == 1)
        let other = checker.replay([.launch(.wide), .narrow, .widen])
        #expect(!other.flaws.map(\.law).contains("survives"))
    }

    @Test func `after many ends the last step to each is done without, and no other`() {
        let rows: [[SplitViewCommand]] = (0..<3).map {
            [.launch(.wide), .select(row: $0), .narrow]
        }
        KnownEnds.all = rows.map { end(at: $0) }
        defer { KnownEnds.all = [] }
        KnownEnds.course.limit = 2
        for row in rows.prefix(2) {
            #expect(!KnownEnds.course.isRestricted)
            #expect(checker.replay(row, about: "survives").violations.count == 1)
        }
        #expect(KnownEnds.course.isRestricted)
        let replay = checker.replay(rows[2] + [.select(row: 1)], about: "survives")
        #expect(replay.executed == [.launch(.wide), .select(row: 2), .select(row: 1)])
        #expect(replay.violations.isEmpty)
        KnownEnds.course.limit = .infinity
        #expect(checker.replay(rows[2], about: "survives").violations.count == 1)
    }

    @Test(.enabled(if: isWhole))
    func `a search that knows of many ends performs every run`() {
        let first: [SplitViewCommand] = [
            .launch(.wide), .launch(.narrow), .select(row: 0), .select(row: 1), .select(row: 2),
        ]
        let ends = first.map { [$0] } + first.map { [.pushList, $0] }
        KnownEnds.all = ends.map { end(at: $0) }
        defer { KnownEnds.all = [] }
        let report = checker.searchPastEnds(
            seed: 3, runs: 0..<400, limits: SearchLimits(), deadline: { false })
        #expect(report.completedRuns == 400)
        #expect((1..<400).contains(report.restrictedRuns))
        #expect(report.mismatchedRuns == 0, "a run that is done twice begins as it began before")
        #expect(report.flaws.contains { $0.flaw.law == "survives" })
        let before = checker.search(seed: 3, runs: 0..<400)
        #expect(before.restrictedRuns == 0)
        #expect(!KnownEnds.course.isRestricted, "only the search does without them")
    }

    @Test func `the last picture is that before the step`() {
        KnownEnds.all = [end(at: commands)]
        defer { KnownEnds.all = [] }
        let story = checker.story(of: commands)
        #expect(story.lines.last?.before == story.lines.last?.after)
        KnownEnds.all = []
        #expect(!checker.replay(commands).flaws.map(\.law).contains("survives"))
    }
}
