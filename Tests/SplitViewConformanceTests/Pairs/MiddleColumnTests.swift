import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// The middle one of three columns.
@MainActor @Suite struct MiddleColumnTests {
    /// The laws that the last step of a trace breaks.
    private func broken(_ subject: SplitViewSubject, _ line: String) throws -> [String] {
        let commands = try Trace.commands(inLine: line)
        let replay = SplitViewChecker(subject).replay(commands)
        #expect(replay.executed == commands)
        return replay.violations.filter { $0.index == commands.count - 1 }.map(\.law)
    }

    @Test func `another row of the first column leads to another list`() throws {
        let line = "launch wide; show-column primary; select-first 2; select-first 1"
        #expect(try broken(.threeColumns(), line) == [])
        #expect(try broken(.threeColumns(changesListOnce: true), line) == ["tap-works"])
        // The same row may lead where it led before.
        let again = "launch wide; show-column primary; select-first 2; select-first 2"
        #expect(try broken(.threeColumns(changesListOnce: true), again) == [])
    }

    @Test func `a list may come with a detail of its own`() throws {
        let line = "launch wide; show-column primary; select-first 2; select-first 1"
        #expect(try broken(.threeColumns(opensNote: true), line) == [])
    }

    @Test func `the same list may be opened anew, and nothing chosen in it`() throws {
        let line = "launch wide; show-column primary; select-first 1; select 1; select-first 1"
        for screens in [Policies.Screens.same, .madeAnew] {
            let policies = Policies(screens: screens)
            #expect(try broken(.threeColumns(clearsNote: true, policies: policies), line) == [])
        }
    }

    @Test func `with the last column the middle one comes along`() throws {
        let line = "launch narrow; back list; back list; open-link"
        #expect(try broken(.threeColumns(hasLink: true), line) == [])
    }
}
