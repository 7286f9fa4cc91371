import SplitViewConformance

/// Says what only the scene of an arrangement knows: its labels.
struct DescribeTask: IsolatedTask {
    static let kind = "describe"

    let arrangement: Arrangement

    func perform(note: (NoNote) -> Void) throws(TaskFault) -> [String] {
        try CheckerCache.checker(of: arrangement).stage.labels
    }
}
