import SplitViewCatalog
import SplitViewConformance
import SplitViewSubjects
import TestTools
import Testing
import UIKitModel

/// The calendar app of document 001, under its two delegates and with the bug of its version 3.0.0.
@MainActor @Suite struct Document001Tests {
    private static let delegates = [SplitViewSubject.document001List, .document001Collapsible]

    @Test
    func `the scene without a selection, known by its name (R7), goes and comes with its column`()
        throws
    {
        for subject in Self.delegates {
            try expectScene("[list] ~[_]", after: "launch narrow", in: subject)
            try expectScene("[list | _]", after: "launch narrow; widen", in: subject)
            try expectScene("[list] ~[_]", after: "launch narrow; widen; narrow", in: subject)
        }
    }

    @Test
    func `a shift stays in front when the window narrows, and beside the list when it widens`()
        throws
    {
        for subject in Self.delegates {
            try expectScene("[list, [note]]", after: "select 1; launch narrow", in: subject)
            try expectScene("[list | note]", after: "launch narrow; select 1; widen", in: subject)
            // After Back to the list there is no shift.
            try expectScene(
                "[list | _]", after: "launch narrow; select 1; back list; widen", in: subject)
        }
    }

    @Test(arguments: isWhole ? UIKitProfile.all : [.ios26])
    func `the list as delegate holds every law, under every profile`(_ profile: UIKitProfile) throws
    { try expectHolds(.document001List, profile: profile) }

    @Test func `the list as delegate raises where a second list stands on the first`() throws {
        let given = SplitViewSubject.document001List.contract.without("one-list")
        let checker = SplitViewChecker(.document001List, contract: given)
        let trace = try Trace.commands(inLine: "launch narrow; push-list; widen")
        let violations = checker.replay(trace).violations
        let violation = try #require(violations.first { $0.law == "no-exception" })
        #expect(violation.sentence.contains("PasteListViewController viewControllers]: unrecog"))
    }

    @Test func `the delegate that looks at the top bears a second list`() throws {
        try expectScene(
            "[list, list#2 | note]", after: "launch narrow; push-list; select 1; widen",
            in: .document001Collapsible)
    }

    @Test(.enabled(if: isWhole))
    func `it takes a shift that pushed something for no shift, and leaves it in the list's column`()
        throws
    {
        try expectFindings(
            [
                // Both were beside the list, and stay in its column.
                KnownFinding(
                    "round-trip-order", "launch wide; select 1; push-detail; narrow; widen"),
                // After Back from the further screen a shift stays in the list's column, and the
                // next round trip moves it to the other.
                KnownFinding(
                    "round-trip-order",
                    "launch narrow; select 1; push-detail; widen; back list; narrow; widen"),
                // Narrow, a shift, the further screen, wide: no step can be left out.
                KnownFinding("blank-never-nested", "launch narrow; select 1; push-detail; widen"),
            ], in: .document001Collapsible)
        // The delegate that looks at the first screen does not.
        try expectScene(
            "[list | note, note#2]", after: "launch narrow; select 1; push-detail; widen",
            in: .document001List)
    }

    @Test(.enabled(if: isWhole))
    func `columns assigned while narrow lead every later detail nowhere`() throws {
        try expectFindings(
            [
                // Before the launch the list is in no split view yet, and finds none.
                KnownFinding("contents-preserved", "select 1; clear-detail"),
                // The detail that is kept out of sight changes, and the one in front stays.
                KnownFinding("contents-preserved", "launch narrow; select 1; clear-detail"),
                // What is selected later is also shown out of sight.
                KnownFinding("contents-preserved", "launch narrow; clear-detail; select 1"),
                // The separation replaces what was put there; selected afterwards it is shown.
                KnownFinding("commutes", "launch narrow; clear-detail"),
            ], in: .document001AssignedColumns)
        // In a wide window the assignment does what it should, and the next expansion repairs the
        // other case.
        try expectScene(
            "[list | note]", after: "launch wide; select 1; clear-detail; select 2",
            in: .document001AssignedColumns)
        try expectScene(
            "[list | note]", after: "launch narrow; clear-detail; widen; select 1",
            in: .document001AssignedColumns)
    }
}
