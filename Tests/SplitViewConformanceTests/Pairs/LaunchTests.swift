import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// What an app does as it appears: the link that it was launched with, and what it presents.
@MainActor @Suite struct LaunchTests {
    private final class WhatsNew: UIViewController {}

    /// A list that tells when it has appeared.
    private final class AppearingList: UIViewController {
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
            split.viewControllers[0] = UINavigationController(rootViewController: list)
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
                .memory(.numbers { [unowned self] in [pending ?? 0] })
        }
    }

    /// Forgets it.
    final class ForgetsLink: KeepsLink {
        override func wait(for link: Int) {}
    }

    @Test func `an app that is launched with a link shows what it leads to`() throws {
        try expectPair(
            .reader { KeepsLink() }, .reader { ForgetsLink() }, law: "tap-works",
            trace: "open-link; launch wide")
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
            split.viewControllers[0] = UINavigationController(rootViewController: list)
        }
    }

    @Test func `what is presented as the app appears belongs to the start`() throws {
        let checker = SplitViewChecker(.reader { Announces() })
        for line in ["launch wide; back list; select 1", "launch narrow; back list; widen"] {
            let replay = checker.replay(try Trace.commands(inLine: line))
            #expect(replay.violations.isEmpty, "\(line): \(replay.violations)")
        }
    }

    /// Puts a log-in screen in the place of the split view.
    final class LogsOut: Reader {
        private var window: UIWindow?

        override var scene: SplitViewScene {
            super.scene.onLogOut { [unowned self] in
                window = split.viewIfLoaded?.window
                window?.rootViewController = WhatsNew()
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
        for command in ["select 1", "narrow", "back list"] {
            #expect(try stage.gives(command) == .ignored, "\(command)")
        }
        try stage.act(on: "action 2; select 1; narrow")
    }
}
