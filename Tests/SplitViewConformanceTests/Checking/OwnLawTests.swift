import SplitViewConformance
import Testing
import UIKitModel

/// Laws that an app adds. This file imports what a user's own test does.
@MainActor @Suite struct OwnLawTests {
    /// A narrow window has at most three screens.
    private let threeAtMost = SplitViewLaw(
        name: "three-at-most", statement: "A narrow window never holds more than three screens.",
        branches: Branch.names
    ) { step in
        guard step.after.isCollapsed, step.after.isLaunched else { return .notApplicable }
        let height = step.after.content.count { _ in true }
        guard height <= 3 else { return .violated("\(height) screens: \(step.after.notation).") }
        return .held(in: height == 3 ? Branch.full : .roomy)
    }

    private enum Branch: UInt8, SplitViewLawBranch { case roomy, full }

    private func subject(_ laws: [SplitViewLaw]) -> SplitViewSubject {
        let contract = Contract.usual(Policies(selection: .asDetailSays))
        return SplitViewSubject("notes", contract: contract, laws: laws) {
            let split = UISplitViewController()
            let delegate = CarefulDelegate()
            split.viewControllers = [stacked(Folder()), stacked(Blank())]
            split.delegate = delegate
            return SplitViewScene(split, keeping: [delegate], screen: role(of:)).list { Folder() }
                .detail { _ in Note() }
        }
    }

    @Test func `a verification by it judges nothing in a subject that does not have it`() {
        let bounds = VerificationBounds(depth: 2, height: 3)
        func laws(_ subject: SplitViewSubject) -> [String] {
            SplitViewChecker(subject).verification(of: "three-at-most", within: bounds).laws
                .map(\.name)
        }
        #expect(laws(subject([threeAtMost])) == ["three-at-most"])
        #expect(laws(subject([])) == [])
    }

    @Test func `is judged, shrunk, proved, drawn and repeated like any other`() throws {
        let error = try #require(
            #expect(throws: ConformanceError.self) {
                try checkConformance(
                    of: subject([threeAtMost]), budget: .commands(2_000), seed: 42, isolated: false)
            })
        let report = try #require(error.findings.first { $0.law == "three-at-most" })
        #expect(report.isProvedShortest)
        #expect(report.sentence == "4 screens: [Folder, Note, Note#2, Note#3] ~[_Blank].")
        #expect(report.trace.line == "launch narrow; select 1; push-detail; push-detail")
        #expect(
            report.description.contains(
                "  The app breaks a rule of its own: A narrow window never holds more than three "
                    + "screens.\n"))
        #expect(report.description.contains("BREAKS    three-at-most: 4 screens"))
        #expect(
            throws: ConformanceError.self,
            performing: {
                try checkConformance(
                    of: subject([threeAtMost]), replaying: report.trace.line,
                    about: "three-at-most", isolated: false)
            })
        #expect(throws: Never.self) {
            try checkConformance(of: subject([]), replaying: report.trace.line, isolated: false)
        }
    }

    @Test func `is counted with its branches, in the order of reports`() throws {
        let lenient = SplitViewLaw(
            name: "lenient", statement: "Everything is fine.", branches: Branch.names
        ) { $0.after.isCollapsed ? .held(in: Branch.roomy) : .notApplicable }
        let subject = subject([lenient])
        let names = SplitViewLaws.aboutSteps.map(\.name) + ["lenient"]
        #expect(subject.allLaws.map(\.name).starts(with: names))
        #expect(subject.allLaws.count == SplitViewLaws.all.count + 1)
        let examination = try checkConformance(
            of: subject, budget: .commands(500), seed: 1, isolated: false)
        let tally = try #require(examination.report.laws.first { $0.name == "lenient" })
        #expect(tally.held > 0 && tally.violated == 0 && tally.notApplicable > 0)
        #expect(examination.report.laws.map(\.name) == subject.allLaws.map(\.name))
        #expect(subject.givingUp("sides-are-kept").laws.map(\.name) == ["lenient"])
    }

    @Test func `can be tested on pictures made by hand`() throws {
        func verdict(_ after: String) throws -> SplitViewVerdict {
            threeAtMost.verdict(
                on: SplitViewStep(
                    .narrow, nature: .transition, before: try Snapshot("[list | _]"),
                    after: try Snapshot(after)))
        }
        #expect(try verdict("[list, note, note#2]") == .held(in: Branch.full))
        #expect(try verdict("[list]") == .held(in: Branch.roomy))
        #expect(try verdict("[list | note]") == .notApplicable)
        guard case .violated = try verdict("[list, note, note#2, note#3]") else {
            Issue.record("four screens are too many")
            return
        }
    }

    @Test func `a law that is not there is an error that names the app's own`() {
        let error = #expect(throws: ConformanceError.self) {
            try checkConformance(
                of: subject([threeAtMost]), replaying: "launch wide", about: "four-at-most",
                isolated: false)
        }
        #expect(error?.description.contains("three-at-most") == true)
    }

    @Test func `a name that is taken, or is none, stops the process`() async {
        await #expect(processExitsWith: .failure) {
            let law = SplitViewLaw(name: "released", statement: "None.") { _ in .held }
            _ = SplitViewSubject("notes", laws: [law]) { fatalError("never built") }
        }
        await #expect(processExitsWith: .failure) {
            let law = SplitViewLaw(name: "mine", statement: "None.") { _ in .held }
            _ = SplitViewSubject("notes", laws: [law, law]) { fatalError("never built") }
        }
        await #expect(processExitsWith: .failure) {
            let law = SplitViewLaw(name: "not a name", statement: "None.") { _ in .held }
            _ = SplitViewSubject("notes", laws: [law]) { fatalError("never built") }
        }
    }

    private nonisolated static let lineOfTwoWords = #line + 2
    private nonisolated static func makeTwoWords() {
        _ = SplitViewSubject("two words") { fatalError("never built") }
    }

    @Test func `a name of a subject that is none is said with its line`() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            Self.makeTwoWords()
        }
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("OwnLawTests.swift:\(Self.lineOfTwoWords): a subject's name is"))
    }
}
