/// A scene with windows. It holds them weakly, as they hold it.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    private var members: [WeakWindow] = []
    /// Whether UIKit has made it, and no app or test.
    package final var isConnected = false
    open var windows: [UIWindow] { members.compactMap(\.window) }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The screen, as the runtime describes it.
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    open var statusBarManager: UIStatusBarManager? { nil }
    /// Windows have the size that a test gives them.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }

    final func attach(_ window: UIWindow) {
        detach(window)
        members.append(WeakWindow(window))
    }
    final func detach(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
    }
}

/// A window that is not retained.
private struct WeakWindow {
    weak var window: UIWindow?
    init(_ window: UIWindow) { self.window = window }
}

/// A scene that is not retained.
final class WeakScene {
    weak var scene: UIWindowScene?
    init(_ scene: UIWindowScene) { self.scene = scene }
}

/// A status bar, which there is not.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { .zero }
    open var isStatusBarHidden: Bool { true }
}

/// The smallest and the largest size of a window.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize.zero
}

/// A scene's windows. Nothing calls these methods: a test calls those it needs.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    /// Not held.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _: UIWindowScene, performActionFor: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    public func windowScene(
        _: UIWindowScene, didUpdate: any UICoordinateSpace,
        interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection
    ) {}
}

/// A space with coordinates.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}
