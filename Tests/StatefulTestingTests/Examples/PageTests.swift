import Foundation
import StatefulTesting
import Testing

/// The article about the core shows code that compiles and does what the page says.
@Suite struct PageTests {
    private let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The blocks of Swift on the page.
    private func blocks() throws -> [String] {
        let sources = "../../../Sources/StatefulTesting"
        let page = tests.appendingPathComponent(
            "\(sources)/StatefulTesting.docc/StateMachineTest.md")
        let text = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
        return text.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```\n").first
        }
    }

    @Test func `the code of the page is the code that is compiled here`() throws {
        let files = try ["BoundedQueue.swift", "CheckingTheQueue.swift"].map {
            try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8)
        }
        let imported = "import StatefulTesting\n\n"
        #expect(try blocks() == [files[0], String(files[1].dropFirst(imported.count))])
        let lines = files[0].split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        #expect(lines.count <= 40, "forty lines, says the page")
    }

    @Test func `the flaw of the queue is found, and its simplest trace`() throws {
        let minimum = try #require(try simplestFlaw())
        // The ring goes wrong when it is filled beyond its last place, where it overwrites the
        // number there. Two pushes popped again move the head to that place; of two more numbers
        // the second overwrites the first, and another pop shows it if they differ.
        #expect(
            minimum.counterexample.commands == [
                .push(0), .pop, .push(0), .pop, .push(0), .push(1), .pop,
            ])
        #expect(minimum.counterexample.sentence == "1 came out")
        guard case .proved = minimum.shortest else {
            Issue.record("\(minimum.shortest)")
            return
        }
    }
}
