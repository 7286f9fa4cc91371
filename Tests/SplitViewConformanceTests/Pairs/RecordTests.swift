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

        override var scene: SplitViewScene {
            super.scene.memory(.numbers { [unowned self] in [last ?? 0] })
        }
    }

    @Test func `a page above the article does not make its highlight wrong`() throws {
        try expectPair(
            .reader { Highlights() }, .reader { HighlightsTooLong() }, law: "app-record",
            trace: "launch narrow; select 1; back list")
    }
}
