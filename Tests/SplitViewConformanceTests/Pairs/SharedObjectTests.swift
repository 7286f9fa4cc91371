import SplitViewConformance
import SplitViewSubjects
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// Apps with an object that is there once in a process.
@MainActor @Suite struct SharedObjectTests {
    @MainActor private final class Router { static weak var shared: Routed? }

    /// A row is opened by whichever app the router knows.
    class Routed: Reader {
        final override var scene: SplitViewScene {
            Router.shared = self
            return returning(
                super.scene.onTap { row, _ in MainActor.assumeIsolated { Router.shared?.tap(row) } }
            )
        }

        func returning(_ scene: consuming SplitViewScene) -> SplitViewScene {
            scene.onReturn { [unowned self] in Router.shared = self }
        }
    }

    /// The router knows the app that was built last.
    final class BuiltLast: Routed {
        override func returning(_ scene: consuming SplitViewScene) -> SplitViewScene { scene }
    }

    @Test func `what scenes share belongs to the one that has its turn`() throws {
        try checkConformance(
            of: .reader { Routed() }, budget: .commands(isWhole ? 5_000 : 1_000), seed: 14,
            isolated: false)
        if isWhole { expectHolding(.reader { Routed() }, height: 3) }
        // A replay has another scene, in which it looks ahead after each step.
        let steps = "launch wide; select 1"
        try expectSilent(.reader { Routed() }, steps)
        #expect(try broken(.reader { BuiltLast() }, steps).contains("tap-works"))
    }
}
