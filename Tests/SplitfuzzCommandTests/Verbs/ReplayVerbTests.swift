import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

@testable import SplitfuzzCommand

@MainActor @Suite struct ReplayVerbTests {
    private let finding = """
        splitfuzz trace 1
        subject: stackoverflow-swift4
        law: contents-preserved

        launch wide
        push-on-placeholder
        narrow

        """
    /// Each law that its last step breaks.
    private let breaks = "breaks contents-preserved, same-screen"
    private let passing = """
        splitfuzz trace 1
        subject: stackoverflow-objc

        launch wide
        narrow
        narrow
        widen

        """

    @Test func `a corpus: one line for each trace, and the count`() throws {
        let folder = try TemporaryFolder()
        try folder.write(finding, to: "C/findings/stackoverflow-swift4/a.trace")
        try folder.write(passing, to: "C/exemplars/b.trace")
        try folder.write("words", to: "C/README.md")
        func path(_ name: String) -> String { folder / "C/\(name)" }
        let expected = """
            ok  \(path("exemplars/b.trace"))                      holds, 1 of 4 commands ignored
            ok  \(path("findings/stackoverflow-swift4/a.trace"))  \(breaks)

            2 traces: 2 ok

            """
        let whole = Answered(code: .nothingNew, said: expected, complained: "")
        #expect(try answered(["replay", "--corpus", folder / "C"]) == whole)
        #expect(try answered(["replay", folder / "C"]) == whole)
        let picked = try answered(["replay", folder / "C", "--subject", "stackoverflow-objc"])
        #expect(picked.said.hasPrefix("ok  \(folder / "C/exemplars/b.trace")  holds"))
        #expect(picked.said.hasSuffix("\n\n1 trace: 1 ok\n"))
    }

