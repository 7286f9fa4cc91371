import Foundation
import SplitViewCatalog
import TestTools
import Testing

@testable import SplitfuzzCommand

/// Canaries that end their process, each between two subjects that do not.
@Suite(.enabled(if: Executable.isThere))
struct EndingTests {
    /// Some of them; all if the long tests are performed.
    static let names =
        isLong
        ? Catalog.processEnding.map(\.subject.name).filter { $0 != "canary-crashes-when-restored" }
        : ["canary-exits", "canary-loops"]

    /// Each with a number of workers and of commands.
    static let cases =
        isLong
        ? names.flatMap { [($0, "1", "200"), ($0, "2", "200"), ($0, "2", "20000")] }
        : isWhole
            ? ["canary-exits", "canary-kills-itself", "canary-gets-signal"].map { ($0, "2", "200") }
                + [("canary-loops", "1", "200")] : [("canary-exits", "2", "200")]

    /// Two notes and one collapse, worked out by hand.
    private let shortest = "'select 1; select 1; launch narrow'"

    private func law(of name: String) -> String {
        ["canary-loops", "canary-sleeps"].contains(name) ? "terminates" : "survives"
    }

    private func neighbours(of name: String) -> [String] {
        ["--subject", "merging", "--subject", name, "--subject", "tabs"] + patience(with: name)
    }

    /// Less time for apps that hang, and less memory for one that eats it, which takes long.
    private func patience(with name: String) -> [String] {
        switch name {
        case "canary-loops", "canary-sleeps": ["--hang-timeout", "100ms"]
        case "canary-eats-memory": ["--worker-memory", "200"]
        default: []
        }
    }

    /// The same at the end of a line.
    private func limits(for name: String) -> String {
        patience(with: name).map { " \($0)" }.joined()
    }

    @Test(arguments: cases) func `a run finds it, shrinks it, saves it, and goes on`(
        _ name: String, _ jobs: String, _ commands: String
    ) async throws {
        let folder = try TemporaryFolder()
        let isDetailed = isLong || name == "canary-exits"
        let options = ["--seed", "42", "--commands", commands, "--save", "--jobs", jobs]
        let run = try await answeredApart(
            neighbours(of: name) + options + ["--corpus", folder / "Corpus"])
        #expect(run.code == .finding)
        #expect(run.complained == "")
        #expect(run.said.contains("\n\(law(of: name)) is broken in 3 steps\n"))
        #expect(run.said.contains("splitfuzz replay \(folder / "Corpus")/findings/\(name)/"))
        #expect(run.said.contains(".trace\(limits(for: name))\n"), "with the limits it needs")
        #expect(run.said.contains("  On a device: have the app choose row 1 before it opens;"))
        // However often it ends, every run is performed.
        let own = run.said.split(separator: "\n").first { $0.hasPrefix("\(name) ") }
        let tabs = run.said.split(separator: "\n").first { $0.hasPrefix("tabs ") }
        #expect(own?.split(separator: " ")[1] == tabs?.split(separator: " ")[1])
        for neighbour in ["merging", "tabs"] {
            let row = run.said.split(separator: "\n").first { $0.hasPrefix("\(neighbour) ") }
            let performed = try #require(row?.split(separator: " ").dropFirst(2).first)
            // A budget of commands is one of runs that have about so many.
            let wanted = try #require(Int(commands)) * 19 / 20
            #expect(
                Int(performed.replacing("_", with: "")) ?? 0 >= wanted,
                "\(neighbour) is searched as usual")
        }
        let traces = folder.texts.filter { $0.key.contains("/\(name)/") }
        #expect(traces.count == 1)
        let text = try #require(traces.values.first)
        #expect(text.hasSuffix("\n\nselect 1\nselect 1\nlaunch narrow\n"))

        // What is saved can be replayed, explained and shrunk, and is known from then on.
        let file = folder / (try #require(traces.keys.first))
        let hang = patience(with: name)
        let replay = try await answeredApart(["replay", file] + hang)
        #expect(replay.code == .nothingNew)
        guard isDetailed else { return }
        let explanation = try await answeredApart(["explain", file] + hang)
        #expect(explanation.said.contains("BREAKS    \(law(of: name)): "))
        let shrunk = try await answeredApart(["shrink", file] + hang)
        #expect(shrunk.said.contains("\n\nselect 1\nselect 1\nlaunch narrow\n"))
        guard isLong else { return }
        let again = try await answeredApart(
            neighbours(of: name) + options + ["--corpus", folder / "Corpus"])
        #expect(again.code == .nothingNew)
    }

