import Foundation
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// The corpus of this project, replayed: the folder is the verdict.
@MainActor @Suite struct CorpusTests {
    nonisolated private static let entries = Corpus.ofProject.entriesRead
    nonisolated private static let byPath = Dictionary(
        uniqueKeysWithValues: entries.map { ($0.path, $0) })
    /// All in a release build, and every fourth in debug.
    nonisolated private static let paths = entries.indices.filter { isWhole || $0 % 4 == 0 }
        .map { entries[$0].path }

    @Test func `is there, and can be read`() throws {
        let entries = try Corpus.ofProject.entries()
        #expect(entries.contains { $0.expected == .passes })
        #expect(entries.contains { $0.expected != .passes })
    }

    @Test(arguments: paths)
    func `comes out as it should`(_ path: String) throws {
        let (entry, replay) = try replayed(path)
        let again = "repeat with: splitfuzz replay Corpus/\(path)"
        switch entry.expected {
        case .passes: #expect(replay.violations.isEmpty, "\(again)")
        case .breaks(let law):
            let last = replay.violations.last { $0.law == law }
            #expect(last?.index == entry.trace.commands.count - 1, "\(again)")
        }
        // A trace of which a part is ignored no longer shows what it was saved for.
        #expect(replay.executed == entry.trace.commands, "\(again)")
    }

    @Test(arguments: paths)
    func `a finding lists every flaw that its steps show`(_ path: String) throws {
        let (entry, replay) = try replayed(path)
        #expect(
            entry.isListed
                ? Set(entry.trace.shows) == Set(replay.flaws) : entry.trace.shows == replay.flaws,
            "save it again: splitfuzz replay Corpus/\(path)")
    }

    @Test(arguments: paths)
    func `a trace beyond the contract says which assumption it steps over, and needs to`(
        _ path: String
    ) throws {
        let (entry, beyond) = try replayed(path)
        let subject = try #require(Catalog.subject(named: entry.trace.subject))
        for name in entry.trace.givingUp {
            let assumption = try #require(subject.contract.assumptions.first { $0.name == name })
            let line = "steps over: \(name) - \(assumption.statement)"
            #expect(entry.isListed || entry.trace.comments.contains(line))
            var within = entry.trace
            within.givingUp.removeAll { $0 == name }
            let replay = try SplitViewChecker(subject, for: within).replay(within.commands)
            let isTheSame = Set(replay.flaws).isSuperset(of: beyond.flaws)
            // A trace that breaks nothing needs it for a command that the contract rules out.
            #expect(!isTheSame || (entry.expected == .passes && !replay.ignored.isEmpty))
        }
    }

    @Test func `holds what is asked of it: a finding within a contract, and breaks beyond one`()
        throws
    {
        let traces = Self.entries.filter { $0.expected != .passes }.map(\.trace)
        func has(_ subject: String, beyond: Bool) -> Bool {
            traces.contains { $0.subject == subject && $0.givingUp.isEmpty != beyond }
        }
        #expect(has("stackoverflow-swift4", beyond: false))
        #expect(has("stackoverflow-objc", beyond: true))
        // Within its contract the delegate of the document has no fault.
        #expect(!has("stackoverflow-objc", beyond: false))
    }

    @Test func `explains every field and every command, and its example is one`() throws {
        let text = try String(
            contentsOf: Corpus.ofProject.folder.appendingPathComponent("README.md"), encoding: .utf8
        )
        for name in CommandName.allCases {
            let form = name.form.replacing("|", with: "\\|")
            #expect(text.contains("| `\(form)` | \(name.explanation) |\n"), "\(name.form)")
        }
        for field in ["subject", "law", "shows", "profile", "giving-up"] {
            #expect(text.contains("| `\(field)` |"))
        }
        let example = try #require(text.firstMatch(of: /```\n(splitfuzz trace (?s:.)*?)```/)?.1)
        let trace = try Trace(fileText: String(example))
        let subject = try #require(Catalog.subject(named: trace.subject))
        let replay = try SplitViewChecker(subject, for: trace).replay(trace.commands)
        #expect(replay.violations.last?.law == trace.law)
        #expect(replay.flaws == trace.shows)
    }

    @Test func `explains every device, as the table has it`() throws {
        let text = try String(
            contentsOf: Corpus.ofProject.folder.appendingPathComponent("README.md"), encoding: .utf8
        )
        for device in SplitViewDevice.all {
            func panes(_ orientation: SplitViewDevice.Orientation) -> String {
                device.panes.filter { $0.orientation == orientation && $0.share != .slideOver }
                    .map { "\($0.share.word) \(Int($0.width))\($0.isRegular ? " regular" : "")" }
                    .joined(separator: ", ")
            }
            let parts = device.panes.isEmpty ? "" : "\(panes(.landscape)); \(panes(.portrait)) "
            let size = "\(Int(device.size.width)) x \(Int(device.size.height))"
            let row =
                "| `\(device.word)` | \(size) | "
                + "\(device.isRegularInLandscape ? "regular" : "compact") | \(parts)|\n"
            #expect(text.contains(row), "\(row)")
        }
    }

    /// The replay of each trace that a test has asked for: three tests look at the same one.
    private static var replays: [String: Replay<SplitViewCommand>] = [:]

    private func replayed(
        _ path: String
    ) throws -> (entry: Corpus.Entry, replay: Replay<SplitViewCommand>) {
        let entry = try #require(Self.byPath[path])
        if let replay = Self.replays[path] { return (entry, replay) }
        let subject = try #require(Catalog.subject(named: entry.trace.subject))
        let replay = try SplitViewChecker(subject, for: entry.trace).replay(entry.trace.commands)
        Self.replays[path] = replay
        return (entry, replay)
    }
}
