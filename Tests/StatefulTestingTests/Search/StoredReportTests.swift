import Foundation
import StatefulTesting
import Testing

@Suite struct StoredReportTests {
    @Test func `a report survives being stored, so processes can hand it over`() throws {
        var machine = Counter()
        let report = search(
            &machine, laws: [Counter.below(9), Counter.movement], coverage: RunCoverage(),
            seed: .max, runs: 0..<100)
        try #require(!report.failures.isEmpty)
        let data = try JSONEncoder().encode(report)
        let read = try JSONDecoder().decode(SearchReport<Counter.Command>.self, from: data)
        #expect(read == report)
    }
}
