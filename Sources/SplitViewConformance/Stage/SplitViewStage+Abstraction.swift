import StatefulTesting

/// The coverage of runs.
extension SplitViewStage: @MainActor CoverageStateMachine {
    /// The look of the scene: the kinds and places of its screens, without their identities, the
    /// arrangement of the columns, and the memory of the app. Of what is alike and stands side by
    /// side, one, two and more than two are distinguished.
    package var abstraction: UInt64 {
        var digest = Digest()
        let nodes = step.after.nodes
        digest.spread(UInt64(step.after.frame))
        var repeated = Repeated()
        for index in nodes.indices {
            let node = nodes[index]
            let word =
                UInt64(node.place.rawValue) << 16 | UInt64(node.kind.rawValue) << 8
                | UInt64(node.depth)
            if repeated.isWorthTelling(word) { digest.spread(word) }
        }
        digest.spread(UInt64(driver.hiddenState))
        let numbers = driver.remembered
        for index in numbers.indices {
            let word = UInt64(truncatingIfNeeded: numbers[index])
            if repeated.isWorthTelling(word) { digest.spread(word) }
        }
        return digest.value
    }
}

/// Leaves out what is the same as the two before it.
private struct Repeated {
    private var last: UInt64 = .max
    private var count = 0

    mutating func isWorthTelling(_ word: UInt64) -> Bool {
        count = word == last ? count + 1 : 1
        last = word
        return count <= 2
    }
}
