import SplitViewConformance
import Testing

// The subject is that of the article about contracts.

@MainActor @Test func highlightsConform() throws {
    try checkConformance(of: highlightingNotes, budget: .commands(5_000))
    #expect(try verifyConformance(of: highlightingNotes).isClosed)
}
