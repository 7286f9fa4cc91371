import Foundation
import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// Reports speak of the screens of a user's app as the app does.
@MainActor @Suite struct OwnNameTests {
    private func drawing(
        of subject: SplitViewSubject, after line: String = "launch wide"
    ) throws -> String {
        try #require(try story(line, of: subject).lines.last).after
    }

    private func story(_ line: String, of subject: SplitViewSubject = .feeds()) throws -> Story {
        SplitViewChecker(subject).story(of: try Trace.commands(inLine: line))
    }

    @Test func `a screen has the name of its class, or the one that the app gives it`() throws {
        #expect(try drawing(of: .feeds()) == "[Timeline | _Nothing]")
        #expect(
            try drawing(of: .feeds(root: { stacked(ViewController()) }))
                == "[ViewController | _Nothing]", "of this name nothing would remain")
        #expect(
            try drawing(of: .feeds(), after: "launch wide; push-list; push-list")
                == "[Timeline, FeedList, FeedList#2 | _Nothing]")
    }

    @Test func `the number of the item is a part of the name`() throws {
        let line = "launch wide; select 2; select 1; select 2"
        #expect(
            try story(line).lines.map(\.after).dropFirst() == [
                "[Timeline | Article 2]", "[Timeline | Article 1]", "[Timeline | Article 2#2]",
            ])
        #expect(
            try story(line, of: .feeds(showsItems: false)).lines.map(\.after).dropFirst() == [
                "[Timeline | Article]", "[Timeline | Article#2]", "[Timeline | Article#3]",
            ])
        let named = SplitViewSubject.feeds(screen: { feedsScreen($0).named("Page") })
        #expect(
            try drawing(of: named, after: "launch wide; select 2") == "[Page | Page 2]",
            "a placeholder has another name")
        #expect(try drawing(of: named) == "[Page | _Page]")
    }

    @Test func `an item may have any number, of which small ones are drawn`() throws {
        func far(_ base: Int) -> SplitViewSubject {
            .feeds(screen: { controller in
                guard let row = (controller as? ArticleViewController)?.item else {
                    return feedsScreen(controller)
                }
                return .detail(item: base &+ row)
            })
        }
        let line = "launch wide; select 2"
        #expect(
            try drawing(of: far(2_147_483_644), after: line) == "[Timeline | Article 2147483646]")
        for base in [2_147_483_645, -3, .max, .min] {
            #expect(try drawing(of: far(base), after: line) == "[Timeline | Article]")
            let stage = SplitViewStage(far(base))
            _ = try stage.act(on: line)
            let first = stage.picture.nodes.first { $0.kind == .detail }?.item
            _ = try stage.act(on: "select 1")
            let second = stage.picture.nodes.first { $0.kind == .detail }?.item
            #expect(first != second && first != 0 && second != 0)
        }
    }

    @Test func `a class of UIKit's own says nothing, and signs of drawings are left out`() throws {
        let plain: @MainActor @Sendable () -> UIViewController = {
            stacked(UIViewController())
        }
        #expect(try drawing(of: .feeds(root: plain)) == "[list | _Nothing]")
        let shown: @MainActor @Sendable (String) -> SplitViewSubject = { name in
            .feeds(
                screen: { $0 is NothingViewController ? .placeholder : .list.named(name) },
                root: plain)
        }
        #expect(try drawing(of: shown("News | [all],\nold?")) == "[News all old | _Nothing]")
        #expect(try drawing(of: shown("__Old (2) *")) == "[Old 2 | _Nothing]")
        #expect(try drawing(of: shown("~")) == "[list | _Nothing]")
    }

    @Test func `a placeholder of the class of the details is drawn as one`() throws {
        let subject = SplitViewSubject.feeds(screen: { controller in
            (controller as? ArticleViewController)?.item == 2
                ? .placeholder : feedsScreen(controller)
        })
        #expect(
            try story("launch wide; select 2; select 1", of: subject).lines.map(\.after) == [
                "[Timeline | _Nothing]", "[Timeline | _Article]", "[Timeline | Article 1]",
            ])
    }

    @Test func `the last name counts`() throws {
        let subject = SplitViewSubject.feeds(screen: { controller in
            guard controller is HomeVC else { return feedsScreen(controller) }
            return .list.named(controller.hasAppeared ? "Shown" : "Hidden")
        })
        let lines = try story("launch wide", of: subject).lines
        #expect(lines.map(\.after) == ["[Shown | _Nothing]"])
        #expect(lines.map(\.before) == ["[Shown | _Nothing]"], "it keeps its name")
    }

    @Test func `tabs and other containers are drawn by what they contain`() throws {
        let tabs = SplitViewSubject.feeds(root: {
            let tabs = FeedTabs()
            tabs.viewControllers = [stacked(HomeVC()), stacked(FeedListController())]
            return tabs
        })
        #expect(try drawing(of: tabs) == "[{*[Timeline]; [FeedList]} | _Nothing]")
        let stage = SplitViewStage(tabs)
        let names = SnapshotNames([stage.picture])
        #expect(names.name(of: stage.picture.nodes[0]) == "FeedTabs")
        #expect(names.name(of: stage.picture.nodes[1]) == "container")
        // The last three stand in the sentence of a law that has tried to narrow the window.
        let legend = try story("launch wide", of: tabs).legend
        #expect(
            legend == [
                "[Timeline | _Nothing]  a wide window: list column and detail column",
                "[Timeline, _Nothing]   a narrow window: one stack, the last screen in front",
                "_Nothing               the placeholder: nothing is chosen",
                "{*Timeline; FeedList}  a tab bar, with the first tab in front",
                "^[_Nothing]            presented over everything",
                "~[_Nothing]            out of sight: the split view keeps it while it is narrow",
            ])
    }

    @Test func `drawings, calls, changes, sentences and the legend use the names`() throws {
        let story = try story("launch wide; select 3; narrow")
        #expect(story.opening == "[Timeline | _Nothing]")
        let last = try #require(story.lines.last)
        #expect(last.before == "[Timeline | Article 3]")
        #expect(last.after == "[Timeline] ~[Article 3]")
        #expect(last.calls == ["collapseSecondary: [Article 3] onto: [Timeline] -> true"])
        #expect(
            last.changes == [
                "the columns merge", "Article 3 goes out of sight, kept by the split view",
            ])
        #expect(
            last.broken.first { $0.flaw.law == "contents-preserved" }?.sentence
                == "Article 3 is lost: [Timeline | Article 3] became [Timeline] ~[Article 3].")
        #expect(
            story.legend == [
                "[Timeline | Article 3]   a wide window: list column and detail column",
                "[Timeline, Article 3]    a narrow window: one stack, the last screen in front",
                "[Timeline, [Article 3]]  a navigation controller inside another",
                "_Nothing                 the placeholder: nothing is chosen",
                "~[Article 3]             out of sight: the split view keeps it while it is narrow",
            ])
    }

    @Test func `where screens are the same that show the same, calls name them too`() throws {
        let subject = SplitViewSubject.feeds(contract: .usual(Policies(screens: .madeAnew)))
        let last = try #require(try story("launch wide; select 3; narrow", of: subject).lines.last)
        #expect(last.after == "[Timeline] ~[Article 3]")
        #expect(last.calls == ["collapseSecondary: [Article 3] onto: [Timeline] -> true"])
    }

    @Test(.enabled(if: isWhole))
    func `a finding speaks of the app's screens, one that has gone among them`() throws {
        let error = try #require(
            #expect(throws: ConformanceError.self) {
                try checkConformance(
                    of: .feeds(), budget: .commands(500), seed: 42, isolated: false)
            })
        let lost = try #require(error.findings.first { $0.law == "contents-preserved" })
        #expect(
            lost.sentence
                == "Article 1 is lost: [Timeline | Article 1] became [Timeline] ~[Article 1].")
        let text = error.description
        for line in [
            "     start        [Timeline | _Nothing]", "  2  select 1     [Timeline | Article 1]",
            "  3  narrow       [Timeline] ~[Article 1]",
            "       delegate  collapseSecondary: [Article 1] onto: [Timeline] -> true",
        ] { #expect(text.contains("\n\(line)\n")) }
        #expect(!text.contains("[list") && !text.contains("note ") && !text.contains("| _]"))
    }

    @Test func `a law of one's own that draws a picture draws it with the names`() throws {
        let law = SplitViewLaw(name: "two-at-most", statement: "No window has three screens.") {
            $0.after.content.count { _ in true } < 3
                ? .held : .violated("\($0.after.notation) is too much")
        }
        let broken = try story("launch wide; push-list; push-list", of: .feeds(laws: [law]))
        #expect(
            broken.lines.flatMap(\.broken).first { $0.flaw.law == "two-at-most" }?.sentence
                == "[Timeline, FeedList, FeedList#2 | _Nothing] is too much")
    }

    @Test func `a law that looks ahead names what it sees there`() throws {
        let checker = SplitViewChecker(.feeds())
        let commands = try Trace.commands(inLine: "launch wide")
        let seen = checker.replay(commands).violations.first { $0.flaw.law == "commutes" }
        #expect(
            seen?.sentence == "From [Timeline | _Nothing], select 1 and narrow lead to [Timeline] "
                + "~[Article 1], narrow and select 1 to [Timeline, [Article 1]].")
    }

    @Test func `what a search finds does not depend on names`() throws {
        func search(_ subject: SplitViewSubject) -> SearchReport<SplitViewCommand> {
            SplitViewChecker(subject).search(seed: 42, runs: 0..<(isWhole ? 200 : 60))
        }
        let (own, kinds) = (search(.feeds()), search(.feeds(naming: .kinds)))
        #expect(own.commands == kinds.commands && own.failedRuns == kinds.failedRuns)
        #expect(own.laws == kinds.laws)
        #expect(own.failures.map(\.run) == kinds.failures.map(\.run))
        let (ours, theirs) = (
            own.failures.map(\.counterexample), kinds.failures.map(\.counterexample)
        )
        #expect(!ours.isEmpty && ours.map(\.flaw) == theirs.map(\.flaw))
        #expect(ours.map(\.commands) == theirs.map(\.commands))
        #expect(ours.map(\.sentence) != theirs.map(\.sentence))
    }

    @Test func `pictures are equal whatever their screens are called`() {
        let own = SplitViewStage(.feeds()).picture
        let kinds = SplitViewStage(.feeds(naming: .kinds)).picture
        #expect(own == kinds && own.hashValue == kinds.hashValue)
        #expect(own.notation == "[Timeline | _Nothing]" && kinds.notation == "[list | _]")
    }

    @Test func `giving up an assumption keeps the names`() {
        #expect(SplitViewSubject.feeds(naming: .kinds).naming == .kinds)
        let subject = SplitViewSubject("feeds", naming: .kinds) {
            SplitViewSubject.feeds().makeScene()
        }
        #expect(subject.givingUp("sides-are-kept").naming == .kinds)
    }
}
