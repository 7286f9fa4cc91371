import SplitViewConformance
import StatefulTesting

/// A run as JSON: everything that the text says, and the tallies behind it.
func runJSON(_ result: RunResult) -> String { json(RunDocument(result)) }

/// The document. Seeds are strings: most readers parse a JSON number as a double, and lose digits.
private struct RunDocument: Encodable {
    let schema = jsonSchema
    let verb = "run"
    let version = splitfuzzVersion
    let seed: String
    let profile: String
    let mix: RunShares
    let exitCode: Int32
    let ending: String
    let interrupted: Bool
    let unsearched: [String]
    let subjects: [SplitViewSubject]

    init(_ result: RunResult) {
        seed = String(result.seed)
        profile = result.profile
        mix = result.mix
        exitCode = result.exitCode.rawValue
        ending = result.ending.rawValue
        interrupted = result.ending == .interruption
        unsearched = result.unsearched
        subjects = result.rows.map(SplitViewSubject.init)
    }

    struct SplitViewSubject: Encodable {
        let subject: String
        let profile: String
        let givingUp: [String]
        let runs: Int
        let commands: Int
        let laws: [Law]
        let kinds: [KindTally]
        let labels: [LabelTally]
        let demands: [Demand]
        let abstract: Abstract?
        let findings: [FindingDocument]
        let verdict: String
        let repeatsItself: Bool
        let flakes: [FlakeDocument]
        let contradiction: ContradictionDocument?

        init(_ row: RunResult.Row) {
            subject = row.arrangement.subject
            profile = row.arrangement.profile
            givingUp = row.arrangement.givingUp.map { [$0] } ?? []
            runs = row.runs
            commands = row.commands
            laws = row.laws.map {
                Law(
                    name: $0.name, held: $0.held, notApplicable: $0.notApplicable,
                    violated: $0.violated, branches: $0.branches)
            }
            kinds = row.coverage.kinds
            labels = row.coverage.labels
            demands = row.coverage.demands.map(Demand.init)
            abstract = row.coverage.stateCoverage.map(Abstract.init)
            findings = row.findings.map(FindingDocument.init)
            verdict = splitfuzz.verdict(of: row)
            repeatsItself = row.flakes.isEmpty && row.contradiction?.isUnrepeatable != true
            flakes = row.flakes.map(FlakeDocument.init)
            contradiction = row.contradiction.map(ContradictionDocument.init)
        }
    }

    struct Demand: Encodable {
        let label: String
        let share: Double
        let runs: Int
        let verdict: String

        init(_ demand: Coverage.Demand) {
            label = demand.requirement.label
            share = demand.requirement.share
            runs = demand.hits
            verdict = demand.verdict.rawValue
        }
    }

    /// What was reached of what can be reached; unknown fields are absent, and without `--stats`
    /// all of them.
    struct Abstract: Encodable {
        let states: Share
        let transitions: Share
        let height: Int
        /// Whether nothing further can be reached within the height.
        let isComplete: Bool?
        /// The length up to which every trace was performed to compute what can be reached.
        let depth: Int?

        struct Share: Encodable {
            let visited: Int
            let reachable: Int?

            init(_ share: StateCoverage.Share) {
                visited = share.visited
                reachable = share.reachable
            }
        }

        init(_ stateCoverage: StateCoverage) {
            states = Share(stateCoverage.states)
            transitions = Share(stateCoverage.transitions)
            height = stateCoverage.height
            isComplete = stateCoverage.reachable?.isClosed
            depth = stateCoverage.reachable?.completeDepth
        }
    }

    struct Law: Encodable {
        let name: String
        let held: Int
        let notApplicable: Int
        let violated: Int
        /// The steps on which it held, by its branches; empty if it has none. A step may count for
        /// several.
        let branches: [BranchTally]
    }
}

/// A finding. `knownAs` and `savedAs` are absent if there is no such file, `run` if no run found
/// it.
struct FindingDocument: Encodable {
    let law: String
    let sentence: String
    let symptom: String
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
        consequences = finding.consequences.map(FlawDocument.init)
        shows = finding.trace.shows.map(FlawDocument.init)
        newFlaws = reported.newFlaws.map(FlawDocument.init)
        givingUp = finding.trace.givingUp
        isNew = reported.isNew
        knownAs = reported.knownAs
        savedAs = reported.savedAs
        run = finding.run
        shrunkFrom = finding.originalLength
        shortest = finding.shortest.map { ProofDocument($0, height: finding.height) }
        isStable = finding.isStable
        start = reported.story.opening
        steps = reported.story.lines.indices.map { StepDocument(reported.story, $0) }
        before = reported.before
        after = reported.after
        `repeat` = reported.repetition
    }
}

/// A trace with two outcomes; an outcome without a violation is absent.
struct FlakeDocument: Encodable {
    let run: Int
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

/// What is proved about simpler traces.
struct ProofDocument: Encodable {
    let isProved: Bool
    /// The states that the proof distinguished.
    let states: Int?
    /// No trace up to this length shows the flaw; longer ones were not checked.
    let beyond: Int?
    /// The most screens of a scene that the proof covers; absent if any number.
    let height: Int?

    init(_ shortest: Shortest, height: Int?) {
        self.height = height
        switch shortest {
        case .proved(let states): (isProved, self.states, beyond) = (true, states, nil)
        case .notProved(let length, _), .unmerged(let length):
            (isProved, states, beyond) = (false, nil, length)
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
