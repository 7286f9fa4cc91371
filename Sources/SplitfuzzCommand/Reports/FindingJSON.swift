import SplitViewConformance
import StatefulTesting

/// A finding. `knownAs` and `savedAs` are absent if there is no such file, `run` if no run found
/// it, `cause` if it follows from no other one.
struct FindingDocument: Encodable {
    let law: String
    let sentence: String
    let symptom: String
    let cause: FlawDocument?
    let consequences: [FlawDocument]
    /// Every flaw that the steps show.
    let shows: [FlawDocument]
    /// The flaws, among its own and its consequences, that no file of the corpus lists.
    let newFlaws: [FlawDocument]
    let givingUp: [String]
    let isNew: Bool
    let knownAs: String?
    let savedAs: String?
    let run: Int?
    let shrunkFrom: Int
    let shortest: ProofDocument?
    let isStable: Bool
    /// Whether the trace was shrunk; if not, it is as the run found it.
    let isShrunk: Bool
    let start: String
    let steps: [StepDocument]
    let before: String
    let after: String
    let `repeat`: [String]

    init(_ reported: ReportedFinding) {
        let finding = reported.finding
        law = finding.law
        sentence = finding.sentence
        symptom = finding.flaw.symptom.text
        cause = finding.cause.map(FlawDocument.init)
        consequences = finding.consequences.map(FlawDocument.init)
        shows = finding.trace.shows.map(FlawDocument.init)
        newFlaws = reported.newFlaws.map(FlawDocument.init)
        givingUp = finding.trace.givingUp
        isNew = reported.isNew
        knownAs = reported.knownAs
        savedAs = reported.savedAs
        run = finding.run
        shrunkFrom = finding.originalLength
        shortest = finding.shortest.map {
            ProofDocument($0, length: finding.trace.commands.count, height: finding.height)
        }
        isStable = finding.isStable
        isShrunk = finding.isShrunk
        start = reported.story.opening
        steps = reported.story.lines.indices.map { StepDocument(reported.story, $0) }
        before = reported.before
        after = reported.after
        `repeat` = reported.repetition
    }
}

/// A trace with two outcomes; an outcome without a violation is absent, and `run` if it comes from
/// none.
struct FlakeDocument: Encodable {
    let run: Int?
    let commands: [String]
    let first: Outcome?
    let second: Outcome?
    let differingStep: Int?

    init(_ flake: Flake) {
        run = flake.run
        commands = flake.trace.commands.map(\.description)
        first = flake.first.map(Outcome.init)
        second = flake.second.map(Outcome.init)
        differingStep = flake.differingStep
    }

    /// A broken law, and the step that breaks it, from 1.
    struct Outcome: Encodable {
        let law: String
        let sentence: String
        let step: Int

        init(_ violation: Violation) {
            law = violation.law
            sentence = violation.sentence
            step = violation.index + 1
        }
    }
}

/// A law and the way in which it is broken.
struct FlawDocument: Encodable {
    let law: String
    let symptom: String

    init(_ flaw: Flaw) {
        law = flaw.law
        symptom = flaw.symptom.text
    }
}

/// The proof about simpler traces.
struct ProofDocument: Encodable {
    let isProved: Bool
    /// The states that the proof distinguished.
    let states: Int?
    /// No trace up to this length shows the flaw; longer ones were not checked.
    let beyond: Int?
    /// The most screens of a scene that the proof covers; absent if any number.
    let height: Int?

    init(_ shortest: Shortest, length: Int, height: Int?) {
        self.height = height
        isProved = shortest.isProved(forLength: length)
        switch shortest {
        case .proved(let states): (self.states, beyond) = (states, nil)
        case .notProved(let tried, _), .unmerged(let tried):
            (states, beyond) = (nil, isProved ? nil : tried)
        }
    }
}

/// One step of a story; `without` says why it is needed.
struct StepDocument: Encodable {
    let command: String
    let after: String
    let delegate: [String]
    let without: String?
    /// The laws that the step breaks.
    let breaks: [BreakDocument]

    init(_ story: Story, _ index: Int) {
        let line = story.lines[index]
        command = line.command.description
        after = line.after
        delegate = line.calls
        breaks = line.broken.map(BreakDocument.init)
        without = story.needs.isEmpty ? nil : story.needs[index]
    }
}

/// A law that a step breaks.
struct BreakDocument: Encodable {
    let law: String
    let symptom: String
    let sentence: String

    init(_ violation: Violation) {
        law = violation.law
        symptom = violation.flaw.symptom.text
        sentence = violation.sentence
    }
}

/// Two traces by which a subject contradicts itself.
struct ContradictionDocument: Encodable {
    /// `unrepeatable` or `incompleteState`.
    let kind: String
    let first: [String]
    let second: [String]
    let differs: String
    /// The differences in the memory of the app, as class and property.
    let differences: [String]

    init(_ contradiction: Contradiction) {
        kind = contradiction.isUnrepeatable ? "unrepeatable" : "incompleteState"
        first = contradiction.first.commands.map(\.description)
        second = contradiction.second.commands.map(\.description)
        differs = contradiction.differsInState ? "scenes" : "verdicts"
        differences = contradiction.differences
    }
}
