import Foundation
import SplitViewConformance
import TestTools
import Testing
import UIKitModel

/// Verification in one call. This file imports what a user's own test does.
@MainActor @Suite struct VerifyConformanceTests {
    private let contract = Contract.usual(Policies(selection: .asDetailSays))

    private func careful() -> SplitViewSubject {
        .notes(contract: contract) { CarefulDelegate() }
    }

    private func failure(
        of subject: SplitViewSubject, height: Int = 2, states: Int = 200_000,
        time: Duration? = nil, demanding demands: Set<LooseEnd.Kind> = []
    ) throws -> ConformanceError {
        try #require(
            #expect(throws: ConformanceError.self) {
                try verifyConformance(
                    of: subject, height: height, states: states, time: time, demanding: demands,
                    isolated: false)
            })
    }

    @Test func `what holds is proved at any length, within some screens`() throws {
        let verification = try verifyConformance(of: careful(), height: 2, isolated: false)
        #expect(verification.isClosed && verification.holds)
        #expect(verification.shortfall == nil)
        #expect(verification.subject == "notes")
        let text = verification.description
        #expect(text.hasPrefix("notes holds at any length, within 2 screens, for rows 1 to 3, in "))
        #expect(text.contains("\n  loose: on-screen was never judged") == false)
        #expect(text.contains(", if nothing but its screens and stored properties decides"))
    }

    @Test(.enabled(if: isWhole)) func `all of it is noted, as app code may end the process`() throws
    {
        let folder = FileManager.default.temporaryDirectory
        let name = "noted-\(UUID().uuidString)"
        func isNoted() -> Bool {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.contains { $0.hasPrefix(".splitfuzz-\(name)") }
        }
        let noted = Noted()
        let subject = SplitViewSubject.notes(name, contract: contract) {
            noted.times.append(isNoted())
            return ForgetfulDelegate()
        }
        #expect(throws: ConformanceError.self) {
            try verifyConformance(of: subject, height: 2, isolated: false)
        }
        #expect(noted.times.count > 10 && !noted.times.contains(false))
        #expect(!isNoted())
    }

    @Test func `a depth that was asked for is enough, and is said`() throws {
        let verification = try verifyConformance(
            of: careful(), height: 3, depth: 2, isolated: false)
        #expect(!verification.isClosed && verification.holds)
        #expect(verification.completeDepth == 2)
        #expect(verification.description.hasPrefix("notes holds up to 2 commands, "))
    }

    @Test(.enabled(if: isWhole))
    func `what breaks is thrown with the shortest traces, and no seed`() throws {
        let forgetful = SplitViewSubject.notes(contract: contract) { ForgetfulDelegate() }
        let error = try failure(of: forgetful)
        guard case .lawsBroken("notes", nil, let findings, _) = error.reason else {
            Issue.record("\(error)")
            return
        }
        let first = try #require(findings.first { $0.law == "contents-preserved" })
        #expect(first.trace.line == "launch wide; select 1; narrow")
        #expect(first.isProvedShortest && first.finding.seed == nil)
        #expect(
            first.repetition == [
                "try checkConformance(of: subject, replaying: \"launch wide; select 1; narrow\", "
                    + "about: \"contents-preserved\")"
            ])
        #expect(error.description.hasPrefix("notes does not conform: \(findings.count) findings."))
        #expect(first.lawsOfCause.contains("round-trip-order"))
    }

    @Test func `a bound that ends it is an error that says how far it came`() throws {
        let merged = try failure(of: careful(), height: 2, states: 20)
        guard case .notProved("notes", .tooManyStates(let depth, endless: [])) = merged.reason
        else {
            Issue.record("\(merged)")
            return
        }
        #expect(
            merged.description.hasPrefix(
                "notes is not proved: there are more states than may be remembered; "
                    + "every trace up to length \(depth) was judged"))
        #expect(merged.description.hasSuffix("ask for `depth: \(depth)`, or allow more"))
        let late = try failure(of: careful(), time: .zero)
        if case .notProved(_, .outOfTime) = late.reason {
        } else {
            #expect(late.reason == .notProved(subject: "notes", .nothingJudged))
        }
    }

    @Test func `an app that begins with too many screens is not silently fine`() throws {
        #expect(
            try failure(of: careful(), height: 1).reason
                == .notProved(subject: "notes", .tooManyScreens(height: 1)))
    }

    @Test(.enabled(if: isWhole))
    func `what an app remembers is read, and what it leaves out may be named`() throws {
        let broken = try failure(of: .notes(contract: contract) { MoodyDelegate() })
        guard case .lawsBroken("notes", nil, let findings, _) = broken.reason else {
            Issue.record("\(broken)")
            return
        }
        // The third merge is left undone, so that the notes of the detail go.
        let lines = findings.map(\.trace.line)
        #expect(lines.contains("launch narrow; widen; narrow; widen; select 1; narrow"), "\(lines)")
        let base = SplitViewSubject.notes(contract: contract) { MoodyDelegate() }
        let leaving = SplitViewSubject("notes", contract: contract) {
            base.makeScene().memory(.leavingOut("merges", of: MoodyDelegate.self))
        }
        let error = try failure(of: leaving)
        guard case .notProved("notes", .contradiction(let contradiction)) = error.reason else {
            Issue.record("\(error)")
            return
        }
        #expect(contradiction?.sentence.hasSuffix("what memory(_:) leaves out decides") == true)
        let differences = contradiction?.differences ?? []
        #expect(differences.count == 1)
        #expect(differences.first?.hasPrefix("MoodyDelegate.merges: ") == true)
        #expect(error.findings.isEmpty)
    }

    @Test(.enabled(if: isWhole))
    func `a number that grows without end is named as what keeps a search open`() throws {
        let counting = SplitViewSubject.notes(contract: contract) { CountingDelegate() }
        let error = try failure(of: counting, height: 2, states: 120)
        #expect(
            error.description.hasSuffix(
                "or leave out with memory(_:) what cannot matter of CountingDelegate.count, "
                    + "which has ever new values"))
        let honest = SplitViewSubject("notes", contract: contract) {
            counting.makeScene().memory(.leavingOut(\CountingDelegate.count))
        }
        #expect(
            try verifyConformance(of: honest, height: 2, isolated: false).description.hasSuffix(
                "if nothing but its screens and stored properties decides, "
                    + "without CountingDelegate.count"))
        let parity = SplitViewSubject("notes", contract: contract) {
            counting.makeScene().memory(.replacing(\CountingDelegate.count) { $0 % 2 })
        }
        let proof = try verifyConformance(of: parity, height: 2, isolated: false)
        #expect(proof.description.hasSuffix("CountingDelegate.count (by a number in its place)"))
    }

    @Test func `a loose end is an error if it is demanded that there is none`() throws {
        let limited = SplitViewSubject.notes(
            contract: Contract(
                assumptions: contract.assumptions + [
                    Assumption("stays-wide", "The window stays wide.", rulingOut: [.narrow])
                ], policies: contract.policies)
        ) { CarefulDelegate() }
        let ends = try verifyConformance(of: limited, height: 2, depth: 1, isolated: false)
            .looseEnds
        let unjudged = ends.filter { $0.kind == .everyLawJudged }
        #expect(!unjudged.isEmpty)
        let error = #expect(throws: ConformanceError.self) {
            try verifyConformance(
                of: limited, height: 2, depth: 1, demanding: [.everyLawJudged], isolated: false)
        }
        #expect(error?.reason == .looseEnds(subject: "notes", unjudged))
    }
}

/// Merges as it should, and from the third time on not at all.
private final class MoodyDelegate: CarefulDelegate {
    private var merges = 0

    override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        merges = min(merges + 1, 3)
        if merges > 2 { return true }
        return super.merge(secondary, onto: primary)
    }
}

/// Counts its questions, and does nothing with that.
private final class CountingDelegate: CarefulDelegate {
    var count = 0

    override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        count += 1
        return super.merge(secondary, onto: primary)
    }
}

/// Whether a check was noted each time that a scene was built.
@MainActor private final class Noted { var times: [Bool] = [] }
