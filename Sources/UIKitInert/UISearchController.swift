import UIKitModel

/// Inert: a search that no person begins; it is never presented by itself.
@preconcurrency @MainActor open class UISearchController: UIViewController, SystemScreen {
    /// Inert: the field, which nothing writes in.
    public let searchBar = UISearchBar()
    /// Inert: what would be asked for results; nothing asks. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Inert: what would hear of its coming and going; nothing calls it. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Inert: whether the bar would go while it is searched.
    open var hidesNavigationBarDuringPresentation = true
    /// Inert: whether what is below would be dimmed; nothing is drawn.
    open var dimsBackgroundDuringPresentation = true
    /// Inert: whether the field would have a button to end the search.
    open var automaticallyShowsCancelButton = true
    /// Inert: whether the choices below the field would come and go.
    open var automaticallyShowsScopeBar = true
    /// Inert: whether results would come and go with the text.
    open var automaticallyShowsSearchResultsController = true
    /// Inert: whether results would be seen without a text.
    open var showsSearchResultsController = false
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
    /// Inert: what would hear of the text; nothing calls it. Not retained.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Inert: the field inside.
    public private(set) final lazy var searchTextField = UISearchTextField()
    /// Inert: the look, which is not drawn.
    open var searchBarStyle = Style.default
    /// Inert: the look, which is not drawn.
    open var barStyle = UIBarStyle.default
    /// Inert: the colour behind the field, which is not drawn.
    open var barTintColor: UIColor?
    /// Inert: whether it would let content shine through.
    open var isTranslucent = true
    /// Inert: whether the button to end the search would be drawn.
    open var showsCancelButton = false
    /// Inert: the choices below the field.
    open var scopeButtonTitles: [String]?
    /// Inert: which of them is chosen.
    open var selectedScopeButtonIndex = 0
    /// Inert: whether they would be drawn.
    open var showsScopeBar = false
    /// Inert: which letters would be large.
    open var autocapitalizationType = UITextAutocapitalizationType.none
    /// Inert: whether mistakes would be corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Inert: what the key at the end would say.
    open var returnKeyType = UIReturnKeyType.default
    /// Inert: the image behind the field, which is not drawn.
    open var backgroundImage: UIImage?
    /// Inert: the same as setting it, as nothing is animated.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Inert: the looks of a search.
    public enum Style: UInt, Sendable {
        /// As usual, with or without a background.
        case `default` = 0, prominent, minimal
    }
}

/// Inert: the field of a search.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// Inert: hears of the text of a search; nothing writes one. A test calls it.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Inert: there is another text; a test calls it.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Inert: the search was ended; a test calls it.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Inert: the text is complete; a test calls it.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Inert: a person begins to write; a test calls it.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Inert: a person has written; a test calls it.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Inert: another choice; a test calls it.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Inert: does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Inert: does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Inert: does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Inert: does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Inert: does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Inert: does nothing.
    public func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {}
}

/// Inert: hears of a search; none begins by itself, so nothing calls it.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Inert: a search is about to begin; called by nothing.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Inert: a search has begun; called by nothing.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Inert: a search is about to end; called by nothing.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Inert: a search has ended; called by nothing.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Inert: does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Inert: does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Inert: does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Inert: does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Inert: which letters would be large.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None, or the first of some.
    case none = 0, words, sentences, allCharacters
}
/// Inert: whether mistakes would be corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As usual, no or yes.
    case `default` = 0, no, yes
}
/// Inert: whether mistakes would be marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As usual, no or yes.
    case `default` = 0, no, yes
}
/// Inert: the looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As usual, dark or light.
    case `default` = 0, dark, light
    /// Dark.
    public static let alert = UIKeyboardAppearance.dark
}
/// Inert: what a text stands for.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// The kind with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that a person thinks of.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address for mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
}
/// Inert: what the key at the end of a keyboard would say.
public enum UIReturnKeyType: Int, Sendable {
    /// Several words.
    case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    /// On, instead of an end.
    case `continue`
}
/// Inert: the keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// Letters, digits and signs.
    case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
    /// For names, addresses and numbers.
    case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Inert: what finds the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// Inert: the text has changed; a test calls it.
    func updateSearchResults(for searchController: UISearchController)
}
