import UIKitModel

/// Inert: a search that no person begins; it is never presented by itself.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// Inert: the field, which nothing writes in.
    public let searchBar = UISearchBar()
    /// Inert: what would be asked for results; nothing asks. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Inert: whether the search has begun; it ends and begins only when the app says so.
    open var isActive = false
    /// Inert: whether what is below would be dimmed; nothing is drawn.
    open var obscuresBackgroundDuringPresentation = true
    /// Inert: what would show the results; it is in no hierarchy.
    public let searchResultsController: UIViewController?

    /// Inert: a search that no person begins.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes a search; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

/// Inert: a field that no person writes in.
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// Inert: the text, which changes only when the app sets it.
    open var text: String?
    /// Inert: what would stand there without a text.
    open var placeholder: String?
}

/// Inert: what finds the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// Inert: the text has changed; a test calls it.
    func updateSearchResults(for searchController: UISearchController)
}
