import Foundation

extension RunOptions {
    /// The same options with the part of the runs that the environment names, if it was asked for.
    /// Throws a usage error if such a part cannot be searched with the other options.
    func settlingShard(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(CommandFailure) -> RunOptions {
        guard let choice = search.shard else { return self }
        do throws(ShardProblem) {
            if search.budget.time != nil { throw .takesNoTime }
            if search.failsFast { throw .takesNoLimit(option: "--fail-fast") }
            if search.findings != nil { throw .takesNoLimit(option: "--findings") }
            if search.seed == nil { throw .needsSeed }
            guard choice == .environment else { return self }
            var settled = self
            let (system, shard) = try ShardSystem.found(in: environment)
            settled.search.shard = .part(shard)
            if system == .bazel { tellBazel(in: environment) }
            return settled
        } catch {
            throw .usage(UsageError(verb: "run", .shard(error)))
        }
    }

    /// Touches the file that tells Bazel of a test with shards. Without it Bazel fails the test, so
    /// a file that cannot be touched needs no message here.
    private func tellBazel(in environment: [String: String]) {
        guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return }
        futimens(descriptor, nil)
        close(descriptor)
    }
}

extension MergeOptions {
    /// Reports what the shards of a run have found, as the run itself would.
    @MainActor func carryOut(at console: Console) throws(CommandFailure) -> ExitCode {
        let merge = try ShardMerge(files: files)
        var run = RunOptions(search: merge.options, save: save, output: output)
        run.search.corpus = corpus
        return try run.carryOut(at: console, merging: merge.searched)
    }
}
