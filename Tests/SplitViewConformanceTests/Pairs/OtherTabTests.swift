import SplitViewConformance
import SplitViewSubjects
import TestEffort
import Testing
import UIKitModel

/// Where the articles of tabs that are not in front are.
@MainActor @Suite struct OtherTabTests {
    @Test func `no policy about articles brings another tab to the front`() throws {
        let commands = try Trace.commands(
            inLine: "launch narrow; select 1; switch-tab 2; widen; narrow")
        for policy in [Policies.OtherTabs.dropped, .follow] {
            let wrong = SplitViewSubject.reader(policies(policy)) { GoesToFirstTab() }
            let found = SplitViewChecker(wrong).replay(commands).violations.first {
                $0.law == "background-invisible"
            }
            #expect(found?.index == 4)
            // The first tab is in front instead of the second.
            let sentence = try #require(found?.sentence)
            #expect(sentence.contains("; *["), "\(sentence)")
            #expect(sentence.contains(", then [{*["), "\(sentence)")
        }
        let right = SplitViewSubject.reader(policies(.dropped)) { Drops() }
        #expect(SplitViewChecker(right).replay(commands).violations.isEmpty)
    }

    private func policies(_ tabs: Policies.OtherTabs) -> Policies {
        Policies(selection: .replaces, otherTabs: tabs)
    }

    private let trace = "launch narrow; select 1; switch-tab 2; widen"

    @Test(.enabled(if: isWhole)) func `by policy the articles of other tabs go`() throws {
        try expectPair(
            .reader(policies(.dropped)) { Drops() }, .reader(policies(.dropped)) { DropsAll() },
            law: "contents-preserved", trace: "launch narrow; select 1; widen", height: 4)
        try expectPair(
            .reader { TabbedReader() }, .reader { Drops() },
            law: "contents-preserved", trace: trace, height: 3)
    }

    @Test(.enabled(if: isWhole)) func `by policy the articles of other tabs stay there`() throws {
        try expectPair(
            .reader(policies(.kept)) { Keeps() }, .reader(policies(.kept)) { Drops() },
            law: "contents-preserved", trace: trace, height: 4)
        try expectPair(
            .reader(policies(.kept)) { Keeps() }, .reader { Keeps() }, law: "right-side",
            trace: trace, height: 3)
    }

    @Test(.enabled(if: isWhole)) func `by policy the articles follow their tabs`() throws {
        try expectPair(
            .reader(policies(.follow)) { Follows() }, .reader(policies(.follow)) { Keeps() },
            law: "right-side", trace: trace + "; switch-tab 1", height: 4)
        try expectPair(
            .reader(policies(.follow)) { FollowsApart() }, .reader { FollowsApart() },
            law: "contents-preserved", trace: "launch wide; select 1; switch-tab 2", height: 4)
    }

    @Test(.enabled(if: isWhole)) func `by policy the app keeps bare articles`() throws {
        try expectPair(
            .reader(policies(.follow)) { FollowsBare() },
            .reader(policies(.follow)) { ForgetsBare() }, law: "contents-preserved",
            trace: "launch wide; select 1; switch-tab 2", height: 4)
        try expectPair(
            .reader(policies(.follow)) { FollowsBare() },
            .reader(policies(.follow)) { ForgetsBareLater() }, law: "contents-preserved",
            trace: "launch wide; select 1; switch-tab 2; narrow", height: 4)
    }

    @Test(.enabled(if: isWhole)) func `by policy the app keeps a column for each tab`() throws {
        try expectPair(
            .reader(policies(.follow)) { HasColumns() },
            .reader(policies(.follow)) { MergesOneColumn() }, law: "contents-preserved",
            trace: "launch wide; select 1; switch-tab 2; narrow; widen", height: 5)
    }

    @Test func `under a sheet another tab is one, too`() throws {
        let commands = try Trace.commands(
            inLine: "launch narrow; select 1; switch-tab 2; action 1; widen")
        let subject = SplitViewSubject.reader(policies(.dropped)) { DropsBelow() }
        let violations = SplitViewChecker(subject).replay(commands).violations
        #expect(violations.isEmpty, "\(violations)")
        let strict = SplitViewSubject.reader { DropsBelow() }
        #expect(
            SplitViewChecker(strict).replay(commands).violations.map(\.law).contains(
                "contents-preserved"))
    }

    @Test func `what the app keeps for another tab is not lost out of sight`() throws {
        let trace = "launch wide; select 1; switch-tab 2; narrow"
        let commands = try Trace.commands(inLine: trace)
        let right = SplitViewChecker(.reader(policies(.follow)) { FollowsApart() })
        #expect(right.replay(commands).violations.isEmpty)
        let wrong = SplitViewChecker(.reader(policies(.follow)) { ForgetsApart() })
        let violations = wrong.replay(commands).violations
        #expect(violations.map(\.law) == ["contents-preserved"])
        let bare = SplitViewChecker(.reader(policies(.follow)) { FollowsBare() })
        #expect(bare.replay(commands).violations.isEmpty)
        let wrongBare = SplitViewChecker(.reader(policies(.follow)) { ForgetsBareLater() })
        #expect(wrongBare.replay(commands).violations.map(\.law) == ["contents-preserved"])
    }

    @Test func `an app may make the articles of its tabs anew`() throws {
        let anew = Policies(selection: .replaces, screens: .madeAnew, otherTabs: .follow)
        try expectPair(
            .reader(anew) { FollowsAnew() }, .reader(anew) { FollowsNothing() },
            law: "contents-preserved", trace: "launch narrow; select 1; widen", height: 4)
    }
}
