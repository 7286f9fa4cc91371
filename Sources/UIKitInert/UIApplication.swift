import UIKitModel

/// The app as a whole, one in each runtime. Inert, except that it sends the
/// action of the display mode button.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The app of the current runtime.
    public static var shared: UIApplication {
        if let app: UIApplication = ModelRuntime.current.attachment.appValue("UIApplication") {
            return app
        }
        let app = UIApplication()
        ModelRuntime.current.attachment.appValues["UIApplication"] = app
        return app
    }

    /// Inert: the delegate, which nothing calls; a test sets it if the app reads it. Not retained.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Sends an action. The model can call one method by its name, the one behind a split view's
    /// `displayModeButtonItem`; any other ends the run with an exception that says so.
    ///
    /// - Parameters:
    ///   - action: The name of the method.
    ///   - target: Its receiver.
    ///   - sender: Ignored by the model.
    ///   - event: Ignored by the model.
    /// - Returns: Whether there was a receiver.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        if let split = target as? UISplitViewController, split.performAction(action) {
            return true
        }
        ModelRuntime.current.raiseNotModelled("calling a method by its name, \(action)")
        return false
    }

    /// Inert: the keys of what an app is launched with.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// The key with this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Inert: the address that was opened; the model launches with nothing.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// Inert: the notification that was tapped; the model launches with nothing.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// Inert: the shortcut that was tapped; the model launches with nothing.
        public static let shortcutItem = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// Inert: the keys of what an app is given with an address to open.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// The key with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that asks for it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What it says about it.
        public static let annotation = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a document is opened where it is.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}

/// Inert: the callbacks of an app's life. The model begins with the split view, so it calls none of
/// them; a test that needs what they build calls them itself.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Inert: the app is being launched; called by nothing.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Inert: the app has been launched; called by nothing.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Inert: an address is to be opened; called by nothing.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Inert: whether the state is to be saved; called by nothing, see `StateArchive`.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder)
        -> Bool
    /// Inert: whether the state is to be restored; called by nothing, see `StateArchive`.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
        -> Bool
    /// Inert: the app has become active; called by nothing.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Inert: the app is about to be inactive; called by nothing.
    func applicationWillResignActive(_ application: UIApplication)
    /// Inert: the app is out of sight; called by nothing.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Inert: the app comes back; called by nothing.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Inert: the app ends; called by nothing.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Inert: where an app marked with `@main` begins. The model has no process for it, so it
    /// returns at once; a test makes the delegate.
    public static func main() {}

    /// Inert: goes on.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Inert: goes on.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Inert: does not open it.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Inert: saves nothing.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder)
        -> Bool
    { false }
    /// Inert: restores nothing.
    public func application(
        _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
    ) -> Bool { false }
    /// Inert: does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Inert: does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Inert: does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Inert: does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Inert: does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}
