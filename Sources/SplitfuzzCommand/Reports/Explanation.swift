import SplitViewConformance

/// A trace performed on a subject, with everything that `explain` prints.
struct Explanation: Sendable {
    /// Its path, or the text itself.
    let title: String
    let trace: Trace
    let subject: String
    let origin: String
    let story: Story
    /// The violation with the steps; `nil` if every law holds.
    let report: FindingReport?
    /// The law that it is about; `nil` for the first broken one.
    let law: String?
    /// Where the app crashes, the innermost call first; empty if it does not, or if its files are
    /// not known.
    let crash: [String]
    let repetition: String
    let testSource: String
    let deviceTestSource: String
    let interfaceTestSource: String

    /// The result of a trace.
    ///
    /// - Parameters:
    ///   - device: The trace as a test performs it on a device.
    ///   - report: The violation with the steps; `nil` if every law holds.
    ///   - crash: Where the app crashes.
    ///   - limits: How much a step might take.
    init(
        _ item: ReplayItem, story: Story, device: DeviceTrace, report: FindingReport?,
        crash: [String] = [], within limits: WorkerLimits
    ) {
        self.crash = crash
        title = item.title
        trace = item.trace
        subject = item.subject.name
        origin = item.subject.origin
        self.story = story
        repetition = item.repetition(within: limits)
        self.report = report
        law = item.law
        // One trace may be explained on several subjects, whose tests need several names.
        var tested = item.trace
        tested.subject = item.subject.name
        testSource = tested.testSource(story, own: item.subject.profile)
        deviceTestSource = tested.deviceTestSource(story, device)
        interfaceTestSource = tested.interfaceTestSource(story, device)
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
    /// Explanations, one after the other.
    var printout: Printout {
        Printout(
            verb: "explain", sections: map(\.section),
            document: Explanation.documentFields.json(of: self))
    }
}

extension Explanation {
    fileprivate var section: Printout.Section {
        var blocks: [Printout.Block] = []
        if let report {
            blocks.append(.lines(report.description(about: law).lines))
        } else {
            let verdict = story.lines.isEmpty ? "nothing was judged" : "every law holds"
            blocks += [
                .prose(["\(verdict)\(remarkOnIgnored)"]), .lines(StoryText(story).lines),
                .lines(["  repeat  \(repetition)"]),
            ]
        }
        if !crash.isEmpty {
            blocks.append(
                .lines(
                    ["  The crash, the innermost call first:"] + crash.map { "    \($0)" }))
        }
        blocks.append(.lines(story.legend.map { "  \($0)" }))
        let origin = origin.isEmpty ? "" : " (\(origin))"
        return Printout.Section(
            heading: [Table.Cell("\(subject)\(origin)", .bold)], blocks: blocks, drawn: film)
    }

    /// The trace to be drawn.
    private var film: Film {
        if let report { return Film(report, title: subject) }
        return Film(
            story, of: trace, subject: subject,
            headline: story.lines.isEmpty ? "Nothing was judged" : "Every law holds",
            repetition: repetition)
    }
}

extension Explanation: JSONObject {
    static let documentFields = Fields<[Explanation]>(
        document: "explain", [Field("explanations", "one for each trace", \.self)])

    static let fields = Fields<Explanation>(
        "explanation",
        [
            Field("title", "its path, or the text itself", \.title),
            Field("subject", "the subject that performed it", \.subject),
            Field("profile", "the UIKit release that was modelled", \.trace.profile),
            Field("givingUp", "the assumptions given up", \.trace.givingUp),
            Field("law", "the broken law; absent if every law holds", \.story.violation?.law),
            Field("sentence", "how it is broken", \.story.violation?.sentence),
            Field("words", "the same for people, if it breaks a law", \.story.inWords),
            Field("why", "what decided in that step", \.story.why),
            Field("place", "where the subject is described") {
                Notice.Place(ofSubject: $0.subject)
            },
            Field("allowingPolicy", "the first of the policies", \.story.allowingPolicies.first),
            Field(
                "allowingPolicies", "each choice of policies that allows it",
                \.story.allowingPolicies),
            Field("profiles", "the UIKit releases under which it breaks", \.story.profiles),
            Field("restsOn", "choices of the model on which it depends", \.story.restsOn),
            Field("opening", "the scene before the first step, drawn", \.story.opening),
            Field("steps", "what it did", \.story.steps),
            Field("crash", "the calls under way, the innermost first") {
                $0.crash.isEmpty ? nil : $0.crash
            },
            Field("repetition", "the command line that replays it", \.repetition),
        ])
}
