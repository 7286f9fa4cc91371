import Foundation
import StatefulTesting

/// The workers of a command, started one by one as they are needed.
///
/// Which worker performs which block is random, but their reports are merged in the order of the
/// runs, so the result does not depend on it.
@MainActor final class WorkerCrew {
    private let program: WorkerProgram
    private let limit: Int
    private var workers: [Worker] = []

    /// A crew without workers yet.
    ///
    /// - Parameter limit: The most workers.
    init(_ program: WorkerProgram, limit: Int) {
        self.program = program
        self.limit = limit
    }

    /// Searches block after block, several at a time.
    ///
    /// Blocks that were begun are finished, so what comes back covers the runs from 0 without a
    /// gap.
    ///
    /// - Returns: The reports of all blocks as one; `nil` if the search ended before the first.
    func search(
        _ arrangement: Arrangement, seed: UInt64, plan: BlockPlan, watch: any SearchWatch
    ) throws(CommandFailure) -> Report? {
        var plan = plan
        var sequence = ReportSequence()
        while true {
            while !sequence.isEnough, !watch.isOver, hasRoom, let block = plan.nextBlock() {
                try freeWorker().begin(
                    WorkerRequest(
                        arrangement: arrangement, seed: seed, runs: block, limits: plan.limits))
            }
            let busy = workers.filter { $0.request != nil }
            if busy.isEmpty { return sequence.merged }
            for worker in awaitAny(of: busy) {
                guard let report = try worker.takeAnswer() else { continue }
                sequence.add(report, isEnough: watch.isEnough)
                if let merged = sequence.merged { watch.observe(share: plan.share, merged) }
            }
        }
    }

    /// Ends all workers.
    func dismiss() {
        for worker in workers { worker.dismiss() }
        workers = []
    }

    /// Whether a worker is free, or another one may be started.
    private var hasRoom: Bool {
        workers.count < limit || workers.contains { $0.request == nil }
    }

    private func freeWorker() throws(CommandFailure) -> Worker {
        if let idle = workers.first(where: { $0.request == nil }) { return idle }
        let worker = try Worker(program)
        workers.append(worker)
        return worker
    }

    /// Waits until at least one of them has output.
    private func awaitAny(of workers: [Worker]) -> [Worker] {
        var requests = workers.map {
            pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
        }
        // After an interrupted wait no worker is ready, and the caller waits again.
        guard poll(&requests, nfds_t(requests.count), -1) > 0 else { return [] }
        return zip(workers, requests).filter { $0.1.revents != 0 }.map(\.0)
    }
}

/// Reports of blocks, put in the order of their runs.
struct ReportSequence: Sendable {
    /// The reports from run 0 on without a gap, as one.
    private(set) var merged: Report?
    /// Whether further reports are dropped.
    private(set) var isEnough = false
    /// Reports that arrived before an earlier block's report.
    private var early: [Int: Report] = [:]

    /// Adds the report of a block.
    ///
    /// - Parameter isEnough: Whether later runs are not needed; called block by block.
    mutating func add(_ report: Report, isEnough: (Report) -> Bool = { _ in false }) {
        early[report.runs.lowerBound] = report
        while !self.isEnough, let next = early.removeValue(forKey: merged?.runs.upperBound ?? 0) {
            let longer = merged?.merging(next) ?? next
            merged = longer
            self.isEnough = isEnough(longer)
        }
    }
}
