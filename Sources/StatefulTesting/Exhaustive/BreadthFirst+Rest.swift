/// The steps judged ahead of the layer in which a search has ended early.
extension BreadthFirst {
    /// Notes the flaws that show only in transitions beyond the end of the search, each with the
    /// shortest trace over known transitions: every flaw seen is reported.
    /// - Complexity: Linear in the known transitions, if there is such a flaw.
    mutating func noteRest(_ crawler: Crawler) {
        let (graph, ledger) = (crawler.graph, crawler.machine.ledger)
        guard found.count < ledger.book.entries.count else { return }
        let concluded = Set(found.map(\.flaw))
        var tree = SearchTree()
        for _ in 0..<graph.states { tree.makeRoom() }
        tree.root(0)
        var next = 0
        while next < tree.reached.count {
            let state = tree.reached[next]
            next += 1
            for command in 0..<graph.symmetry.alphabet {
                let edge = graph[state, command]
                if let reached = edge.state { _ = tree.add(reached, from: state, by: command) }
                let flaws = ledger.sets[edge.flaws]
                guard !concluded.isSuperset(of: flaws) else { continue }
                note(flaws, from: state, by: command, in: tree, ledger)
            }
        }
    }
}
