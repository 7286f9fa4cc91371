import SplitViewConformance

/// A trace performed on a subject, with everything that `explain` prints.
struct Explanation: Sendable, Codable {
    /// Its path, or the text itself.
    let title: String
    let trace: Trace
    let subject: String
    let origin: String
    let story: Story
    /// The violation with the steps, as text; `nil` if every law holds.
    let finding: String?
    /// Where the app crashes, the innermost call first; empty if it does not, or if its files are
    /// not known.
    let crash: [String]
    let repetition: String
    let testSource: String

    /// The result of a trace.
    ///
    /// - Parameters:
    ///   - finding: The violation with the steps, as text; `nil` if every law holds.
    ///   - crash: Where the app crashes.
    ///   - limits: How much a step might take.
    init(
        _ item: ReplayItem, story: Story, finding: String?, crash: [String] = [],
        within limits: WorkerLimits
    ) {
        self.crash = crash
        title = item.title
        trace = item.trace
        subject = item.subject.name
        origin = item.subject.origin
        self.story = story
        repetition = item.repetition(within: limits)
        self.finding = finding
        // One trace may be explained on several subjects, whose tests need several names.
        var tested = item.trace
        tested.subject = item.subject.name
        testSource = tested.testSource(story, own: item.subject.profile)
    }
}

extension Explanation {
    /// How many commands were not possible where they were given.
    fileprivate var remarkOnIgnored: String {
        let count = trace.commands.count
        return story.lines.count == count
            ? "" : "; \(count - story.lines.count) of \(count) commands ignored"
    }
}

extension [Explanation]: Printable {
    /// Explanations as text.
    func text(style: Style) -> String {
        map { explanation in
            let origin = explanation.origin.isEmpty ? "" : " (\(explanation.origin))"
            var lines = [style.paint("\(explanation.subject)\(origin)", .bold)]
            if let finding = explanation.finding {
                lines.append(finding)
            } else {
                let isIdle = explanation.story.lines.isEmpty
                let verdict = isIdle ? "nothing was judged" : "every law holds"
                lines += ["\(verdict)\(explanation.remarkOnIgnored)", ""]
                lines += StoryText(explanation.story).lines
                lines += ["", "  repeat  \(explanation.repetition)"]
            }
            if !explanation.crash.isEmpty {
                lines += ["", "  The crash, the innermost call first:"]
                lines += explanation.crash.map { "    \($0)" }
            }
            lines += [""] + explanation.story.legend.map { "  \($0)" }
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    /// Explanations as JSON.
    var json: String {
        JSON.text(of: ExplanationDocument(explanations: map(ExplanationDocument.Entry.init)))
    }
}

private struct ExplanationDocument: Encodable {
    let schema = JSON.schema
    let verb = "explain"
    let version = Splitfuzz.version
    let explanations: [Entry]

    /// `law` and `sentence` are absent if every law holds, `allowingPolicy` if no policy would
    /// allow it; it is the first of `allowingPolicies`. `crash` is absent if the app does not
    /// crash.
    struct Entry: Encodable {
        let title: String
        let subject: String
        let profile: String
        let givingUp: [String]
        let law: String?
        let sentence: String?
        let allowingPolicy: String?
        let allowingPolicies: [String]
        let profiles: [String]
        let restsOn: [String]
        let opening: String
        let steps: [Step]
        let crash: [String]?
        let repetition: String

        init(_ explanation: Explanation) {
            title = explanation.title
            subject = explanation.subject
            profile = explanation.trace.profile
            givingUp = explanation.trace.givingUp
            law = explanation.story.violation?.law
            sentence = explanation.story.violation?.sentence
            allowingPolicies = explanation.story.allowingPolicies
            allowingPolicy = allowingPolicies.first
            profiles = explanation.story.profiles
            restsOn = explanation.story.restsOn
            opening = explanation.story.opening
            let needs = explanation.story.needs
            steps = explanation.story.lines.enumerated().map { index, line in
                Step(line, without: needs.isEmpty ? nil : needs[index])
            }
            crash = explanation.crash.isEmpty ? nil : explanation.crash
            repetition = explanation.repetition
        }
    }

    /// `without` says why the step is needed, and is absent if every law holds.
    struct Step: Encodable {
        let command: String
        let device: String
        let before: String
        let after: String
        let delegate: [String]
        let changes: [String]
        let breaks: [BreakDocument]
        let without: String?

        init(_ line: Story.Line, without: String?) {
            self.without = without
            command = line.command.description
            device = line.deviceWords
            before = line.before
            after = line.after
            delegate = line.calls
            changes = line.changes
            breaks = line.broken.map(BreakDocument.init)
        }
    }
}
