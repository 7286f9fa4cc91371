import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// The same seed gives the same bytes, in every configuration and on every machine.
///
/// The digest below is over everything that a search says: how often each command was performed and
/// ignored, every tally of every law, every failing trace with its sentence, and every finding with
/// its shrunk trace. It was taken in a debug build, and a release build gave the same number; that
/// agreement, and not the number, is what is tested, because one constant has to serve both. It is
/// another number whenever commands, weights, laws or the model change their behaviour; then take
/// the new one from the message, and make sure that both configurations name the same.
@MainActor @Suite struct DigestTests {
    /// Every twenty-fourth subject, of the documents, of the correct ones and of the canaries.
    private static let some = Catalog.names.enumerated().filter { $0.offset % 24 == 0 }
        .map(\.element)

    private func digest(_ subject: Subject) -> UInt64 {
        let stage = SplitViewStage(subject)
        let examination = stage.examination(of: stage.search(seed: 42, runs: 0..<128))
        var digest = Digest()
        digest.add(examination.report)
        for finding in examination.findings {
            digest.add(finding.law)
            digest.add(finding.trace.line)
            digest.add(finding.sentence)
            for pass in finding.passes { digest.add([pass.tried, pass.accepted]) }
        }
        return digest.value
    }

    @Test("debug and release agree")
    func golden() throws {
        var all = Digest()
        for name in Self.some {
            let subject = try #require(Catalog.subject(named: name))
            all.add([Int(truncatingIfNeeded: digest(subject))])
        }
        #expect(all.value == 0x7400_1487_DA73_4506, "the digest is now \(all.value)")
    }

    @Test(
        "the digest itself is FNV-1a",
        arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C)])
    func published(_ text: String, _ expected: UInt64) {
        // From the test vectors of the published function.
        var digest = Digest()
        digest.add(bytes: Array(text.utf8))
        #expect(digest.value == expected)
    }

    @Test(
        "twice the same, and another seed gives another",
        arguments: Catalog.subjects.indices.filter { isLong || $0 == 1 })
    func repeated(_ index: Int) {
        let subject = Catalog.subjects[index]
        #expect(digest(subject) == digest(subject))
        let stage = SplitViewStage(subject)
        #expect(stage.search(seed: 1, runs: 0..<32) == stage.search(seed: 1, runs: 0..<32))
        #expect(stage.search(seed: 1, runs: 0..<32) != stage.search(seed: 2, runs: 0..<32))
    }

    @Test("a search in parts is the same search, as with several workers")
    func parts() {
        for subject in [Subject.document000Swift, Catalog.canaries[0].subject] {
            let whole = SplitViewStage(subject).search(seed: 42, runs: 0..<96)
            let stages = [
                SplitViewStage(subject), SplitViewStage(subject), SplitViewStage(subject),
            ]
            let parts = [64..<96, 0..<1, 1..<64].enumerated().map { index, runs in
                stages[index].search(seed: 42, runs: runs)
            }
            #expect(parts[1].merging(parts[2]).merging(parts[0]) == whole)
        }
    }
}

/// FNV-1a, 64 bits.
private struct Digest {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    /// A text and its end.
    mutating func add(_ text: String) {
        add(bytes: text.utf8)
        add(bytes: CollectionOfOne(0xFF))
    }

    mutating func add(_ numbers: [Int]) {
        for number in numbers {
            let bits = UInt64(bitPattern: Int64(number))
            add(bytes: (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) })
        }
    }

    mutating func add(_ report: SearchReport<SplitViewCommand>) {
        for kind in report.kinds {
            add(kind.name)
            add([kind.performed, kind.ignored])
        }
        for law in report.laws {
            add(law.name)
            add([law.held, law.notApplicable, law.violated])
        }
        for failure in report.failures {
            add([failure.run, Int(truncatingIfNeeded: failure.seed)])
            for command in failure.counterexample.commands { add(command.description) }
            add(failure.counterexample.flaw.law)
            add(failure.counterexample.sentence)
        }
        add([report.stalledRuns, report.recheckedRuns, report.mismatchedRuns])
    }
}
