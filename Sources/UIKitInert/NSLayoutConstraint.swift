import UIKitModel

/// A relation of two edges or lengths. Containers lay out the views of controllers, so it moves
/// nothing.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    open var isActive = false
    open var constant: CGFloat
    open var priority = UILayoutPriority.required
    open var identifier: String?
    init(_ constant: CGFloat) { self.constant = constant }

    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) { self.init(c) }

    public static func constraints(
        withVisualFormat: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }

    /// The ways to read a picture made of letters.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    }

    /// An edge, a middle or a length.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0, left, right, top, bottom, leading, trailing, width, height, centerX
        case centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
        case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
    }
    /// A relation.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// An edge, a middle or a length of a view, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    public final func constraint(equalTo: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { .init(constant) }
    public final func constraint(
        greaterThanOrEqualTo: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { .init(constant) }
    public final func constraint(
        lessThanOrEqualTo: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { .init(constant) }
}

/// An edge or a middle on the horizontal axis.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// An edge or a middle on the vertical axis.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// A width or a height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { .init(c) }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        .init(c)
    }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { .init(c) }
    public func constraint(equalTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { .init(constant) }
    public func constraint(
        greaterThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { .init(constant) }
    public func constraint(
        lessThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { .init(constant) }
}

extension NSLayoutConstraint {
    /// A direction.
    public enum Axis: Int, Sendable { case horizontal = 0, vertical }
}

extension UIView {
    public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }
    public final func removeConstraint(_ gone: NSLayoutConstraint) { gone.isActive = false }
    public final func setContentHuggingPriority(_: UILayoutPriority, for: NSLayoutConstraint.Axis) {
    }
    public final func setContentCompressionResistancePriority(
        _: UILayoutPriority, for: NSLayoutConstraint.Axis
    ) {}
    public final func setNeedsUpdateConstraints() {}
    public final func sizeToFit() {}
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
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
