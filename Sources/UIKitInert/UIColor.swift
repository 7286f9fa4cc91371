import UIKitModel

/// Inert: a colour by its name or components. Nothing is drawn with it.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let text: String
    private let alpha: CGFloat

    private init(_ text: String, alpha: CGFloat = 1) {
        self.text = text
        self.alpha = alpha
    }

    /// Inert: the colour with these components, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("red \(red) green \(green) blue \(blue)", alpha: alpha)
    }

    /// Inert: a shade of grey, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init("white \(white)", alpha: alpha)
    }

    /// Inert: the colour with these components, from 0 to 1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init("hue \(hue) saturation \(saturation) brightness \(brightness)", alpha: alpha) }

    /// Inert: a colour of an asset catalogue that is not read; every name has one.
    public convenience init?(named name: String) { self.init("named \(name)") }

    /// Inert: a colour of an asset catalogue that is not read; every name has one.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: Any?
    ) { self.init("named \(name)") }

    /// Inert: the colour for light traits.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let color = dynamicProvider(UITraitCollection())
        self.init(color.text, alpha: color.alpha)
    }
    /// Inert: the colour of a layer.
    public convenience init(cgColor: CGColor) { self.init(cgColor.called, alpha: cgColor.alpha) }
    /// Inert: what it is the name for in code that Xcode writes.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) { self.init("red \(red) green \(green) blue \(blue)", alpha: CGFloat(alpha)) }
    /// Inert: the same colour with all traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
    /// Inert: the colour for a layer.
    open var cgColor: CGColor { .called(text, alpha: alpha) }

    /// Inert: the same colour, with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(text, alpha: alpha)
    }

    /// Its name or components.
    open override var description: String { "\(text) alpha \(alpha)" }
    /// Colours with the same name or components are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.description == description
    }
    /// Agrees with equality.
    open override var hash: Int { description.hashValue }
}

/// The type of a colour that code of Xcode contains.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    private static func color(_ name: String = #function) -> UIColor { UIColor(name) }

    /// Inert: a colour by name.
    public static var black: UIColor { color() }
    /// Inert: a colour by name.
    public static var darkGray: UIColor { color() }
    /// Inert: a colour by name.
    public static var lightGray: UIColor { color() }
    /// Inert: a colour by name.
    public static var white: UIColor { color() }
    /// Inert: a colour by name.
    public static var gray: UIColor { color() }
    /// Inert: a colour by name.
    public static var red: UIColor { color() }
    /// Inert: a colour by name.
    public static var green: UIColor { color() }
    /// Inert: a colour by name.
    public static var blue: UIColor { color() }
    /// Inert: a colour by name.
    public static var cyan: UIColor { color() }
    /// Inert: a colour by name.
    public static var yellow: UIColor { color() }
    /// Inert: a colour by name.
    public static var magenta: UIColor { color() }
    /// Inert: a colour by name.
    public static var orange: UIColor { color() }
    /// Inert: a colour by name.
    public static var purple: UIColor { color() }
    /// Inert: a colour by name.
    public static var brown: UIColor { color() }
    /// Inert: a colour by name.
    public static var clear: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemRed: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemGreen: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemBlue: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemOrange: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemYellow: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemPink: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemPurple: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemTeal: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemIndigo: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemBrown: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemMint: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemCyan: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemGray: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemGray2: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemGray3: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemGray4: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemGray5: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemGray6: UIColor { color() }
    /// Inert: a colour by name.
    public static var label: UIColor { color() }
    /// Inert: a colour by name.
    public static var secondaryLabel: UIColor { color() }
    /// Inert: a colour by name.
    public static var tertiaryLabel: UIColor { color() }
    /// Inert: a colour by name.
    public static var quaternaryLabel: UIColor { color() }
    /// Inert: a colour by name.
    public static var link: UIColor { color() }
    /// Inert: a colour by name.
    public static var placeholderText: UIColor { color() }
    /// Inert: a colour by name.
    public static var separator: UIColor { color() }
    /// Inert: a colour by name.
    public static var opaqueSeparator: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemBackground: UIColor { color() }
    /// Inert: a colour by name.
    public static var secondarySystemBackground: UIColor { color() }
    /// Inert: a colour by name.
    public static var tertiarySystemBackground: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemGroupedBackground: UIColor { color() }
    /// Inert: a colour by name.
    public static var secondarySystemGroupedBackground: UIColor { color() }
    /// Inert: a colour by name.
    public static var tertiarySystemGroupedBackground: UIColor { color() }
    /// Inert: a colour by name.
    public static var systemFill: UIColor { color() }
    /// Inert: a colour by name.
    public static var secondarySystemFill: UIColor { color() }
    /// Inert: a colour by name.
    public static var tertiarySystemFill: UIColor { color() }
    /// Inert: a colour by name.
    public static var quaternarySystemFill: UIColor { color() }
    /// Inert: a colour by name.
    public static var lightText: UIColor { color() }
    /// Inert: a colour by name.
    public static var darkText: UIColor { color() }
    /// Inert: a colour by name.
    public static var tintColor: UIColor { color() }
    /// Inert: a colour by name.
    public static var groupTableViewBackground: UIColor { color() }
}
