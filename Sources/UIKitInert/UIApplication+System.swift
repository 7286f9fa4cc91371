import UIKitModel

extension UIApplication {
    /// The scene of the window on screen; before there is one, the scene that UIKit connects for
    /// the app's first window.
    public final var connectedScenes: Set<UIScene> {
        if let window = ModelRuntime.current.visibleWindow {
            return window.windowScene.map { [$0] } ?? []
        }
        if let scene: UIWindowScene = held() { return [scene] }
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
        scene.isConnected = true
        hold(scene)
        return [scene]
    }
    public final var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    public final var windows: [UIWindow] { ModelRuntime.current.visibleWindow.map { [$0] } ?? [] }
    public final var keyWindow: UIWindow? { ModelRuntime.current.visibleWindow }
    public final var statusBarOrientation: UIInterfaceOrientation {
        switch UIDevice.current.orientation {
        case .landscapeLeft: .landscapeRight
        case .unknown: .unknown
        default: .portrait
        }
    }
    public final var applicationState: State { .active }
    public final var supportsMultipleScenes: Bool { false }
    public final var applicationIconBadgeNumber: Int {
        get { held() ?? 0 }
        set { hold(newValue) }
    }
    public final var isIdleTimerDisabled: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var isNetworkActivityIndicatorVisible: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var shortcutItems: [UIApplicationShortcutItem]? {
        get { held() }
        set { hold(newValue) }
    }
    public final var preferredContentSizeCategory: UIContentSizeCategory { .large }
    public final func canOpenURL(_: URL) -> Bool { false }
    /// No app opens an address; reports that at once.
    public final func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }
    public final func requestSceneSessionActivation(
        _: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    public final func requestSceneSessionDestruction(
        _: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    public final func registerForRemoteNotifications() {}
    public final func beginBackgroundTask(expirationHandler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { .invalid }
    public final func beginBackgroundTask(withName: String?, expirationHandler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { .invalid }
    public final func endBackgroundTask(_: UIBackgroundTaskIdentifier) {}

    /// Whether an app is in front.
    public enum State: Int, Sendable { case active = 0, inactive, background }
    /// The ways to open an address.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
    public static let openSettingsURLString = "app-settings:"

    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}

/// The name of work that goes on out of sight.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a look for something new.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData = 0, noData, failed }

extension UIDevice {
    public final var identifierForVendor: UUID? { nil }
    public final var name: String { model }
    public final var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
    public final func beginGeneratingDeviceOrientationNotifications() {}
    public final func endGeneratingDeviceOrientationNotifications() {}
    public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
