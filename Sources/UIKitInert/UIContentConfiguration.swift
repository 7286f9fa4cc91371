import UIKitModel

/// Inert: what a row would show.
@preconcurrency @MainActor public protocol UIContentConfiguration {}

/// Inert: a view that would show a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// Inert: what it would show.
    var configuration: any UIContentConfiguration { get set }
}

/// Inert: a text and a smaller one, which are not drawn.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// Inert: the text.
    public var text: String?
    /// Inert: the text with its look.
    public var attributedText: NSAttributedString?
    /// Inert: the smaller text.
    public var secondaryText: String?
    /// Inert: the smaller text with its look.
    public var secondaryAttributedText: NSAttributedString?
    /// Inert: the image.
    public var image: UIImage?
    /// Inert: the look of the text.
    public var textProperties = TextProperties()
    /// Inert: the look of the smaller text.
    public var secondaryTextProperties = TextProperties()
    /// Inert: the look of the image.
    public var imageProperties = ImageProperties()
    /// Inert: how far image and text would be apart, in points.
    public var imageToTextPadding: CGFloat = 0
    /// Inert: how far the texts would be apart beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 0
    /// Inert: how far the texts would be apart below one another, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    /// Inert: the margins.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets()
    /// Inert: whether the texts would be beside each other.
    public var prefersSideBySideTextAndSecondaryText = false

    /// Inert: a row.
    public static func cell() -> Self { Self() }
    /// Inert: a row with a smaller text below.
    public static func subtitleCell() -> Self { Self() }
    /// Inert: a row with a smaller text beside.
    public static func valueCell() -> Self { Self() }
    /// Inert: what is above rows.
    public static func header() -> Self { Self() }
    /// Inert: what is below rows.
    public static func footer() -> Self { Self() }
    /// Inert: what is above rows.
    public static func plainHeader() -> Self { Self() }
    /// Inert: what is below rows.
    public static func plainFooter() -> Self { Self() }
    /// Inert: what is above rows in groups.
    public static func groupedHeader() -> Self { Self() }
    /// Inert: what is below rows in groups.
    public static func groupedFooter() -> Self { Self() }
    /// Inert: what is above rows, large.
    public static func prominentInsetGroupedHeader() -> Self { Self() }
    /// Inert: a row beside the detail.
    public static func sidebarCell() -> Self { Self() }
    /// Inert: a row beside the detail, with a smaller text below.
    public static func sidebarSubtitleCell() -> Self { Self() }
    /// Inert: what is above rows beside the detail.
    public static func sidebarHeader() -> Self { Self() }
    /// Inert: a row beside the detail that stands out.
    public static func accompaniedSidebarCell() -> Self { Self() }
    /// Inert: the same look in every state.
    public func updated(for state: UICellConfigurationState) -> Self { self }

    /// Inert: the look of a text.
    @preconcurrency @MainActor public struct TextProperties {
        /// Inert: the font.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// Inert: the colour.
        public var color = UIColor.label
        /// Inert: where lines would begin.
        public var alignment = TextAlignment.natural
        /// Inert: how many lines there would be.
        public var numberOfLines = 0
        /// Inert: how lines would end.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Inert: whether the font would get smaller.
        public var adjustsFontSizeToFitWidth = false
        /// Inert: how much smaller.
        public var minimumScaleFactor: CGFloat = 0
        /// Inert: whether the font would follow what a person prefers.
        public var adjustsFontForContentSizeCategory = true

        /// Inert: how letters would change.
        public var transform = TextTransform.none

        /// Inert: how letters would change.
        public enum TextTransform: Int, Sendable {
            /// Not, or to large or small ones.
            case none = 0, uppercase, lowercase, capitalized
        }
        /// Inert: where lines would begin.
        public enum TextAlignment: Int, Sendable {
            /// As in the language, in the middle, or at both sides.
            case natural = 0, center, justified
        }
    }

    /// Inert: the look of an image.
    @preconcurrency @MainActor public struct ImageProperties {
        /// Inert: the colour.
        public var tintColor: UIColor?
        /// Inert: the radius of its corners, in points.
        public var cornerRadius: CGFloat = 0
        /// Inert: the largest size.
        public var maximumSize = CGSize.zero
        /// Inert: the size of its room.
        public var reservedLayoutSize = CGSize.zero
        /// Inert: the look of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }
}

/// Inert: how a text would end that is too long.
public enum NSLineBreakMode: Int, Sendable {
    /// In the next line, or cut.
    case byWordWrapping = 0, byCharWrapping, byClipping
    /// With dots.
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Inert: what would be behind a row.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// Inert: the colour.
    public var backgroundColor: UIColor?
    /// Inert: the view, which is in no hierarchy.
    public var customView: UIView?
    /// Inert: the radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// Inert: the margins.
    public var backgroundInsets = NSDirectionalEdgeInsets()
    /// Inert: the colour of the border.
    public var strokeColor: UIColor?
    /// Inert: the width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// Inert: how it would blur what is behind it.
    public var visualEffect: UIVisualEffect?

    /// Inert: nothing.
    public static func clear() -> Self { Self() }
    /// Inert: as usual for a row.
    public static func listCell() -> Self { Self() }
    /// Inert: as usual for a row.
    public static func listPlainCell() -> Self { Self() }
    /// Inert: as usual for a row in a group.
    public static func listGroupedCell() -> Self { Self() }
    /// Inert: as usual for a row beside the detail.
    public static func listSidebarCell() -> Self { Self() }
    /// Inert: as usual for a row beside the detail that stands out.
    public static func listAccompaniedSidebarCell() -> Self { Self() }
    /// Inert: as usual above rows.
    public static func listSidebarHeader() -> Self { Self() }
    /// Inert: as usual above rows.
    public static func listHeader() -> Self { Self() }
    /// Inert: the same look in every state.
    public func updated(for state: UICellConfigurationState) -> Self { self }
}
