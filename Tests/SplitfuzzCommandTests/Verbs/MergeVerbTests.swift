import Foundation
import TestTools
import Testing

@testable import SplitfuzzCommand

@Suite struct MergeVerbTests {
    private let finding = ["--subject", "stackoverflow-swift4", "--seed", "7"]

    /// Has shards search a run, and writes what they print.
    ///
    /// - Returns: The paths of their documents.
    private func search(
        _ options: [String], shards total: Int, into folder: TemporaryFolder
    ) async throws -> [String] {
        var files: [String] = []
        for index in 1...total {
            let part = try await answeredApart(
                ["run", "--shard", "\(index)/\(total)", "--format", "json"] + options)
            #expect(part.complained.hasSuffix("  shard \(index)/\(total)\n"))
            try folder.write(part.said, to: "\(index).json")
            files.append(folder / "\(index).json")
        }
        return files
    }

    /// Compares what `merge` prints with what the run itself prints.
    private func expectSame(
        _ options: [String], shards total: Int, as formats: [String] = ["text", "json"]
    ) async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Corpus/README.md")
        let corpus = ["--corpus", folder / "Corpus"]
        let files = try await search(options + corpus, shards: total, into: folder)
        for format in formats {
            let whole = try await answeredApart(["run", "--format", format] + options + corpus)
            let merged = try await answeredApart(
                ["merge", "--format", format] + files.reversed() + corpus)
            #expect(merged == whole, "\(options)")
        }
    }

    /// Of two blocks; the first shard has none. In long tests three blocks, more shards, and all
    /// that the options can ask for.
    @Test(.enabled(if: isWhole)) func `the shards of a run, merged: the same bytes`() async throws {
        guard isLong else {
            return try await expectSame(
                finding + ["--runs", "1025", "--mix", "plain=1"], shards: 3, as: ["json"])
        }
        try await expectSame(finding + ["--runs", "3000"], shards: 3)
        try await expectSame(
            finding + ["--subject", "notes-swift", "--commands", "60_000", "--stats"], shards: 2)
        try await expectSame(
            finding + ["--runs", "2100", "--beyond-contract", "--profile", "ios8"], shards: 3)
        try await expectSame(
            ["--subject", "no-delegate", "--seed", "3", "--runs", "1025"], shards: 5)
    }

    /// Long tests also give up assumptions.
    @Test(.enabled(if: isWhole)) func `less than a block, with all options`() async throws {
        try await expectSame(
            [
                "--subject", "notes-no-back-button", "--subject", "no-delegate", "--seed",
                "0xFFFFFFFFFFFFFFFF", "--runs", "5", "--stats", "--cover", "raised=99", "--profile",
                "ios14", "--mix", "swarm=1", "--hang-timeout", "9s", "--worker-memory", "1_000",
            ], shards: 2)
    }

    @Test func `labels are not missed where no app could be searched`() async throws {
        try await expectSame(
            ["--subject", "closing", "--seed", "7", "--runs", "30", "--cover", "raised=50"],
            shards: 1, as: ["text"])
    }

    @Test(.enabled(if: isWhole)) func `what is merged can be saved, and printed for servers`()
        async throws
    {
        let folder = try TemporaryFolder()
        let corpus = ["--corpus", folder / "Corpus"]
        try folder.write("", to: "Corpus/README.md")
        let files = try await search(finding + ["--runs", "60"] + corpus, shards: 1, into: folder)
        #expect(folder.texts["Corpus/findings"] == nil)
        let merged = try await answeredApart(["merge", "--save"] + files + corpus)
        #expect(merged.code == .finding)
        #expect(merged.said.hasSuffix("\n1 new finding\n"))
        let saved = folder.texts.keys.filter { $0.hasSuffix(".trace") }
        #expect(saved.count == 2)
        let again = try await answeredApart(["merge", "--format", "junit"] + files + corpus)
        #expect(again.code == .nothingNew)
        #expect(again.said.contains("<testsuites"))
    }

    @Test(.enabled(if: Executable.isThere))
    func `auto: the variables of the process`() async throws {
        let part = try await answeredApart(
            finding + ["--runs", "1", "--shard", "auto"],
            environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"])
        #expect(part.said.hasPrefix("splitfuzz 0.2.0  seed 7  profile ios26  shard 2/2\n"))
    }

    @Test func `files that are no shards of one run`() async throws {
        let folder = try TemporaryFolder()
        let options = ["--seed", "7", "--runs", "1"]
        let subject = ["--subject", "no-delegate"]
        let files = try await search(options + subject, shards: 2, into: folder)
        let text = try #require(folder.texts["2.json"])
        /// What `merge` says of the first file and another text.
        func complaint(_ text: String, code: ExitCode = .unreadableTrace) async throws -> String {
            try folder.write(text, to: "other.json")
            let merged = try await answered(["merge", files[0], folder / "other.json"])
            #expect(merged.code == code)
            #expect(merged.said == "")
            return merged.complained.replacingOccurrences(of: folder.path + "/", with: "")
        }
        /// The document of the second shard, with something else in place of a text.
        func changed(_ old: String, _ new: String) throws -> String {
            try #require(text.contains(old), "\(old)")
            return resealed(text.replacingOccurrences(of: old, with: new))
        }
        func expect(_ text: String, _ sentence: String) async throws {
            let said = try await complaint(text)
            #expect(said == "splitfuzz: other.json: \(sentence)\n")
        }
        let strange = "is not what 'run --shard I/N --format json' prints"
        try await expect("", strange)
        try await expect(String(text.dropLast(9)), strange)
        try await expect(try changed(#""verb" : "run""#, #""verb" : "verify""#), strange)
        try await expect(
            try changed(#""version" : "0.2.0""#, #""version" : "0.0.9""#),
            "is from version 0.0.9, and this is 0.2.0")
        try await expect(
            try changed(#""shard" : {"#, #""other" : {"#),
            "is of a whole run, searched without --shard")
        func notUnderstood(at place: String) -> String {
            "has a shard that cannot be understood, at \(place); search it again, with this command"
        }
        try await expect(
            try changed(#""runs" : 1,"#, #""runs" : true,"#),
            notUnderstood(at: "shard.options.runs"))
        try await expect(
            try changed(#""isCut" : false,"#, ""), notUnderstood(at: "shard.searched[0].isCut"))
        try await expect(
            try changed(#""interrupted" : false"#, #""interrupted" : true"#),
            "is of a shard that was interrupted; search it again")
        try await expect(
            try changed(#""seed" : "7""#, #""seed" : "8""#),
            "was searched with --seed 8, and 1.json with --seed 7")
        try await expect(
            try changed(#""seed" : "7""#, #""seed" : "x""#),
            notUnderstood(at: "shard.options.seed"))
        try await expect(
            try changed(#""stats" : false"#, #""stats" : true"#),
            "was searched with --stats, and 1.json with no --stats")
        try await expect(
            try changed(#""beyondContract" : false"#, #""beyondContract" : true"#),
            "was searched with --beyond-contract, and 1.json with no --beyond-contract")
        try await expect(
            try changed(#""plain" : 1"#, #""plain" : 2"#),
            "was searched with --mix plain=2,swarm=4,guided=3, and 1.json with --mix "
                + "plain=1,swarm=4,guided=3")
        try await expect(
            try changed(#""megabytes" : 2000"#, #""megabytes" : 90"#),
            "was searched with --worker-memory 90, and 1.json with --worker-memory 2_000")
        try await expect(
            try changed(#""no-delegate""#, #""notes-swift""#),
            "was searched with --subject notes-swift, and 1.json with --subject no-delegate")
        try await expect(
            try changed(#""total" : 2"#, #""total" : 3"#), "is one of 3 shards, and 1.json one of 2"
        )
        try await expect(
            try changed(#""index" : 2"#, #""index" : 1"#), "is shard 1/2, and so is 1.json")
        try await expect(
            try changed(#""profile" : "ios26""#, #""profile" : "ios8""#),
            "has other subjects than this command")
        try await expect(
            try changed(#""family" : 1024"#, #""family" : 512"#),
            "has other runs of no-delegate than shard 2/2 searches")
        let alone = try await answered(["merge", files[1]])
        #expect(
            alone.complained == "splitfuzz: \(files[1]): is one of 2 shards, and no file has 1/2\n")
        let away = try await answered(["merge", folder / "away.json"])
        #expect(away.code == .unreadableTrace)
        #expect(
            away.complained
                == "splitfuzz: \(folder / "away.json"): cannot be read: No such file or directory\n"
        )
        let none = try await answered(["merge"])
        #expect(none.code == .usage)
        #expect(none.complained == "splitfuzz: merge needs FILE...; see 'splitfuzz merge --help'\n")
    }

    @Test func `a usual run holds nothing for merging`() async throws {
        let run = try await answeredApart(finding + ["--runs", "1", "--format", "json"])
        #expect(!run.said.contains("\"shard\""))
        let refused = try await answered(finding + ["--shard", "1/2", "--time", "1s"])
        #expect(refused.code == .usage)
    }
}
