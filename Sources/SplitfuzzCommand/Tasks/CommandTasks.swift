import SplitViewConformance

extension WorkerTasks {
    /// The tasks for the workers of a command.
    @MainActor static let ofCommand = WorkerTasks(
        DescribeTask.self, SearchTask.self, ExamineTask.self, VerifyTask.self, ReplayTask.self,
        RepeatTask.self, ExplainTask.self, ShrinkTask.self)
}
