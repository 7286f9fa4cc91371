import SplitViewConformance

/// Collects the states of an arrangement, and the transitions between them.
struct GraphTask: IsolatedTask {
    static let kind = "graph"

    let arrangement: Arrangement
    /// The most screens in a scene.
    let height: Int

    func perform(note: (NoNote) -> Void) throws(TaskFault) -> StateGraph? {
        try CheckerCache.checker(of: arrangement).graph(
            within: height, atMost: StateChart.mostStates,
            isOver: { WorkerPage.own?.isAskedToEnd == true })
    }
}
