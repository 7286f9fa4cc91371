import SplitViewConformance
import SplitViewSubjects
import StatefulTesting
import Testing
import UIKitModel

/// Apps that make their screens anew for every size.
@MainActor @Suite struct SamenessTests {
    /// The article that is shown is made anew on the other side.
    class MakesAnew: Reader {
        func again(_ controller: UIViewController) -> UIViewController {
            (controller as? Article).map { Article($0.row) } ?? controller
        }

        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            guard let primary = primary as? UINavigationController else { return false }
            let again = secondary.children.filter(moves).map(again)
            primary.setViewControllers(primary.children + again, animated: false)
            return true
        }
    }

    /// It is another one.
    final class MakesAnother: MakesAnew {
        override func again(_ controller: UIViewController) -> UIViewController {
            (controller as? Article).map { Article($0.row % 3 + 1) } ?? controller
        }
    }

    /// Both sizes are built from the row that was tapped last, even if its article was left.
    final class RemembersTheTap: MakesAnew {
        private var tapped: Int?

        private var article: UIViewController { tapped.map { Article($0) } ?? NoArticle() }

        override func tap(_ row: Int) {
            tapped = row
            super.tap(row)
        }

        override func again(_ controller: UIViewController) -> UIViewController { article }

        override func separate(from primary: UIViewController) -> UIViewController? {
            (primary as? UINavigationController)?.popToRootViewController(animated: false)
            return stacked(article)
        }
    }

    private let anew = Policies(selection: .replaces, screens: .madeAnew)

    /// Goes along traces on one stage and repeats them on another, which is used for all of them.
    @Test(arguments: [Policies.Screens.same, .madeAnew])
    func `a trace that is repeated leads where it led`(_ screens: Policies.Screens) {
        let policies = Policies(selection: .replaces, screens: screens)
        let subject = SplitViewSubject.reader(policies) { MakesAnew() }
        let (seen, repeated) = (SplitViewStage(subject), SplitViewStage(subject))
        var choices = SeededChoices(seed: 3)
        let alphabet = seen.alphabet
        for _ in 0..<100 {
            seen.reset()
            var trace: [SplitViewCommand] = []
            for _ in 0..<12 {
                let command = alphabet[choices.index(below: alphabet.count)]
                if seen.perform(command) == .performed { trace.append(command) }
            }
            repeated.retrace(trace, fromStart: true)
            #expect(repeated.picture == seen.picture)
            #expect(repeated.reducedState == seen.reducedState)
        }
    }

    @Test func `what shows the same is the same, where that is the policy`() throws {
        try expectPair(
            .reader(anew) { MakesAnew() }, .reader(anew) { MakesAnother() },
            "contents-preserved: launch wide; select 1; narrow")
        try expectPair(
            .reader(anew) { Reader() }, .reader { MakesAnew() },
            "contents-preserved: launch wide; select 1; narrow")
    }

    @Test func `what is made anew has not moved`() throws {
        func changes(_ subject: SplitViewSubject) throws -> [String] {
            let commands = try Trace.commands(inLine: "launch wide; select 1; narrow")
            return SplitViewChecker(subject).story(of: commands).lines[2].changes
        }
        let (made, moved) = try (
            changes(.reader(anew) { MakesAnew() }), changes(.reader(anew) { Reader() })
        )
        #expect(
            made == [
                "the columns merge", "Article 1 comes to the one stack, as another controller",
                "Article 1 goes out of sight, kept by the split view",
            ])
        #expect(moved == ["the columns merge", "Article 1 moves to the one stack"])
    }

    @Test func `no policy is named under which something else breaks instead`() throws {
        let subject = SplitViewSubject.reader(anew) { RemembersTheTap() }
        let story = SplitViewChecker(subject).story(
            of: try Trace.commands(
                inLine: "launch wide; select 1; narrow; back list; widen; narrow"),
            about: "round-trip-order")
        #expect(story.violation?.law == "round-trip-order")
        // As other objects the articles would be lost, so `sameness: .identity` is none.
        #expect(story.allowingPolicies == [])
    }

    /// Each tab has articles of its own, perhaps the same ones.
    private final class EachTab: TabbedReader {
        override var hasArticlesForEachTab: Bool { true }
        override func takeArticles() -> [UIViewController] { takeArticles(off: stackInFront) }
    }

    @Test func `an article that is in two tabs came to the one where it was opened`() throws {
        let policies = Policies(selection: .replaces, screens: .madeAnew, otherTabs: .kept)
        let subject = SplitViewSubject.reader(policies) { EachTab() }
        let line = "launch narrow; switch-tab 2; select 1; switch-tab 1; select 1; switch-tab 2"
        try expectSilent(subject, line)
    }
}
