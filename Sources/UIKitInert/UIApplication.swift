import UIKitModel

/// The app as a whole, one in each runtime. All it does is to send the action of the display mode
/// button.
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

    /// Called by nothing; a test sets it if the app reads it.
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
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        if let split = target as? UISplitViewController, split.performAction(action) { return true }
        ModelRuntime.current.raiseNotModelled("calling a method by its name, \(action)")
        return false
    }

    /// The keys of what an app is launched with.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// The keys of what an app is given with an address to open.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}

/// The callbacks of an app's life. The model begins with the split view, so it calls none of them.
/// A test may call them itself.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder)
        -> Bool
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
        -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Begins an app that is marked with `@main`. The model has no process for it, so it returns at
    /// once; a test makes the delegate.
    public static func main() {}

    public func application(
        _: UIApplication, willFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _: UIApplication, open: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    public func application(_: UIApplication, shouldSaveApplicationState: NSCoder) -> Bool { false }
    public func application(_: UIApplication, shouldRestoreApplicationState: NSCoder) -> Bool {
        false
    }
    public func applicationDidBecomeActive(_: UIApplication) {}
    public func applicationWillResignActive(_: UIApplication) {}
    public func applicationDidEnterBackground(_: UIApplication) {}
    public func applicationWillEnterForeground(_: UIApplication) {}
    public func applicationWillTerminate(_: UIApplication) {}
}
