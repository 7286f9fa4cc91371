/// Inert: a scene with windows. It holds them weakly, as they hold it.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    private var members: [WeakWindow] = []

    /// Its windows.
    open var windows: [UIWindow] { members.compactMap(\.window) }
    /// The one on screen.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The screen, as the runtime describes it.
    open var screen: UIScreen { .main }
    /// How the screen is held, by its shape: `ModelRuntime.screen`.
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    /// The traits of the screen.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    /// Inert: no status bar is drawn.
    open var statusBarManager: UIStatusBarManager? { nil }
    /// Inert: windows have the size that a test gives them.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }

    final func attach(_ window: UIWindow) {
        detach(window)
        members.append(WeakWindow(window))
    }
    final func detach(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
    }
}

private struct WeakWindow {
    weak var window: UIWindow?
    init(_ window: UIWindow) { self.window = window }
}

final class WeakScene {
    weak var scene: UIWindowScene?
    init(_ scene: UIWindowScene) { self.scene = scene }
}

/// Inert: a status bar, which there is not.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// Inert: its place.
    open var statusBarFrame: CGRect { .zero }
    /// Inert: whether it is hidden.
    open var isStatusBarHidden: Bool { true }
}

/// Inert: how small and large a window might become, which nothing asks.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    /// Inert: the smallest size.
    open var minimumSize = CGSize.zero
    /// Inert: the largest size.
    open var maximumSize = CGSize.zero
}

/// Inert: a scene's windows. Nothing calls these methods: a test calls those it needs.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene; a storyboard would set it.
    var window: UIWindow? { get set }
    /// A shortcut was tapped; called by nothing.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// The scene has another size or shape; called by nothing.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    /// Inert: none, and what is set is not held.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Inert: does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    /// Inert: does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
}

/// Inert: what has coordinates.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    /// Its own place and size.
    var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}
