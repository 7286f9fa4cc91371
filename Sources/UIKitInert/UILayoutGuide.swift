import UIKitModel

/// Inert: a part of a view from whose edges constraints are made. It moves nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// Inert: a name for the app.
    open var identifier = ""
    /// Inert: its place, which nothing computes.
    open var layoutFrame: CGRect { .zero }
    /// Inert: the view that it is a part of, if it was added to one.
    open weak var owningView: UIView?
    /// Inert: a part of no view.
    public override init() {}

    /// Inert: an edge from which constraints are made that move nothing.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// Inert: an edge from which constraints are made that move nothing.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// Inert: an edge from which constraints are made that move nothing.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// Inert: an edge from which constraints are made that move nothing.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// Inert: a middle from which constraints are made that move nothing.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// Inert: an edge from which constraints are made that move nothing.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// Inert: an edge from which constraints are made that move nothing.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// Inert: a middle from which constraints are made that move nothing.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// Inert: a length from which constraints are made that move nothing.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// Inert: a length from which constraints are made that move nothing.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView {
    /// Inert: what no bar covers; constraints to its edges move nothing. The insets are modelled:
    /// `safeAreaInsets`.
    public final var safeAreaLayoutGuide: UILayoutGuide { held(orMade: guide()) }
    /// Inert: what is inside the margins; constraints to its edges move nothing.
    public final var layoutMarginsGuide: UILayoutGuide { held(orMade: guide()) }
    /// Inert: what is narrow enough to be read; constraints to its edges move nothing.
    public final var readableContentGuide: UILayoutGuide { held(orMade: guide()) }
    /// Inert: what a keyboard covers; there is none.
    public final var keyboardLayoutGuide: UILayoutGuide { held(orMade: guide()) }
    /// Inert: makes a guide a part of the view, which it does not retain.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
    /// Inert: the margins, which nothing has.
    public final var layoutMargins: UIEdgeInsets {
        get { held() ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        set { hold(newValue) }
    }
    /// Inert: the margins by the direction of the language, which nothing has.
    public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { held() ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        set { hold(newValue) }
    }
    /// Inert: whether margins would follow from those around; there are none.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether margins would follow from the safe area; there are none.
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

/// Inert: margins by the direction of the language.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// Above.
    public var top: CGFloat
    /// Where lines begin.
    public var leading: CGFloat
    /// Below.
    public var bottom: CGFloat
    /// Where lines end.
    public var trailing: CGFloat
    /// None.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    /// Margins in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
    /// None.
    public static let zero = NSDirectionalEdgeInsets()
}

/// Inert: edges by the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// A bit for each edge.
    public let rawValue: UInt
    /// The edges with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Above.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// Where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// Below.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// Where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// Each.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Inert: how much a constraint would count.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    /// From 0 to 1000.
    public var rawValue: Float
    /// The priority with this number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// The priority with this number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It has to hold.
    public static let required = UILayoutPriority(1_000)
    /// Much.
    public static let defaultHigh = UILayoutPriority(750)
    /// Less.
    public static let defaultLow = UILayoutPriority(250)
    /// As little as the size that just fits.
    public static let fittingSizeLevel = UILayoutPriority(50)
    /// A little more.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }
    /// A little less.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
}
