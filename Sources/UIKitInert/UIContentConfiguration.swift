import UIKitModel

/// The content of a row.
@preconcurrency @MainActor public protocol UIContentConfiguration {}

/// A view that would show a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

/// A text and a smaller one.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
    public var imageToTextPadding: CGFloat = 0
    public var textToSecondaryTextHorizontalPadding: CGFloat = 0
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    public var directionalLayoutMargins = NSDirectionalEdgeInsets()
    public var prefersSideBySideTextAndSecondaryText = false
    public static func cell() -> Self { Self() }
    public static func subtitleCell() -> Self { Self() }
    public static func valueCell() -> Self { Self() }
    public static func header() -> Self { Self() }
    public static func footer() -> Self { Self() }
    public static func plainHeader() -> Self { Self() }
    public static func plainFooter() -> Self { Self() }
    public static func groupedHeader() -> Self { Self() }
    public static func groupedFooter() -> Self { Self() }
    public static func prominentInsetGroupedHeader() -> Self { Self() }
    public static func sidebarCell() -> Self { Self() }
    public static func sidebarSubtitleCell() -> Self { Self() }
    public static func sidebarHeader() -> Self { Self() }
    public static func accompaniedSidebarCell() -> Self { Self() }
    public func updated(for: UICellConfigurationState) -> Self { self }

    /// The look of a text.
    @preconcurrency @MainActor public struct TextProperties {
        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var alignment = TextAlignment.natural
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none

        /// A change of letters.
        public enum TextTransform: Int, Sendable {
            case none = 0, uppercase, lowercase, capitalized
        }
        /// The side at which lines begin.
        public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
    }

    /// The look of an image.
    @preconcurrency @MainActor public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }
}

/// The end of a text that is too long.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle
}

/// The background of a row.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets()
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var visualEffect: UIVisualEffect?
    public static func clear() -> Self { Self() }
    public static func listCell() -> Self { Self() }
    public static func listPlainCell() -> Self { Self() }
    public static func listGroupedCell() -> Self { Self() }
    public static func listSidebarCell() -> Self { Self() }
    public static func listAccompaniedSidebarCell() -> Self { Self() }
    public static func listSidebarHeader() -> Self { Self() }
    public static func listHeader() -> Self { Self() }
    public func updated(for: UICellConfigurationState) -> Self { self }
}

/// The look of the lines between items.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
    /// Whether there would be a line.
    public enum Visibility: Int, Sendable { case automatic = 0, visible, hidden }
}

/// A view with a text and a smaller one.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    public final var configuration: any UIContentConfiguration
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
}

extension UIListContentConfiguration {
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }
}

/// The look of a place without content.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var imageProperties = UIListContentConfiguration.ImageProperties()
    public var textProperties = UIListContentConfiguration.TextProperties()
    public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
    public var button = UIButton.Configuration.plain()
    public var secondaryButton = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButtonProperties = ButtonProperties()
    public var background = UIBackgroundConfiguration.clear()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets()
    public static func empty() -> Self { Self() }
    public static func loading() -> Self { Self() }
    public static func search() -> Self { Self() }

    /// The button and its action.
    @preconcurrency @MainActor public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
    }
}

/// Shows that there is no content.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView {
    public final var configuration: UIContentUnavailableConfiguration
    open var isScrollEnabled = false
    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        configuration = .empty()
        super.init(coder: coder)
    }
}

extension UIViewController {
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { held() }
        set { hold(newValue) }
    }
    public final func setNeedsUpdateContentUnavailableConfiguration() {}
}
