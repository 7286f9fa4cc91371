import UIKitModel

/// The delegate to copy for named columns, in the news reader.
public final class FeedColumnDelegate: RecommendedColumnDelegate {
    public override func isPlaceholder(_ screen: UIViewController) -> Bool {
        screen is NoFeedArticle
    }
}
