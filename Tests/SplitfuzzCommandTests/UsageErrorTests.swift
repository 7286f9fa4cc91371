import Testing

@testable import SplitfuzzCommand

/// One invalid command line, and the whole message about it.
struct Refusal: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let message: String

    init(_ arguments: [String], _ message: String) {
        self.arguments = arguments
        self.message = message
    }

    var testDescription: String { arguments.joined(separator: " ") }
}

@Suite struct UsageErrorTests {
    @Test(arguments: [
        Refusal(["rnu"], "unknown verb 'rnu'; did you mean run? see 'splitfuzz --help'"),
        Refusal(["frobnicate"], "unknown verb 'frobnicate'; see 'splitfuzz --help'"),
        Refusal([""], "unknown verb ''; see 'splitfuzz --help'"),
        Refusal(
            ["help", "shrnk"], "unknown verb 'shrnk'; did you mean shrink? see 'splitfuzz --help'"),
    ])
    func `a verb`(_ refusal: Refusal) { expect(refusal) }

    @Test(arguments: [
        Refusal(
            ["--sede", "3"],
            "unknown option --sede for run; did you mean --seed? see 'splitfuzz run --help'"),
        Refusal(
            ["replay", "-corpus", "x"],
            "unknown option -corpus for replay; did you mean --corpus? "
                + "see 'splitfuzz replay --help'"),
        Refusal(
            ["list", "--hlep"],
            "unknown option --hlep for list; did you mean --help? see 'splitfuzz list --help'"),
        Refusal(["--xyzzy"], "unknown option --xyzzy for run; see 'splitfuzz run --help'"),
        Refusal(["--a b"], "unknown option '--a b' for run; see 'splitfuzz run --help'"),
        Refusal(
            ["list", "--seed", "3"],
            "--seed is an option of run and matrix, not of list; see 'splitfuzz list --help'"),
        Refusal(
            ["replay", "--save"],
            "--save is an option of run, merge and shrink, not of replay; "
                + "see 'splitfuzz replay --help'"),
        Refusal(
            ["version", "--format=text"],
            "--format is an option of run, merge, verify, replay, explain, matrix, corpus and "
                + "list, not of version; see 'splitfuzz version --help'"),
        Refusal(
            ["run", "--version"],
            "--version is an option of splitfuzz itself, not of run; see 'splitfuzz run --help'"),
        Refusal(
            ["--seed", "1", "--save", "--seed=1"],
            "--seed may be given only once; see 'splitfuzz run --help'"),
        Refusal(
            ["shrink", "a", "--save", "--save"],
            "--save may be given only once; see 'splitfuzz shrink --help'"),
    ])
    func `an option`(_ refusal: Refusal) { expect(refusal) }

    @Test(arguments: [
        Refusal(["--seed"], "--seed needs a value, as in '--seed N'; see 'splitfuzz run --help'"),
        Refusal(
            ["--seed", "--save"],
            "--seed needs a value, as in '--seed N'; see 'splitfuzz run --help'"),
        Refusal(
            ["replay", "--corpus", "--", "x"],
            "--corpus needs a value, as in '--corpus DIR'; see 'splitfuzz replay --help'"),
        Refusal(
            ["--save=yes"],
            "--save takes no value, but was given 'yes'; see 'splitfuzz run --help'"),
        Refusal(
            ["--save="], "--save takes no value, but was given ''; see 'splitfuzz run --help'"),
        Refusal(
            ["list", "--help=no"],
            "--help takes no value, but was given 'no'; see 'splitfuzz list --help'"),
        Refusal(
            ["--version=2"],
            "--version takes no value, but was given '2'; see 'splitfuzz run --help'"),
    ])
    func `a value that is missing or too much`(_ refusal: Refusal) { expect(refusal) }

    @Test(arguments: [
        Refusal(
            ["--seed", "dice"],
            "--seed needs a whole number, decimal or 0x hex, but was given 'dice'; "
                + "see 'splitfuzz run --help'"),
        Refusal(
            ["--time", "60"],
            "--time needs a duration such as 500ms, 90s, 5m or 1h, but was given '60'; "
                + "see 'splitfuzz run --help'"),
        Refusal(
            ["--subject="], "--subject needs a name, but was given ''; see 'splitfuzz run --help'"),
        Refusal(
            ["--corpus", ""],
            "--corpus needs a folder, but was given ''; see 'splitfuzz run --help'"),
        Refusal(
            ["--format", "jsno"],
            "--format must be text, json, markdown, junit, github, sarif, xcode or html, but was "
                + "given 'jsno'; did you mean json? see 'splitfuzz run --help'"),
        Refusal(
            ["list", "--format", "junit"],
            "--format must be text, json or markdown, but was given 'junit'; "
                + "see 'splitfuzz list --help'"),
        Refusal(
            ["--profile", "ios7000"],
            "--profile must be ios8, ios14, ios26 or ios27, but was given 'ios7000'; "
                + "see 'splitfuzz run --help'"),
    ])
    func `a value that is not of its kind`(_ refusal: Refusal) { expect(refusal) }

