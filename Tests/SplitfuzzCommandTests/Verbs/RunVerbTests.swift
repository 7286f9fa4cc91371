import TestTools
import Testing

@testable import SplitfuzzCommand

@Suite struct RunVerbTests {
    /// A subject that breaks a law within its contract.
    private let breaking = ["--subject", "stackoverflow-swift4", "--seed", "7", "--runs", "60"]

    @Test func `a subject that holds: the seed first, the table, nothing else`() async throws {
        let folder = try TemporaryFolder()
        let run = try await answeredApart([
            "--subject", "stackoverflow-objc", "--seed", "42", "--runs", "40", "--save",
            "--corpus", folder / "Corpus",
        ])
        #expect(run.code == .nothingNew)
        #expect(run.complained == "")
        let lines = run.said.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "splitfuzz 0.2.0  seed 42  profile ios26")
        #expect(lines.contains { $0.hasPrefix("stackoverflow-objc    40  ") })
        #expect(run.said.hasSuffix("\n\nnothing found\n"))
        #expect(folder.names == [])
    }

    @Test func `a new finding fails the run, and is shown in full`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Corpus/README.md")
        let run = try await answeredApart(breaking + ["--corpus", folder / "Corpus"])
        #expect(run.code == .finding)
        #expect(run.said.contains("\nnew: stackoverflow-swift4\ncontents-preserved is broken in 3"))
        #expect(run.said.contains("\n  1  launch wide"))
        #expect(run.said.contains("\n  2  push-on-placeholder  [list | _, note]\n"))
        #expect(run.said.contains("\n  3  narrow               [list] ~[_, note]\n"))
        // What the same step breaks stands with it, and so does what follows later.
        #expect(run.said.contains("\n  the same steps also break same-screen\n"))
        let follows = "launch wide; push-on-placeholder; narrow; widen"
        #expect(run.said.contains("\n  from it follows round-trip-order: \(follows)\n"))
        #expect(run.said.hasSuffix("\n\n1 new finding\n"))
        #expect(folder.texts == ["Corpus/README.md": ""])
    }

    @Test(.enabled(if: isWhole)) func `each line that repeats a finding does`() async throws {
        let folder = try TemporaryFolder()
        let limits = ["--hang-timeout", "9s", "--worker-memory", "900"]
        let options = ["--corpus", folder.path] + limits
        let found = try await answeredApart(breaking + options + ["--profile", "ios8"])
        let lines = found.said.split(separator: "\n").filter { $0.hasPrefix("  repeat  ") }
        #expect(lines.count == 2)
        for line in lines {
            #expect(line.hasSuffix(" --hang-timeout 9s --worker-memory 900"), "\(line)")
            // With the other corpus of this folder, a search finds what is known there.
            let isSearch = line.contains(" run ")
            #expect(line.contains(" --corpus \(folder.path) ") == isSearch, "\(line)")
        }
        let sentence = ": note is lost: [list | _, note] became [list] ~[_, note].\n"
        for line in lines {
            let words = shellWords(String(line)).dropFirst(2)
            let again = try await answeredApart(Array(words))
            #expect(again.code == .finding, "\(line)")
            #expect(again.said.contains(sentence), "\(line)")
        }
    }

    /// A block of runs and a bit, of each of two subjects.
    private func twoSubjects(_ folder: TemporaryFolder) -> [String] {
        [
            "--seed", "7", "--runs", "1030", "--corpus", folder.path, "--jobs", "1",
            "--subject", "defaults-plain", "--subject", "notes-swift",
        ]
    }

    @Test(.enabled(if: isWhole))
    func `the first new finding ends a run that fails fast after its block`() async throws {
        let folder = try TemporaryFolder()
        let run = try await answeredApart(twoSubjects(folder) + ["--fail-fast"])
        #expect(run.code == .finding)
        #expect(run.said.ranges(of: "\nnew: ").count == 1)
        #expect(run.said.contains("\ndefaults-plain  1_024  "))
        #expect(run.said.contains("\nended with 1 new finding; not searched: notes-swift\n"))
        #expect(run.said.hasSuffix("\n\n1 new finding\n"))
    }

    @Test(.enabled(if: isWhole)) func `as many new findings as are asked for end a run`()
        async throws
    {
        let folder = try TemporaryFolder()
        let two = try await answeredApart(twoSubjects(folder) + ["--findings", "2"])
        #expect(two.said.ranges(of: "\nnew: ").count == 2)
        #expect(two.said.contains("\nended with 2 new findings\n"))
    }

    @Test(.enabled(if: isWhole))
    func `to fail fast is to end with one new finding`() async throws {
        let folder = try TemporaryFolder()
        let short = breaking + ["--corpus", folder.path]
        let one = try await answeredApart(short + ["--findings", "1"])
        let (fast, all) = (
            try await answeredApart(short + ["--fail-fast"]), try await answeredApart(short)
        )
        let many = try await answeredApart(short + ["--findings", "1_000"])
        #expect(one == fast && many == all && one != all)
        #expect(!many.said.contains("ended with"))
    }

    @Test(.enabled(if: isWhole)) func `what is known ends no run`() async throws {
        let folder = try TemporaryFolder()
        let words = twoSubjects(folder) + ["--fail-fast"]
        let first = try await answeredApart(words + ["--save"])
        #expect(first.code == .finding)
        #expect(first.said.hasSuffix("\n\n1 new finding\n"))
        // The next one goes on to what the first did not come to.
        let second = try await answeredApart(words + ["--save"])
        #expect(second.code == .finding)
        #expect(second.said.hasSuffix("\n\n1 new finding; 1 known finding\n"))
        let third = try await answeredApart(words)
        #expect(third.code == .nothingNew)
        #expect(third.said.hasSuffix("\n\nnothing new; 2 known findings\n"))
    }

    @Test(.enabled(if: isWhole))
    func `a saved finding is known from then on, and never written again`() async throws {
        let folder = try TemporaryFolder()
        let words = breaking + ["--save", "--corpus", folder / "Corpus/"]
        let first = try await answeredApart(words)
        #expect(first.code == .finding)
        let saved = folder.texts
        let place = "Corpus/findings/stackoverflow-swift4/"
        #expect(saved.count == 2 && saved.keys.allSatisfy { $0.hasPrefix(place) })
        let path = try #require(saved.keys.first { $0.hasPrefix("\(place)contents-preserved-") })
        #expect(first.said.contains("\n  saved   \(folder / path)\n"))

        let lines = try #require(saved[path]).split(separator: "\n")
        #expect(lines.first == "splitfuzz trace 1")
        #expect(lines[1].hasPrefix("# found by splitfuzz 0.2.0 with seed 7 in run "))
        #expect(lines[2] == "# note is lost: [list | _, note] became [list] ~[_, note].")
        #expect(lines.suffix(3) == ["launch wide", "push-on-placeholder", "narrow"])
        let shown = lines.compactMap { $0.wholeMatch(of: /shows: (\S+) .+/)?.1 }
        #expect(shown == ["contents-preserved", "same-screen"])

        let second = try await answeredApart(words)
        #expect(second.code == .nothingNew)
        #expect(second.said.contains("\nknown: stackoverflow-swift4\n"))
        #expect(second.said.contains("\n  repeat  splitfuzz replay \(folder / path)\n"))
        #expect(second.said.hasSuffix("\n\nnothing new; 1 known finding\n"))
        #expect(folder.texts == saved)
        #expect(try await answeredApart(["replay", folder / path]).code == .nothingNew)
    }

    @Test(.enabled(if: isWhole))
    func `what decides is which flaws a file lists, not which law titles it`() async throws {
        let folder = try TemporaryFolder()
        let words = breaking + ["--corpus", folder / "Corpus/"]
        _ = try await answeredApart(words + ["--save"])
        let path = try #require(folder.texts.keys.first { $0.contains("contents-preserved-") })
        let text = try #require(folder.texts[path])
        let retitled = text.replacing("\nlaw: contents-preserved\n", with: "\nlaw: same-screen\n")
        try folder.write(retitled, to: path)
        #expect(try await answeredApart(words).code == .nothingNew)
        #expect(try await answeredApart(["replay", folder / path]).code == .nothingNew)
        try folder.write(text, to: path)

        // A consequence that is not listed is as new as any other flaw.
        for (path, text) in folder.texts {
            let shorter = text.replacing(/\nshows: same-screen .*/, with: "")
            #expect(shorter != text)
            try folder.write(shorter, to: path)
        }
        let run = try await answeredApart(words)
        #expect(run.code == .finding)
        #expect(run.said.hasSuffix("\n\n1 new finding; 1 known finding\n"))
        #expect(try await answeredApart(["replay", folder / path]).code == .finding)
    }

    @Test(.enabled(if: isWhole))
    func `beyond the contract: one assumption at a time, and known for that one only`() async throws
    {
        let folder = try TemporaryFolder()
        let known = "Corpus/findings/stackoverflow-objc/longer.trace"
        try folder.write(
            """
            splitfuzz trace 1
            subject: stackoverflow-objc
            law: no-exception
            giving-up: screens-are-marked

            select-wrapped 2
            """, to: known)
        let run = try await answeredApart([
            "--subject", "stackoverflow-objc", "--seed", "1", "--runs", "8",
            "--beyond-contract", "--save", "--corpus", folder / "Corpus",
        ])
        #expect(run.code == .finding)
        #expect(run.said.contains("\nstackoverflow-objc without screens-are-marked  "))
        // What the subject itself fulfils cannot be stepped over.
        #expect(!run.said.contains("there-is-a-placeholder"))
        let title = "known: stackoverflow-objc without screens-are-marked\nno-exception "
        #expect(run.said.contains(title))
        #expect(run.said.contains("new: stackoverflow-objc without details-are-fresh\nno-excep"))
        // The trace that makes it known is another one, so it is named beside it.
        #expect(run.said.contains("\n  known   \(folder / known)"))

        let saved = folder.texts.filter { $0.key != known }.values
        #expect(saved.contains { $0.contains("\ngiving-up: screens-are-marked\n") })
        for text in saved {
            let name = try #require(text.firstMatch(of: /\ngiving-up: (\S+)\n/)?.1)
            #expect(text.contains("\n# steps over: \(name) - "))
        }
        #expect(try await answeredApart(["replay", folder / "Corpus"]).code == .nothingNew)
    }

    @Test(.enabled(if: isWhole))
    func `the same seed, the same bytes; without a seed one is drawn, printed and good`()
        async throws
    {
        let words = ["--subject", "stackoverflow-swift4", "--runs", "20"]
        let once = try await answeredApart(words + ["--seed", "0x2a"])
        #expect(try await answeredApart(words + ["--seed", "42"]) == once)
        let drawn = try await answeredApart(words)
        let seed = try #require(drawn.said.firstMatch(of: /seed (\d+)  profile ios26\n/)?.1)
        #expect(try await answeredApart(words + ["--seed", String(seed)]) == drawn)
    }

    @Test func `subjects are searched once, in the order given`() async throws {
        let run = try await answeredApart([
            "--subject", "stackoverflow-objc", "--subject", "canary-empty-secondary",
            "--subject", "stackoverflow-objc", "--seed", "1", "--runs", "4",
        ])
        let lines = run.said.split(separator: "\n")
        let rows = lines.drop { !$0.hasPrefix("subject ") }.dropFirst().prefix(2)
        #expect(
            rows.map { $0.split(separator: " ")[0] } == [
                "stackoverflow-objc", "canary-empty-secondary",
            ])
        #expect(run.said.ranges(of: "\nstackoverflow-objc ").count == 1)
    }

    @Test func `time is a budget too, and every subject is looked at`() async throws {
        let subjects = ["list-delegate-objc", "defaults-plain"]
        let run = try await answeredApart(
            ["--time", isSanitized ? "1s" : "1ms", "--seed", "3"]
                + subjects.flatMap { ["--subject", $0] })
        let rows = run.said.split(separator: "\n").map {
            $0.split(separator: " ").map { String($0) }
        }
        for subject in subjects {
            let row = try #require(rows.first { $0.first == subject })
            #expect(row[1] != "0", "\(subject)")
        }
    }
}
