import UIKitModel

/// Inert: a font by its name and size, in points. Nothing is drawn with it.
open class UIFont: NSObject, @unchecked Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    /// The name.
    public let fontName: String

    private init(_ name: String, _ size: CGFloat) {
        fontName = name
        pointSize = size
    }

    convenience init(descriptor: UIFontDescriptor, points: CGFloat) {
        let traits = descriptor.symbolicTraits.rawValue
        self.init(traits == 0 ? descriptor.name : "\(descriptor.name) \(traits)", points)
    }

    /// Inert: the font with a name; every name has one.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(fontName, fontSize)
    }

    /// Inert: the font of the system.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont("system", fontSize)
    }
    /// Inert: the font of the system in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont("system \(weight.rawValue)", fontSize)
    }
    /// Inert: the bold font of the system.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont("bold system", fontSize)
    }
    /// Inert: the font for a kind of text, whose size is the usual one.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont("\(style)", 17)
    }
    /// Inert: the font for a kind of text, whose size is the usual one.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }
    /// Inert: the slanted font of the system.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont("italic system", fontSize)
    }
    /// Inert: a font whose letters are all as wide.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont("monospaced \(weight.rawValue)", fontSize)
    }
    /// Inert: a font whose digits are all as wide.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight)
        -> UIFont
    { UIFont("monospaced digits \(weight.rawValue)", fontSize) }
    /// The size of texts.
    public static let systemFontSize: CGFloat = 14
    /// The size of small texts.
    public static let smallSystemFontSize: CGFloat = 12
    /// Inert: how high a line would be, in points: as high as the size.
    open var lineHeight: CGFloat { pointSize }
    /// The size of labels.
    public static let labelFontSize: CGFloat = 17
    /// Inert: the same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }

    /// Inert: how heavy the letters would be.
    public struct Weight: Hashable, Sendable {
        /// From -1 to 1.
        public let rawValue: CGFloat
        /// The lightest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Lighter than light.
        public static let thin = Weight(rawValue: -0.6)
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest.
        public static let black = Weight(rawValue: 0.62)
        /// Lighter than regular.
        public static let light = Weight(rawValue: -0.4)
        /// Regular.
        public static let regular = Weight(rawValue: 0)
        /// Heavier than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// Heavier than medium.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
    }

    /// Inert: a kind of text.
    public enum TextStyle: Sendable {
        /// Kinds of text.
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
        /// Kinds of text below others.
        case caption1, caption2
    }
}

extension NSAttributedString.Key {
    /// Inert: the font of a text that nothing draws.
    public static let font = NSAttributedString.Key("NSFont")
    /// Inert: the colour of a text that nothing draws.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// Inert: the colour behind a text that nothing draws.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Inert: the shape of paragraphs that nothing draws.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

/// Inert: makes fonts larger for people who want that, which is not known here.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
    /// Inert: for texts.
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    /// Inert: for a kind of text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    /// Inert: the same font.
    open func scaledFont(for font: UIFont) -> UIFont { font }
    /// Inert: the same font.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
    /// Inert: the same length.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
