import StatefulTesting
import UIKitModel

/// The coverage of a search: how often each command was performed, each law judged, each label
/// reached.
///
/// ```swift
/// let coverage = try measureCoverage(of: notes)
/// print(coverage.neverReached)
/// print(coverage)
/// ```
public struct SearchCoverage: Hashable, Sendable, CustomStringConvertible {
    /// The number of times that something came up.
    package struct Count: Hashable, Sendable {
        /// The name of a command, law, branch or label.
        package let name: String
        /// The times that it was performed, or judged and held, or reached.
        package let times: Int
        /// The times that it was drawn and ignored, or did not apply.
        package let others: Int
    }

    /// The runs of the search.
    public let runs: Int
    /// The kinds of command: how often each was performed, and how often ignored.
    package let commands: [Count]
    /// The laws: in how many steps each was judged, and to how many it does not apply.
    package let laws: [Count]
    /// The branches of the laws, as `law/branch`: in how many steps the law held in each.
    package let branches: [Count]
    /// The labels, first those of the model, then the subject's own: how many runs reached each,
    /// and how many did not.
    package let labels: [Count]

    /// The laws that were never judged, the branches without a step, and the labels without a run.
    public var neverReached: [String] {
        (laws + branches + labels).filter { $0.times == 0 }.map(\.name)
    }

    /// The number of runs that reached a label; `nil` if there is no such label.
    ///
    /// - Parameter label: The name of the label.
    public func runs(reaching label: String) -> Int? {
        labels.first { $0.name == label }?.times
    }

    /// The coverage as tables.
    public var description: String {
        let tables: [(String, String, String, [Count])] = [
            ("command", "performed", "ignored", commands.filter { $0.times + $0.others > 0 }),
            ("law", "judged", "not applicable", laws),
            ("label", "reached", "not reached", labels.filter { $0.times > 0 }),
        ]
        var lines: [String] = []
        for (name, times, others, counts) in tables {
            let width = ([name] + counts.map(\.name)).map(\.count).max() ?? 0
            func line(_ cells: (String, String, String)) -> String {
                "\(cells.0.padded(to: width))  \(cells.1.leftPadded(to: 9))  "
                    + cells.2.leftPadded(to: 14)
            }
            lines.append(line((name, times, others)))
            lines += counts.map { line(($0.name, "\($0.times)", "\($0.others)")) }
            lines.append("")
        }
        let missed = neverReached.isEmpty ? "nothing" : neverReached.joined(separator: ", ")
        return (lines + ["never reached: \(missed)"]).joined(separator: "\n")
    }
}

extension SearchCoverage {
    package init(_ report: SearchReport<SplitViewCommand>) {
        runs = report.completedRuns
        commands = report.kinds.map {
            Count(name: $0.name, times: $0.performed, others: $0.ignored)
        }
        laws = report.laws.map {
            Count(name: $0.name, times: $0.held + $0.violated, others: $0.notApplicable)
        }
        branches = report.laws.flatMap { law in
            law.branches.map {
                Count(name: "\(law.name)/\($0.name)", times: $0.steps, others: law.held - $0.steps)
            }
        }
        labels = report.labels.map {
            Count(name: $0.name, times: $0.runs, others: report.completedRuns - $0.runs)
        }
    }
}

/// Searches a subject and reports the coverage, broken laws or not.
///
/// ```swift
/// print(try measureCoverage(of: notes))
/// ```
///
/// - Parameters:
///   - subject: The subject to search.
///   - budget: The bounds of the search.
///   - seed: The seed of the search; by default as for `checkConformance`.
///   - profile: The release of UIKit to model; by default the subject's.
///   - isolated: Whether app code runs in a process of its own; by default if it can and no
///     debugger is attached, as in
///     ``checkConformance(of:budget:seed:corpus:profile:demanding:isolated:test:file:line:)``.
///   - test: The test that the runner is started for; by default the calling function.
///   - file: The file of the call.
///   - line: The line of the call.
/// - Throws: `ConformanceError` if the scene cannot be used, or no command could be performed.
@MainActor public func measureCoverage(
    of subject: SplitViewSubject, budget: SearchBudget = .commands(50_000), seed: UInt64? = nil,
    profile: UIKitProfile? = nil, isolated: Bool? = nil, test: String = #function,
    file: String = #fileID, line: Int = #line
) throws(ConformanceError) -> SearchCoverage {
    SearchCoverage(
        try CoverageCheck(
            subject: subject, search: try DrawnSearch(profile: profile, budget: budget, seed: seed)
        ).performed(isolated: isolated, at: CheckPlace(test: test, file: file, line: line)))
}
