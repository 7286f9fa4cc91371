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
        let report = stage.search(seed: seed, runs: block)
        merged = merged?.merging(report) ?? report
        if let merged { watch.observe(plan.share, merged) }
    }
    return merged
}
