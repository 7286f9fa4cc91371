import SplitViewConformance
import SplitViewSubjects
import TestTools
import Testing
import UIKitModel

/// Where the articles of tabs that are not in front are.
@MainActor @Suite struct OtherTabTests {
    @Test func `no policy about articles brings another tab to the front`() throws {
        let line = "launch narrow; select 1; switch-tab 2; widen; narrow"
        for policy in [Policies.OtherTabs.dropped, .follow] {
            let wrong = SplitViewSubject.reader(policies(policy)) { GoesToFirstTab() }
            let found = try violations(wrong, line).first { $0.law == "background-invisible" }
            #expect(found?.index == 4)
            // The first tab is in front instead of the second.
            let sentence = try #require(found?.sentence)
            #expect(sentence.contains("; *["), "\(sentence)")
            #expect(sentence.contains(", then [{*["), "\(sentence)")
        }
        try expectSilent(.reader(policies(.dropped)) { Drops() }, line)
    }

    private func policies(_ tabs: Policies.OtherTabs) -> Policies {
        Policies(selection: .replaces, otherTabs: tabs)
    }

    private let trace = "launch narrow; select 1; switch-tab 2; widen"

    @Test(.enabled(if: isWhole)) func `by policy the articles of other tabs go`() throws {
        try expectPair(
            .reader(policies(.dropped)) { Drops() }, .reader(policies(.dropped)) { DropsAll() },
            "contents-preserved: launch narrow; select 1; widen", height: 4)
        try expectPair(
            .reader { TabbedReader() }, .reader { Drops() }, "contents-preserved: \(trace)",
            height: 3)
    }

    @Test(.enabled(if: isWhole)) func `by policy the articles of other tabs stay there`() throws {
        try expectPair(
            .reader(policies(.kept)) { Keeps() }, .reader(policies(.kept)) { Drops() },
            "contents-preserved: \(trace)", height: 4)
        try expectPair(
            .reader(policies(.kept)) { Keeps() }, .reader { Keeps() }, "right-side: \(trace)",
            height: 3)
    }

    @Test(.enabled(if: isWhole)) func `by policy the articles follow their tabs`() throws {
        try expectPair(
            .reader(policies(.follow)) { Follows() }, .reader(policies(.follow)) { Keeps() },
            "right-side: \(trace); switch-tab 1", height: 4)
        try expectPair(
            .reader(policies(.follow)) { FollowsApart() }, .reader { FollowsApart() },
            "contents-preserved: launch wide; select 1; switch-tab 2", height: 4)
    }

    @Test(.enabled(if: isWhole)) func `by policy the app keeps bare articles`() throws {
        try expectPair(
            .reader(policies(.follow)) { FollowsBare() },
            .reader(policies(.follow)) { ForgetsBare() },
            "contents-preserved: launch wide; select 1; switch-tab 2", height: 4)
        try expectPair(
            .reader(policies(.follow)) { FollowsBare() },
            .reader(policies(.follow)) { ForgetsBareLater() },
            "contents-preserved: launch wide; select 1; switch-tab 2; narrow", height: 4)
    }

    @Test(.enabled(if: isWhole)) func `by policy the app keeps a column for each tab`() throws {
        try expectPair(
            .reader(policies(.follow)) { HasColumns() },
            .reader(policies(.follow)) { MergesOneColumn() },
            "contents-preserved: launch wide; select 1; switch-tab 2; narrow; widen", height: 5)
    }

    @Test func `under a sheet another tab is one, too`() throws {
        let line = "launch narrow; select 1; switch-tab 2; action 1; widen"
        try expectSilent(.reader(policies(.dropped)) { DropsBelow() }, line)
        #expect(try broken(.reader { DropsBelow() }, line).contains("contents-preserved"))
    }

    @Test func `what the app keeps for another tab is not lost out of sight`() throws {
        let (line, follow) = ("launch wide; select 1; switch-tab 2; narrow", policies(.follow))
        let lost = ["contents-preserved"]
        try expectSilent(.reader(follow) { FollowsApart() }, line)
        #expect(try broken(.reader(follow) { ForgetsApart() }, line) == lost)
        try expectSilent(.reader(follow) { FollowsBare() }, line)
        #expect(try broken(.reader(follow) { ForgetsBareLater() }, line) == lost)
    }

    @Test func `an app may make the articles of its tabs anew`() throws {
        let anew = Policies(selection: .replaces, screens: .madeAnew, otherTabs: .follow)
        try expectPair(
            .reader(anew) { FollowsAnew() }, .reader(anew) { FollowsNothing() },
            "contents-preserved: launch narrow; select 1; widen", height: 4)
    }
}
