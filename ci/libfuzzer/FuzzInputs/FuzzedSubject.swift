import Foundation
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting

/// What performs the traces of the fuzz target: a subject, and the flaws of it that are known.
@MainActor public final class FuzzedSubject {
    private let checker: SplitViewChecker
    private let known: Set<Flaw>

    /// A subject.
    ///
    /// - Parameters:
    ///   - name: A name of the catalog, or of a deep bug of `ci/benchmarks/Bugs`.
    ///   - corpus: The folder of known findings; `nil` if no flaw is known.
    /// - Throws: `FuzzInputError` for a name that does not exist, `TraceError` for a corpus that
    ///   cannot be read.
    public init(named name: String, corpus: String?) throws {
        let deep = DeepBug.all.map(\.subject).first { $0.name == name }
        guard let subject = deep ?? Catalog.subject(named: name) else {
            throw FuzzInputError(message: "no subject '\(name)'; see 'splitfuzz list'")
        }
        let checker = SplitViewChecker(subject)
        self.checker = checker
        var known: Set<Flaw> = []
        if let corpus {
            for entry in try Corpus(folder: URL(fileURLWithPath: corpus)).entries()
            where entry.trace.subject == name && entry.trace.givingUp.isEmpty {
                guard case .breaks = entry.expected else { continue }
                // A file that lists no flaw is about those that its steps show.
                let shown = entry.trace.shows
                known.formUnion(shown.isEmpty ? checker.replay(entry.trace.commands).flaws : shown)
            }
        }
        self.known = known
    }

    /// The subject that the environment names: `SPLITFUZZ_SUBJECT`, or `recommended`. Its known
    /// findings are in the folder `SPLITFUZZ_KNOWN`; without it, no flaw is known.
    public static func fromEnvironment() throws -> FuzzedSubject {
        let environment = ProcessInfo.processInfo.environment
        let corpus = environment["SPLITFUZZ_KNOWN"] ?? ""
        return try FuzzedSubject(
            named: environment["SPLITFUZZ_SUBJECT"] ?? "recommended",
            corpus: corpus.isEmpty ? nil : corpus)
    }

    /// The first violation that shows a flaw which is not known.
    private func newViolation(in commands: [SplitViewCommand]) -> Violation? {
        checker.replay(commands).violations.first { !known.contains($0.flaw) }
    }

    /// Performs a trace and judges every step by every law.
    ///
    /// - Returns: The trace as the text of a file, if it shows a flaw that is not known.
    public func newFinding(in commands: [SplitViewCommand]) -> String? {
        newViolation(in: commands).map {
            trace(commands, about: $0.flaw, [$0.sentence]).fileText
        }
    }

    /// Performs a trace, and shrinks it if it shows a flaw that is not known.
    ///
    /// - Returns: The simplest trace that shows the first such flaw, as the text of a file with
    ///   what is proved of it; `nil` if there is no such flaw.
    /// - Throws: `FuzzInputError` if the same steps do not always lead to the same screens.
    public func shrunkFinding(in commands: [SplitViewCommand]) throws(FuzzInputError) -> String? {
        guard let flaw = newViolation(in: commands)?.flaw else { return nil }
        guard
            let minimum = try? checker.minimised(commands, law: flaw.law, symptom: flaw.symptom),
            minimum.isStable
        else { throw FuzzInputError(message: "\(checker.subject.name) is not deterministic") }
        let found = minimum.counterexample
        let comments = [found.sentence, minimum.shortest.sentence]
        return trace(found.commands, about: flaw, comments).fileText
    }

    private func trace(
        _ commands: [SplitViewCommand], about flaw: Flaw, _ comments: [String]
    ) -> Trace {
        Trace(
            subject: checker.subject.name, law: flaw.law, profile: checker.profile.name,
            shows: checker.replay(commands).flaws, comments: comments, commands: commands)
    }

    /// Searches as `splitfuzz run --jobs 1` does, up to and including the first run that fails.
    ///
    /// - Parameters:
    ///   - seed: The seed of the search.
    ///   - seconds: The processor time of this process at which it ends without a finding.
    /// - Returns: The report; every flaw counts, known or not.
    public func search(seed: UInt64, seconds: Double) -> SearchReport<SplitViewCommand> {
        var isOver = false
        return checker.search(
            seed: seed, runs: 0..<Int.max,
            limits: SearchLimits(failuresPerFlaw: 1, progressEvery: 1),
            deadline: { isOver || Double(clock()) > seconds * Double(CLOCKS_PER_SEC) },
            observe: { isOver = $0.failedRuns > 0 })
    }
}

extension Shortest {
    /// What is known of simpler traces, in a sentence.
    fileprivate var sentence: String {
        switch self {
        case .proved(let states):
            "proved: nothing simpler breaks this law in this way (\(states) states)"
        case .unmerged(let length), .notProved(let length, _):
            "nothing up to length \(length) breaks this law in this way; beyond that, no proof"
        }
    }
}

/// Why a fuzz target or the tool cannot do what it was asked.
public struct FuzzInputError: Error, CustomStringConvertible {
    /// What is wrong, in one line.
    public let description: String

    /// An error with a message.
    public init(message: String) { description = message }
}
