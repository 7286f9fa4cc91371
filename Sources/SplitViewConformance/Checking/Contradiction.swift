import StatefulTesting

/// Two traces that should lead to the same result and do not: so nothing is proved of the subject.
package struct Contradiction: Hashable, Sendable, Codable {
    package let first: Trace
    /// A trace with the same last command, or a tap on another row declared to be alike, performed
    /// in a state that looked the same; it may be the same trace.
    package let second: Trace
    /// Whether one of them had two outcomes; otherwise equal states had different futures.
    package let isUnrepeatable: Bool
    /// Whether the scenes differ after the last command; otherwise only the verdicts do.
    package let differsInState: Bool
    /// The differences before the last command in memory left out by the search, as class and
    /// property: `NotesDelegate.collapses: 2 and 3`.
    package let differences: [String]

    /// The contradiction, in a sentence without a full stop.
    package var sentence: String {
        if isUnrepeatable { return "performed twice, it had two outcomes" }
        return isAboutRows
            ? "two rows had different futures: they are declared to be alike, with rows(.alike)"
            : "equal states had different futures: "
                + (differences.isEmpty
                    ? "something decides that stands in no screen and in no stored property, such "
                        + "as a global, a static, what a closure holds, a file, a clock or chance"
                    : "what memory(_:) leaves out decides")
    }

    /// The words used where the traces of a contradiction could not be named.
    package static let unnamed =
        "equal states had different futures, and the traces could not be named"

    /// Whether rows that are declared to be alike are not.
    package var isAboutRows: Bool { first.commands.last != second.commands.last }

    package var lines: [String] {
        var lines = [sentence, "  first   \(first.line)"]
        if second != first { lines.append("  second  \(second.line)") }
        let last = first.commands.last.map { "'\($0)'" } ?? "the start"
        lines.append(
            "  they part after \(last): "
                + (differsInState ? "the scenes differ" : "the verdicts differ"))
        lines += differences.map { "  differs \($0)" }
        return lines
    }
}

extension SplitViewChecker {
    /// A contradiction of this subject, with its traces.
    func contradiction(_ inconsistency: Inconsistency<SplitViewCommand>) -> Contradiction {
        Contradiction(
            first: trace(inconsistency.first, law: nil),
            second: trace(inconsistency.second, law: nil),
            isUnrepeatable: inconsistency.kind == .unrepeatable,
            differsInState: inconsistency.differsInState,
            differences: inconsistency.kind == .incompleteState
                ? differences(
                    Array(inconsistency.first.dropLast()), Array(inconsistency.second.dropLast()))
                : [])
    }

    /// The differences in the memory of the app after two traces to equal states.
    private func differences(
        _ first: [SplitViewCommand], _ second: [SplitViewCommand]
    ) -> [String] {
        let stages = [first, second].map { trace in
            let stage = stage.sibling()
            for command in trace { _ = stage.perform(command) }
            return stage
        }
        return stages[0].memoryListing.differences(from: stages[1].memoryListing).map {
            "\($0.name): \($0.values.joined(separator: " and "))"
        }
    }
}
