import UIKitModel

/// Inert: how high a sheet would be; in the model it fills the window.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// Inert: the heights it might have.
    open var detents: [Detent] = [.large()]
    /// Inert: the height it would have.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// Inert: up to which height what is behind could be touched.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Inert: whether the bar for dragging would be drawn.
    open var prefersGrabberVisible = false
    /// Inert: whether scrolling would make it higher.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Inert: whether it would stay at the lower edge where there is little height.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Inert: whether its width would follow from its content.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Inert: the radius of its corners, in points.
    open var preferredCornerRadius: CGFloat?
    /// Inert: the view from which it would come.
    open var sourceView: UIView?
    /// Makes changes at once, as the model has no animations.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Inert: heights are not computed.
    open func invalidateDetents() {}

    /// Inert: a height of a sheet.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// Its name.
        public let identifier: Identifier

        init(_ identifier: Identifier) { self.identifier = identifier }

        /// Half of the screen.
        public static func medium() -> Self { made(.medium) }
        /// The whole screen.
        public static func large() -> Self { made(.large) }
        /// What the app computes; nothing asks.
        public static func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext)
                -> CGFloat?
        ) -> Self { made(identifier ?? Identifier("custom")) }

        private static func made<Made>(_ identifier: Identifier) -> Made {
            guard let detent = Detent(identifier) as? Made else {
                fatalError("heights have no classes of their own")
            }
            return detent
        }

        /// Inert: the name of a height.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            /// The name.
            public let rawValue: String
            /// The height with this name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The height with this name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }
    }
}

/// Inert: what a height would be computed from; nothing computes one.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext:
    NSObjectProtocol
{
    /// Inert: the largest height, in points.
    var maximumDetentValue: CGFloat { get }
    /// Inert: the traits of the container.
    var containerTraitCollection: UITraitCollection { get }
}

/// Inert: hears of the heights of sheets; they never change, so nothing calls it.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Inert: a person has dragged a sheet to another height; called by nothing.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Inert: does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
