import UIKitModel

/// A font by its name and size, in points.
open class UIFont: NSObject, @unchecked Sendable {
    public let pointSize: CGFloat
    public let fontName: String

    private init(_ name: String, _ size: CGFloat) {
        fontName = name
        pointSize = size
    }

    convenience init(descriptor: UIFontDescriptor, points: CGFloat) {
        let traits = descriptor.symbolicTraits.rawValue
        self.init(traits == 0 ? descriptor.name : "\(descriptor.name) \(traits)", points)
    }

    public convenience init?(name: String, size: CGFloat) { self.init(name, size) }

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", fontSize) }
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont("system \(weight.rawValue)", fontSize)
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont("bold system", size)
    }
    public static func preferredFont(forTextStyle kind: TextStyle) -> UIFont {
        UIFont("\(kind)", 17)
    }
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont("italic system", size)
    }
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont("monospaced \(weight.rawValue)", fontSize)
    }
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont
    { UIFont("monospaced digits \(weight.rawValue)", fontSize) }
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12
    open var lineHeight: CGFloat { pointSize }
    public static let labelFontSize: CGFloat = 17
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }

    /// The weight of letters.
    public struct Weight: Hashable, Sendable {
        public let rawValue: CGFloat
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
    }

    /// A kind of text.
    public enum TextStyle: Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
        case caption1, caption2
    }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

/// Makes fonts larger for people who want that. The model knows no such wish.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open func scaledFont(for font: UIFont) -> UIFont { font }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// A font by its name, size and traits.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let name: String
    public let pointSize: CGFloat
    public let symbolicTraits: SymbolicTraits

    init(_ name: String, _ pointSize: CGFloat, _ traits: SymbolicTraits) {
        (self.name, self.pointSize) = (name, pointSize)
        symbolicTraits = traits
    }

    public convenience init(name fontName: String, size: CGFloat) { self.init(fontName, size, []) }
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
        -> UIFontDescriptor
    { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(name, pointSize, symbolicTraits)
    }
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(name, newPointSize, symbolicTraits)
    }
    open func withDesign(_: SystemDesign) -> UIFontDescriptor? { self }

    /// The traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// Designs of the system.
    public struct SystemDesign: Hashable, Sendable {
        let name: String
        public static let `default` = SystemDesign(name: "default")
        public static let rounded = SystemDesign(name: "rounded")
        public static let serif = SystemDesign(name: "serif")
        public static let monospaced = SystemDesign(name: "monospaced")
    }
}

extension UIFont {
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor: descriptor, points: pointSize == 0 ? descriptor.pointSize : pointSize)
    }
    public final var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontName, pointSize, []) }
}