    @Test(.enabled(if: isWhole), arguments: isLong ? names : ["canary-loops"])
    func `a verification reports it with the shortest trace`(_ name: String) async throws {
        let folder = try TemporaryFolder()
        let verification = try await answeredApart(
            ["verify", "--depth", "3", "--corpus", folder.path] + neighbours(of: name))
        #expect(verification.code == .finding)
        #expect(verification.complained == "")
        #expect(verification.said.contains("\n\(law(of: name)) is broken in 3 steps\n"))
        let line = "splitfuzz replay --subject \(name) \(shortest)\(limits(for: name))\n"
        #expect(verification.said.contains(line))
        #expect(verification.said.contains("\ntabs "))
    }

    @Test(.enabled(if: isWhole))
    func `an app that ends when it is restored, which is only tried ahead`() async throws {
        let verification = try await answeredApart(
            ["verify", "--depth", "2", "--subject", "canary-crashes-when-restored"])
        #expect(verification.code == .finding)
        #expect(verification.said.contains("\nrestoration-round-trip is broken in 2 steps\n"))
        #expect(verification.said.contains("the app raises, crashes or does not return."))
    }

    @Test func `an app that cannot be built is a fault, and the others go on`() async throws {
        let subjects = ["--subject", "canary-cannot-be-built", "--subject", "merging"]
        let budget = ["--seed", "1", "--runs", "5"]
        let verdict = "  its process ends before the first step: trap, "
        let run = try await answeredApart(subjects + budget)
        #expect(run.code == .ownFault)
        #expect(run.said.contains(verdict) && run.said.contains("there is no list"))
        #expect(run.said.contains("\nmerging "))
        #expect(run.said.hasSuffix("; 1 subject not judged\n"))
        let junit = try await answeredApart(subjects + budget + ["--format", "junit"])
        #expect(junit.said.contains("name=\"can-be-judged\""))
        let verification = try await answeredApart(["verify", "--depth", "1"] + subjects)
        #expect(verification.code == .ownFault)
        #expect(verification.said.contains(verdict) && verification.said.contains("\nmerging "))
        #expect(verification.said.hasSuffix("; 1 subject not judged\n"))
        let replay = try await answeredApart(["replay"] + subjects + ["launch wide"])
        #expect(replay.code == .ownFault)
        #expect(replay.said.contains("\nok      'launch wide' on merging"))
        #expect(replay.said.contains("FAILED  'launch wide' on canary-cannot-be-built  its"))
        #expect(replay.said.contains("\n2 traces: 1 ok, 1 not judged\n"))
    }

    private let stray =
        "by no step of its own, perhaps by what an earlier scene has left behind, a timer, a "
        + "thread or a static: "

    /// The cells of a row of the table.
    private func cells(of name: String, in text: String) -> [Substring] {
        text.split(separator: "\n").first { $0.hasPrefix("\(name) ") }?.split(separator: " ") ?? []
    }

    @Test(.enabled(if: isWhole))
    func `a search goes on behind what an earlier scene has left behind`() async throws {
        let run = try await answeredApart(
            ["--subject", "canary-leaves-trap", "--subject", "merging", "--seed", "1"]
                + ["--commands", "4_000"])
        #expect(run.code == .ownFault)
        #expect(run.said.contains(stray), "\(run.said)")
        #expect(run.said.contains("before the first step of a further scene, trap, "))
        #expect(run.said.contains("an earlier scene has left a trap; the search went on"))
        #expect(run.said.hasSuffix("\nnothing found; 1 subject not finished\n"))
        let (own, other) = (
            cells(of: "canary-leaves-trap", in: run.said), cells(of: "merging", in: run.said)
        )
        try #require(own.count > 2 && other.count > 2)
        #expect(own[1] == other[1], "no run is missing")
        let commands = own[2].replacing("_", with: "")
        #expect((Int(commands) ?? 0) > 3_000, "most are searched")
    }

    @Test(.enabled(if: isWhole)) func `where every scene leaves it behind, the search ends`()
        async throws
    {
        let run = try await answeredApart(
            ["--subject", "canary-cannot-be-built-again", "--subject", "merging", "--seed", "1"]
                + ["--runs", "300"])
        #expect(run.code == .ownFault)
        let start = "  its process ended 65 times " + stray + "last before the first step"
        #expect(run.said.contains(start), "\(run.said)")
        #expect(run.said.contains("has left a trap; more than 64 times are too many to go on"))
        #expect(run.said.contains("\nmerging "))
        #expect(run.said.hasSuffix("; 1 subject not judged\n"))
    }

