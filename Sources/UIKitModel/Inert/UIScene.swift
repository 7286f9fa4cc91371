/// Inert: a part of an app that has windows of its own. The system makes none in the model: a test
/// makes one and passes it to the methods of its delegate.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The session, which a test has made.
    public final let session: UISceneSession
    /// The delegate, which nothing calls.
    open var delegate: (any UISceneDelegate)?
    /// Inert: the title, which is not shown.
    open var title: String! = ""

    /// A scene, which a test makes.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Inert: in front, as long as a window of it is on screen.
    open var activationState: ActivationState { .foregroundActive }
    /// Inert: no other app opens it, and the address is not held.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    /// Inert: nothing posts it.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Inert: nothing posts it.
    public static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification")
    /// Inert: nothing posts it.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Inert: nothing posts it.
    public static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    /// Inert: nothing posts it.
    public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Inert: nothing posts it.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    /// Inert: whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        /// It has no windows yet.
        case unattached = -1
        /// In front.
        case foregroundActive = 0
        /// In front, but asleep.
        case foregroundInactive = 1
        /// Out of sight.
        case background = 2
    }

    /// Inert: why a scene is made. A test says so, with what UIKit would have found out.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// Addresses that were opened.
        public final let urlContexts: Set<UIOpenURLContext>
        /// Activities to go on with.
        public final let userActivities: Set<NSUserActivity>
        /// The shortcut that was tapped.
        public final let shortcutItem: UIApplicationShortcutItem?
        /// Inert: no other app opens the scene.
        open var sourceApplication: String? { nil }
        /// Inert: no activity of another device.
        open var handoffUserActivityType: String? { nil }

        /// Reasons that a test gives. UIKit has no such initialiser: there the system makes them.
        public init(
            urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
            shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            self.urlContexts = urlContexts
            self.userActivities = userActivities
            self.shortcutItem = shortcutItem
        }
    }

    /// Inert: how another app would open an address.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Inert: whether only an app of the same address may.
        open var universalLinksOnly = false
    }
}

/// Inert: an address that was opened.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The address.
    public final let url: URL

    /// An address that a test opens. UIKit has no such initialiser: there the system makes it.
    public init(url: URL) { self.url = url }

    /// Inert: what the system says about it: nothing.
    public final var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

extension UIScene {
    /// Inert: what the system says about an address to open.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// Inert: the app that asks for it: none.
        public final var sourceApplication: String? { nil }
        /// Inert: what it says about it: nothing.
        public final var annotation: Any? { nil }
        /// Inert: whether a document is opened where it is.
        public final var openInPlace: Bool { false }
    }
}

/// Inert: a shortcut on the home screen; nothing taps one.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    /// Its kind, which the app has chosen.
    public final let type: String
    /// Inert: the title, which is not shown.
    public final let localizedTitle: String

    /// A shortcut.
    public init(type: String, localizedTitle: String) {
        self.type = type
        self.localizedTitle = localizedTitle
    }
}

/// Inert: what is known of a scene while it has no windows. A test makes it.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The role of its scene.
    public final let role: Role
    /// A name, another for each session.
    public final let persistentIdentifier = UUID().uuidString
    /// Inert: how the scene would be made.
    open var configuration: UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: role)
    }
    /// Inert: what the app wants to go on with; it is held.
    open var stateRestorationActivity: NSUserActivity?
    /// Inert: what the app keeps there.
    open var userInfo: [String: Any]?

    /// A session that a test makes. UIKit has no such initialiser: there the system makes it.
    public init(role: Role = .windowApplication) { self.role = role }

    /// Inert: what a scene is for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        /// The name of the role.
        public let rawValue: String
        /// The role with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Windows of an app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on another screen.
        public static let windowExternalDisplay = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }
}

/// Inert: how a scene would be made; nothing makes one by it.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// Inert: its name in the app's property list, which is not read.
    public final let name: String?
    /// Inert: the role of the scene.
    public final let role: UISceneSession.Role
    /// Inert: the class of the scene.
    open var sceneClass: AnyClass?
    /// Inert: the class of the delegate, of which nothing makes one.
    open var delegateClass: AnyClass?
    /// Inert: the storyboard with the first screen, which is not read.
    open var storyboard: UIStoryboard?

    /// A configuration with a name.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// Inert: the life of a scene. Nothing calls these methods: a test calls those it needs.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene has been made; called by nothing.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is gone; called by nothing.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in front; called by nothing.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to be inactive; called by nothing.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene comes back; called by nothing.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is out of sight; called by nothing.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Addresses are to be opened; called by nothing.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// What to go on with later; nothing asks.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// An activity is to be gone on with; called by nothing.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Inert: does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Inert: does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Inert: does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Inert: does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Inert: does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Inert: does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Inert: does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Inert: nothing.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Inert: does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}
