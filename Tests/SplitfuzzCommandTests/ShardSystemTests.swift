import Foundation
import TestTools
import Testing

@testable import SplitfuzzCommand

@Suite struct ShardSystemTests {
    /// Variables that a system sets, and the part that they name.
    struct Place: Sendable, CustomTestStringConvertible {
        let variables: [String: String]
        let part: String

        init(_ line: String, _ part: String) {
            variables = Dictionary(
                uniqueKeysWithValues: line.split(separator: " ").map {
                    let parts = $0.split(separator: "=", omittingEmptySubsequences: false)
                    return (String(parts[0]), String(parts[1]))
                })
            self.part = part
        }

        var testDescription: String { "\(variables)" }
    }

    private let sharded = ["--seed", "1", "--shard"]

    /// What the words say, with these variables; the message if they are refused.
    private func part(_ words: [String], _ variables: [String: String] = [:]) throws -> String {
        do throws(UsageError) {
            guard case .run(let options) = try VerbTable.current.parse(words) else { return "" }
            do throws(CommandFailure) {
                let settled = try options.settlingShard(in: variables)
                return settled.search.shard?.part?.typed ?? "none"
            } catch {
                #expect(error.exitCode == .usage)
                return "\(error)"
            }
        } catch { return "\(error)" }
    }

    @Test(arguments: [
        Place("CI_NODE_INDEX=1 CI_NODE_TOTAL=3", "1/3"),
        Place("CI_NODE_INDEX=3 CI_NODE_TOTAL=3", "3/3"),
        Place("TEST_SHARD_INDEX=0 TEST_TOTAL_SHARDS=3", "1/3"),
        Place("TEST_SHARD_INDEX=2 TEST_TOTAL_SHARDS=3", "3/3"),
        Place("SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_COUNT=8", "1/8"),
        Place("SLURM_ARRAY_TASK_ID=8 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_COUNT=8", "8/8"),
        Place(
            "SLURM_ARRAY_TASK_ID=9 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=13 "
                + "SLURM_ARRAY_TASK_STEP=4 SLURM_ARRAY_TASK_COUNT=4", "3/4"),
        Place("JOB_COMPLETION_INDEX=4 JOB_COMPLETIONS=5", "5/5"),
        Place("CIRCLE_NODE_INDEX=0 CIRCLE_NODE_TOTAL=1", "1/1"),
        Place("CIRCLE_NODE_INDEX=9999 CIRCLE_NODE_TOTAL=10000", "10000/10000"),
        // GitLab says to every job how many there are.
        Place("CI_NODE_TOTAL=1 JOB_COMPLETION_INDEX=4 JOB_COMPLETIONS=5", "5/5"),
        Place("CI_NODE_INDEX= CIRCLE_NODE_INDEX=0 CIRCLE_NODE_TOTAL=2", "1/2"),
    ])
    func `auto: every system`(_ place: Place) throws {
        #expect(try part(sharded + ["auto"], place.variables) == place.part)
        #expect(try part(["--seed", "1"], place.variables) == "none", "never unasked")
        #expect(try part(sharded + ["4/9"], place.variables) == "4/9")
    }

