import Foundation
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting

/// What it costs to search in worker processes: the same runs in this process, by one worker, and
/// by two. Each is timed several times in turn, in the processor time of all processes.
@MainActor enum IsolationBenchmark {
    /// Runs it.
    /// - Parameter names: The subjects; one that breaks laws and one that holds if there are none.
    static func run(_ names: [String]) throws {
        let names = names.isEmpty ? ["stackoverflow-objc", "recommended"] : names
        try checkNames(names, among: Catalog.names, called: "subject")
        for name in names {
            try measure(name, commands: 1_000_000, times: 3)
            try measure(name, commands: 3_000, times: 9)
        }
    }

    private static func measure(_ name: String, commands: Int, times: Int) throws {
        let runs = RunPlan.runs(forCommands: commands, seed: seed, limits: SearchLimits()).count
        var spent: [[Double]] = [[], [], []]
        for _ in 0..<times {
            for (index, jobs) in [0, 1, 2].enumerated() {
                let start = processorTime
                try search(name, runs: runs, jobs: jobs)
                spent[index].append(processorTime - start)
            }
        }
        let medians = spent.map { $0.sorted()[times / 2] }
        func line(_ label: String, _ index: Int) -> String {
            let ratio = medians[index] / medians[0] * 1_000
            return "  \(label)  \(Int(medians[index] * 1_000)) ms, "
                + "\(Int(ratio.rounded())) / 1000 of the time in process"
        }
        print(
            """
            \(name): \(commands) commands, processor time of all processes
            \(line("in process ", 0))
            \(line("one worker ", 1))
            \(line("two workers", 2))
            """)
    }

    /// Searches, with a number of workers or, without any, in this process.
    private static func search(_ name: String, runs: Int, jobs: Int) throws {
        let size = SearchLimits().family
        var blocks = stride(from: 0, to: runs, by: size).map {
            SearchBlock(subject: name, runs: $0..<min(runs, $0 + size))
        }[...]
        if jobs == 0 {
            for block in blocks { _ = try block.perform { _ in } }
            return
        }
        let crew = WorkerCrew<IsolationFault>(.own, jobs: jobs, limits: WorkerLimits())
        try crew.perform(next: { blocks.popFirst() }, isOver: { false }) {
            _, result throws(IsolationFault) in
            if case .failure = result { throw IsolationFault(sentence: "a block failed") }
        }
    }

    private static let seed: UInt64 = 42

    /// A block of runs, as the command gives them to its workers.
    private struct SearchBlock: IsolatedTask {
        static let kind = "benchmark"

        let subject: String
        let runs: Range<Int>

        func perform(
            note: (NoNote) -> Void
        ) throws(TaskFault) -> SearchReport<SplitViewCommand> {
            let checker: SplitViewChecker
            if let current = IsolationBenchmark.checker, current.subject.name == subject {
                checker = current
            } else if let known = Catalog.subject(named: subject) {
                checker = SplitViewChecker(known)
                IsolationBenchmark.checker = checker
            } else {
                throw TaskFault("there is no subject \(subject)")
            }
            return checker.searchPastEnds(
                seed: seed, runs: runs, limits: SearchLimits(), deadline: { false })
        }
    }

    private static var checker: SplitViewChecker?

    /// What a worker of this benchmark does.
    static func serve() throws {
        guard try WorkerService.answerStandardInput(WorkerTasks(SearchBlock.self)) else {
            throw BenchmarkError.usage("a worker is started by the benchmark of isolation only")
        }
    }

    /// The processor time of this process and of its children that have ended, in seconds.
    private static var processorTime: Double {
        #if os(Linux)
            let own = __rusage_who_t(RUSAGE_SELF.rawValue)
            let children = __rusage_who_t(RUSAGE_CHILDREN.rawValue)
        #else
            let (own, children) = (RUSAGE_SELF, RUSAGE_CHILDREN)
        #endif
        return [own, children].reduce(0) { sum, which in
            var usage = rusage()
            getrusage(which, &usage)
            return sum + seconds(usage.ru_utime) + seconds(usage.ru_stime)
        }
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }
}

/// What is wrong with the workers of the benchmark.
private struct IsolationFault: IsolationFailure {
    let sentence: String

    static func fault(_ sentence: String) -> IsolationFault { IsolationFault(sentence: sentence) }
}
