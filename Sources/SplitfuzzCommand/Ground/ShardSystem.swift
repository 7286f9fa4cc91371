/// A system that starts a command on several machines, and numbers them by variables of the
/// environment.
enum ShardSystem: String, CaseIterable, Sendable {
    case gitLab = "GitLab"
    case bazel = "Bazel"
    case slurm = "a Slurm array"
    case kubernetes = "a Kubernetes indexed job"
    case circleCI = "CircleCI"

    /// The variable that has the number of the machine.
    var index: String {
        switch self {
        case .gitLab: "CI_NODE_INDEX"
        case .bazel: "TEST_SHARD_INDEX"
        case .slurm: "SLURM_ARRAY_TASK_ID"
        case .kubernetes: "JOB_COMPLETION_INDEX"
        case .circleCI: "CIRCLE_NODE_INDEX"
        }
    }

    /// The variable that has how many machines there are.
    var total: String {
        switch self {
        case .gitLab: "CI_NODE_TOTAL"
        case .bazel: "TEST_TOTAL_SHARDS"
        case .slurm: "SLURM_ARRAY_TASK_COUNT"
        case .kubernetes: "JOB_COMPLETIONS"
        case .circleCI: "CIRCLE_NODE_TOTAL"
        }
    }

    /// The variable with the name of the system: `CI_NODE_INDEX (GitLab)`.
    var placed: String { "\(index) (\(rawValue))" }

    /// The source of the variables, or the remedy, without a full stop.
    var advice: String {
        switch self {
        case .gitLab: "GitLab sets both for a job with 'parallel'"
        case .bazel: "Bazel sets both for a test with 'shard_count'"
        case .slurm: "Slurm sets both, for an array without gaps such as 'sbatch --array=1-8'"
        case .kubernetes:
            "Kubernetes sets JOB_COMPLETION_INDEX for a job with 'completionMode: Indexed'; set "
                + "JOB_COMPLETIONS to the job's 'completions' in the container's 'env'"
        case .circleCI: "CircleCI sets both for a job with 'parallelism'"
        }
    }

    /// The part that the variables of one system name. The variable with the number of the machine
    /// tells which system it is; the one with the total does not, as GitLab sets it for every job.
    ///
    /// - Parameter environment: The variables; an empty one counts as not set.
    static func found(
        in environment: [String: String]
    ) throws(ShardProblem) -> (system: ShardSystem, shard: Shard) {
        let environment = environment.filter { !$0.value.isEmpty }
        let systems = allCases.filter { environment[$0.index] != nil }
        guard let system = systems.first else {
            if let other = allCases.first(where: { environment[$0.total] != nil }) {
                throw .lacks(other.index, besides: other.total, other)
            }
            throw .nowhere
        }
        guard systems.count == 1 else { throw .severalSystems(systems) }
        return (system, try system.shard(in: environment))
    }

    private func shard(in environment: [String: String]) throws(ShardProblem) -> Shard {
        /// The number in a variable; `nil` if it is not set.
        func number(_ name: String) throws(ShardProblem) -> Int? {
            guard let text = environment[name] else { return nil }
            guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let number = Int(text), number < 1 << 32
            else { throw .noNumber(name, value: text) }
            return number
        }
        /// The number in a variable that has to be set.
        func required(_ name: String) throws(ShardProblem) -> Int {
            guard let number = try number(name) else { throw .lacks(name, besides: index, self) }
            return number
        }
        let count = try required(total)
        var place = try required(index)
        var isWhole = true
        switch self {
        case .gitLab: place -= 1
        case .bazel, .kubernetes, .circleCI: break
        case .slurm:
            // The tasks of an array have numbers from MIN to MAX, a step apart unless they were
            // listed one by one.
            let first = try required("SLURM_ARRAY_TASK_MIN")
            let step = max(1, try number("SLURM_ARRAY_TASK_STEP") ?? 1)
            let last = try number("SLURM_ARRAY_TASK_MAX")
            isWhole =
                place >= first && (place - first) % step == 0
                && last.map { ($0 - first) / step + 1 == count } ?? true
            place = (place - first) / step
        }
        let shard = Shard(index: place + 1, total: count)
        guard isWhole, shard.isSound else {
            throw .noPart(
                self, index: "\(index)=\(environment[index] ?? "")",
                total: "\(total)=\(environment[total] ?? "")")
        }
        return shard
    }
}
