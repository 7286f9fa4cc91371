import UIKitModel

/// The third column is on top in any case, also while it shows that no article is open.
public final class PlaceholderFirst: FeedBrowser {
    override var topColumn: UISplitViewController.Column { .secondary }
}

/// Without an article the feeds are on top, and the articles behind them are out of sight.
public final class HeadlinesLeftBehind: FeedBrowser {
    override var topColumn: UISplitViewController.Column {
        article == nil ? .primary : .secondary
    }
}

/// The articles of a feed come in place of an article.
public final class HeadlinesInThirdColumn: FeedBrowser {
    override var columnOfArticles: UISplitViewController.Column { .secondary }
}

/// Hides both lists when only the first one has gone.
public final class HidesBothLists: NSObject, UISplitViewControllerDelegate {
    private let other = FeedColumnDelegate()

    /// As it should be.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        other.splitViewController(
            svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }

    /// The second list goes after the first one.
    public func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) {
        if column == .primary, !svc.isCollapsed { svc.hide(.supplementary) }
    }
}

/// A split view that insets the second column itself under the floating first one, as UIKit has
/// done already.
public final class InsetsSecondColumn: UISplitViewController {
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isUnderFirst = !isCollapsed && displayMode == .twoOverSecondary
        let list = viewController(for: .supplementary)
        list?.additionalSafeAreaInsets.left = isUnderFirst ? primaryColumnWidth : 0
    }
}

/// The tabs come to the right shelf, without the book that is open.
public final class TabsForgetBook: LibraryApp {
    override func bringTabsInStep() { selectTab() }
}

/// The tabs come to the right book, which never writes down its being seen: after the change of
/// trees none counts as open.
public final class TabsForgetRecord: LibraryApp {
    override func bookInTab(alike book: Book) -> Book {
        UnrecordedBook(book.number, ofShelf: book.shelf, record)
    }
}

/// A book that is seen without a note of it.
public final class UnrecordedBook: Book {
    override func noteSeen() {}
}

/// The columns come to the right book, and stay at the shelf where they were.
public final class ShelfLeftBehind: LibraryApp {
    override func bringColumnsInStep() { bringBookInStep() }
}
