import UIKitModel

/// Pages of which one is seen, or two. They are children, as of a container of the app's own (W4);
/// no swipe turns a page, so that only the app does.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    public final let transitionStyle: TransitionStyle
    public final let navigationOrientation: NavigationOrientation
    public final let spineLocation: SpineLocation
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open var isDoubleSided = false
    public final let gestureRecognizers: [UIGestureRecognizer] = []

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = options?[.spineLocation]
        spineLocation =
            spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init)
            ?? (style == .scroll ? .none : .min)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
        super.init(coder: coder)
    }

    public final var viewControllers: [UIViewController]? { children }

    /// Shows other pages, at once: the old pages leave this controller, and the new ones are put
    /// into it.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pages = viewControllers ?? []
        for child in children where !pages.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        for page in pages where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        completion?(true)
    }

    /// The ways to turn pages.
    public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
    /// The axis along which pages would turn.
    public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
    /// The side from which a page comes.
    public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
    /// The side on which pages are bound.
    public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }
    /// The names of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    }
}

/// Decides which pages are beside each other. Nothing asks, as no swipe turns a page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for: UIPageViewController) -> Int { 0 }
}

/// Hears of swipes.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(_: UIPageViewController, willTransitionTo: [UIViewController]) {}
    public func pageViewController(
        _: UIPageViewController, didFinishAnimating: Bool,
        previousViewControllers: [UIViewController], transitionCompleted: Bool
    ) {}
}
