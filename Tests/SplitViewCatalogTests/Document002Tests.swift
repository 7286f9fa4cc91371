import SplitViewCatalog
import SplitViewConformance
import SplitViewSubjects
import TestTools
import Testing
import UIKitModel

/// The notes app of document 002, and the problem that it was written to solve.
@MainActor @Suite struct Document002Tests {
    @Test func `collapsing disregards a detail without a note, and keeps one with a note`() throws {
        try expectScene("[list] ~[_]", after: "launch narrow", in: .document002Notes)
        try expectScene("[list, [note]]", after: "select 1; launch narrow", in: .document002Notes)
        // What was pushed on an empty editor is in front, and so counts.
        try expectScene(
            "[list, [_, note]]", after: "launch wide; push-on-placeholder; narrow",
            in: .document002Notes)
    }

    @Test func `separating uses the navigation controller that shows a note, else the stock stack`()
        throws
    {
        try expectScene(
            "[list, list#2 | note]", after: "push-list; select 2; launch narrow; widen",
            in: .document002Notes)
        try expectScene(
            "[list, list#2 | _]", after: "push-list; launch narrow; widen", in: .document002Notes)
        try expectScene(
            "[list | _]", after: "launch narrow; select 1; back list; widen", in: .document002Notes)
    }

    @Test(.enabled(if: isWhole))
    func `Back from what was opened on the empty note leads to the empty note`() throws {
        // A note on the empty one, and one collapse, which merges both.
        try expectFindings([Self.blankBelow], in: .document002Notes)
    }

    private static let blankBelow = KnownFinding(
        "back-walk", "launch wide; push-on-placeholder; narrow")

    @Test func `UNK36: without the back button of the stock stack the app crashes as it appears`()
        throws
    {
        // Nothing chosen, one separation.
        try expectFindings(
            [KnownFinding("no-exception", "launch narrow; widen"), Self.blankBelow],
            in: .document002NoBackButton)
        // A note that was chosen has its button.
        try expectScene(
            "[list | note]", after: "launch narrow; select 1; widen", in: .document002NoBackButton)
    }

    @Test(.enabled(if: isWhole))
    func `without a delegate an empty page covers the list of a narrow window`() throws {
        try expectFindings(
            [
                // Named after what a person sees; that a placeholder is in the stack goes with it.
                KnownFinding("same-screen", "launch narrow"),
                // The empty page that was left is in front again.
                KnownFinding("background-invisible", "launch narrow; back list; widen; narrow"),
                // It is in the one stack from the beginning, and a note is pushed on it.
                KnownFinding("back-walk", "launch narrow; push-on-placeholder"),
                // A note replaces the list that became the detail; selected first, it becomes the
                // detail itself.
                KnownFinding("commutes", "launch narrow; back list; push-list"),
                // From the columns, too, with the list among the details (right-side).
                KnownFinding("commutes", "launch narrow; back list; push-list; widen"),
            ], in: .document002NoDelegate)
        // The problem as it was stated: the list in front becomes the detail.
        try expectScene(
            "[list | !list#2]", after: "select 1; push-list; launch narrow; back list; widen",
            in: .document002NoDelegate)
    }

    @Test(.enabled(if: isWhole))
    func `with the collapsing half only, the topmost list becomes the detail`() throws {
        // A note replaces the list that became the detail; selected first, it becomes the detail
        // itself.
        let order = KnownFinding("commutes", "launch narrow; push-list")
        // From the columns, too, with the list among the details (right-side).
        let beside = KnownFinding("commutes", "launch narrow; push-list; widen")
        // The list was in the list's column before. A second list; narrow and wide again: no step
        // can be left out.
        let cycle = KnownFinding("round-trip-order", "launch wide; push-list; narrow; widen")
        try expectFindings([Self.blankBelow, order, beside, cycle], in: .document002Template)
    }

    @Test func `the template gets its detail back when the window widens (P3), and is not blamed`()
        throws
    {
        for (line, drawing) in [
            ("launch narrow; widen", "[list | _]"),
            ("select 1; launch narrow; back list; widen", "[list | note]"),
            ("select 1; launch narrow; back list; widen; narrow", "[list, [note]]"),
        ] {
            try expectScene(drawing, after: line, in: .document002Template)
            try checkConformance(of: .document002Template, replaying: line, isolated: false)
        }
    }
}
