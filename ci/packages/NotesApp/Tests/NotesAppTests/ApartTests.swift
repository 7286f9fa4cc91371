import SplitViewConformance
import Testing
import XCTest

@testable import NotesApp

// The check of the README with the app's code in a process of its own, in both kinds of tests, and
// in the test's process.

@MainActor @Test func appCodeApart() throws {
    try checkConformance(of: notes, budget: .commands(2_000), isolated: true)
}

@MainActor @Test func appCodeHere() throws {
    try checkConformance(of: notes, budget: .commands(2_000))
}

final class ApartTests: XCTestCase {
    @MainActor func testAppCodeApart() async throws {
        try checkConformance(of: notes, budget: .commands(2_000), isolated: true)
    }
}
