import SplitViewConformance
import StatefulTesting

/// A report of runs of one arrangement.
typealias Report = SearchReport<SplitViewCommand>

/// What a search is asked between two blocks, and told after each.
struct SearchWatch {
    /// Whether no more blocks may be begun.
    let isOver: () -> Bool
    /// Told how much of the budget is given out, in thousandths, and what was done so far.
    let observe: (_ share: Int, _ report: Report) -> Void
    /// Whether what was found from run 0 on is enough; asked after each block, in the order of the
    /// runs. What was begun beyond such a block does not count.
    let isEnough: (_ report: Report) -> Bool
}

/// Searches block after block in this process.
///
/// - Returns: The reports of all blocks as one; `nil` if it was over before the first.
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
