import SplitViewConformance
import StatefulTesting

/// Reports of runs that follow each other, put in the order of their runs.
struct ReportSequence: Sendable {
    private let start: Int
    /// The reports from the first run on without a gap, as one.
    private(set) var merged: Report?
    private(set) var isEnough = false
    /// Reports that arrived before an earlier block's report.
    private var early: [Int: Report] = [:]

    /// Without reports yet.
    ///
    /// - Parameter start: The first run.
    init(from start: Int = 0) { self.start = start }

    /// Adds the report of a block.
    ///
    /// - Parameter isEnough: Whether later runs are not needed; called block by block.
    mutating func add(
        _ report: Report, isEnough: (Report) throws(CommandFailure) -> Bool = { _ in false }
    ) throws(CommandFailure) {
        early[report.runs.lowerBound] = report
        while !self.isEnough, let next = early.removeValue(forKey: merged?.runs.upperBound ?? start)
        {
            let longer = merged?.merging(next) ?? next
            merged = longer
            self.isEnough = try isEnough(longer)
        }
    }
}
