import SplitViewConformance
import StatefulTesting

/// A search as it was asked for, with everything found that was named.
@MainActor struct PlannedSearch {
    private let options: SearchOptions
    private let seed: UInt64
    private let arrangements: [Arrangement]
    private let crew: Crew
    /// The parts that other machines have searched already; `nil` if everything is still to be
    /// searched.
    private let searched: [Arrangement: RunSearch.Searched]?
    let corpus: OpenCorpus

    /// Looks up what the options name.
    ///
    /// - Parameters:
    ///   - verb: The verb whose help an error message points to.
    ///   - console: Where it prints, and how workers are started.
    ///   - mayLackCorpus: Whether a corpus that was named need not exist yet.
    ///   - searched: What other machines have searched already, of each arrangement; `nil` to
    ///     search everything.
    init(
        _ options: SearchOptions, for verb: String, at console: Console,
        mayLackCorpus: Bool = false, searched: [Arrangement: RunSearch.Searched]? = nil
    ) throws(CommandFailure) {
        (self.options, self.searched) = (options, searched)
        crew = Crew(
            console.worker, jobs: RunSearch.jobs(for: options), limits: options.workers)
        arrangements = try Arrangement.all(
            named: options.subjects, for: verb, beyondContract: options.beyondContract,
            profile: options.profile)
        corpus = try OpenCorpus.found(
            named: options.corpus, by: crew, mayBeAbsent: mayLackCorpus)
        // 32 bits are random enough, and short enough to be typed again.
        seed = options.seed ?? UInt64(UInt32.random(in: 0 ... .max))
        try checkLabels(for: verb)
    }

    /// The first line of the output, so that a search without an end can be repeated, too.
    var opening: String {
        let mix = options.mix == .usual ? "" : "  mix \(options.mix.typed)"
        return "\(Splitfuzz.name) \(Splitfuzz.version)  seed \(seed)  "
            + "profile \(arrangements.profiles)\(mix)"
            + (options.shard?.part.map { "  shard \($0.typed)" } ?? "")
    }

    /// Searches arrangements one after the other, until all are done or a signal comes.
    ///
    /// - Parameters:
    ///   - console: Where progress is shown.
    ///   - keeper: Saves new findings; `nil` to save none.
    func result(
        at console: Console, savedBy keeper: FindingKeeper? = nil
    ) throws(CommandFailure) -> RunResult {
        console.interruption.watch()
        var search = RunSearch(options, seed: seed, crew: crew, console: console)
        let hashes = HashCheck(crew, console.worker, limits: options.workers)
        func isPast(_ end: ContinuousClock.Instant?) -> Bool {
            console.interruption.hasCome() || end.map { .now >= $0 } == true
        }
        var rows: [RunResult.Row] = []
        var parts: [ShardPart.Search] = []
        var quota = FindingQuota(options.findingLimit)
        for arrangement in arrangements where !quota.isFull && !console.interruption.hasCome() {
            crew.turn(to: arrangement.subject)
            let begin = ContinuousClock.now
            let (earlier, room) = (rows, quota)
            func row(_ searched: RunSearch.Searched) throws(CommandFailure) -> RunResult.Row {
                try self.row(of: arrangement, searched, earlier: earlier, at: console)
            }
            var failures = 0
            func isEnough(_ report: Report) throws(CommandFailure) -> Bool {
                keeper?.note(report, of: arrangement)
                guard options.findingLimit != nil, report.flaws.count > failures
                else { return false }
                failures = report.flaws.count
                return room.isFilled(by: try row(RunSearch.Searched(report: report, end: nil)))
            }
            let searched: RunSearch.Searched
            if let done = self.searched?[arrangement] {
                searched = done
            } else {
                searched = try search.search(arrangement, until: isEnough)
            }
            if searched.report == nil, console.interruption.hasCome() { break }
            var found = quota.take(try row(searched))
            if found.fault == nil, found.commands >= HashCheck.fewestCommands {
                found.dependsOnHashes = try hashes.isFailed(
                    arrangement, seed: seed, limits: search.limits,
                    jobs: RunSearch.jobs(for: options), isOver: { isPast(searched.end) })
            }
            keeper?.take(&found)
            found.findings = found.findings.map { $0.repeated(within: options.workers) }
            if self.searched == nil { found.time = .now - begin }
            rows.append(found)
            parts.append(ShardPart.Search(arrangement, searched))
        }
        if searched == nil { search.finish() }
        let ending: RunResult.Ending =
            console.interruption.signal().map { .signal($0) }
            ?? (quota.isFull ? .findings : .budget)
        return RunResult(
            seed: seed, profile: arrangements.profiles, mix: options.mix, rows: rows,
            unsearched: arrangements.dropFirst(rows.count).map(\.title), ending: ending,
            showsCoverage: options.showsCoverage,
            shard: options.shard?.part.map {
                ShardPart(
                    shard: $0, options: ShardOptions(options, seed: seed), searched: parts)
            })
    }

    /// The result of an arrangement: shrinks the findings of a search, and compares them with the
    /// corpus.
    private func row(
        of arrangement: Arrangement, _ searched: RunSearch.Searched, earlier: [RunResult.Row],
        at console: Console
    ) throws(CommandFailure) -> RunResult.Row {
        guard let report = searched.report else {
            return RunResult.Row(arrangement, failure: searched.failure ?? .unfinished)
        }
        func isOver() -> Bool {
            console.interruption.hasCome() || searched.end.map { .now >= $0 } == true
        }
        var parts: [ExaminedPart] = []
        let task = ExamineTask(report, of: arrangement, demanding: options.cover)
        let result = try crew.answer(to: task, isOver: isOver, note: { parts.append($0) })
        var answer =
            (try? result.get())
            ?? ExamineTask.Answer(
                unfinished: report, of: arrangement, demanding: options.cover, after: parts)
        try confirm(&answer, isOver: isOver)
        var failure = searched.failure
        if case .failure(let other) = result, other != .unfinished { failure = failure ?? other }
        return RunResult.Row(
            report, answer, of: arrangement, against: corpus, earlier: earlier, searched: searched,
            failure: failure)
    }

    /// Performs the steps of new findings once more, each in a new process: a process may end by
    /// chance, and app code may keep something from one scene to the next. A violation that does
    /// not come again is no finding: the subject is not deterministic.
    private func confirm(
        _ answer: inout ExamineTask.Answer, isOver: () -> Bool
    ) throws(CommandFailure) {
        for examined in answer.findings
        where examined.finding.endsApp || ReportedFinding(examined, against: corpus).isNew {
            let finding = examined.finding
            guard let flake = try crew.flakeInNewProcess(of: finding, isOver: isOver) else {
                continue
            }
            answer.findings.removeAll { $0.finding == finding }
            answer.flakes.append(flake)
        }
    }

    /// Throws a usage error for a `--cover` label that no searched subject defines.
    private func checkLabels(for verb: String) throws(CommandFailure) {
        if options.cover.isEmpty { return }
        var known: Set<String> = []
        for arrangement in arrangements {
            if case .success(let labels) = try crew.answer(
                to: DescribeTask(arrangement: arrangement))
            {
                known.formUnion(labels)
            }
        }
        for label in options.cover.map(\.label) where !known.contains(label) {
            throw .usage(
                UsageError(
                    verb: verb, .unknownLabel(label, nearest: known.sorted().nearest(to: label))))
        }
    }
}
