import StatefulTesting

/// The bounds of a search: the first one that is reached ends it.
///
/// ```swift
/// try checkConformance(of: notes, budget: .commands(500_000))
/// try checkConformance(of: notes, budget: SearchBudget(time: .seconds(60), findings: 1))
/// ```
public struct SearchBudget: Sendable, Hashable {
    package var runs: Int?
    /// The number of commands, counted as planned, so that the number of runs depends only on the
    /// seed.
    package var commands: Int?
    /// The time from the start of the search. How far a search gets in that time depends on the
    /// machine.
    package var time: Duration?
    /// The number of findings that end a search: it looks for them after every 1,024 runs. At most
    /// this many are reported.
    package var findings: Int?

    /// A budget with these bounds, at least one of runs, commands and time among them.
    ///
    /// - Parameters:
    ///   - runs: The number of runs, from 0; `nil` for no bound.
    ///   - commands: The number of commands, from 0, counted as planned; `nil` for no bound.
    ///   - time: The time from the start of the search; `nil` for no bound.
    ///   - findings: The number of findings, from 1; `nil` for no bound.
    public init(
        runs: Int? = nil, commands: Int? = nil, time: Duration? = nil, findings: Int? = nil
    ) {
        precondition(
            runs != nil || commands != nil || time != nil,
            "a budget needs a bound that a correct subject reaches")
        precondition(
            (runs ?? 0) >= 0 && (commands ?? 0) >= 0, "a budget is not negative")
        precondition((findings ?? 1) >= 1, "a search may find at least one thing")
        (self.runs, self.commands, self.time, self.findings) = (runs, commands, time, findings)
    }

    /// A budget of so many commands, from 0.
    public static func commands(_ count: Int) -> SearchBudget { SearchBudget(commands: count) }
    /// A budget of so many runs, from 0.
    public static func runs(_ count: Int) -> SearchBudget { SearchBudget(runs: count) }
    /// A budget of time, from the start of the search.
    public static func time(_ duration: Duration) -> SearchBudget { SearchBudget(time: duration) }

    /// The budget when some of its time has passed.
    func without(_ elapsed: Duration) -> SearchBudget {
        var rest = self
        rest.time = time.map { max(.zero, $0 - elapsed) }
        return rest
    }

    /// A part of this budget, one of several equal ones: at least one run if runs are counted.
    func share(of parts: Int) -> SearchBudget {
        guard parts > 0 else { return self }
        return SearchBudget(
            runs: runs.map { max(1, $0 / parts) }, commands: commands.map { max(1, $0 / parts) },
            time: time.map { $0 / parts })
    }
}
