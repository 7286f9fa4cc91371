import Foundation
import SplitViewCatalog
import SplitViewConformance
import TestTools
import Testing
import UIKitModel

@testable import SplitfuzzCommand

/// Tests for devices, and what comes back from them. `ci/device-tests/run` compiles and runs them.
@MainActor @Suite struct DeviceTestVerbTests {
    private let words = "launch wide; select 1; narrow"
    private let subject = "stackoverflow-objc"

    @Test func `the test names UIKit and nothing of this package`() throws {
        let run = try answered(["explain", "--emit-device-test", "--subject", subject, words])
        let lines = run.said.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("import") } == ["import UIKit", "import XCTest"])
        for line in lines where !line.contains("//") {
            #expect(!line.contains("ModelRuntime") && !line.contains("splitfuzz"), "\(line)")
        }
        #expect(run.said.contains(#"step("select 1", shows: "#))
        #expect(run.said.contains("try $0.app.tap(1, $0.screen(in: .primary))"))
        #expect(run.said.contains("$0.resize(393, 852, .compact)"))
    }

    @Test func `a step without public API is named, and ends the test if it cannot be left out`()
        throws
    {
        let run = try answered([
            "explain", "--emit-device-test", "--subject", "notes-swift",
            "launch narrow; select 1; cancel-back list; back list",
        ])
        #expect(run.said.contains(#""cancel-back list","#))
        #expect(run.said.contains("no public API begins a swipe back and lets it go"))
        #expect(run.said.contains(#"step("back list""#))
    }

    @Test func `an app whose window has another root says which`() throws {
        let tabs = SplitViewSubject("tabs") {
            let (split, tabs) = (UISplitViewController(), UITabBarController())
            split.viewControllers = [UIViewController(), UIViewController()]
            tabs.viewControllers = [split]
            return SplitViewScene(split) { _ in .list }.root(tabs)
        }
        let trace = Trace(subject: "tabs", commands: try Trace.commands(inLine: "launch wide"))
        let checker = SplitViewChecker(tabs)
        let text = trace.deviceTestSource(
            checker.story(of: trace.commands), checker.deviceTrace(of: trace.commands))
        #expect(text.contains("controller, with its delegate#>,\n            root: <#"))
        #expect(text.contains("let root: UIViewController\n"))
    }

    @Test func `from outside rows are tapped by their places`() throws {
        let run = try answered(["explain", "--emit-ui-test", "--subject", subject, words])
        #expect(run.said.contains("import XCTest\n") && !run.said.contains("import UIKit"))
        #expect(run.said.contains("{ driver.tapRow(1) }"))
        #expect(run.said.contains("XCUIDevice.shared.orientation = .portrait"))
        #expect(run.said.contains("on an iPhone Pro Max"))
        let folding = try answered([
            "explain", "--emit-ui-test", "--subject", subject,
            "launch-on iPhone-Duo/closed; open-phone",
        ])
        #expect(folding.said.contains("            <#close the phone#>\n"))
        #expect(folding.said.contains("{ <#open the phone#> }"))
        #expect(!folding.said.contains("iPhone Pro Max"))
    }

    @Test func `one kind of test is printed at a time`() throws {
        let run = try answered([
            "explain", "--emit-test", "--emit-ui-test", "--subject", subject, words,
        ])
        #expect(run.code == .usage && run.complained.contains("--emit-ui-test"))
    }

    // MARK: Recordings

    @Test func `the model agrees with what it has shown itself`() throws {
        let folder = try TemporaryFolder()
        try folder.write(try recording { $0 }, to: "a.json")
        let run = try answered(["replay", folder / "a.json"])
        #expect(run.code == .nothingNew, "\(run.complained)")
        #expect(run.said.hasSuffix("the model agrees in every step\n"))
    }

    @Test func `one answer that is another is reported with step and rule`() throws {
        let folder = try TemporaryFolder()
        let changed = try recording {
            $0.replacing(#""isCollapsed" : true"#, with: #""isCollapsed" : false"#)
        }
        try folder.write(changed, to: "a.json")
        let run = try answered(["replay", folder / "a.json"])
        #expect(run.code == .finding)
        #expect(run.said.contains("step 3, narrow: the model and the device part"), "\(run.said)")
        #expect(run.said.contains("isCollapsed: the model shows true, the device false"))
        #expect(run.said.contains("rule      "), "\(run.said)")
    }

    @Test func `another file is no recording`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "a.json")
        let run = try answered(["replay", folder / "a.json"])
        #expect(run.code == .unreadableTrace)
        #expect(run.complained.contains("is no recording of a trace"))
    }

    /// What a test of the trace would write, changed.
    private func recording(_ change: (String) throws -> String) throws -> String {
        let subject = try #require(Catalog.subject(named: subject))
        let commands = try Trace.commands(inLine: words)
        let trace = SplitViewChecker(subject).deviceTrace(of: commands)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let recording = DeviceRecording(
            of: Trace(subject: subject.name, commands: commands), trace,
            on: DeviceRecording.Device(name: "iPad", os: "iOS 26.0"))
        return try change(String(decoding: try encoder.encode(recording), as: UTF8.self))
    }
}
