import Testing

@testable import StatefulTesting

/// Runs that were done twice and came out differently.
@Suite struct MismatchTests {
    private func mismatch(
        _ first: [UInt64], _ second: [UInt64], breaks: Bool = false
    ) -> Mismatch<Forgetful.Command> {
        func outcome(_ fingerprints: [UInt64], _ violations: [Violation]) -> RunOutcome<
            Forgetful.Command
        > {
            RunOutcome(
                trace: fingerprints.map { _ in .tick }, ignored: 0, fingerprints: fingerprints,
                violations: violations)
        }
        let violation = Violation(index: 1, flaw: Flaw(law: "l"), sentence: "s")
        return Mismatch(
            run: 0, seed: 0, first: outcome(first, breaks ? [violation] : []),
            second: outcome(second, []))
    }

    @Test func `a run that was done twice says where it parts`() {
        #expect(mismatch([1, 2], [1, 3]).parting == 1)
        #expect(mismatch([1, 2], [1, 2, 3], breaks: true).parting == 2)
        #expect(mismatch([1, 2, 3], [1, 2]).parting == 2)
        #expect(mismatch([1, 2], [1, 2], breaks: true).parting == nil)
    }
}