    @Test(arguments: [
        Place(
            "HOME=here",
            "found none of these variables: CI_NODE_INDEX (GitLab), TEST_SHARD_INDEX (Bazel), "
                + "SLURM_ARRAY_TASK_ID (a Slurm array), JOB_COMPLETION_INDEX (a Kubernetes indexed "
                + "job), CIRCLE_NODE_INDEX (CircleCI)"),
        Place(
            "CI_NODE_INDEX=1 CI_NODE_TOTAL=2 SLURM_ARRAY_TASK_ID=1",
            "found more than one system: CI_NODE_INDEX (GitLab) and SLURM_ARRAY_TASK_ID (a Slurm "
                + "array); give --shard I/N"),
        Place(
            "CI_NODE_TOTAL=1",
            "found CI_NODE_TOTAL and not CI_NODE_INDEX; GitLab sets both for a job with "
                + "'parallel'"),
        Place(
            "TEST_SHARD_INDEX=1",
            "found TEST_SHARD_INDEX and not TEST_TOTAL_SHARDS; Bazel sets both for a test with "
                + "'shard_count'"),
        Place(
            "SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_COUNT=4",
            "found SLURM_ARRAY_TASK_ID and not SLURM_ARRAY_TASK_MIN; Slurm sets both, for an array "
                + "without gaps such as 'sbatch --array=1-8'"),
        Place(
            "JOB_COMPLETION_INDEX=0",
            "found JOB_COMPLETION_INDEX and not JOB_COMPLETIONS; Kubernetes sets "
                + "JOB_COMPLETION_INDEX for a job with 'completionMode: Indexed'; set "
                + "JOB_COMPLETIONS to the job's 'completions' in the container's 'env'"),
        Place(
            "CIRCLE_NODE_INDEX=0",
            "found CIRCLE_NODE_INDEX and not CIRCLE_NODE_TOTAL; CircleCI sets both for a job with "
                + "'parallelism'"),
        Place(
            "CIRCLE_NODE_INDEX=2 CIRCLE_NODE_TOTAL=2",
            "found no part from 1/1 to 10_000/10_000 in CIRCLE_NODE_INDEX=2 and "
                + "CIRCLE_NODE_TOTAL=2; CircleCI sets both for a job with 'parallelism'"),
        Place(
            "CI_NODE_INDEX=0 CI_NODE_TOTAL=2",
            "found no part from 1/1 to 10_000/10_000 in CI_NODE_INDEX=0 and CI_NODE_TOTAL=2; "
                + "GitLab sets both for a job with 'parallel'"),
        // An array of 1, 3 and 7.
        Place(
            "SLURM_ARRAY_TASK_ID=3 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=7 "
                + "SLURM_ARRAY_TASK_COUNT=3",
            "found no part from 1/1 to 10_000/10_000 in SLURM_ARRAY_TASK_ID=3 and "
                + "SLURM_ARRAY_TASK_COUNT=3; Slurm sets both, for an array without gaps such as "
                + "'sbatch --array=1-8'"),
    ])
    func `auto: nothing that names a part`(_ place: Place) throws {
        #expect(
            try part(sharded + ["auto"], place.variables)
                == "--shard auto \(place.part); see 'splitfuzz run --help'")
    }

    @Test func `auto: a variable that is no number`() throws {
        for text in ["two", "-1", "99999999999999999999", "+1"] {
            let variables = ["TEST_SHARD_INDEX": text, "TEST_TOTAL_SHARDS": "2"]
            #expect(
                try part(sharded + ["auto"], variables)
                    == "--shard auto needs a whole number in TEST_SHARD_INDEX, which is '\(text)'; "
                    + "see 'splitfuzz run --help'")
        }
    }

    @Test func `auto: Bazel is shown that the test takes shards`() throws {
        let folder = try TemporaryFolder()
        var variables = ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2"]
        variables["TEST_SHARD_STATUS_FILE"] = folder / "status"
        #expect(try part(sharded + ["1/2"], variables) == "1/2")
        #expect(folder.names == [])
        #expect(try part(sharded + ["auto"], variables) == "1/2")
        #expect(folder.names == ["status"])
    }

    @Test(arguments: [
        (["--shard", "1/2"], "needs --seed N, so that every machine draws the same runs"),
        (
            ["--seed", "1", "--time", "5m", "--shard", "1/2"],
            "takes no --time, as a clock would end each machine at a run of its own, and the parts "
                + "would not fit together; give --runs or --commands"
        ),
        (
            ["--seed", "1", "--fail-fast", "--shard", "1/2"],
            "takes no --fail-fast, as no machine knows what the others find"
        ),
        (
            ["--seed", "1", "--findings", "2", "--shard", "auto"],
            "takes no --findings, as no machine knows what the others find"
        ), (["--shard", "2"], "needs a part such as 2/3, or auto, but was given '2'"),
        (["--shard", "1/2/3"], "needs a part such as 2/3, or auto, but was given '1/2/3'"),
        (["--shard", "a/3"], "needs a part such as 2/3, or auto, but was given 'a/3'"),
        (["--shard", "0/3"], "must be from 1/3 to 3/3, and '0/3' is too small"),
        (["--shard", "4/3"], "must be from 1/3 to 3/3, and '4/3' is too large"),
        (["--shard", "1/0"], "must be from 1/1 to 10_000/10_000, and '1/0' is too small"),
        (
            ["--shard", "1/10_001"],
            "must be from 1/1 to 10_000/10_000, and '1/10_001' is too large"
        ),
    ])
    func `what is refused`(_ words: [String], _ complaint: String) throws {
        #expect(try part(words) == "--shard \(complaint); see 'splitfuzz run --help'")
    }
}
