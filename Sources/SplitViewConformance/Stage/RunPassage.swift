/// How a search goes through its runs where the process ends by no step.
package struct RunPassage: Equatable, Codable, Sendable {
    /// Whether each run is searched and noted by itself, so that the next process goes on behind
    /// it.
    private(set) var isRunByRun = false
    /// The runs that are passed over, because the process ends in them after any earlier work.
    private(set) var passedOver: Set<Int> = []
    private var last: Int?

    /// As usual.
    package init() {}

    /// Run by run, or as usual.
    init(runByRun: Bool) { isRunByRun = runByRun }

    /// The process has ended in a run by no step.
    ///
    /// - Returns: Whether the run is passed over from now on.
    mutating func end(in run: Int) -> Bool {
        defer { (isRunByRun, last) = (true, isRunByRun ? run : nil) }
        // It began with this run, and so nothing else can have ended it.
        return last == run && passedOver.insert(run).inserted
    }
}
