import StatefulTesting

extension WorkerCrew {
    /// Performs the steps of a finding once more, with all the time there is: a process may end,
    /// and a step may be slow, by chance.
    ///
    /// - Parameters:
    ///   - task: Performs the steps.
    ///   - isOver: Whether it is to end: it has a `GracePeriod` more then.
    ///   - violations: The violations named by an answer.
    /// - Returns: The violations of this time beside those of before; `nil` if they are the same,
    ///   or if the steps could not be performed.
    package func flake<Task: IsolatedTask>(
        of finding: Finding, repeatedBy task: Task, isOver: () -> Bool = { false },
        violations: (Task.Answer) -> [Violation]
    ) throws(Failure) -> Flake? {
        guard
            case .success(let answer) = try answer(to: task, isPatient: true, isOver: isOver),
            !violations(answer).contains(where: { $0.flaw == finding.flaw })
        else { return nil }
        return Flake(notRepeated: finding, but: violations(answer).first)
    }

    /// The same in a new process without an earlier scene: app code may keep something from one
    /// scene to the next, and another process does not show the consequences.
    package func flakeInNewProcess<Task: IsolatedTask>(
        of finding: Finding, repeatedBy task: Task, isOver: () -> Bool,
        violations: (Task.Answer) -> [Violation]
    ) throws(Failure) -> Flake? {
        dismissIdle()
        return try flake(of: finding, repeatedBy: task, isOver: isOver, violations: violations)?
            .inNewProcess()
    }
}
