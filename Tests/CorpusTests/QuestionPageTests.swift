import Foundation
import SplitViewConformance
import Testing

/// The article with the questions that people ask: each has a trace of the corpus, and its picture.
@MainActor @Suite struct QuestionPageTests {
    /// The part of each question with a trace.
    nonisolated private static let questions: [String] = {
        let sources = Corpus.ofProject.folder.deletingLastPathComponent()
            .appendingPathComponent("Sources/SplitViewConformance")
        let page = sources.appendingPathComponent("SplitViewConformance.docc/FAQ.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n## ").map(String.init)
            .filter { $0.contains("splitfuzz explain") }
    }()

    @Test func `there are a dozen`() {
        #expect(Self.questions.count >= 12)
    }

    @Test(arguments: questions)
    func `a question has a trace and its picture`(_ question: String) throws {
        let path = try #require(question.firstMatch(of: /splitfuzz explain Corpus\/([^`]+)`/)?.1)
        #expect(
            Corpus.ofProject.entriesRead.contains { $0.path == path }, "no such trace: \(path)")
        let name = path.split(separator: "/").last?.replacing(".trace", with: ".svg") ?? ""
        #expect(question.contains("](\(name))"))
    }
}
