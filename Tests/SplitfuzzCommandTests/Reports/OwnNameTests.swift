import Foundation
import SplitViewCatalog
import SplitViewConformance
import Testing

@testable import SplitfuzzCommand

/// The command for an app of one's own speaks of its screens as the app does. A worker performs the
/// trace, so that only text comes back.
@MainActor @Suite struct OwnNameTests {
    private func explanations() throws -> [Explanation] {
        let subject = SplitViewSubject(
            "podcasts", contract: Contract(),
            makeScene: SplitViewSubject.document000Swift.makeScene)
        let words = "launch wide; push-on-placeholder; narrow"
        let selection = TraceSelection(names: [words], subjects: ["podcasts"])
        return try Program.$current.withValue(Program(name: "check", subjects: [subject])) {
            try selection.items(for: "explain").map { item in
                let task = ExplainTask(
                    trace: item.trace, subject: item.subject.name, law: item.law,
                    repetition: item.repetition(within: WorkerLimits()))
                let sent = try JSONEncoder().encode(try task.perform { _ in })
                let answer = try JSONDecoder().decode(ExplainTask.Answer.self, from: sent)
                return Explanation(
                    item, story: answer.story, device: answer.device, report: answer.report,
                    within: WorkerLimits())
            }
        }
    }

    @Test func `in JSON`() throws {
        let json = try explanations().printed(as: .json)
        for text in [
            #""before" : "[PodcastsTable | _EpisodeDetailTable, EpisodeDetailTable]""#,
            #""after" : "[PodcastsTable] ~[_EpisodeDetailTable, EpisodeDetailTable]""#,
            "onto: [PodcastsTable] -> true",
            #""sentence" : "EpisodeDetailTable is lost: [PodcastsTable | "#,
        ] { #expect(json.contains(text), "\(json)") }
        #expect(!json.contains("[list") && !json.contains("note is lost"))
    }

    @Test func `in text, with a legend that names them`() throws {
        let text = try explanations().printed(as: .text)
        let legend = [
            "[PodcastsTable | EpisodeDetailTable]  a wide window: list column and detail column",
            "[PodcastsTable, EpisodeDetailTable]   a narrow window: one stack, the last screen "
                + "in front",
            "_EpisodeDetailTable                   the placeholder: nothing is chosen",
        ].joined(separator: "\n  ")
        #expect(text.contains(legend), "\(text)")
        #expect(!text.contains("[list"))
    }
}
