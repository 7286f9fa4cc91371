import SplitViewConformance
import StatefulTesting

extension RunResult {
    /// A run as JSON: everything that the text says, and the tallies behind it. That of a shard is
    /// sealed, as it is merged elsewhere.
    var json: String {
        let text = JSON.text(of: RunDocument(self))
        return shard == nil ? text : Seal.sealed(text)
    }
}

/// The document. Seeds are strings: most readers parse a JSON number as a double, and lose digits.
private struct RunDocument: Encodable {
    let schema = JSON.schema
    let verb = "run"
    let version = Splitfuzz.version
    let seed: String
    let profile: String
    let mix: RunShares
    let exitCode: Int32
    let ending: String
    let interrupted: Bool
    let unsearched: [String]
    let subjects: [Subject]
    let shard: ShardPart?

    init(_ result: RunResult) {
        seed = String(result.seed)
        profile = result.profile
        mix = result.mix
        exitCode = result.exitCode.rawValue
        (ending, interrupted) =
            switch result.ending {
            case .budget: ("budget", false)
            case .findings: ("findings", false)
            case .signal: ("interruption", true)
            }
        unsearched = result.unsearched
        subjects = result.rows.map(Subject.init)
        shard = result.shard
    }

    struct Subject: Encodable {
        let subject: String
        let profile: String
        let givingUp: [String]
        let runs: Int
        let commands: Int
        /// The runs without commands that had ended the process of the app too often before.
        let restrictedRuns: Int
        let laws: [Law]
        let kinds: [KindTally]
        let labels: [LabelTally]
        let demands: [Demand]
        let abstract: Abstract?
        let findings: [FindingDocument]
        let verdict: String
        let dependsOnHashes: Bool
        let repeatsItself: Bool
        let flakes: [FlakeDocument]
        let contradiction: ContradictionDocument?

        init(_ row: RunResult.Row) {
            subject = row.arrangement.subject
            profile = row.arrangement.profile
            givingUp = row.arrangement.assumptionsGivenUp
            runs = row.runs
            commands = row.commands
            restrictedRuns = row.restrictedRuns
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
            verdict = row.verdict
            dependsOnHashes = row.dependsOnHashes
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

    /// The part reached out of everything reachable; unknown fields are absent, and without
    /// `--stats` all of them.
    struct Abstract: Encodable {
        let states: Share
        let transitions: Share
        let height: Int
        /// Whether nothing further can be reached within the height.
        let isComplete: Bool?
        /// The length up to which every trace was performed to compute the reachable part.
        let depth: Int?

        struct Share: Encodable {
            let visited: Int
            let reachable: Int

            init(_ share: StateCoverage.Share) {
                visited = share.visited
                reachable = share.reachable
            }
        }

        init(_ stateCoverage: StateCoverage) {
            states = Share(stateCoverage.states)
            transitions = Share(stateCoverage.transitions)
            height = stateCoverage.height
            isComplete = stateCoverage.reachable.isClosed
            depth = stateCoverage.reachable.completeDepth
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
