/// The verdicts of look-ahead laws in an exhaustive search.
extension BreadthFirst {
    /// Judges a state, once, by the parts of the laws that are about states.
    mutating func judge(_ state: Int, _ crawler: inout Crawler) {
        guard let ahead = crawler.machine.ahead else { return }
        crawler.effort.looks += 1
        let broken = ahead.judgeState(crawler.tree.path(to: state))
        if broken != 0 { faults[state] = broken }
    }

    /// The numbers of the flaws that a transition shows.
    func flaws(
        _ edge: Edge, from state: Int, by command: Int, _ crawler: inout Crawler
    ) -> [Int] {
        let own = crawler.machine.ledger.sets[edge.flaws]
        let broken = edge.state.flatMap { faults[$0] } ?? 0
        guard let ahead = crawler.machine.ahead, broken != 0 || edge.isForward else { return own }
        crawler.effort.looks += 1
        let path = crawler.tree.path(to: state) + [command]
        return ahead.judgeEdge(path, broken, edge.isForward, own)
    }
}