    @Test func `a text about another law than the one asked for says so first`() throws {
        let line = "launch wide; push-on-placeholder; narrow"
        func text(about law: String) throws -> String {
            try answered(["replay", "--subject", "stackoverflow-swift4", "--law", law, line]).said
        }
        #expect(
            try text(about: "never-empty").contains(
                "never-empty is not broken by these steps, but contents-preserved is:\n\n"
                    + "contents-preserved is broken in 3 steps"))
        #expect(!(try text(about: "same-screen").contains("not broken")))
    }

    @Test func `a verdict that changed fails in either direction`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            finding.replacing("push-on-placeholder", with: "push-list"),
            to: "C/findings/stackoverflow-swift4/mended.trace")
        try folder.write(
            finding.replacing("contents-preserved", with: "never-empty"),
            to: "C/findings/stackoverflow-swift4/other.trace")
        try folder.write(finding, to: "C/regressions/back.trace")
        let run = try answered(["replay", "--corpus", folder / "C"])
        #expect(run.code == .finding)
        let lines = run.said.split(separator: "\n")
        #expect(lines[0].hasSuffix("expected to break contents-preserved, and holds"))
        #expect(
            lines[1].hasSuffix("expected to break never-empty, and \(breaks)"),
            "which is not broken, whatever else its file lists")
        #expect(lines[2].hasSuffix("expected to hold, and \(breaks)"))
        #expect(lines[0...2].allSatisfy { $0.hasPrefix("CHANGED  ") })
        let path = folder / "C/regressions/back.trace"
        #expect(run.said.contains("\n\n\(path):\ncontents-preserved is broken in 3 steps\n"))
        #expect(run.said.contains("\n  repeat  splitfuzz replay \(path)\n"))
        #expect(run.said.contains("\n3 traces: 3 changed\nOnce repaired, a trace that broke a law"))
    }

    @Test func `a file outside a corpus must break the law it names, or else hold`() throws {
        let folder = try TemporaryFolder()
        try folder.write(finding, to: "a.trace")
        try folder.write(finding.replacing("law: contents-preserved\n", with: ""), to: "b.trace")
        try folder.write("nothing to do with it", to: "notes.txt")
        let named = try answered(["replay", folder / "a.trace"])
        #expect(named.code == .nothingNew)
        // A file that is named is shown in full.
        #expect(named.said.contains("\n  3  narrow               [list] ~[_, note]\n"))
        let both = try answered(["replay", folder.path])
        #expect(both.code == .finding)
        #expect(both.said.contains("\n2 traces: 1 ok, 1 changed\n"))
    }

    @Test func `a file on another subject than its own has no verdict to keep`() throws {
        let folder = try TemporaryFolder()
        try folder.write(finding, to: "a.trace")
        let words = ["replay", folder / "a.trace", "--subject"]
        let objc = try answered(words + ["stackoverflow-objc"])
        #expect(objc.code == .nothingNew)
        #expect(objc.said.contains("a.trace on stackoverflow-objc  holds, 1 of 3 commands ignored"))
        let canary = try answered(words + ["canary-first-is-blank"])
        #expect(canary.code == .finding)
        #expect(canary.said.hasPrefix("BROKEN  \(folder / "a.trace") on canary-first-is-blank  "))
        #expect(
            canary.said.contains(
                "  repeat  splitfuzz replay --subject canary-first-is-blank \(folder / "a.trace")"))
        let own = try answered(words + ["stackoverflow-swift4"])
        #expect(own.code == .nothingNew)
    }

    @Test func `commands that do nothing show nothing`() throws {
        let subject = ["replay", "--subject", "stackoverflow-swift4"]
        let idle = try answered(subject + ["back list"])
        #expect(idle.code == .nothingJudged)
        #expect(
            idle.said == """
                IDLE  'back list' on stackoverflow-swift4  every command is ignored

                1 trace: 1 without a step

                """)
        let junit = try answered(subject + ["back list", "--format", "junit"])
        #expect(junit.code == .nothingJudged)
        #expect(junit.said.contains("<skipped message=\"every command is ignored"))
        #expect(try answered(subject + ["launch wide"]).code == .nothingNew)
    }

    @Test func `words`() throws {
        let subject = ["replay", "--subject", "stackoverflow-swift4"]
        let broken = try answered(subject + ["launch wide;push-on-placeholder ; narrow;"])
        #expect(broken.code == .finding)
        let line = "'launch wide; push-on-placeholder; narrow'"
        #expect(broken.said.hasPrefix("BROKEN  \(line) on stackoverflow-swift4  \(breaks)\n\n"))
        #expect(
            broken.said.contains(
                "\n  repeat  splitfuzz replay --subject stackoverflow-swift4 \(line)\n"))
        #expect(broken.said.hasSuffix("\n\n1 trace: 1 broken\n"))
        let held = try answered(subject + ["launch wide; narrow", "widen", "--profile", "ios14"])
        #expect(held.code == .nothingNew)
        #expect(held.said.hasSuffix("\n\n2 traces: 1 ok, 1 without a step\n"))
    }

    @Test(arguments: ["replay", "explain"])
    func `the line that repeats it names the limits of a process`(_ verb: String) throws {
        let words = [
            "--subject", "stackoverflow-swift4", "launch wide; push-on-placeholder; narrow",
        ]
        let text = "'launch wide; push-on-placeholder; narrow'"
        let run = try answered([verb, "--hang-timeout", "9s", "--worker-memory", "900"] + words)
        #expect(
            run.said.contains(
                "  repeat  splitfuzz replay --subject stackoverflow-swift4 \(text) "
                    + "--hang-timeout 9s --worker-memory 900\n"), "\(run.said)")
    }

    @Test(arguments: [
        ("nothere.trace", ExitCode.unreadableTrace, "nothere.trace: does not exist; a trace"),
        ("no where.trace", .unreadableTrace, "no where.trace: does not exist; a trace"),
        ("nowhere", .unreadableTrace, "nowhere: does not exist; a trace as text looks like"),
        ("launch wide; narow", .unreadableTrace, "trace:1:14: unknown command 'narow'; did"),
        ("launch", .unreadableTrace, "trace:1:7: 'launch' needs one of: wide, narrow"),
        (" ; ", .unreadableTrace, "trace:1:1: holds no command"),
        ("/dev/zero", .unreadableTrace, "/dev/zero: is a device, not a trace"),
    ])
    func `what is refused, with the place`(_ operand: String, _ code: ExitCode, _ complaint: String)
        throws
    {
        let run = try answered(["replay", "--subject", "stackoverflow-objc", operand])
        #expect(run.code == code)
        #expect(run.said == "")
        #expect(run.complained.hasPrefix("splitfuzz: \(complaint)"), "\(run.complained)")
        #expect(run.complained.count { $0 == "\n" } == 1)
    }

    @Test func `a trace as text needs a subject that exists; a corpus must be there`() throws {
        let words = try answered(["replay", "launch wide; narrow"])
        #expect(words.code == .usage)
        #expect(words.complained.hasPrefix("splitfuzz: the trace 'launch wide; narrow' needs --"))
        let unknown = try answered(["replay", "--subject", "stackoverflow-swift", "narrow"])
        #expect(unknown.code == .usage)
        #expect(unknown.complained.contains("did you mean stackoverflow-swift4?"))
        let assumption = try answered([
            "replay", "--subject", "stackoverflow-objc", "--giving-up", "screens-are-maked",
            "narrow",
        ])
        #expect(assumption.code == .usage)
        #expect(assumption.complained.contains("did you mean screens-are-marked?"))
        let folder = try TemporaryFolder()
        let missing = try answered(["replay", "--corpus", folder / "Corpus"])
        #expect(missing.code == .unreadableTrace)
        #expect(missing.complained == "splitfuzz: \(folder / "Corpus"): does not exist\n")
        try folder.write(finding, to: "C/findings/stackoverflow-swift4/a.trace")
        let empty = try answered(["replay", "--corpus", folder / "C", "--subject", "tabs"])
        #expect(empty.code == .nothingJudged && empty.said == "no traces\n")
        #expect(
            empty.complained
                == "splitfuzz: \(folder / "C"): holds no trace of the subjects that were named, so "
                + "nothing was judged\n")
        let other = try answered(["replay", folder / "C", "--subject", "tabs"])
        #expect(other.code == .unreadableTrace)
        #expect(
            other.complained
                == "splitfuzz: \(folder / "C"): holds no trace of the subjects that were named\n")
    }

    @Test(arguments: [
        ["--law", "same-screen"], ["--giving-up", "sides-are-kept"], ["--profile", "ios8"],
    ])
    func `a file names its own law, assumptions and profile`(_ option: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("splitfuzz trace 1\nsubject: tabs\n\nlaunch wide\n", to: "a.trace")
        for names in [[folder / "a.trace"], [folder.path], []] {
            let run = try answered(["replay"] + names + option)
            #expect(run.code == .usage)
            #expect(run.said == "")
            #expect(
                run.complained == "splitfuzz: \(option[0]) is for traces as text, and none was "
                    + "given; see 'splitfuzz replay --help'\n")
        }
    }

    @Test func `garbage, a newer version and a file too large`() throws {
        let folder = try TemporaryFolder()
        try folder.write("\u{1B}[31m", to: "garbage")
        try folder.write("splitfuzz trace 2\n", to: "newer")
        try folder.write(String(repeating: "#", count: 2_000_000), to: "large")
        let complaints = [
            ("garbage", ":1:1: is binary"), ("newer", ":1:17: has version 2"),
            ("large", ": is larger than 1048576 bytes"),
        ]
        for (name, complaint) in complaints {
            for verb in ["replay", "shrink"] {
                let run = try answered([verb, folder / name])
                #expect(run.code == .unreadableTrace)
                #expect(run.said == "")
                #expect(run.complained.hasPrefix("splitfuzz: \(folder / name)\(complaint)"))
                #expect(run.complained.count { $0 == "\n" } == 1)
            }
        }
    }

    @Test func `a trace that is not finished is no fault of its subject`() throws {
        func replayed(_ outcome: Result<ReplayedTrace.Performance, TaskFailure>) -> ReplayedTrace {
            ReplayedTrace(
                title: "a", file: nil,
                trace: Trace(subject: "tabs", profile: "ios26", commands: [.launch(.wide)]),
                subject: "tabs", expected: .passes, outcome: outcome, law: nil, isNamed: true,
                time: .zero)
        }
        func code(_ outcomes: Result<ReplayedTrace.Performance, TaskFailure>...) -> ExitCode {
            ReplayResult(traces: outcomes.map(replayed)).exitCode
        }
        let holds = ReplayedTrace.Performance(violations: [], ignored: 0, report: nil)
        let breaks = ReplayedTrace.Performance(
            violations: [
                Violation(
                    index: 0, flaw: Flaw(law: "never-empty", symptom: Symptom(code: 0)),
                    sentence: "")
            ], ignored: 0, report: nil)
        let short = TaskFailure.outOfMemory(2_000)
        #expect(code(.success(holds)) == .nothingNew)
        #expect(code(.success(holds), .failure(short)) == .nothingJudged)
        #expect(code(.success(breaks), .failure(short)) == .finding)
        #expect(code(.success(breaks), .failure(short), .failure(.cutOff)) == .ownFault)
    }

    @Test func `nor is it one where the whole command ends with it`() {
        func failure(_ failure: TaskFailure) -> CommandFailure? {
            do throws(CommandFailure) {
                try Result<Void, TaskFailure>.failure(failure).orFault(about: "a.trace")
                return nil
            } catch { return error }
        }
        let short = failure(.outOfMemory(2_000))
        #expect(short?.exitCode == .nothingJudged)
        #expect(
            short?.description == "a.trace: unfinished: its process has used up 2_000 MB of memory")
        #expect(failure(.badScene("it has no list"))?.exitCode == .ownFault)
    }

    /// Answers differently every third time, whatever the scene.
    private final class EveryThird: NSObject, UISplitViewControllerDelegate {
        static var asked = 0

        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            Self.asked += 1
            return Self.asked.isMultiple(of: 3)
        }
    }

    @Test func `a trace with other results when it is done again is not judged`() throws {
        let subject = SplitViewSubject("flips", contract: .usual) {
            let split = UISplitViewController()
            let delegate = EveryThird()
            split.delegate = delegate
            split.viewControllers = [
                UINavigationController(rootViewController: UIViewController()),
                UINavigationController(rootViewController: UIViewController()),
            ]
            let list = split.viewControllers[0].children[0]
            return SplitViewScene(split, keeping: [delegate]) {
                $0 === list ? .list : .detail
            }
        }
        let selection = TraceSelection(names: ["launch wide; narrow"], subjects: ["flips"])
        try Program.$current.withValue(Program(name: "check", subjects: [subject])) {
            let item = try #require(try selection.items(for: "replay").first)
            let task = ReplayTask(
                trace: item.trace, subject: "flips", law: nil,
                repetition: item.repetition(within: WorkerLimits()))
            #expect(
                throws: TaskFault(
                    scene: "it is not deterministic: done twice, these steps had different results")
            ) { try task.perform { _ in } }
        }
    }
}
