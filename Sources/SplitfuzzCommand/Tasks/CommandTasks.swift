import SplitViewConformance

extension WorkerTasks {
    @MainActor static let ofCommand = WorkerTasks(
        DescribeTask.self, SearchTask.self, ExamineTask.self, VerifyTask.self, ReplayTask.self,
        RepeatTask.self, ExplainTask.self, ShrinkTask.self, GraphTask.self, PlayTask.self,
        RecordingTask.self)
}
