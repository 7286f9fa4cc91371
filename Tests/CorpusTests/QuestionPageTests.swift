import Foundation
import SplitViewCatalog
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
        if let shown = question.firstMatch(of: /splitfuzz explain --subject (\S+) '([^']+)'`/) {
            return try expectSeen(in: question, String(shown.1), String(shown.2))
        }
        let path = try #require(question.firstMatch(of: /splitfuzz explain Corpus\/([^`]+)`/)?.1)
        let trace = try #require(
            Corpus.ofProject.entriesRead.first { $0.path == path }?.trace, "no such trace: \(path)")
        let name = path.split(separator: "/").last?.replacing(".trace", with: ".svg") ?? ""
        let subject = try #require(Catalog.subject(named: trace.subject))
        let story = SplitViewChecker(subject).story(of: trace.commands, about: trace.law)
        let sentence = try #require(story.inWords?.sentence)
        #expect(question.contains("What a person sees: *\(sentence)*\n"))
        #expect(question.contains("![\(sentence)](\(name))"))
    }

    /// A trace on the phone that folds is none of the corpus: it shows what the question says.
    private func expectSeen(in question: String, _ name: String, _ line: String) throws {
        let subject = try #require(Catalog.subject(named: name))
        let story = SplitViewChecker(subject).story(of: try Trace.commands(inLine: line))
        let sentence = try #require(story.inWords?.sentence)
        #expect(story.lines.count == line.split(separator: ";").count, "a step comes to nothing")
        #expect(question.contains("What a person sees: *\(sentence)*\n"))
        #expect(question.contains("![\(sentence)](phone-opened.svg)"))
    }
}
