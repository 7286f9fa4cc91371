/// A part of an app that has windows of its own. The system makes none in the model: a test makes
/// one and passes it to the methods of its delegate.
@preconcurrency @MainActor open class UIScene: UIResponder, InertObject {
    /// The session, which a test has made.
    public final let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open var title: String! = ""

    /// A scene, which a test makes.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open var activationState: ActivationState { .foregroundActive }
    open func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// The reasons to make a scene. A test says so, with what UIKit would have found out.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        public final let urlContexts: Set<UIOpenURLContext>
        public final let userActivities: Set<NSUserActivity>
        public final let shortcutItem: UIApplicationShortcutItem?
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }

        /// Reasons that a test gives. UIKit has no such initialiser: there the system makes them.
        public init(
            urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
            shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            self.urlContexts = urlContexts
            (self.userActivities, self.shortcutItem) = (userActivities, shortcutItem)
        }
    }

    /// The ways in which another app opens an address.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
    }
}

/// An address that was opened.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    public final let url: URL
    /// An address that a test opens. UIKit has no such initialiser: there the system makes it.
    public init(url: URL) { self.url = url }
    public final var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

extension UIScene {
    /// The system's remarks about an address to open.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        public final var sourceApplication: String? { nil }
        public final var annotation: Any? { nil }
        public final var openInPlace: Bool { false }
    }
}

/// A shortcut on the home screen.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    public final let type: String
    public final let localizedTitle: String
    public init(type: String, localizedTitle: String) {
        (self.type, self.localizedTitle) = (type, localizedTitle)
    }
}

/// The session of a scene, which a test makes.
@preconcurrency @MainActor open class UISceneSession: NSObject, InertObject {
    public final let role: Role
    public final let persistentIdentifier = UUID().uuidString
    open var configuration: UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: role)
    }
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]?

    /// A session that a test makes. UIKit has no such initialiser: there the system makes it.
    public init(role: Role = .windowApplication) { self.role = role }

    /// The purpose of a scene.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }
}

/// The plan of a scene; nothing makes one by it.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject, InertObject {
    public final let name: String?
    public final let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// The life of a scene. Nothing calls these methods: a test calls those it needs.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions)
    {}
    public func sceneDidDisconnect(_: UIScene) {}
    public func sceneDidBecomeActive(_: UIScene) {}
    public func sceneWillResignActive(_: UIScene) {}
    public func sceneWillEnterForeground(_: UIScene) {}
    public func sceneDidEnterBackground(_: UIScene) {}
    public func scene(_: UIScene, openURLContexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for: UIScene) -> NSUserActivity? { nil }
    public func scene(_: UIScene, continue: NSUserActivity) {}
}
