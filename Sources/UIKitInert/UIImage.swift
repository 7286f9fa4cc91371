import UIKitModel

/// Inert: an image by its name. Nothing is read or drawn, and it has no size.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
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
    /// Inert: the data is not decoded.
    public init?(data: Data, scale: CGFloat) { name = "data" }
    /// Inert: an image of a file that is not read; every path has one.
    public init?(contentsOfFile path: String) { name = path }
    /// Inert: an image of an asset catalogue that is not read; every name has one.
    public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.name = name
    }
    /// Inert: `nil`, as there is nothing to write.
    open func pngData() -> Data? { nil }
    /// Inert: `nil`, as there is nothing to write.
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    /// Inert: one pixel for a point.
    open var scale: CGFloat { 1 }

    /// Inert: nothing is drawn, so the image stays as it is.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// Inert: nothing is drawn, so the image stays as it is.
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    /// Inert: it has no size.
    open var size: CGSize { .zero }

    /// Inert: nothing is drawn, so the image stays as it is.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    /// Inert: nothing is drawn, so the image stays as it is.
    open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    /// Inert: nothing is drawn, so the image stays as it is.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
    /// Inert: nothing is drawn, so the image stays as it is.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    /// Inert: what it is the name for in code that Xcode writes.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(literal: name)
    }
    private init(literal name: String) { self.name = name }

    /// Inert: how an image would be drawn.
    open class Configuration: NSObject, @unchecked Sendable {}
    /// Inert: how a symbol would be drawn.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// Inert: in the size and weight of a text.
        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
        ) { self.init() }
        /// Inert: in the size of a kind of text.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init()
        }
        /// Inert: in a size.
        public convenience init(scale: SymbolScale) { self.init() }
        /// Inert: in a weight.
        public convenience init(weight: SymbolWeight) { self.init() }
        /// Inert: like a text.
        public convenience init(font: UIFont, scale: SymbolScale = .default) { self.init() }
        /// Inert: in a colour.
        public convenience init(hierarchicalColor: UIColor) { self.init() }
        /// Inert: in colours.
        public convenience init(paletteColors: [UIColor]) { self.init() }
    }
    /// Inert: how heavy a symbol would be.
    public enum SymbolWeight: Int, Sendable {
        /// From light to heavy.
        case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// Inert: how large a symbol would be.
    public enum SymbolScale: Int, Sendable {
        /// As usual, or not.
        case `default` = -1, unspecified, small, medium, large
    }

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

/// The type of an image that code of Xcode contains.
public typealias _ImageLiteralType = UIImage
