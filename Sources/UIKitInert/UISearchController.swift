import UIKitModel

/// A search that no person begins; it is never presented by itself.
@preconcurrency @MainActor open class UISearchController: UIViewController, SystemScreen {
    public let searchBar = UISearchBar()
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var hidesNavigationBarDuringPresentation = true
    open var dimsBackgroundDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false
    /// Set by the app alone.
    open var isActive = false
    open var obscuresBackgroundDuringPresentation = true
    public let searchResultsController: UIViewController?

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

/// A field that no person writes in.
@preconcurrency @MainActor open class UISearchBar: UIView {
    open var text: String?
    open var placeholder: String?
    open weak var delegate: (any UISearchBarDelegate)?
    public private(set) final lazy var searchTextField = UISearchTextField()
    open var searchBarStyle = Style.default
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var showsCancelButton = false
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.default
    open var backgroundImage: UIImage?
    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

    /// The looks of a search.
    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }
}

/// The field of a search.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// Hears of the text of a search. A test calls it.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBar(_: UISearchBar, textDidChange: String) {}
    public func searchBarCancelButtonClicked(_: UISearchBar) {}
    public func searchBarSearchButtonClicked(_: UISearchBar) {}
    public func searchBarTextDidBeginEditing(_: UISearchBar) {}
    public func searchBarTextDidEndEditing(_: UISearchBar) {}
    public func searchBar(_: UISearchBar, selectedScopeButtonIndexDidChange: Int) {}
}

/// Hears of a search; none begins by itself.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_: UISearchController) {}
    public func didPresentSearchController(_: UISearchController) {}
    public func willDismissSearchController(_: UISearchController) {}
    public func didDismissSearchController(_: UISearchController) {}
}

/// Which letters would be large.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0, words, sentences, allCharacters
}
/// Whether mistakes would be corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
/// Whether mistakes would be marked.
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
/// The looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0, dark, light
    public static let alert = UIKeyboardAppearance.dark
}
/// The meaning of a text.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let name = UITextContentType(rawValue: "name")
}
/// The text of the key at the end of a keyboard.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
}
/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The receiver of the text of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}
