import UIKitModel

/// A part of a view from whose edges constraints are made. It moves nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open var identifier = ""
    open var layoutFrame: CGRect { .zero }
    open weak var owningView: UIView?
    public override init() {}
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView {
    /// Constraints to its edges move nothing. The insets are modelled: `safeAreaInsets`.
    public final var safeAreaLayoutGuide: UILayoutGuide { held(orMade: guide()) }
    public final var layoutMarginsGuide: UILayoutGuide { held(orMade: guide()) }
    public final var readableContentGuide: UILayoutGuide { held(orMade: guide()) }
    public final var keyboardLayoutGuide: UILayoutGuide { held(orMade: guide()) }
    /// The guide does not retain the view.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    public final var layoutMargins: UIEdgeInsets {
        get { held() ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        set { hold(newValue) }
    }
    public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { held() ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        set { hold(newValue) }
    }
    public final var preservesSuperviewLayoutMargins: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }

    private func guide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.owningView = self
        return guide
    }
}

/// Margins by the direction of the language.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public static let zero = NSDirectionalEdgeInsets()
}

/// Edges by the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The weight of a constraint.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1_000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
}
