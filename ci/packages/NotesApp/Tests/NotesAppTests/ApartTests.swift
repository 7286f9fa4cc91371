import SplitViewConformance
import Testing
import XCTest

@testable import NotesApp

@MainActor @Test func appCodeApart() throws {
    try checkConformance(of: notes, budget: .commands(2_000))
}

@MainActor @Test func appCodeHere() throws {
    try checkConformance(of: notes, budget: .commands(2_000), isolated: false)
}

final class ApartTests: XCTestCase {
    @MainActor func testAppCodeApart() async throws {
        try checkConformance(of: notes, budget: .commands(2_000))
    }
}
