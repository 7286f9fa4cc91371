import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// Every branch, of the engine and of each law, has one exemplar that shows it and says so.
@MainActor @Suite struct ExemplarTests {
    nonisolated private static let exemplars = Corpus.ofProject.entriesRead
        .filter { $0.expected == .passes }

    /// The branches that no exemplar can show, and why.
    private static let unshown = [
        "raised": "what raises breaks a law",
        "columns-while-merged": "the app that does it breaks 'commutes' with the same step",
        "detail-nowhere": "it takes columns that were assigned while merged",
    ]

    private static let branches =
        EngineMark.names
        + SplitViewLaws.all.flatMap { law in law.branches.map { "\(law.name)/\($0)" } }

    @Test func `name each branch once`() {
        let shown = Self.exemplars.flatMap(\.shown)
        let expected = Self.branches.filter { Self.unshown[$0] == nil }
        #expect(Set(expected).subtracting(shown) == [], "these have no exemplar")
        #expect(Set(shown).subtracting(expected) == [], "these are no branches, or cannot be shown")
        let twice = Dictionary(grouping: shown) { $0 }.filter { $1.count > 1 }
        #expect(twice.keys.sorted() == [], "these have several")
    }

    @Test(arguments: exemplars.map(\.path))
    func `show what they name, and hold every law on the way`(_ path: String) throws {
        let entry = try #require(Self.exemplars.first { $0.path == path })
        let passed = try branches(passedBy: entry)
        #expect(entry.shown.filter { !passed.contains($0) } == [])
    }

    @Test func `show nothing that is said to be out of reach`() throws {
        let passed = try Self.exemplars.reduce(into: Set()) {
            $0.formUnion(try branches(passedBy: $1))
        }
        #expect(passed.intersection(Self.unshown.keys) == [])
        #expect(Set(Self.unshown.keys).isSubset(of: Self.branches))
    }

    /// The branches that a trace reaches, looking ahead after each step.
    private func branches(passedBy entry: Corpus.Entry) throws -> Set<String> {
        let subject = try #require(Catalog.subject(named: entry.trace.subject))
        let checker = try SplitViewChecker(subject, for: entry.trace)
        let replay = checker.replay(entry.trace.commands)
        #expect(replay.executed == entry.trace.commands)
        #expect(replay.violations == [])
        var passed: Set<String> = []
        for law in replay.laws {
            for branch in law.branches where branch.steps > 0 {
                passed.insert("\(law.name)/\(branch.name)")
            }
        }
        let labels = checker.stage.passedLabels
        for mark in EngineMark.allCases where labels & 1 << UInt64(mark.rawValue) != 0 {
            passed.insert(mark.name)
        }
        return passed
    }
}

extension Corpus.Entry {
    /// The branches that the trace is said to show.
    fileprivate var shown: [String] {
        let prefix = "shows: "
        return trace.comments.filter { $0.hasPrefix(prefix) }
            .flatMap { $0.dropFirst(prefix.count).split(separator: ", ").map(String.init) }
    }
}