    @Test(.enabled(if: isWhole))
    func `a search goes on behind an alarm, whenever it goes off`() async throws {
        let run = try await answeredApart(
            ["--subject", "canary-sets-alarm", "--subject", "merging", "--seed", "1"]
                + ["--commands", "4_000"])
        #expect(run.code == .ownFault)
        // It may go off in a step that is performed again, and then not, which ends the search.
        if run.said.contains("the same steps had two outcomes") { return }
        #expect(run.said.contains(stray), "\(run.said)")
        #expect(run.said.contains("signal 14"))
        let own = cells(of: "canary-sets-alarm", in: run.said)
        // The first alarm goes off within the first runs.
        #expect(own.count > 2 && (Int(own[1]) ?? 0) > 20, "\(run.said)")
        #expect(cells(of: "merging", in: run.said).contains("holds"), "\(run.said)")
    }

    @Test func `an app for which UIKit raises as it is built is judged by no verb`() async throws {
        let name = "canary-raises-when-built"
        let subjects = ["--subject", name, "--subject", "merging"]
        let verdict =
            "its scene cannot be judged: building it raises NSInvalidArgumentException: Pushing a "
            + "navigation controller is not supported"
        let run = try await answeredApart(subjects + ["--seed", "1", "--runs", "5"])
        #expect(run.code == .ownFault && run.said.contains(verdict), "\(run.said)")
        #expect(!run.said.contains("\n\(name)  5") && run.said.contains("\nmerging "))
        let verification = try await answeredApart(["verify", "--depth", "1"] + subjects)
        #expect(verification.code == .ownFault && verification.said.contains(verdict))
        for verb in ["replay", "explain"] {
            let answer = try await answeredApart([verb, "--subject", name, "launch wide"])
            #expect(answer.code == .ownFault, "\(verb): \(answer.said)")
            #expect((answer.said + answer.complained).contains(verdict), "\(verb)")
            if verb == "explain" {
                let sentence = "splitfuzz: 'launch wide' on \(name): \(verdict)"
                #expect(answer.complained.hasPrefix(sentence), "\(answer.complained)")
            }
        }
    }

    @Test func `an app that closes the connection to its process is a fault, too`() async throws {
        let run = try await answeredApart(
            ["--seed", "1", "--commands", "200", "--subject", "closing", "--subject", "merging"])
        #expect(run.code == .ownFault)
        #expect(run.complained == "")
        #expect(
            run.said.contains(
                "  cannot be judged: app code closed a descriptor that it did not open, or wrote"))
        #expect(run.said.contains("\nmerging "))
    }

    @Test func `a step that the time cuts is no finding, and nothing holds`() async throws {
        let run = try await answeredApart(
            ["--seed", "1", "--time", "500ms", "--subject", "canary-loops"])
        #expect(run.code == .nothingJudged)
        #expect(run.said.contains("  unfinished\n"))
    }

    @Test(
        .enabled(if: isLong),
        arguments: ["canary-exits", "canary-loops"], ["1", "2"]
    ) func `a matrix shows it`(_ name: String, _ jobs: String) async throws {
        let matrix = try await answeredApart(
            ["matrix", "--seed", "42", "--commands", "200", "--jobs", jobs] + neighbours(of: name))
        let row = try #require(
            matrix.said.split(separator: "\n").first { $0.hasPrefix("\(law(of: name)) ") })
        #expect(row.split(separator: " ").map(String.init)[2] == "3!")
    }

    @Test func `the last lines that it printed are in the story`() async throws {
        let story = try await answeredApart([
            "explain", "--subject", "canary-calls-fatal-error", "select 1; select 1; launch narrow",
        ])
        #expect(story.code == .nothingNew)
        #expect(story.said.contains("two notes are more than this app can take"))
        #expect(story.said.contains("(printed: "))
        if isSanitized { return }
        #expect(
            story.said.contains(
                "  The crash, the innermost call first:\n    EndsProcess.commit(among:), "
                    + "EndingCanaries.swift:"))
    }

    @Test(.enabled(if: isWhole)) func `an app that depends on a hash value is said to`()
        async throws
    {
        let line = ["--seed", "1", "--commands", "10_000", "--subject", "hashing"]
        var run = try await answeredApart(line)
        // Eight processes may all have the hash value of the search, once in 256 times; that four
        // runs miss it one after the other happens once in 4 billion times.
        for _ in 0..<3 where run.code == .nothingNew { run = try await answeredApart(line) }
        #expect(run.code == .ownFault)
        #expect(run.said.contains("depends on hash values"))
        #expect(run.said.contains("\nflaky: hashing\n  some runs had other results in a process"))
    }

    @Test func `what an app prints is no answer and no result`() async throws {
        let quiet = try await answeredApart(
            ["--seed", "1", "--commands", "300", "--subject", "merging", "--format", "json"])
        let talking = try await answeredApart(
            ["--seed", "1", "--commands", "300", "--subject", "talking", "--format", "json"])
        #expect(talking.code == .nothingNew)
        #expect(talking.complained == quiet.complained)
        #expect(talking.said.replacing("\"talking\"", with: "\"merging\"") == quiet.said)
    }
}
