import SplitViewConformance
import StatefulTesting

extension ReportedFinding: JSONObject {
    static let fields = Fields<ReportedFinding>(
        "finding",
        [
            Field("law", "the broken law", \.finding.law),
            Field("sentence", "how it is broken", \.finding.sentence),
            Field("words", "the same for people") { $0.finding.inWords($0.story) },
            Field("why", "what decided in the step that breaks it", \.story.why),
            Field("place", "where the subject is described", \.place),
            Field("symptom", "the way in which it is broken", \.finding.flaw.symptom.text),
            Field("cause", "the flaw from which it follows", \.finding.cause),
            Field("consequences", "what follows in the same steps", \.finding.consequences),
            Field("shows", "every flaw that the steps show", \.finding.trace.shows),
            Field("newFlaws", "those reported that no file of the corpus lists", \.newFlaws),
            Field("givingUp", "the assumptions given up", \.finding.trace.givingUp),
            Field("isNew", "whether some of its flaws are new", \.isNew),
            Field("knownAs", "the file of the corpus that lists it", \.knownAs),
            Field("savedAs", "the file in which it was saved", \.savedAs),
            Field("run", "the run that found it", \.finding.run),
            Field("shrunkFrom", "the commands of that run", \.finding.originalLength),
            Field("shortest", "what is proved of simpler traces") { Proof($0.finding) },
            Field("isStable", "whether the steps always did the same", \.finding.isStable),
            Field("isShrunk", "whether the trace is not as the run found it", \.finding.isShrunk),
            Field("start", "the scene before the first step, drawn", \.story.opening),
            Field("steps", "its trace, performed for a reader", \.story.steps),
            Field("before", "the scene before the last step, drawn", \.before),
            Field("after", "the scene after it, drawn", \.after),
            Field("repeat", "the command lines that repeat it", \.repetition),
        ])
}

extension PlainWords: JSONObject {
    static let fields = Fields<PlainWords>(
        "words",
        [
            Field("sentence", "the effect in sight", \.sentence),
            Field("cause", "the usual cause", \.cause),
            Field("repair", "the usual repair", \.repair),
        ])
}

extension Notice.Place: JSONObject {
    static let fields = Fields<Notice.Place>(
        "place",
        [
            Field("file", "from the working directory, if it is below that", \.file),
            Field("line", "from 1; absent for the file as a whole", \.line),
        ])
}

/// A step of a story, as documents tell it.
struct ToldStep: JSONObject {
    let line: Story.Line
    /// Why it is needed; `nil` if no law breaks.
    let need: String?

    static let fields = Fields<ToldStep>(
        "step",
        [
            Field("command", "as in a trace", \.line.command.description),
            Field("device", "the same as an instruction for a person", \.line.deviceWords),
            Field("before", "the scene before, drawn", \.line.before),
            Field("after", "the scene after, drawn", \.line.after),
            Field("frame", "the same, screen by screen", \.line.frame),
            Field("delegate", "the questions to the delegate, with answers", \.line.calls),
            Field("changes", "the screens that came, moved or went", \.line.changes),
            Field("breaks", "the laws that the step breaks", \.line.broken),
            Field("without", "what happens without the step; absent if all holds", \.need),
        ])
}

extension Story {
    /// The steps, as documents tell them.
    var steps: [ToldStep] {
        let needs = needs
        return lines.enumerated().map { index, line in
            ToldStep(line: line, need: needs.isEmpty ? nil : needs[index])
        }
    }
}

extension Violation: JSONObject {
    static let fields = Fields<Violation>(
        "violation",
        [
            Field("step", "from 1") { $0.index + 1 },
            Field("law", "the broken law", \.law),
            Field("symptom", "the way in which it is broken", \.flaw.symptom.text),
            Field("sentence", "how it is broken", \.sentence),
        ])
}

extension Flaw: JSONObject {
    static let fields = Fields<Flaw>(
        "flaw",
        [
            Field("law", "the broken law", \.law),
            Field("symptom", "the way in which it is broken", \.symptom.text),
        ])
}

extension Flake: JSONObject {
    static let fields = Fields<Flake>(
        "flake",
        [
            Field("run", "the run that it comes from", \.run),
            Field("commands", "the steps") { $0.trace.commands.map(\.description) },
            Field("first", "one outcome; absent if every law held", \.first),
            Field("second", "the other one", \.second),
            Field("differingStep", "the first step that differs", \.differingStep),
        ])
}

/// The proof about simpler traces than that of a finding.
private struct Proof: JSONObject {
    let isProved: Bool
    /// How far it goes, where simpler traces are not excluded.
    let beyond: Int?
    let states: Int?
    let height: Int?

    init?(_ finding: Finding) {
        guard let shortest = finding.shortest else { return nil }
        height = finding.height
        isProved = finding.isProvedShortest
        switch shortest {
        case .proved(let count): (states, beyond) = (count, nil)
        case .notProved(let tried, _), .unmerged(let tried):
            (states, beyond) = (nil, isProved ? nil : tried)
        }
    }

    static let fields = Fields<Proof>(
        "proof",
        [
            Field("isProved", "whether no simpler trace shows the flaw", \.isProved),
            Field("states", "the states that the proof distinguished", \.states),
            Field("beyond", "no trace up to this length shows it", \.beyond),
            Field("height", "the most screens that the proof covers", \.height),
        ])
}

extension Contradiction: JSONObject {
    static let fields = Fields<Contradiction>(
        "contradiction",
        [
            Field("kind", "its kind", among: ["unrepeatable", "incompleteState"]) {
                $0.isUnrepeatable ? "unrepeatable" : "incompleteState"
            },
            Field("first", "one trace") { $0.first.commands.map(\.description) },
            Field("second", "the other trace") { $0.second.commands.map(\.description) },
            Field("differs", "what differs", among: ["scenes", "verdicts"]) {
                $0.differsInState ? "scenes" : "verdicts"
            },
            Field("differences", "in the memory of the app: class and property", \.differences),
        ])
}

extension LawTally: JSONObject {
    static let fields = Fields<LawTally>(
        "lawTally",
        [
            Field("name", "the law", \.name),
            Field("held", "how often it was judged and held", \.held),
            Field("notApplicable", "the steps to which it does not apply", \.notApplicable),
            Field("violated", "the steps that violated it", \.violated),
            Field("branches", "the steps on which it held, by branches", \.branches),
        ])
}

extension BranchTally: JSONObject {
    static let fields = Fields<BranchTally>(
        "branchTally",
        [Field("name", "the branch", \.name), Field("steps", "how often it held there", \.steps)])
}
