import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// The delegate to copy.
@MainActor @Suite struct RecommendedTests {
    @Test(arguments: isWhole ? UIKitProfile.all : [.ios26])
    func `holds every law, under every profile`(_ profile: UIKitProfile) throws {
        try expectHolds(.recommended, profile: profile)
    }

    @Test func `also from a random seed`() throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("recommended: seed \(seed)")
        try expectHolds(.recommended, seed: seed)
    }

    @Test(.enabled(if: isWhole))
    func `its contract is the widest: it bears whatever another subject was put through`() {
        func performed(_ subject: SplitViewSubject, runs: Int = isLong ? 512 : 64) -> Set<String> {
            let report = SplitViewChecker(subject).search(seed: 42, runs: 0..<runs)
            return Set(report.kinds.filter { $0.performed > 0 }.map(\.name))
        }
        let own = performed(.recommended, runs: 512)
        // The Dock has no effect on the classic style.
        for subject in Catalog.subjects {
            #expect(
                performed(subject).subtracting(own).subtracting(["swipe-dock"]) == [],
                "\(subject.name)")
        }
    }

    @Test
    func `a shown detail takes the place of another beside the list, and goes on top of the list`()
        throws
    {
        try expectScene("[list | note]", after: "select 1; select 2", in: .recommended)
        try expectScene("[list | note]", after: "launch wide; select-wrapped 1", in: .recommended)
        try expectScene(
            "[list, note] ~[_]", after: "launch narrow; select-wrapped 1", in: .recommended)
    }

    @Test func `whatever was pushed on a detail stays on it, lists as well`() throws {
        let line = "launch narrow; push-list; select 1; push-detail; push-list-on-detail; select 2"
        let merged = "[list, list#2, note, note#2, list#3, note#3]"
        try expectScene(merged + " ~[_]", after: line, in: .recommended)
        try expectScene(
            "[list, list#2 | note, note#2, list#3, note#3]", after: line + "; widen",
            in: .recommended)
        try expectScene(merged + " ~[]", after: line + "; widen; narrow", in: .recommended)
    }

    @Test func `a detail that stands on the stack comes to the top, and is not pushed once more`()
        throws
    {
        try expectScene(
            "[list, list#2, note] ~[_]",
            after: "launch narrow; select 1; push-list-on-detail; select-again", in: .recommended)
    }

    @Test func `a push on the placeholder carries over without it`() throws {
        try expectScene(
            "[list, note] ~[]", after: "launch wide; push-on-placeholder; narrow", in: .recommended)
    }

    @Test func `what a detail shows is gone: only lists are left`() throws {
        try expectScene(
            "[list | _]", after: "launch wide; select 1; push-detail; clear-detail",
            in: .recommended)
        try expectScene(
            "[list, list#2] ~[_]",
            after: "launch narrow; push-list; select 1; push-detail; clear-detail",
            in: .recommended)
    }

    @Test func `without its assumption, what a list pushed in a wide window changes sides`() throws
    {
        let contract = SplitViewSubject.recommended.contract.without("lists-show-details")
        let checker = SplitViewChecker(.recommended, contract: contract)
        let trace = try Trace.commands(inLine: "launch wide; push-detail-on-list; narrow; widen")
        #expect(checker.replay(trace).flaws.map(\.law).contains("round-trip-order"))
    }
}
