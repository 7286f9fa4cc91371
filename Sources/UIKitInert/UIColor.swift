import UIKitModel

/// A colour by its name or components.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let text: String
    private let alpha: CGFloat

    private init(_ text: String, alpha: CGFloat = 1) {
        (self.text, self.alpha) = (text, alpha)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("red \(red) green \(green) blue \(blue)", alpha: alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init("white \(white)", alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    { self.init("hue \(hue) saturation \(saturation) brightness \(brightness)", alpha: alpha) }

    public convenience init?(named name: String) { self.init("named \(name)") }

    public convenience init?(named name: String, in: Bundle?, compatibleWith: Any?) {
        self.init("named \(name)")
    }

    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let color = dynamicProvider(UITraitCollection())
        self.init(color.text, alpha: color.alpha)
    }
    public convenience init(cgColor: CGColor) { self.init(cgColor.called, alpha: cgColor.alpha) }
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) { self.init("red \(red) green \(green) blue \(blue)", alpha: CGFloat(alpha)) }
    open func resolvedColor(with: UITraitCollection) -> UIColor { self }
    open var cgColor: CGColor { .called(text, alpha: alpha) }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(text, alpha: alpha) }
    open override var description: String { "\(text) alpha \(alpha)" }
    /// Colours with the same name or components are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.description == description
    }
    open override var hash: Int { description.hashValue }
}

/// The type of a colour that code of Xcode contains.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    private static func color(_ name: String = #function) -> UIColor { UIColor(name) }
    public static var black: UIColor { color() }
    public static var darkGray: UIColor { color() }
    public static var lightGray: UIColor { color() }
    public static var white: UIColor { color() }
    public static var gray: UIColor { color() }
    public static var red: UIColor { color() }
    public static var green: UIColor { color() }
    public static var blue: UIColor { color() }
    public static var cyan: UIColor { color() }
    public static var yellow: UIColor { color() }
    public static var magenta: UIColor { color() }
    public static var orange: UIColor { color() }
    public static var purple: UIColor { color() }
    public static var brown: UIColor { color() }
    public static var clear: UIColor { color() }
    public static var systemRed: UIColor { color() }
    public static var systemGreen: UIColor { color() }
    public static var systemBlue: UIColor { color() }
    public static var systemOrange: UIColor { color() }
    public static var systemYellow: UIColor { color() }
    public static var systemPink: UIColor { color() }
    public static var systemPurple: UIColor { color() }
    public static var systemTeal: UIColor { color() }
    public static var systemIndigo: UIColor { color() }
    public static var systemBrown: UIColor { color() }
    public static var systemMint: UIColor { color() }
    public static var systemCyan: UIColor { color() }
    public static var systemGray: UIColor { color() }
    public static var systemGray2: UIColor { color() }
    public static var systemGray3: UIColor { color() }
    public static var systemGray4: UIColor { color() }
    public static var systemGray5: UIColor { color() }
    public static var systemGray6: UIColor { color() }
    public static var label: UIColor { color() }
    public static var secondaryLabel: UIColor { color() }
    public static var tertiaryLabel: UIColor { color() }
    public static var quaternaryLabel: UIColor { color() }
    public static var link: UIColor { color() }
    public static var placeholderText: UIColor { color() }
    public static var separator: UIColor { color() }
    public static var opaqueSeparator: UIColor { color() }
    public static var systemBackground: UIColor { color() }
    public static var secondarySystemBackground: UIColor { color() }
    public static var tertiarySystemBackground: UIColor { color() }
    public static var systemGroupedBackground: UIColor { color() }
    public static var secondarySystemGroupedBackground: UIColor { color() }
    public static var tertiarySystemGroupedBackground: UIColor { color() }
    public static var systemFill: UIColor { color() }
    public static var secondarySystemFill: UIColor { color() }
    public static var tertiarySystemFill: UIColor { color() }
    public static var quaternarySystemFill: UIColor { color() }
    public static var lightText: UIColor { color() }
    public static var darkText: UIColor { color() }
    public static var tintColor: UIColor { color() }
    public static var groupTableViewBackground: UIColor { color() }
}
