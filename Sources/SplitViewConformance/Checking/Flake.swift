import StatefulTesting

/// A trace with two outcomes: the delegate or the app is not deterministic, so nothing is known
/// about which laws it holds.
package struct Flake: Hashable, Sendable, Codable {
    /// The commands, with subject, profile and the assumptions given up.
    package let trace: Trace
    /// The index of the run that they come from; `nil` if they come from none.
    package let run: Int?
    /// The violation of the first time that did not come the second time, if any.
    package let first: Violation?
    /// The violation of the second time that did not come the first time, if any.
    package let second: Violation?
    /// The number of the first step, from 1, that was possible only once or led to different
    /// screens; `nil` if no difference is known before the verdict.
    package let differingStep: Int?
    /// Whether the second outcome comes from a new process without an earlier scene.
    package private(set) var isOfNewProcess = false

    /// A trace with two outcomes.
    ///
    /// - Parameters:
    ///   - trace: The commands, about no law.
    ///   - run: The index of the run that they come from, if there is one.
    ///   - first: What broke the first time only.
    ///   - second: What broke the second time only.
    ///   - differingStep: The number of the first step that differs, from 1.
    package init(
        trace: Trace, run: Int?, first: Violation?, second: Violation?, differingStep: Int? = nil
    ) {
        self.trace = trace
        self.run = run
        (self.first, self.second, self.differingStep) = (first, second, differingStep)
    }

    /// A run that had two different outcomes.
    package init(_ mismatch: Mismatch<SplitViewCommand>, trace: Trace) {
        self.init(
            trace: trace, run: mismatch.run, first: mismatch.first, second: mismatch.second,
            differingStep: mismatch.parting.map { $0 + 1 })
    }

    /// A finding whose steps did not show it again.
    ///
    /// - Parameter violation: The violation shown instead, if any.
    package init(notRepeated finding: Finding, but violation: Violation?) {
        self.init(
            trace: finding.trace, run: finding.run,
            first: Violation(
                index: finding.trace.commands.count - 1, flaw: finding.flaw,
                sentence: finding.sentence),
            second: violation)
    }

    /// The same, with the second outcome in a new process.
    package func inNewProcess() -> Flake {
        var flake = self
        flake.isOfNewProcess = true
        return flake
    }

    package var lines: [String] {
        let place = isOfNewProcess ? "in a new process " : ""
        var lines = [
            "the same steps had two outcomes" + (run.map { " (run \($0))" } ?? ""),
            "  steps   \(trace.line)",
            "  first   \(first.wording)", "  second  \(place)\(second.wording)",
        ]
        if let differingStep { lines.append("  differs from step \(differingStep) on") }
        if isOfNewProcess {
            lines.append(
                "  app code may keep something from one scene to the next: a static, a file")
        }
        return lines
    }
}

extension Violation? {
    fileprivate var wording: String {
        guard let self else { return "breaks nothing else" }
        // The reason of an exception may have several lines.
        return "breaks \(self.law) in step \(self.index + 1): \(self.sentence.oneLine)"
    }
}

extension SplitViewChecker {
    /// A counterexample that does not show its flaw each time.
    ///
    /// - Parameter other: The violation in the other execution, if any.
    func flake(_ failure: Failure<SplitViewCommand>, butAlso other: Violation?) -> Flake {
        Flake(
            trace: trace(failure.counterexample.commands, law: nil), run: failure.run,
            first: failure.counterexample.violation, second: other)
    }
}
