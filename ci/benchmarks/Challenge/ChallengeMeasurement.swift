import Foundation
import StatefulChallenge

/// The results of a task over many seeds.
struct ChallengeMeasurement {
    let challenge: Challenge

    /// The lengths of the traces that were found, sorted.
    let lengths: [Int]

    /// How many solutions are right.
    let right: Int

    /// The machine's resets for each trace, sorted.
    let executions: [Int]

    /// The processor time for each trace, shrinking and proof, in nanoseconds, sorted.
    let times: [UInt64]

    /// Solves a task from many seeds.
    init(_ challenge: Challenge, seeds: Range<UInt64>) {
        var lengths: [Int] = []
        var right = 0
        var executions: [Int] = []
        var times: [UInt64] = []
        for seed in seeds {
            guard let trace = challenge.find(seed) else { continue }
            let start = processorNanoseconds()
            let solution = challenge.solve(trace)
            times.append(processorNanoseconds() - start)
            lengths.append(trace.count)
            executions.append(solution.executions)
            right += challenge.isRight(solution.answer) ? 1 : 0
        }
        self.challenge = challenge
        self.lengths = lengths.sorted()
        self.right = right
        self.executions = executions.sorted()
        self.times = times.sorted()
    }
}

/// The processor time of this process so far. Wall-clock time means little on a shared machine.
private func processorNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
