import SplitViewConformance
import StatefulTesting

/// A report of runs of one arrangement.
typealias Report = SearchReport<SplitViewCommand>

/// What a search asks and reports between two blocks.
@MainActor protocol SearchWatch: AnyObject {
    /// Whether to begin no more blocks.
    var isOver: Bool { get }
    /// Receives the planned part of the budget, in thousandths, and the report so far.
    func observe(share: Int, _ report: Report)
    /// Whether the findings from run 0 on are enough; called after each block, in the order of the
    /// runs. Blocks after such a block are dropped.
    func isEnough(_ report: Report) -> Bool
}

extension SplitViewStage {
    /// Searches block after block in this process.
    ///
    /// - Returns: The reports of all blocks as one; `nil` if the search ended before the first.
    func search(seed: UInt64, plan: BlockPlan, watch: any SearchWatch) -> Report? {
        var plan = plan
        var merged: Report?
        while !watch.isOver, let block = plan.nextBlock() {
            let report = search(seed: seed, runs: block, limits: plan.limits)
            merged = merged?.merging(report) ?? report
            guard let merged else { continue }
            watch.observe(share: plan.share, merged)
            if watch.isEnough(merged) { break }
        }
        return merged
    }
}
