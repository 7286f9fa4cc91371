import SplitViewConformance
import SplitViewSubjects
import StatefulTesting
import Testing
import UIKitModel

/// Containers of an app's own that are empty until they are on screen.
@MainActor @Suite struct UnfoldingTests {
    /// Shows one of several lists.
    final class Segments: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            put(ArticleList())
        }

        func put(_ controller: UIViewController) {
            children.first?.removeFromParent()
            addChild(controller)
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
        }
    }

    /// The list stands in segments.
    class Segmented: Reader {
        final let segments = Segments()

        override init() {
            super.init()
            (split.viewControllers[0] as? UINavigationController)?.viewControllers = [segments]
        }
    }

    /// As the columns merge, the list is made anew.
    final class FillsAgain: Segmented {
        override func stack(_ moved: [UIViewController], on primary: UINavigationController) {
            segments.put(ArticleList())
            super.stack(moved, on: primary)
        }
    }

    /// A row fills the detail column.
    final class Holds: Reader {
        private let holder = Segments()

        override init() {
            super.init()
            _ = holder.view
            holder.children.first?.removeFromParent()
            (split.viewControllers[1] as? UINavigationController)?.viewControllers = [holder]
        }

        override func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
            controller === holder ? .placeholder : super.screen(controller)
        }

        override func tap(_ row: Int) { holder.put(Article(row)) }
    }

    @Test func `what a tap puts into it on screen comes with the tap`() throws {
        let stage = SplitViewStage(.reader { Holds() })
        #expect(try stage.act(out: "launch wide; select 1") == "[ArticleList | {Article 1}]")
        try expectSilent(.reader { Holds() }, "launch wide; select 1")
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "what fills itself as it comes on screen has shown that before", Segmented(),
            FillsAgain(), "contents-preserved: launch wide; narrow")
    ]
}
