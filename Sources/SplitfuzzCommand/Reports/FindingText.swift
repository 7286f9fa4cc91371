import SplitViewConformance

extension ReportedFinding {
    /// The summary.
    /// - Parameters:
    ///   - new: How many causes are new.
    ///   - known: How many are known.
    ///   - failures: Why subjects could not be judged, one for each subject.
    static func summary(new: Int, known: Int, failures: [TaskFailure]) -> String {
        let found =
            switch (new, known) {
            case (0, 0): "nothing found"
            case (0, let known): "nothing new; \(known.counted("known finding"))"
            case (let new, 0): new.counted("new finding")
            case (let new, let known):
                "\(new.counted("new finding")); \(known.counted("known finding"))"
            }
        let failed = failures.count { $0.isFault && !$0.leavesGap }
        let unfinished = failures.count - failed
        return found + (failed == 0 ? "" : "; \(failed.counted("subject")) not judged")
            + (unfinished == 0 ? "" : "; \(unfinished.counted("subject")) not finished")
    }

    /// A new finding is printed in full, because it has to be understood.
    func fullText(followedBy followers: ArraySlice<ReportedFinding>) -> [String] {
        let saved = ([self] + followers).compactMap(\.savedAs)
        return FindingText(
            finding, followedBy: followers.map(\.finding), story: story, repetition: repetition,
            place: story.place, remarks: saved.map { "saved   \($0.printable)" }
        ).lines
    }

    /// The effect in sight, and then the law's own sentence about it.
    var sentences: String {
        "\(finding.inWords(story).sentence) \(finding.sentence.oneLine)"
    }

    /// A known finding is printed briefly, because it only has to be recognised.
    func briefText(followedBy followers: ArraySlice<ReportedFinding>) -> [String] {
        var lines = [
            "\(finding.law) is broken in \(finding.trace.commands.count.counted("step"))"
                + (finding.isShrunk ? "" : ", not shrunk yet")
        ]
        lines += finding.inWords(story).sentence.wrapped(indent: "  ", following: "    ")
        lines += finding.sentence.oneLine.printable.wrapped(indent: "  ", following: "    ")
        lines += finding.alsoBroken.flatMap { $0.wrapped(indent: "  ", following: "    ") }
        lines += finding.lines(naming: followers.map(\.finding)).flatMap {
            $0.wrapped(indent: "  ", following: "    ")
        }
        lines.append("  \(finding.trace.line)")
        if story.isPerformed { lines += ["  before  \(before)", "  after   \(after)"] }
        lines += repetition.map { "  repeat  \($0)" }
        if let path = knownAs, !repetition.contains(where: { $0.contains(path) }) {
            lines.append("  known   \(path.printable)")
        }
        return lines
    }
}

extension [ReportedFinding] {
    /// These findings by cause.
    var causes: [[ReportedFinding]] { byCause(of: \.finding) }
}

extension ReportedFinding {
    /// The trace as it is saved, with comments for later readers: the way it was found, the fault,
    /// the instructions for a device, and the assumption over which it steps.
    var commentedTrace: Trace {
        var trace = finding.trace
        let originalLength = finding.originalLength
        let steps = originalLength == 1 ? "1 command" : "\(originalLength) commands"
        var origin = "found by splitfuzz \(Splitfuzz.version)"
        if let seed = finding.seed, let run = finding.run {
            origin += " with seed \(seed) in run \(run.grouped)"
            origin += finding.isShrunk ? ", shrunk from \(steps)" : ", not shrunk yet"
        }
        trace.comments = [
            origin,
            // The text of an exception comes from the app, and may have several lines.
            finding.sentence.oneLine,
        ]
        if story.isPerformed { trace.comments.append("on a device: \(story.deviceWords)") }
        let assumptions = Program.current.subject(named: trace.subject)?.contract.assumptions ?? []
        for assumption in assumptions where trace.givingUp.contains(assumption.name) {
            trace.comments.append("steps over: \(assumption.name) - \(assumption.statement)")
            if !assumption.isStated {
                trace.comments.append("which the document does not state: fuzzing found it")
            }
        }
        return trace
    }
}
