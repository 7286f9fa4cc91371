import SplitViewConformance

extension ReplayOptions {
    /// Replays traces, and compares the results with what is expected.
    @MainActor func carryOut(at console: Console) throws(CommandFailure) -> ExitCode {
        if traces.names.contains(where: { $0.hasSuffix(".json") }) {
            return try compareRecordings(at: console)
        }
        let selected = try traces.selected(for: "replay")
        var problems = selected.problems
        var notes = problems
        if selected.items.isEmpty, problems.isEmpty {
            // A corpus may have nothing on a subject yet; with named files an empty selection is a
            // mistake.
            notes = [traces.absence]
            if !traces.names.isEmpty { problems = notes }
        }
        for note in notes { console.note("\(Splitfuzz.name): \(CommandFailure.trace(note))") }
        let crew = Crew(console.worker, jobs: 1, limits: workers)
        console.interruption.watch()
        let progress = ProgressDisplay(at: console)
        defer { progress.end() }
        var replayed: [ReplayedTrace] = []
        for item in selected.items {
            crew.turn(to: item.subject.name)
            progress.show("\(replayed.count) of \(selected.items.count) traces  \(item.title)")
            let begin = ContinuousClock.now
            let task = ReplayTask(
                trace: item.trace, subject: item.subject.name, law: item.law,
                repetition: item.repetition(within: workers))
            let result = try crew.answer(to: task, isOver: console.interruption.hasCome)
            if let signal = console.interruption.signal() { return ExitCode(signal: signal) }
            replayed.append(ReplayedTrace(item, result, within: .now - begin))
        }
        progress.finish(replayed.count, "traces")
        let result = ReplayResult(traces: replayed, unread: problems)
        try console.conclude(result, as: output)
        return result.exitCode
    }
}

extension ReplayedTrace {
    fileprivate init(
        _ item: ReplayItem, _ outcome: Result<Performance, TaskFailure>, within time: Duration
    ) {
        self.init(
            title: item.title, file: item.file, trace: item.trace, subject: item.subject.name,
            expected: item.expected, outcome: outcome, law: item.law, isNamed: item.isNamed,
            time: time)
    }
}

extension Result where Failure == TaskFailure {
    /// The answer, or a failure of the whole command.
    ///
    /// - Parameter title: The title of the performed trace.
    func orFault(about title: String) throws(CommandFailure) -> Success {
        switch self {
        case .success(let answer): return answer
        case .failure(let failure):
            let sentence = "\(title): \(failure.verdict)"
            throw failure.isFault ? .fault(sentence) : .unfinished(sentence)
        }
    }
}

extension ExplainOptions {
    /// Explains a trace step by step, or prints it as a test.
    @MainActor func carryOut(at console: Console) throws(CommandFailure) -> ExitCode {
        let emitted = [
            emitsTest ? "--emit-test" : nil, emitsDeviceTest ? "--emit-device-test" : nil,
            emitsUITest ? "--emit-ui-test" : nil,
        ].compactMap(\.self)
        let other = emitted.count > 1 ? emitted[1] : "--format or --report"
        if let option = emitted.first, emitted.count > 1 || output != OutputForm() {
            throw .usage(UsageError(verb: "explain", .excludedOption(option, by: other)))
        }
        let items = try traces.items(for: "explain")
        if items.isEmpty { throw .trace(traces.absence) }
        let crew = Crew(console.worker, jobs: 1, limits: workers)
        console.interruption.watch()
        let progress = ProgressDisplay(at: console)
        defer { progress.end() }
        var explanations: [Explanation] = []
        for item in items {
            crew.turn(to: item.subject.name)
            progress.show("\(explanations.count) of \(items.count) traces  \(item.title)")
            let task = ExplainTask(
                trace: item.trace, subject: item.subject.name, law: item.law,
                repetition: item.repetition(within: workers))
            let result = try crew.answer(to: task, isOver: console.interruption.hasCome)
            if let signal = console.interruption.signal() { return ExitCode(signal: signal) }
            let answer = try result.orFault(about: item.title)
            let crash =
                answer.story.violation?.law == SplitViewLaws.survives.name
                ? console.worker.backtrace(of: task, limits: workers) : []
            explanations.append(
                Explanation(
                    item, story: answer.story, device: answer.device, report: answer.report,
                    crash: crash, within: workers))
        }
        progress.end()
        if emitsTest {
            try console.say(explanations.map(\.testSource).joined(separator: "\n"))
        } else if emitsDeviceTest || emitsUITest {
            let sources = explanations.map(
                emitsUITest ? \.interfaceTestSource : \.deviceTestSource)
            try console.say(sources.joined(separator: "\n"))
        } else {
            try console.conclude(explanations, as: output)
        }
        return explanations.allSatisfy(\.story.lines.isEmpty) ? .nothingJudged : .nothingNew
    }
}

extension TraceSelection {
    /// The error of a selection without a trace about the named things.
    fileprivate var absence: TraceError {
        let kind = subjects.isEmpty ? "trace" : "trace of the subjects that were named"
        let result = names.isEmpty ? ", so nothing was judged" : ""
        return TraceError(
            file: names.first ?? corpus ?? OpenCorpus.standardName,
            message: "holds no \(kind)\(result)")
    }
}
