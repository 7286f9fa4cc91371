import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// What an app does as it appears: the link that it was launched with, and what it presents.
@MainActor @Suite struct LaunchTests {
    final class WhatsNew: UIViewController {}

    /// A list that tells when it has appeared.
    final class AppearingList: UIViewController {
        var onAppearing: () -> Void = {}
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            onAppearing()
        }
    }

    /// Keeps the link of a launch until its list has appeared.
    class KeepsLink: Reader {
        final var pending: Int?

        override init() {
            super.init()
            let list = AppearingList()
            list.onAppearing = { [unowned self] in
                guard let link = pending else { return }
                pending = nil
                openLink(to: link)
            }
            split.viewControllers[0] = stacked(list)
        }

        func wait(for link: Int) { pending = link }

        override var scene: SplitViewScene {
            super.scene
                .onLinks(2) { [unowned self] link in
                    if split.viewIfLoaded?.window == nil {
                        wait(for: link)
                    } else {
                        openLink(to: link)
                    }
                    return .showsItem(link)
                }
        }
    }

    /// Forgets it.
    final class ForgetsLink: KeepsLink { override func wait(for link: Int) {} }

    /// Does not say what a link leads to.
    class KeepsAnyLink: KeepsLink {
        override var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) { [unowned self] in screen($0) }
                .onTap { [unowned self] row, _ in tap(row) }
                .onLinks(2) { [unowned self] link in
                    if split.viewIfLoaded?.window == nil {
                        pending = link
                    } else {
                        openLink(to: link)
                    }
                    return .unstated
                }
        }
    }

    /// Loses the second article as the columns merge.
    final class LosesSecond: KeepsAnyLink {
        override func moves(_ controller: UIViewController) -> Bool {
            super.moves(controller) && (controller as? Article)?.row != 2
        }
    }

    @Test func `an app need not say what the link shows that it was launched with`() throws {
        try expectPair(
            .reader { KeepsAnyLink() }, .reader { LosesSecond() },
            "contents-preserved: launch wide; select 2; narrow")
        // What it has shown was chosen.
        let broken = try broken(.reader { LosesSecond() }, "open-link 2; launch wide; narrow")
        #expect(broken.contains("contents-preserved"))
    }

    /// Says what is new, once.
    final class Announces: Reader {
        override init() {
            super.init()
            let list = AppearingList()
            var hasSaid = false
            list.onAppearing = { [unowned split] in
                guard !hasSaid else { return }
                hasSaid = true
                split.present(WhatsNew(), animated: false)
            }
            split.viewControllers[0] = stacked(list)
        }
    }

    @Test func `what is presented as the app appears belongs to the start`() throws {
        try expectSilent(
            .reader { Announces() }, "launch wide; back list; select 1",
            "launch narrow; back list; widen")
    }

    /// Opens the folder that was open last, once.
    final class OpensFolder: Reader {
        private var hasOpened = false

        override init() {
            super.init()
            let list = AppearingList()
            list.onAppearing = { [unowned self, unowned list] in
                guard !hasOpened else { return }
                hasOpened = true
                list.navigationController?.pushViewController(ArticleList(), animated: false)
            }
            split.viewControllers[0] = stacked(list)
        }
    }

    @Test func `a list that is opened as the app appears belongs to the start`() throws {
        try expectSilent(
            .reader { OpensFolder() }, "launch wide; select 1; narrow; widen",
            "launch narrow; widen; back list", "launch narrow; back list; select 1; widen")
    }

    /// Puts a log-in screen in the place of the split view.
    class LogsOut: Reader {
        private var window: UIWindow?

        func clear() {
            if split.isCollapsed {
                let list = split.viewControllers[0] as? UINavigationController
                list?.popToRootViewController(animated: false)
            } else {
                show(makeDefault())
            }
        }

        override var scene: SplitViewScene {
            super.scene.onLogOut { [unowned self] in
                guard let shown = split.viewIfLoaded?.window else { return }
                window = shown
                clear()
                shown.rootViewController = WhatsNew()
            }
            .onAction("log in") { [unowned self] in
                window?.rootViewController = split
                return .unstated
            }
        }
    }

    @Test func `a split view that the window does not show is out of sight`() throws {
        let stage = SplitViewStage(.reader { LogsOut() })
        try stage.act(on: "launch wide; action 1")
        for command in ["select 1", "back list"] {
            #expect(try stage.gives(command) == .ignored, "\(command)")
        }
        try stage.act(on: "narrow; widen; action 2; select 1; narrow")
    }

    /// Shows the next person what was open.
    final class LeavesOpen: LogsOut { override func clear() {} }

    @Test func `no detail comes back with the split view after a log-out`() throws {
        let line = "launch wide; select 1; action 1; action 2"
        try expectSilent(.reader { LogsOut() }, line)
        #expect(try broken(.reader { LeavesOpen() }, line) == ["contents-preserved"])
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "an app that is launched with a link shows what it leads to", KeepsLink(),
            ForgetsLink(), "tap-works: open-link; launch wide")
    ]
}
