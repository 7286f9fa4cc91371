import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps that keep an empty navigation controller.
@MainActor @Suite struct KeptStackTests {
    /// It is kept and never shown.
    class KeepsStack: Reader { final let spare = UINavigationController() }

    /// It comes to the detail column where there is no article.
    final class ShowsStack: KeepsStack {
        override func separate(from primary: UIViewController) -> UIViewController? {
            articles.isEmpty ? spare : super.separate(from: primary)
        }
    }

    @Test func `an empty stack that is kept is seen, and may be kept`() throws {
        let stage = SplitViewStage(.reader { KeepsStack() })
        #expect(try stage.act(out: "launch wide") == "[ArticleList | _NoArticle] ?[]")
        try expectPair(
            .reader { KeepsStack() }, .reader { ShowsStack() }, "never-empty: launch narrow; widen")
        try expectPair(
            .reader { Reader() }, .reader { ShowsStack() }, "never-empty: launch narrow; widen")
    }
}
