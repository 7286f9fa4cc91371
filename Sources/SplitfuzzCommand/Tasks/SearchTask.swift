import SplitViewConformance
import StatefulTesting

typealias Report = SearchReport<SplitViewCommand>

struct SearchTask: IsolatedTask {
    static let kind = "search"

    let arrangement: Arrangement
    let seed: UInt64
    let runs: Range<Int>
    let limits: SearchLimits
    /// The part searched already, from the first run on.
    private(set) var done: Report?

    init(arrangement: Arrangement, seed: UInt64, runs: Range<Int>, limits: SearchLimits) {
        (self.arrangement, self.seed, self.runs, self.limits) = (arrangement, seed, runs, limits)
    }

    mutating func take(_ report: Report) { done = done?.merging(report) ?? report }

    func perform(note: (Report) -> Void) throws(TaskFault) -> Report {
        // Asked before each run; the first is performed in any case.
        var asked = 0
        func isOver() -> Bool {
            asked += 1
            return asked > 1 && WorkerPage.own?.isAskedToEnd == true
        }
        return try CheckerCache.checker(of: arrangement).searchPastEnds(
            seed: seed, runs: runs, limits: limits, after: done, deadline: isOver, note: note)
    }
}

extension SplitViewChecker {
    func requireScene() throws(TaskFault) {
        if let fault = subject.buildingFault(profile: profile) { throw TaskFault(scene: fault) }
    }
}

/// The checker that a worker has used last, because blocks of one arrangement follow each other.
@MainActor enum CheckerCache {
    private static var current: (arrangement: Arrangement, checker: SplitViewChecker)?

    static func checker(of arrangement: Arrangement) throws(TaskFault) -> SplitViewChecker {
        if let current, current.arrangement == arrangement { return current.checker }
        guard let checker = arrangement.checker() else {
            throw TaskFault("a worker was asked for \(arrangement.title), unknown to it")
        }
        try checker.requireScene()
        current = (arrangement, checker)
        return checker
    }
}
