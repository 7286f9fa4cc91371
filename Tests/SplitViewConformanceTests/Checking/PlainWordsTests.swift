import StatefulTesting
import Testing

@testable import SplitViewConformance

/// The table of words for people.
@Suite struct PlainWordsTests {
    @Test func `every law has words, also where nothing is known of the step`() {
        for law in SplitViewLaws.all.map(\.name) {
            let rows = PlainRow.table.filter { $0.laws.contains(law) }
            #expect(rows.last?.circumstances.isEmpty == true, "\(law)")
            #expect(rows.dropLast().allSatisfy { !$0.circumstances.isEmpty }, "\(law)")
        }
    }

    @Test func `every law and symptom has words of its own law`() {
        for law in SplitViewLaws.all.map(\.name) {
            let own = Set(PlainRow.table.filter { $0.laws.contains(law) }.map(\.words.sentence))
            for phase in SplitViewSymptom.Phase.allCases {
                let flaw = Flaw(
                    law: law, symptom: SplitViewSymptom(phase: phase, answers: []).code)
                let words = PlainWords(
                    law: law, statement: nil, in: FlawCircumstances(of: flaw))
                #expect(own.contains(words.sentence), "\(law) \(phase)")
            }
        }
    }

    @Test func `no row stands behind one that fits wherever it does`() {
        for law in SplitViewLaws.all.map(\.name) {
            let rows = PlainRow.table.filter { $0.laws.contains(law) }
            for (place, row) in rows.enumerated() {
                let hiding = rows[..<place].first {
                    $0.circumstances.isSubset(of: row.circumstances)
                }
                #expect(hiding == nil, "\(law): \(row.words.sentence)")
            }
        }
    }

    @Test func `words name no law, and end like sentences`() {
        let laws = SplitViewLaws.all.map(\.name)
        for row in PlainRow.table {
            let words = row.words
            for text in [words.sentence, words.cause, words.repair] {
                #expect(text.hasSuffix("."), "\(text)")
                #expect(!laws.contains { $0.contains("-") && text.contains($0) }, "\(text)")
            }
        }
    }
}
