import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// The middle one of three columns.
@MainActor @Suite struct MiddleColumnTests {
    @Test func `another row of the first column leads to another list`() throws {
        let line = "launch wide; show-column primary; select-first 2; select-first 1"
        try expectSilent(.threeColumns(), line)
        #expect(try broken(.threeColumns(changesListOnce: true), line) == ["tap-works"])
        // The same row may lead where it led before.
        let again = "launch wide; show-column primary; select-first 2; select-first 2"
        try expectSilent(.threeColumns(changesListOnce: true), again)
    }

    @Test func `a list may come with a detail of its own`() throws {
        let line = "launch wide; show-column primary; select-first 2; select-first 1"
        try expectSilent(.threeColumns(opensNote: true), line)
    }

    @Test func `the same list may be opened anew, and nothing chosen in it`() throws {
        let line = "launch wide; show-column primary; select-first 1; select 1; select-first 1"
        for screens in [Policies.Screens.same, .madeAnew] {
            let policies = Policies(screens: screens)
            try expectSilent(.threeColumns(clearsNote: true, policies: policies), line)
        }
    }

    @Test func `with the last column the middle one comes along`() throws {
        // Without a delegate the launch is not right.
        let line = "launch narrow; back list; back list; open-link"
        let found = try flaws(.threeColumns(hasLink: true), line)
        #expect(found.allSatisfy { $0.hasSuffix(" 0") }, "\(found)")
    }
}
