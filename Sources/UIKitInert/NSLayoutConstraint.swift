import UIKitModel

/// Inert: a relation of two edges or lengths. Containers lay out the views of controllers, so it
/// moves nothing.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// Inert: whether it would be in force.
    open var isActive = false
    /// Inert: the distance or length in points, which nothing has.
    open var constant: CGFloat
    /// Inert: how much it would count.
    open var priority = UILayoutPriority.required
    /// Inert: a name for the app.
    open var identifier: String?

    init(_ constant: CGFloat) { self.constant = constant }

    /// Inert: a constraint that moves nothing.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) { self.init(c) }

    /// Inert: none, as the picture made of letters is not read.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [],
        metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }

    /// Inert: how such a picture would be read.
    public struct FormatOptions: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// The options with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// With the same upper edge.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// With the same lower edge.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// With the same edge at the beginning.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// With the same edge at the end.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// With the same middle.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// With the same middle.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    }

    /// Inert: an edge, a middle or a length.
    public enum Attribute: Int, Sendable {
        /// None.
        case notAnAttribute = 0
        /// Edges, lengths and middles.
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        /// Lines of texts.
        case lastBaseline, firstBaseline
        /// Edges inside the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// Middles inside the margins.
        case centerXWithinMargins, centerYWithinMargins
    }
    /// Inert: a relation.
    public enum Relation: Int, Sendable {
        /// At most, the same, or at least.
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
    }

    /// Inert: marks constraints that move nothing.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    /// Inert: marks constraints that move nothing.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// Inert: an edge, a middle or a length of a view, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// Inert: a constraint that moves nothing.
    public final func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
    /// Inert: a constraint that moves nothing.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
    /// Inert: a constraint that moves nothing.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}

/// Inert: an edge or a middle on the horizontal axis.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// Inert: an edge or a middle on the vertical axis.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// Inert: a width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Inert: a constraint that moves nothing.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant)
    }
    /// Inert: a constraint that moves nothing.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant)
    }
    /// Inert: a constraint that moves nothing.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant)
    }
    /// Inert: a constraint that moves nothing.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
    /// Inert: a constraint that moves nothing.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
    /// Inert: a constraint that moves nothing.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}

extension NSLayoutConstraint {
    /// Inert: a direction.
    public enum Axis: Int, Sendable {
        /// Beside each other.
        case horizontal = 0
        /// Below one another.
        case vertical = 1
    }
}

extension UIView {
    /// Inert: marks a constraint that moves nothing.
    public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Inert: marks constraints that move nothing.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }
    /// Inert: marks a constraint that moves nothing.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
    }
    /// Inert: nothing is laid out, and it is not held.
    public final func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    /// Inert: nothing is laid out, and it is not held.
    public final func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    /// Inert: nothing is laid out.
    public final func setNeedsUpdateConstraints() {}
    /// Inert: nothing is laid out.
    public final func sizeToFit() {}
    /// Inert: a line of text from which constraints are made that move nothing.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// Inert: a line of text from which constraints are made that move nothing.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
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
