import UIKitModel

/// Whether searches have to be done again because of what the app asked for.
struct Attending {
    /// How many searches are under way, one inside the other.
    var depth = 0
    /// Whether equal states were taken for one meanwhile.
    var hasMerged = false
}

extension SplitViewStage {
    /// Works with this stage; again, if equal states were taken for one and the app asked for more
    /// than they tell. Each time more is told, for one more class of controllers at least.
    ///
    /// A piece of work on its own begins as if nothing had been asked for, so that it comes out the
    /// same whatever was done before.
    func attending<Result, Failure: Error>(
        _ work: (inout SplitViewStage) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let attention = driver.attention
        if attending.depth == 0 { attention.forget() }
        let hadMerged = attending.hasMerged
        attending.depth += 1
        defer {
            attending.depth -= 1
            attending.hasMerged = hadMerged || attending.hasMerged
        }
        while true {
            let known = attention.count
            attending.hasMerged = false
            var machine = self
            let result = try work(&machine)
            if !attending.hasMerged || attention.count == known { return result }
        }
    }
}
