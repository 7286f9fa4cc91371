import SplitViewConformance
import StatefulTesting

/// A report of runs of one arrangement.
typealias Report = SearchReport<SplitViewCommand>

/// Callbacks of a search between two blocks.
struct SearchWatch {
    /// Whether to begin no more blocks.
    let isOver: () -> Bool
    /// Receives the planned part of the budget, in thousandths, and the report so far.
    let observe: (_ share: Int, _ report: Report) -> Void
    /// Whether the findings from run 0 on are enough; called after each block, in the order of the
    /// runs. Blocks after such a block are dropped.
    let isEnough: (_ report: Report) -> Bool
}

/// Searches block after block in this process.
///
/// - Returns: The reports of all blocks as one; `nil` if the search ended before the first.
@MainActor func searchHere(
    _ stage: SplitViewStage, seed: UInt64, plan: BlockPlan, watch: SearchWatch
) -> Report? {
    var plan = plan
    var merged: Report?
    while !watch.isOver(), let block = plan.nextBlock() {
        let report = stage.search(seed: seed, runs: block, limits: plan.limits)
        merged = merged?.merging(report) ?? report
        guard let merged else { continue }
        watch.observe(plan.share, merged)
        if watch.isEnough(merged) { break }
    }
    return merged
}
