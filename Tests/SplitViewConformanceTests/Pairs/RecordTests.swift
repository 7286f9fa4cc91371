import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps that write down which article they show.
@MainActor @Suite struct RecordTests {
    /// The row of the article that was shown last is highlighted, also below a page of it.
    class Highlights: Reader {
        var row: Int? { (articles.last { ($0 as? Article)?.row != 9 } as? Article)?.row }

        override var scene: SplitViewScene {
            super.scene.recordedItem { [unowned self] in row }.page { Article(9) }
        }
    }

    /// The highlight stays when the user goes back to the list.
    final class HighlightsTooLong: Highlights {
        private var last: Int?

        override var row: Int? { last }

        override func tap(_ row: Int) {
            last = row
            super.tap(row)
        }
    }

    /// Under a page nothing is highlighted.
    final class HighlightsOnTop: Highlights {
        override var row: Int? {
            guard let top = articles.last as? Article, top.row != 9 else { return nil }
            return top.row
        }
    }

    /// The page itself is what the app writes down.
    final class WritesDownPages: Highlights {
        override var row: Int? { (articles.last as? Article)?.row }
    }

    @Test func `a page may end the highlight of its article, or be what is recorded`() throws {
        for right in [HighlightsOnTop.init, WritesDownPages.init]
            as [@MainActor @Sendable () -> Highlights]
        {
            try expectPair(
                .reader { right() }, .reader { HighlightsTooLong() },
                "app-record: launch narrow; select 1; back list")
        }
    }

    final class Draft: UIViewController {}

    /// A new article is written in a sheet, which is the detail of no row.
    final class Writes: Highlights {
        override func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
            controller is Draft ? .detail : super.screen(controller)
        }

        override var scene: SplitViewScene {
            super.scene.onAction("write") { [unowned self] in
                guard split.view.window != nil, split.presentedViewController == nil else {
                    return .changesNothing
                }
                let draft = Draft()
                split.present(draft, animated: true)
                return .shows(draft)
            }
        }
    }

    @Test func `a sheet without an item is not what the app shows`() throws {
        try expectSilent(.reader { Writes() }, "launch wide; action 1")
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "a page above the article does not make its highlight wrong", Highlights(),
            HighlightsTooLong(), "app-record: launch narrow; select 1; back list")
    ]
}
