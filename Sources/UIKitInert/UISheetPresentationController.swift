import UIKitModel

/// A sheet, which in the model fills the window.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var preferredCornerRadius: CGFloat?
    open var sourceView: UIView?
    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() {}

    /// A height of a sheet.
    @preconcurrency @MainActor open class Detent: NSObject {
        public let identifier: Identifier
        init(_ identifier: Identifier) { self.identifier = identifier }
        public static func medium() -> Self { made(.medium) }
        public static func large() -> Self { made(.large) }
        public static func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) ->
                CGFloat?
        ) -> Self { made(identifier ?? Identifier("custom")) }

        private static func made<Made>(_ identifier: Identifier) -> Made {
            guard let detent = Detent(identifier) as? Made else {
                fatalError("heights have no classes of their own")
            }
            return detent
        }

        /// The name of a height.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }
    }
}

/// The room in which a height is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var maximumDetentValue: CGFloat { get }
    var containerTraitCollection: UITraitCollection { get }
}

/// Hears of the heights of sheets; they never change.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _: UISheetPresentationController
    ) {}
}
