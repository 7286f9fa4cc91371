import UIKitModel

extension UIApplication {
    /// The scene of the window on screen, if it has one.
    public final var connectedScenes: Set<UIScene> {
        guard let scene = ModelRuntime.current.visibleWindow?.windowScene else { return [] }
        return [scene]
    }
    /// The session of that scene.
    public final var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// The window on screen.
    public final var windows: [UIWindow] { ModelRuntime.current.visibleWindow.map { [$0] } ?? [] }
    /// The window on screen.
    public final var keyWindow: UIWindow? { ModelRuntime.current.visibleWindow }
    /// How the screen is held, by its shape: `ModelRuntime.screen`.
    public final var statusBarOrientation: UIInterfaceOrientation {
        switch UIDevice.current.orientation {
        case .landscapeLeft: .landscapeRight
        case .unknown: .unknown
        default: .portrait
        }
    }
    /// Inert: in front.
    public final var applicationState: State { .active }
    /// Inert: one window at a time.
    public final var supportsMultipleScenes: Bool { false }
    /// Inert: the number in the badge, which is not drawn.
    public final var applicationIconBadgeNumber: Int {
        get { held() ?? 0 }
        set { hold(newValue) }
    }
    /// Inert: whether the screen would stay on.
    public final var isIdleTimerDisabled: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether the wheel in the status bar would turn.
    public final var isNetworkActivityIndicatorVisible: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: shortcuts on the home screen, which nothing taps.
    public final var shortcutItems: [UIApplicationShortcutItem]? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: how large a person wants texts.
    public final var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// Inert: no app opens an address.
    public final func canOpenURL(_ url: URL) -> Bool { false }
    /// Inert: no app opens an address; reports that at once.
    public final func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }
    /// Inert: no scene is made.
    public final func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Inert: no scene ends.
    public final func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Inert: no notification comes.
    public final func registerForRemoteNotifications() {}
    /// Inert: the app is never out of sight, so no time is measured.
    public final func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { .invalid }
    /// Inert: the app is never out of sight, so no time is measured.
    public final func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// Inert: the app is never out of sight, so no time is measured.
    public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Inert: whether an app is in front.
    public enum State: Int, Sendable {
        /// In front, in front but asleep, or out of sight.
        case active = 0, inactive, background
    }
    /// Inert: how an address would be opened.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// The key with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only by an app of the same address.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
    /// Inert: the address of the app's settings, which nothing opens.
    public static let openSettingsURLString = "app-settings:"

    /// Inert: nothing posts it.
    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Inert: nothing posts it.
    public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Inert: nothing posts it.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Inert: nothing posts it.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Inert: nothing posts it.
    public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Inert: nothing posts it.
    public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Inert: nothing posts it.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}

/// Inert: the name of work that goes on out of sight.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: Int
    /// The work with this number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Inert: what a look for something new has found.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// Something, nothing, or an error.
    case newData = 0, noData, failed
}

extension UIDevice {
    /// Inert: no name for the maker.
    public final var identifierForVendor: UUID? { nil }
    /// Inert: what the device is called.
    public final var name: String { model }
    /// What kind of device it is, in words.
    public final var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
    /// Inert: orientations are not watched.
    public final func beginGeneratingDeviceOrientationNotifications() {}
    /// Inert: orientations are not watched.
    public final func endGeneratingDeviceOrientationNotifications() {}
    /// Inert: nothing posts it.
    public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
