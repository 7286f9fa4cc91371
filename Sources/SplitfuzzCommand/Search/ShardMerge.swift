import SplitViewConformance
import StatefulTesting
import UIKitModel

/// All shards of a run, as if one machine had searched them.
struct ShardMerge {
    let options: SearchOptions
    let searched: [Arrangement: RunSearch.Searched]

    /// Reads the documents of all shards of one run, in any order.
    @MainActor init(files: [String]) throws(CommandFailure) {
        var documents: [ShardDocument] = []
        for file in files {
            let document = try ShardDocument(file: file)
            try document.checkFits(documents)
            documents.append(document)
        }
        guard let first = documents.first else {
            preconditionFailure("the verb demands a file")
        }
        let total = first.part.shard.total
        let present = Set(documents.map(\.part.shard.index))
        let missing = (1...total).filter { !present.contains($0) }
        guard missing.isEmpty else {
            let named = missing.prefix(3).map { "\($0)/\(total)" }.joined(separator: ", ")
            let more = missing.count > 3 ? " and \((missing.count - 3).grouped) more" : ""
            throw .document(
                file: first.file,
                "is one of \(total.counted("shard")), and no file has \(named)\(more)")
        }
        options = first.part.options.search(seed: first.seed)
        documents.sort { $0.part.shard.index < $1.part.shard.index }
        searched = try documents.merged(
            Arrangement.all(
                named: options.subjects, for: "merge", beyondContract: options.beyondContract,
                profile: options.profile))
    }
}

extension ShardDocument {
    /// Checks that it belongs to the same run as others, and is none of them.
    fileprivate func checkFits(_ others: [ShardDocument]) throws(CommandFailure) {
        guard let first = others.first else { return }
        if let (own, other) = part.options.difference(from: first.part.options) {
            throw .document(
                file: file, "was searched with \(own), and \(first.file) with \(other)")
        }
        let (shard, total) = (part.shard, first.part.shard.total)
        guard shard.total == total else {
            throw .document(
                file: file,
                "is one of \(shard.total.counted("shard")), and \(first.file) one of \(total)")
        }
        if let twin = others.first(where: { $0.part.shard == shard }) {
            throw .document(file: file, "is shard \(shard.typed), and so is \(twin.file)")
        }
    }
}

extension [ShardDocument] {
    /// The parts that shards, in their order, have searched of some arrangements.
    fileprivate func merged(
        _ arrangements: [Arrangement]
    ) throws(CommandFailure) -> [Arrangement: RunSearch.Searched] {
        var result: [Arrangement: RunSearch.Searched] = [:]
        for document in self where document.part.searched.map(\.arrangement) != arrangements {
            throw .document(file: document.file, "has other subjects than this command")
        }
        for (index, arrangement) in arrangements.enumerated() {
            var whole = RunSearch.Searched(end: nil)
            // A report after an incomplete one does not continue it, and one machine would not have
            // searched it.
            for document in self where whole.failure?.leavesGap != false {
                let part = document.part.searched[index]
                if let report = part.report {
                    guard report.continues(whole.report, by: document.part.options) else {
                        throw .document(
                            file: document.file,
                            "has other runs of \(arrangement.title) than shard "
                                + "\(document.part.shard.typed) searches")
                    }
                    whole.report = whole.report?.merging(report) ?? report
                }
                whole.failure = part.failure ?? whole.failure
                whole.isCut = part.isCut
            }
            result[arrangement] = whole
        }
        return result
    }
}

extension Report {
    /// Whether it is the report of the runs after those of another one, in the same search.
    fileprivate func continues(_ earlier: Report?, by options: ShardOptions) -> Bool {
        guard UInt64(options.seed) == seed,
            limits == SearchLimits(shares: options.mix, drawsMap: options.stats)
        else { return false }
        guard let earlier else { return runs.lowerBound == 0 }
        return runs.lowerBound == earlier.runs.upperBound
            && kinds.map(\.name) == earlier.kinds.map(\.name)
            && laws.map(\.name) == earlier.laws.map(\.name)
            && labels.map(\.name) == earlier.labels.map(\.name)
    }
}

extension ShardPart.Search {
    init(_ arrangement: Arrangement, _ searched: RunSearch.Searched) {
        self.init(
            arrangement: arrangement, report: searched.report, failure: searched.failure,
            isCut: searched.isCut)
    }
}

extension ShardOptions {
    init(_ options: SearchOptions, seed: UInt64) {
        let budget = options.budget.orStandard
        self.init(
            seed: String(seed), subjects: options.subjects, runs: budget.runs,
            commands: budget.commands, mix: options.mix, beyondContract: options.beyondContract,
            profile: options.profile?.name, cover: options.cover, stats: options.showsCoverage,
            workers: options.workers)
    }

    fileprivate func search(seed: UInt64) -> SearchOptions {
        SearchOptions(
            seed: seed, subjects: subjects, budget: BudgetOptions(runs: runs, commands: commands),
            workers: workers, beyondContract: beyondContract,
            profile: UIKitProfile.named.first { $0.name == profile }, mix: mix, cover: cover,
            showsCoverage: stats)
    }
}
