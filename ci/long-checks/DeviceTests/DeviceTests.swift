import Foundation
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import UIKitModel

/// Writes the device tests of the corpus, and of a drawn trace of every subject, with what a person
/// would add to run them on the model; `ci/device-tests` compiles and runs them.
@MainActor struct DeviceTests {
    private let folder: String
    private var names: [String] = []
    private var obstacles: [String: Int] = [:]
    private var whole = 0
    private var ending = 0

    /// Writes into a folder, of every so many traces one.
    static func write(to folder: String, every stride: Int) throws -> Bool {
        var tests = DeviceTests(folder: folder)
        try FileManager.default.createDirectory(
            atPath: "\(folder)/outside", withIntermediateDirectories: true)
        let corpus = try Corpus(folder: URL(fileURLWithPath: "Corpus")).entries()
        for (index, entry) in corpus.enumerated() where index % stride == 0 {
            tests.write(entry.trace)
        }
        for (index, name) in Catalog.names.enumerated() where index % stride == 0 {
            guard let subject = Catalog.subject(named: name) else { continue }
            tests.write(drawnTrace(of: subject, seed: UInt64(index)))
        }
        let calls = tests.names.map { "    testCase([(\"\($0)\", asyncTest(\($0).test\($0)))])," }
        let main = ["import XCTest", "@testable import Emitted", "", "XCTMain(["] + calls
        try tests.save((main + ["])", ""]).joined(separator: "\n"), as: "main")
        print(
            "\(tests.names.count) device tests: \(tests.whole) perform every step, in "
                + "\(tests.ending) the app ends")
        for (obstacle, count) in tests.obstacles.sorted(by: { $0.key < $1.key }) {
            print("\(count) steps without public API: \(obstacle)")
        }
        return !tests.names.isEmpty
    }

    private func save(_ text: String, as name: String) throws {
        try text.write(toFile: "\(folder)/\(name).swift", atomically: false, encoding: .utf8)
    }

    private mutating func write(_ trace: Trace) {
        guard let subject = Catalog.subject(named: trace.subject),
            let checker = try? SplitViewChecker(subject, for: trace)
        else { fatalError("the trace of \(trace.subject) cannot be performed") }
        let device = checker.deviceTrace(of: trace.commands)
        let story = checker.story(of: trace.commands, about: trace.law, isBrief: true)
        let window = device.launchWindow.map(Int.init) ?? -1
        let text = trace.deviceTestSource(story, device) { part in
            switch part {
            case "":
                "let app = DeviceApp(\"\(trace.subject)\", profile: \"\(trace.profile)\", "
                    + "window: \(window), isNarrow: \(device.isLaunchedNarrow))"
            case "kept": "[app]"
            default: "app.\(part)"
            }
        }
        let name = trace.deviceTestName(story)
        guard !names.contains(name) else { return }
        names.append(name)
        if device.isWhole { whole += 1 }
        if device.ends { ending += 1 }
        for step in device.steps { if let why = step.obstacle { obstacles[why, default: 0] += 1 } }
        let outside = trace.interfaceTestSource(story, device).replacing(/<#.*?#>/, with: "()")
        do {
            try save("import DeviceHarness\n" + text, as: name)
            try save(outside, as: "outside/\(name)")
        } catch { fatalError("\(error)") }
    }

    /// A trace of twenty commands that the app offers, drawn from a seed.
    private static func drawnTrace(of subject: SplitViewSubject, seed: UInt64) -> Trace {
        var choices = SeededChoices(seed: seed)
        let stage = SplitViewStage(subject)
        let alphabet = stage.alphabet
        let launches = alphabet.filter { $0.name == "launch" || $0.name == "launch-on" }
        var commands: [SplitViewCommand] = []
        func give(_ command: SplitViewCommand) -> Bool {
            let outcome = stage.perform(command)
            if outcome.isPerformed { commands.append(command) }
            return outcome != .ended
        }
        guard !launches.isEmpty,
            give(launches[Int(choices.next(below: UInt32(launches.count)))])
        else { return Trace(subject: subject.name, commands: commands) }
        for _ in 0..<400 where commands.count < 20 {
            if !give(alphabet[Int(choices.next(below: UInt32(alphabet.count)))]) { break }
        }
        return Trace(subject: subject.name, profile: subject.profile.name, commands: commands)
    }
}
