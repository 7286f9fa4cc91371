import UIKitModel

/// Inert: a relation of two edges or lengths. Containers lay out the views of controllers, so it
/// moves nothing.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// Inert: whether it would be in force.
    open var isActive = false
    /// Inert: the distance or length in points, which nothing has.
    open var constant: CGFloat
    /// Inert: how much it would count.
    open var priority: Float = 1_000

    init(_ constant: CGFloat) { self.constant = constant }

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
}

extension UIView {
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
