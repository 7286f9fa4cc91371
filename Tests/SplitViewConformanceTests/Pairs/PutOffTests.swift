import Dispatch
import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps that put work off with a queue or a task, as many do in a delegate.
@MainActor @Suite struct PutOffTests {
    /// The articles come to the list's stack once UIKit is done with the collapse.
    class MovesLater: Reader {
        final override func stack(
            _ moved: [UIViewController], on primary: UINavigationController
        ) {
            DispatchQueue.main.async { [self] in
                primary.viewControllers += stillThere(of: moved)
            }
        }

        func stillThere(of moved: [UIViewController]) -> [UIViewController] { moved }
    }

    /// By then the articles have gone.
    final class MovesTooLate: MovesLater {
        override func stillThere(of moved: [UIViewController]) -> [UIViewController] { articles }
    }

    // These are no rows of a table, as `ci/as-darwin` performs this suite and no other pairs.
    @Test func `what a delegate puts off is done when the step is over`() throws {
        try expectPair(
            .reader { MovesLater() }, .reader { MovesTooLate() },
            "contents-preserved: launch wide; select 1; narrow")
    }

    /// A notification that starts the app is followed once the window is on screen, where it is
    /// known how wide that is.
    class FollowsLater: Reader {
        func follow(_ link: Int) {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [self] in openLink(to: link) }
        }

        override var scene: SplitViewScene {
            super.scene.onLinks(2) { [unowned self] link in
                follow(link)
                return .showsItem(link)
            }
        }
    }

    /// It is followed on another queue, and forgotten there if the app was just started.
    final class FollowsSometimes: FollowsLater {
        override func follow(_ link: Int) {
            let isStarting = split.view.window == nil
            DispatchQueue.global().async { [self] in
                DispatchQueue.main.async { [self] in if !isStarting { openLink(to: link) } }
            }
        }
    }

    @Test func `what is put off before the launch waits for the window`() throws {
        try expectPair(
            .reader { FollowsLater() }, .reader { FollowsSometimes() },
            "tap-works: open-link; launch wide", depth: 4)
    }

    /// A row loads its article before it shows it.
    class Loads: Reader {
        private var loading: Task<Void, Never>?

        final override var scene: SplitViewScene {
            super.scene.onTap { [unowned self] row, _ in
                loading?.cancel()
                loading = Task {
                    try? await Task.sleep(for: .seconds(1))
                    guard !Task.isCancelled else { return }
                    show(row)
                }
            }
        }

        func show(_ row: Int) { tap(row) }
    }

    /// It knows of two columns only.
    final class LoadsBeside: Loads {
        override func show(_ row: Int) { if !split.isCollapsed { tap(row) } }
    }

    @Test(.enabled(if: tasksBeginAtOnce, "needs macOS 26"))
    func `what a tap loads in a task is there when the step is over`() throws {
        try expectPair(
            .reader { Loads() }, .reader { LoadsBeside() }, "tap-works: launch narrow; select 1",
            depth: 4)
    }
}
