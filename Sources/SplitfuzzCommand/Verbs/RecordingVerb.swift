import SplitViewConformance

extension ReplayOptions {
    /// Compares recordings of device tests with the model.
    @MainActor func compareRecordings(at console: Console) throws(CommandFailure) -> ExitCode {
        if output != OutputForm() {
            throw .usage(
                UsageError(
                    verb: "replay", .excludedOption("--format or --report", by: "a recording")))
        }
        let crew = Crew(console.worker, jobs: 1, limits: workers)
        console.interruption.watch()
        var hasParted = false
        for file in traces.names {
            let (recording, trace) = try read(file)
            crew.turn(to: trace.subject)
            let task = RecordingTask(recording: recording, trace: trace, subject: trace.subject)
            let result = try crew.answer(to: task, isOver: console.interruption.hasCome)
            if let signal = console.interruption.signal() { return ExitCode(signal: signal) }
            let partings = try result.orFault(about: file)
            hasParted = hasParted || !partings.isEmpty
            try console.say(recording.text(file, partings))
        }
        return hasParted ? .finding : .nothingNew
    }

    private func read(_ file: String) throws(CommandFailure) -> (DeviceRecording, Trace) {
        do throws(TraceError) {
            let recording = try DeviceRecording(file: file)
            var trace = try recording.readTrace()
            if let other = traces.subjects.first { trace.subject = other }
            _ = try trace.checkedSubject(file: file)
            return (recording, trace)
        } catch {
            throw .trace(error)
        }
    }
}

extension DeviceRecording {
    /// The comparison as text.
    fileprivate func text(_ file: String, _ partings: [DeviceParting]) -> [String] {
        let head = "\(file.printable): \(subject) on \(device.os) (\(device.name))"
        guard !partings.isEmpty else { return ["\(head): the model agrees in every step"] }
        return [head]
            + partings.flatMap { parting in
                let step = "step \(parting.number), \(parting.command)"
                var lines = ["  \(step): the model and the device part"]
                lines += parting.differences.map { "       \($0)" }
                lines += parting.rules.map { "       rule      \($0)" }
                lines += parting.decided.map { "       decides   \($0), is wrong here" }
                return lines
            }
    }
}