    @Test(arguments: [
        Refusal(
            ["--runs", "0"],
            "--runs must be from 1 to 1_000_000_000_000, and '0' is too small; "
                + "see 'splitfuzz run --help'"),
        Refusal(
            ["--seed", "-1"],
            "--seed must be from 0 to 18_446_744_073_709_551_615, and '-1' is too small; "
                + "see 'splitfuzz run --help'"),
        Refusal(
            ["--seed", "18446744073709551616"],
            "--seed must be from 0 to 18_446_744_073_709_551_615, "
                + "and '18446744073709551616' is too large; see 'splitfuzz run --help'"),
        Refusal(
            ["--jobs", "257"],
            "--jobs must be from 1 to 256, and '257' is too large; see 'splitfuzz run --help'"),
        Refusal(
            ["--time", "0s"],
            "--time must be from 1ms to 1000h, and '0s' is too small; "
                + "see 'splitfuzz run --help'"),
        Refusal(
            ["--time", "1001h"],
            "--time must be from 1ms to 1000h, and '1001h' is too large; "
                + "see 'splitfuzz run --help'"),
    ])
    func `a value outside its range`(_ refusal: Refusal) { expect(refusal) }

    @Test(arguments: [
        Refusal(
            ["list", "laws"],
            "list takes no arguments, but was given 'laws'; see 'splitfuzz list --help'"),
        Refusal(
            ["--seed", "1", "replay"],
            "run takes no arguments, but was given 'replay'; did you mean splitfuzz replay? "
                + "see 'splitfuzz run --help'"),
        Refusal(["shrink"], "shrink needs FILE; see 'splitfuzz shrink --help'"),
        Refusal(
            ["shrink", "a", "b"],
            "shrink takes one FILE, and 'b' is one more; see 'splitfuzz shrink --help'"),
        Refusal(
            ["help", "run", "list"],
            "help takes one VERB, and 'list' is one more; see 'splitfuzz help --help'"),
        Refusal(
            ["replay", "a", ""],
            "replay was given an empty argument; see 'splitfuzz replay --help'"),
    ])
    func `an operand`(_ refusal: Refusal) { expect(refusal) }

    @Test func `a subject that does not exist, and words without one`() {
        let unknown = UsageError(
            verb: "run", .unknownSubject("notse", nearest: "notes", known: ["notes", "2 more"]))
        #expect(
            unknown.description
                == "unknown subject 'notse'; known are notes and 2 more; did you mean notes? "
                + "see 'splitfuzz run --help'")
        let words = UsageError(
            verb: "replay", .textWithoutSubject("narrow; widen", known: ["notes"]))
        #expect(
            words.description == "the trace 'narrow; widen' needs --subject NAME; known are notes; "
                + "see 'splitfuzz replay --help'")
    }

    @Test func `an assumption that the contract of a subject does not make`() {
        let unknown = UsageError(
            verb: "replay",
            .unknownAssumption(
                "sets-nothing", subject: "notes", nearest: "set-nothing",
                known: ["set-nothing", "come-first"]))
        #expect(
            unknown.description
                == "notes has no assumption 'sets-nothing'; it has set-nothing and come-first; "
                + "did you mean set-nothing? see 'splitfuzz replay --help'")
    }

    @Test func `control characters and long words do not break the line`() {
        expect(
            Refusal(
                ["list", "a\n\u{1B}[31m"],
                "list takes no arguments, but was given 'a\\n\\u{1B}[31m'; "
                    + "see 'splitfuzz list --help'"))
        let long = String(repeating: "x", count: 100)
        let cut = String(repeating: "x", count: 60)
        expect(Refusal([long], "unknown verb '\(cut)...'; see 'splitfuzz --help'"))
    }

    @Test
    func `the first error is reported: options from left to right, then operands, then values`() {
        expect(
            Refusal(
                ["shrink", "--seed", "1", "--xyzzy"],
                "--seed is an option of run and matrix, not of shrink; "
                    + "see 'splitfuzz shrink --help'"))
        expect(
            Refusal(
                ["--runs", "0", "word"],
                "run takes no arguments, but was given 'word'; see 'splitfuzz run --help'"))
    }

    private func expect(_ refusal: Refusal) {
        do throws(UsageError) {
            let invocation = try parse(refusal.arguments)
            Issue.record("understood as \(invocation)")
        } catch { #expect(error.description == refusal.message) }
    }
}
