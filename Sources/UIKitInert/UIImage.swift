import Foundation

/// Inert: an image by its name. Nothing is read or drawn, and it has no size.
open class UIImage: NSObject, @unchecked Sendable {
    private let name: String

    /// Inert: an image without content.
    public override init() { name = "" }
    /// Inert: an image of an asset catalogue that is not read; every name has one.
    public init?(named name: String) { self.name = name }
    /// Inert: an image of an asset catalogue that is not read; every name has one.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: Any?) {
        self.name = name
    }
    /// Inert: a symbol; every name has one.
    public init?(systemName name: String) { self.name = "system \(name)" }
    /// Inert: a symbol; every name has one.
    public init?(systemName name: String, withConfiguration configuration: Any?) {
        self.name = "system \(name)"
    }
    /// Inert: the data is not decoded.
    public init?(data: Data) { name = "data" }

    /// Inert: nothing is drawn, so the image stays as it is.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// Inert: nothing is drawn, so the image stays as it is.
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    /// Inert: it has no size.
    open var size: CGSize { .zero }

    /// Images with the same name are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIImage)?.name == name
    }
    /// Agrees with equality.
    open override var hash: Int { name.hashValue }

    /// Inert: how an image would be drawn.
    public enum RenderingMode: Int, Sendable {
        /// As the system likes.
        case automatic = 0
        /// As it is.
        case alwaysOriginal = 1
        /// In one colour.
        case alwaysTemplate = 2
    }
}

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
    /// Inert: the same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }

    /// Inert: how heavy the letters would be.
    public struct Weight: Hashable, Sendable {
        /// From -1 to 1.
        public let rawValue: CGFloat
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
