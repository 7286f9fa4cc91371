import SplitViewConformance
import StatefulTesting

extension RunResult: JSONObject {
    static let fields = Fields<RunResult>(
        document: "run",
        [
            // Most readers parse a number as a double, and lose digits.
            Field("seed", "a number, as text") { String($0.seed) },
            Field("profile", "the UIKit releases that were modelled", \.profile),
            Field("mix", "the shares of the strategies", \.mix),
            Field("exitCode", "the exit status") { Int($0.exitCode.rawValue) },
            Field("ending", "why it ended", among: ["budget", "findings", "interruption"]) {
                switch $0.ending {
                case .budget: "budget"
                case .findings: "findings"
                case .signal: "interruption"
                }
            },
            Field("interrupted", "whether a signal ended it", \.isInterrupted),
            Field("unsearched", "what was not begun", \.unsearched),
            Field("subjects", "the results, in the order of the table", \.rows),
            Field("shard", "what 'merge' needs; private to this command", \.shard),
            // It is added to the text of a whole document.
            Field("digest", "of all other lines, in the document of a shard") { _ in String?.none },
        ])
}

extension ShardPart: JSONValue {
    static var shape: Shape { .opaque }
    var json: JSON? { .value(self) }
}

extension RunShares: JSONObject {
    static let fields = Fields<RunShares>(
        "mix",
        [
            Field("plain", "runs that draw by weight", \.plain),
            Field("swarm", "runs that leave some commands out", \.swarm),
            Field("guided", "runs that extend others") { $0.guided },
        ])
}

extension RunResult.Row: JSONObject {
    static let fields = Fields<RunResult.Row>(
        "searched",
        [
            Field("subject", "its name", \.arrangement.subject),
            Field("profile", "the UIKit release that was modelled", \.arrangement.profile),
            Field("givingUp", "the assumptions given up", \.arrangement.assumptionsGivenUp),
            Field("runs", "the runs that were performed", \.runs),
            Field("commands", "the commands in them", \.commands),
            Field(
                "restrictedRuns", "those without commands that ended the app too often",
                \.restrictedRuns),
            Field("laws", "the verdicts of each law", \.laws),
            Field("kinds", "how often commands were performed", \.coverage.kinds),
            Field("labels", "how many runs reached a label", \.coverage.labels),
            Field("demands", "the demands on labels", \.coverage.demands),
            Field("abstract", "the states reached, with --stats", \.coverage.stateCoverage),
            Field("findings", "the findings, by cause", \.findings),
            Field("verdict", "the result in a few words", \.verdict),
            Field("dependsOnHashes", "whether hash values decide something", \.dependsOnHashes),
            Field("repeatsItself", "whether the same steps always did the same") {
                $0.flakes.isEmpty && $0.contradiction?.isUnrepeatable != true
            },
            Field("flakes", "traces with two outcomes", \.flakes),
            Field("contradiction", "two traces that contradict each other", \.contradiction),
        ])
}

extension KindTally: JSONObject {
    static let fields = Fields<KindTally>(
        "commandTally",
        [
            Field("name", "the command", \.name),
            Field("performed", "how often it was performed") { $0.performed },
            Field("ignored", "how often a state did not offer it") { $0.ignored },
        ])
}

extension LabelTally: JSONObject {
    static let fields = Fields<LabelTally>(
        "labelTally",
        [Field("name", "the label", \.name), Field("runs", "the runs that reached it", \.runs)])
}

extension Coverage.Demand: JSONObject {
    static let fields = Fields<Coverage.Demand>(
        "demand",
        [
            Field("label", "the label", \.requirement.label),
            Field("share", "the least share of the runs", \.requirement.share),
            Field("runs", "the runs that reached it", \.hits),
            Field("verdict", "the result", among: ["met", "missed", "undecided"]) {
                $0.verdict.rawValue
            },
        ])
}

extension StateCoverage: JSONObject {
    static let fields = Fields<StateCoverage>(
        "abstract",
        [
            Field("states", "abstract states", \.states),
            Field("transitions", "abstract transitions", \.transitions),
            Field("height", "the most screens of a scene", \.height),
            Field("isComplete", "whether nothing further can be reached", \.reachable.isClosed),
            Field("depth", "the length of all traces tried", \.reachable.completeDepth),
        ])
}

extension StateCoverage.Share: JSONObject {
    static let fields = Fields<StateCoverage.Share>(
        "share",
        [
            Field("visited", "the part that was reached", \.visited),
            Field("reachable", "all that can be", \.reachable),
        ])
}
