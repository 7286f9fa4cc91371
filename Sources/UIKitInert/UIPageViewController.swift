import UIKitModel

/// Pages of which one is seen, or two. They are children, as of a container of the app's own (W4);
/// no swipe turns a page, so that only the app does.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// Inert: how pages would turn.
    public final let transitionStyle: TransitionStyle
    /// Inert: in which direction pages would turn.
    public final let navigationOrientation: NavigationOrientation
    /// Inert: on which side the pages would be bound.
    public final let spineLocation: SpineLocation
    /// Inert: which pages are beside each other; nothing asks. Not retained.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Inert: hears of swipes, of which there are none. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Inert: whether pages would be printed on both sides.
    open var isDoubleSided = false
    /// Inert: the swipes that would turn a page.
    public final let gestureRecognizers: [UIGestureRecognizer] = []

    /// A controller without pages.
    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = options?[.spineLocation]
        spineLocation =
            spine as? SpineLocation
            ?? (spine as? Int).flatMap(SpineLocation.init) ?? (style == .scroll ? .none : .min)
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller without pages; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
        super.init(coder: coder)
    }

    /// The pages that are seen.
    public final var viewControllers: [UIViewController]? { children }

    /// Shows other pages, at once: those that go leave this controller, those that come are put
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

    /// Inert: how pages would turn.
    public enum TransitionStyle: Int, Sendable {
        /// As in a book.
        case pageCurl = 0
        /// Beside each other.
        case scroll = 1
    }
    /// Inert: the axis along which pages would turn.
    public enum NavigationOrientation: Int, Sendable {
        /// To the side.
        case horizontal = 0
        /// Up and down.
        case vertical = 1
    }
    /// Inert: where a page would come from.
    public enum NavigationDirection: Int, Sendable {
        /// From behind the present one.
        case forward = 0
        /// From before it.
        case reverse = 1
    }
    /// Inert: on which side pages would be bound.
    public enum SpineLocation: Int, Sendable {
        /// On none.
        case none = 0
        /// At their beginning, in the middle or at their end.
        case min, mid, max
    }
    /// Inert: the names of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The side on which pages would be bound.
        public static let spineLocation = OptionsKey(rawValue: "spineLocation")
        /// How far pages would be apart.
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    }
}

/// Inert: which pages are beside each other. Nothing asks, as no swipe turns a page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before another.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many pages there are.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which of them is seen.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Not implemented.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Not implemented.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Inert: what would be told of swipes.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// A swipe begins.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// A swipe has ended.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Not implemented.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Not implemented.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
