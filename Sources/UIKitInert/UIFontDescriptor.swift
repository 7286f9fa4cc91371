import UIKitModel

/// Inert: a font by its name, size and traits. Nothing is drawn with it.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let name: String
    /// The size in points.
    public let pointSize: CGFloat
    /// What is special about it.
    public let symbolicTraits: SymbolicTraits

    init(_ name: String, _ pointSize: CGFloat, _ traits: SymbolicTraits) {
        self.name = name
        self.pointSize = pointSize
        symbolicTraits = traits
    }

    /// Inert: the font with a name; every name has one.
    public convenience init(name fontName: String, size: CGFloat) { self.init(fontName, size, []) }
    /// Inert: the font for a kind of text, whose size is the usual one.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
        -> UIFontDescriptor
    { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
    /// Inert: the same font with other traits; every font has them.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(name, pointSize, symbolicTraits)
    }
    /// Inert: the same font in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(name, newPointSize, symbolicTraits)
    }
    /// Inert: the same font in another design, which is not drawn.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

    /// Inert: what is special about a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// A bit for each trait.
        public let rawValue: UInt32
        /// The traits with these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// It is slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// It is bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Its letters are all as wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// Inert: designs of the system.
    public struct SystemDesign: Hashable, Sendable {
        let name: String
        /// As usual.
        public static let `default` = SystemDesign(name: "default")
        /// With round ends.
        public static let rounded = SystemDesign(name: "rounded")
        /// With serifs.
        public static let serif = SystemDesign(name: "serif")
        /// With letters that are all as wide.
        public static let monospaced = SystemDesign(name: "monospaced")
    }
}

extension UIFont {
    /// Inert: the font with a description; a size of 0 is the described one.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor: descriptor, points: pointSize == 0 ? descriptor.pointSize : pointSize)
    }
    /// Inert: its description, without traits.
    public final var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontName, pointSize, []) }
}
