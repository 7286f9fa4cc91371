import Testing
import UIKitModel

@testable import SplitViewConformance
@testable import StatefulTesting

/// What sentences call the screens that the drawings around them show.
@MainActor @Suite struct StoryNameTests {
    @Test func `sentences name screens as the drawings of the whole trace do`() throws {
        let subject = SplitViewSubject.notes(delegate: { ForgetfulDelegate() })
        let commands = try Trace.commands(
            inLine: "launch wide; select 1; select-replacing 1; narrow")
        let checker = SplitViewChecker(subject)
        let story = checker.story(of: commands, about: "contents-preserved")
        #expect(
            story.lines.map(\.after) == [
                "[list | _]", "[list | note]", "[list | note#2]", "[list] ~[note#2]",
            ])
        let sentence = "note#2 is lost: [list | note#2] became [list] ~[note#2]."
        #expect(story.violation?.sentence == sentence)
        #expect(story.lines[3].broken.map(\.sentence).contains(sentence))
        // A search makes a sentence of a step alone, and says it as the story does later.
        let found = try #require(
            checker.replay(commands).violations.last { $0.law == "contents-preserved" })
        #expect(found.sentence == "note is lost: [list | note] became [list] ~[note].")
        let finding = Finding(
            trace: checker.trace(commands, law: found.law), flaw: found.flaw,
            sentence: found.sentence, seed: nil, run: nil, originalLength: 4,
            shortest: nil, isStable: true)
        #expect(FindingReport(finding, story: story, repetition: []).sentence == sentence)
        #expect(
            FindingReport(finding, story: .notPerformed, repetition: []).sentence == found.sentence)
    }

    @Test func `what is tried ahead of a step is named after what is there, as the step is`() throws
    {
        let story = SplitViewChecker(.notes(delegate: { LosesReplacingNotes() })).story(
            of: try Trace.commands(inLine: "launch wide; select 1; select-replacing 1"),
            about: "commutes")
        #expect(story.violation?.index == 2)
        #expect(
            story.violation?.sentence
                == "From [list | note#2], select 1 and narrow lead to [list, note#2, note#3] ~[], "
                + "narrow and select 1 to [list, note#3] ~[note#2].")
        // The decisions are those of the tried commands: the step itself is not to blame.
        #expect(
            story.why == [
                "showDetail: note#2 -> true", "(tried select 1: showDetail: note#3 -> true)",
                "(tried select 1, narrow: collapseSecondary: [note#2, note#3] onto: [list] -> "
                    + "true)",
                "(tried narrow: collapseSecondary: [note#2] onto: [list] -> true)",
            ])
        #expect(story.lines[2].calls.suffix(3) == story.why.suffix(3))
    }
}

/// Leaves a note out of sight that replaces others, if it is in front when the columns collapse.
private final class LosesReplacingNotes: CarefulDelegate {
    override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        let stack = secondary as? UINavigationController
        if (stack?.topViewController as? Note)?.replaces == true { return true }
        return super.merge(secondary, onto: primary)
    }
}
