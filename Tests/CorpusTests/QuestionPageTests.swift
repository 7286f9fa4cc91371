import Foundation
import SplitViewCatalog
import SplitViewConformance
import Testing

/// The article with the questions that people ask: each has a trace, and draws what that shows.
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
    func `a question draws its trace`(_ question: String) throws {
        let path = try #require(question.firstMatch(of: /splitfuzz explain Corpus\/([^`]+)`/)?.1)
        let entry = try #require(
            Corpus.ofProject.entriesRead.first { $0.path == path }, "no such trace: \(path)")
        let subject = try #require(Catalog.subject(named: entry.trace.subject))
        let story = try SplitViewChecker(subject, for: entry.trace)
            .story(of: entry.trace.commands, about: entry.trace.law)
        let drawing = try #require(question.firstMatch(of: /```\n((?s:.)*?)\n```/)?.1)
        var steps = ["   start": story.opening]
        for (index, line) in story.lines.enumerated() {
            steps["\(index + 1)  \(line.command)"] = line.after
        }
        let lines = drawing.split(separator: "\n")
        for line in lines {
            let isRight = steps.contains { step, picture in
                line.hasPrefix("\(step)  ") && "\(line)  ".contains("  \(picture)  ")
            }
            #expect(isRight, "\(line) is no step of \(path)")
        }
        // The last step is the one that breaks the law.
        #expect(lines.last?.hasPrefix("\(story.lines.count)  ") == true)
    }
}
