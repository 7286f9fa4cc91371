import UIKitModel

/// Inert: what a view would draw. Nothing is drawn; what is set is held.
@preconcurrency @MainActor open class CALayer: NSObject {
    /// Inert: its place, which only the app sets.
    open var frame = CGRect.zero
    /// Inert: its own coordinates, which only the app sets.
    open var bounds = CGRect.zero
    /// Inert: the radius of its corners, in points.
    open var cornerRadius: CGFloat = 0
    /// Inert: which corners would be round.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Inert: the shape of round corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Inert: whether what sticks out would be cut off.
    open var masksToBounds = false
    /// Inert: the width of its border, in points.
    open var borderWidth: CGFloat = 0
    /// Inert: the colour of its border.
    open var borderColor: CGColor?
    /// Inert: the colour behind its content.
    open var backgroundColor: CGColor?
    /// Inert: the opacity, from 0 to 1.
    open var opacity: Float = 1
    /// Inert: whether it would be drawn.
    open var isHidden = false
    /// Inert: how far in front it would be.
    open var zPosition: CGFloat = 0
    /// Inert: the colour of its shadow.
    open var shadowColor: CGColor?
    /// Inert: the opacity of its shadow, from 0 to 1.
    open var shadowOpacity: Float = 0
    /// Inert: how far its shadow would be away.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Inert: the radius of its shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// Inert: what would cut it out.
    open var mask: CALayer?
    /// Inert: whether it would be drawn once and used again.
    open var shouldRasterize = false
    /// Inert: how many pixels would make a point.
    open var rasterizationScale: CGFloat = 1
    /// Inert: a name for the app.
    open var name: String?
    /// The layers inside.
    open var sublayers: [CALayer]?

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
    /// Adds a layer between others.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(idx), layers.count))
        sublayers = layers
    }
    /// Inert: a layer does not know what it is in.
    open func removeFromSuperlayer() {}
    /// Inert: nothing is animated.
    open func removeAllAnimations() {}
    /// Inert: nothing is drawn, so there is nothing to mark.
    open func setNeedsDisplay() {}
}

/// Inert: a change from colour to colour, which is not drawn.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// Inert: the colours.
    open var colors: [Any]?
    /// Inert: where each would be, from 0 to 1.
    open var locations: [NSNumber]?
    /// Inert: where the first would be.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Inert: where the last would be.
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// Inert: the shape of round corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    /// The name of the shape.
    public let rawValue: String
    /// The shape with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Smoother than a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Inert: corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// A bit for each corner.
    public let rawValue: UInt
    /// The corners with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left above.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Right above.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Left below.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Right below.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension UIView {
    /// Inert: what the view would draw.
    public final var layer: CALayer { held(orMade: CALayer()) }
    /// Inert: how the view would be turned, moved or stretched. Its frame does not follow.
    public final var transform: CGAffineTransform {
        get { held() ?? .identity }
        set { hold(newValue) }
    }
}
