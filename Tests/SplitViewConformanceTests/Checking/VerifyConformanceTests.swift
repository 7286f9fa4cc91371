import Foundation
import SplitViewConformance
import Testing
import UIKitModel

/// Verification in one call. This file imports what a user's own test does.
@MainActor @Suite struct VerifyConformanceTests {
    private let contract = Contract.usual(Policies(selection: .asDetailSays))

    private func careful(_ memory: SplitViewScene.Memory = .none) -> SplitViewSubject {
        .notes(contract: contract, memory: memory) { CarefulDelegate() }
    }

    private func failure(
        of subject: SplitViewSubject, height: Int = 2, states: Int = 200_000,
        time: Duration? = nil, demanding demands: Set<LooseEnd.Kind> = []
    ) throws -> ConformanceError {
        try #require(
            #expect(throws: ConformanceError.self) {
                try verifyConformance(
                    of: subject, height: height, states: states, time: time, demanding: demands)
            })
    }

    @Test func `what holds is proved at any length, within some screens`() throws {
        let verification = try verifyConformance(of: careful(), height: 2)
        #expect(verification.isClosed && verification.holds)
        #expect(verification.shortfall == nil)
        #expect(verification.subject == "notes")
        let text = verification.description
        #expect(text.hasPrefix("notes holds at any length, within 2 screens, for rows 1 to 3, in "))
        #expect(text.contains("\n  loose: on-screen was never judged") == false)
    }

    @Test func `all of it is noted, as app code may end the process`() throws {
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
        #expect(throws: ConformanceError.self) { try verifyConformance(of: subject, height: 2) }
        #expect(noted.times.count > 10 && !noted.times.contains(false))
        #expect(!isNoted())
    }

    @Test func `a depth that was asked for is enough, and is said`() throws {
        let verification = try verifyConformance(of: careful(.undeclared), height: 3, depth: 2)
        #expect(!verification.isClosed && verification.holds)
        #expect(verification.completeDepth == 2)
        #expect(verification.description.hasPrefix("notes holds up to 2 commands, "))
        #expect(verification.looseEnds.contains(.notComparable))
    }

    @Test func `what breaks is thrown with the shortest traces, and no seed`() throws {
        let forgetful = SplitViewSubject.notes(contract: contract) { ForgetfulDelegate() }
        let error = try failure(of: forgetful)
        guard case .lawsBroken("notes", nil, let findings, _) = error else {
            Issue.record("\(error)")
            return
        }
        let first = try #require(findings.first { $0.law == "contents-preserved" })
        #expect(first.trace.line == "launch wide; select 1; narrow")
        #expect(first.isProvedShortest && first.seed == nil)
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
        guard case .notProved("notes", .tooManyStates(let depth, areMerged: true)) = merged else {
            Issue.record("\(merged)")
            return
        }
        #expect(
            merged.description.hasPrefix(
                "notes is not proved: there are more states than may be remembered; "
                    + "every trace up to length \(depth) was judged"))
        let separate = try failure(of: careful(.undeclared), states: 500)
        #expect(separate.description.contains("declare what the app remembers"))
        let late = try failure(of: careful(), time: .zero)
        if case .notProved(_, .outOfTime) = late {
        } else {
            #expect(late == .notProved(subject: "notes", .nothingJudged))
        }
    }

    @Test func `an app that begins with too many screens is not silently fine`() throws {
        #expect(
            try failure(of: careful(), height: 1)
                == .notProved(subject: "notes", .tooManyScreens(height: 1)))
    }

    @Test func `an app that contradicts itself is not silently fine`() throws {
        let counting = SplitViewSubject.notes(contract: contract, memory: .none) {
            MoodyDelegate()
        }
        let error = try failure(of: counting)
        guard case .notProved("notes", .contradiction(let contradiction)) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(contradiction?.differences.contains { $0.contains("MoodyDelegate.merges") } == true)
        #expect(error.findings.isEmpty)
    }

    @Test func `a loose end is an error if it is demanded that there is none`() throws {
        let limited = SplitViewSubject.notes(
            contract: Contract(
                assumptions: contract.assumptions + [
                    Assumption("stays-wide", "The window stays wide.", rulingOut: [.narrow])
                ], policies: contract.policies), memory: .none
        ) { CarefulDelegate() }
        let ends = try verifyConformance(of: limited, height: 2, depth: 1).looseEnds
        let unjudged = ends.filter { $0.kind == .everyLawJudged }
        #expect(!unjudged.isEmpty)
        let error = #expect(throws: ConformanceError.self) {
            try verifyConformance(
                of: limited, height: 2, depth: 1, demanding: [.everyLawJudged])
        }
        #expect(error == .looseEnds(subject: "notes", unjudged))
    }
}

/// Merges as it should, and from the third time on not at all.
private final class MoodyDelegate: CarefulDelegate {
    private var merges = 0

    override func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        merges += 1
        if merges > 2 { return true }
        return super.splitViewController(
            splitViewController, collapseSecondary: secondaryViewController,
            onto: primaryViewController)
    }
}

/// Whether a check was noted each time that a scene was built.
@MainActor private final class Noted { var times: [Bool] = [] }
