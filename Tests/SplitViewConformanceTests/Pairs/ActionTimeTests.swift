import SplitViewConformance
import SplitViewSubjects
import TestTools
import Testing
import UIKitModel

/// When an app is asked to do something.
@MainActor @Suite struct ActionTimeTests {
    /// Turns to the split view of its list, which has none before the window is there.
    class Deletes: Reader {
        func clear() {
            let list = split.viewControllers[0] as? UINavigationController
            guard let list, list.topViewController?.viewIfLoaded?.window != nil else { return }
            if !split.isCollapsed { show(makeDefault()) }
        }

        func close() { clear() }

        override var scene: SplitViewScene {
            super.scene.onAction("close") { [unowned self] in
                let article = articles.last
                close()
                if split.isCollapsed, let article {
                    article.navigationController?.popViewController(animated: false)
                }
                return article.map { .takesAway($0) } ?? .changesNothing
            }
            .onLogOut { [unowned self] in
                if split.viewIfLoaded?.window != nil { logOut() }
            }
        }

        func logOut() {
            let list = stacked(ArticleList())
            split.viewControllers = split.isCollapsed ? [list] : [list, stacked(NoArticle())]
        }
    }

    /// Closes nothing beside the list.
    final class ClosesNothing: Deletes { override func close() {} }

    @Test func `nothing is asked of an app before its window is there`() throws {
        try expectPair(
            .reader { Deletes() }, .reader { ClosesNothing() },
            "contents-preserved: launch wide; select 1; action 1")
        let stage = SplitViewStage(.reader { Deletes() })
        #expect(try stage.gives("action 2") == .ruledOut)
        try stage.act(on: "launch wide; action 2")
    }

    @Test func `a window is there while it shows something else than the split view`() throws {
        let stage = SplitViewStage(.reader { OuterTabTests.InTab() })
        try stage.act(out: "launch wide; action 1")
        #expect(!stage.picture.isLaunched)
        #expect(try stage.gives("action 1") == .performed)
    }

    @Test(.enabled(if: isWhole))
    func `a check of app code takes no steps unasked that no app code takes`() throws {
        let early: Set = [
            "stacks-are-not-set", "rows-are-tapped", "actions-come-late", "details-are-screens",
            "delegate-comes-first",
        ]
        let ends = try checkConformance(
            of: .reader { Deletes() }, budget: .commands(4_000), seed: 1, isolated: false
        ).looseEnds
        for case .behindAssumption(let name, _, _) in ends.map(\.fact) {
            #expect(!early.contains(name))
        }
        let given = Set(Contract.usual.assumptions.map(\.name))
        #expect(given.isSuperset(of: early))
        // It does so if it is asked to.
        #expect(throws: ConformanceError.self) {
            try checkConformance(
                of: SplitViewSubject.reader { Deletes() }.givingUp("actions-come-late"),
                budget: .commands(4_000), seed: 1, isolated: false)
        }
    }
}
