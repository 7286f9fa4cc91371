import Foundation
import SplitViewCatalog
import Testing

@testable import SplitfuzzCommand

/// The documents show what the command prints.
@Suite("documentation")
struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(of file: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
    }

    /// The table stands below its command and above the next heading.
    ///
    /// A debug build works out every fifth column, or all if `SPLITFUZZ_LONG` is set; `ci/check`
    /// has a release build print the whole.
    @Test func `the matrix of the findings`() async throws {
        let page = try text(of: "FINDINGS.md")
        let command = "splitfuzz matrix --seed 42 --commands 20_000 --format markdown"
        let start = try #require(page.range(of: "`\(command)`:\n\n"), "it names its command")
        let end = try #require(page.range(of: "\n\n##", range: start.upperBound..<page.endIndex))
        let shown = String(page[start.upperBound..<end.lowerBound]) + "\n"
        let names = Catalog.subjects.map(\.name)
        let some = names.indices.filter { isLong || $0 % 5 == 1 }
        let corpus = Self.root.appendingPathComponent("Corpus").path
        let run = try await answeredApart(
            command.split(separator: " ").dropFirst().map(String.init)
                + some.flatMap { ["--subject", names[$0]] } + ["--jobs", "1", "--corpus", corpus])
        #expect(
            columns(some, of: shown, names: names) == run.said,
            "paste what '\(command)' prints into FINDINGS.md")
    }

    /// A matrix with some of its columns, numbered anew.
    private func columns(_ some: [Int], of matrix: String, names: [String]) -> String {
        var lines = matrix.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices where lines[index].hasPrefix("|") {
            let cells = lines[index].split(separator: "|").map(String.init)
            guard cells.count == names.count + 1 else { return "no matrix of all subjects" }
            let kept = some.indices.map { index == 0 ? " \($0 + 1) " : cells[some[$0] + 1] }
            lines[index] = "|\(cells[0])|\(kept.joined(separator: "|"))|"
        }
        let legend = names.indices.map { "\($0 + 1). `\(names[$0])`" }
        guard let first = lines.firstIndex(of: legend[0]),
            lines[first...].prefix(names.count).elementsEqual(legend)
        else { return "no legend of all subjects" }
        let names = some.indices.map { "\($0 + 1). `\(names[some[$0]])`" }
        lines.replaceSubrange(first..<(first + legend.count), with: names)
        return lines.joined(separator: "\n")
    }

    /// The block shows the table of subjects; the rest is as long as that of a matrix.
    @Test func `the verification of the findings`() async throws {
        let page = try text(of: "FINDINGS.md")
        let block = try #require(
            page.components(separatedBy: "```\n$ splitfuzz verify ").dropFirst().first?
                .components(separatedBy: "\n```").first)
        let line = try #require(block.split(separator: "\n").first)
        let words = try #require(line.split(separator: "|").first).split(separator: " ")
        let corpus = Self.root.appendingPathComponent("Corpus").path
        let run = try await answeredApart(
            ["verify"] + words.map(String.init) + ["--corpus", corpus])
        let shown = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        #expect(
            run.said.hasPrefix(shown.joined(separator: "\n") + "\n"),
            "paste what 'splitfuzz verify' prints into FINDINGS.md")
    }

    /// Each block begins with its command and ends with the fence.
    @Test func `the explanations of the findings`() async throws {
        let blocks = try text(of: "FINDINGS.md").components(separatedBy: "```\n$ ").dropFirst()
            .filter { $0.hasPrefix("splitfuzz explain ") }
        #expect(blocks.count >= 6)
        for block in blocks {
            let command = try #require(block.split(separator: "\n").first)
            let shown = try #require(block.components(separatedBy: "\n```").first)
            var words = command.split(separator: " ").map(String.init)
            #expect(words.count == 3)
            words[2] = Self.root.appendingPathComponent(words[2]).path
            let said = try await answeredApart(Array(words.dropFirst())).said
                .replacingOccurrences(of: Self.root.path + "/", with: "")
            #expect(shown.dropFirst(command.count + 1) + "\n" == said, "\(command)")
        }
    }
}
