import UIKitModel

/// An image by its name. Nothing is read or drawn, and it has no size.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    private let name: String
    public override init() { name = "" }
    public init?(named name: String) { self.name = name }
    public init?(named name: String, in: Bundle?, compatibleWith: Any?) { self.name = name }
    public init?(systemName name: String) { self.name = "system \(name)" }
    public init?(systemName name: String, withConfiguration: Any?) { self.name = "system \(name)" }
    public init?(data: Data) { name = "data" }
    public init?(data: Data, scale: CGFloat) { name = "data" }
    public init?(contentsOfFile path: String) { name = path }
    public init?(named name: String, in: Bundle?, with: Configuration?) { self.name = name }
    open func pngData() -> Data? { nil }
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    open var scale: CGFloat { 1 }
    open func withRenderingMode(_: RenderingMode) -> UIImage { self }
    open func withTintColor(_: UIColor) -> UIImage { self }
    open var size: CGSize { .zero }
    open func withTintColor(_: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    open func withConfiguration(_: Configuration) -> UIImage { self }
    open func applyingSymbolConfiguration(_: SymbolConfiguration) -> UIImage? { self }
    open func resizableImage(withCapInsets: UIEdgeInsets) -> UIImage { self }
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(literal: name)
    }
    private init(literal name: String) { self.name = name }

    /// The look of an image.
    open class Configuration: NSObject, @unchecked Sendable {}
    /// The look of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
        ) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init()
        }
        public convenience init(scale: SymbolScale) { self.init() }
        public convenience init(weight: SymbolWeight) { self.init() }
        public convenience init(font: UIFont, scale: SymbolScale = .default) { self.init() }
        public convenience init(hierarchicalColor: UIColor) { self.init() }
        public convenience init(paletteColors: [UIColor]) { self.init() }
    }
    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// The size of a symbol.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1, unspecified, small, medium, large
    }

    /// Images with the same name are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.name == name }
    open override var hash: Int { name.hashValue }

    /// The look of an image.
    public enum RenderingMode: Int, Sendable { case automatic = 0, alwaysOriginal, alwaysTemplate }
}

/// The type of an image that code of Xcode contains.
public typealias _ImageLiteralType = UIImage
