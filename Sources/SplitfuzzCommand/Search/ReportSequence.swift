import SplitViewConformance
import StatefulTesting

/// Reports of blocks, put in the order of their runs.
struct ReportSequence: Sendable {
    /// The reports from run 0 on without a gap, as one.
    private(set) var merged: Report?
    /// Whether further reports are dropped.
    private(set) var isEnough = false
    /// Reports that arrived before an earlier block's report.
    private var early: [Int: Report] = [:]

    /// Adds the report of a block.
    ///
    /// - Parameter isEnough: Whether later runs are not needed; called block by block.
    mutating func add(
        _ report: Report, isEnough: (Report) throws(CommandFailure) -> Bool = { _ in false }
    ) throws(CommandFailure) {
        early[report.runs.lowerBound] = report
        while !self.isEnough, let next = early.removeValue(forKey: merged?.runs.upperBound ?? 0) {
            let longer = merged?.merging(next) ?? next
            merged = longer
            self.isEnough = try isEnough(longer)
        }
    }
}
