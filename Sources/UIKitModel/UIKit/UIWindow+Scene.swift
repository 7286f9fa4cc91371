extension UIWindow {
    /// The traits that the window changes for everything in it (iOS 17).
    public final var traitOverrides: UITraitOverrides {
        get { (attachment.appValue("traitOverrides") as WindowTraits?)?.overrides ?? .init() }
        set {
            let given = given
            attachment.appValues["traitOverrides"] = WindowTraits(
                overrides: newValue, given: given.horizontalSizeClass)
            environment = given
        }
    }

    /// The environment that the system gives to the window.
    final var given: WindowEnvironment {
        let traits: WindowTraits? = attachment.appValue("traitOverrides")
        var environment = surroundings
        if let traits { environment.horizontalSizeClass = traits.given }
        return environment
    }

    /// The environment that the system gives to the window, with what the app has overridden.
    final func overridden(_ given: WindowEnvironment) -> WindowEnvironment {
        guard var traits: WindowTraits = attachment.appValue("traitOverrides") else { return given }
        traits.given = given.horizontalSizeClass
        attachment.appValues["traitOverrides"] = traits
        var environment = given
        if traits.overrides.horizontalSizeClass != .unspecified {
            environment.horizontalSizeClass = traits.overrides.horizontalSizeClass
        }
        return environment
    }

    /// The scene that the window belongs to. Not retained.
    public final var windowScene: UIWindowScene? {
        get { (attachment.appValue("windowScene") as WeakScene?)?.scene }
        set {
            windowScene?.detach(self)
            attachment.appValues["windowScene"] = newValue.map(WeakScene.init)
            newValue?.attach(self)
        }
    }

    /// Whether it is the window on screen.
    public final var isKeyWindow: Bool { isVisible && runtime.surface.window.leads(to: self) }

    /// Inert: keys go nowhere. Unlike `makeKeyAndVisible()` it does not show the window.
    public final func makeKey() {}

    /// Inert: how far in front it would be. The one that was shown last is on screen.
    public final var windowLevel: Level {
        get { attachment.appValue("windowLevel") ?? .normal }
        set { attachment.appValues["windowLevel"] = newValue }
    }

    /// Inert: how far in front a window would be.
    public struct Level: Hashable, RawRepresentable, Sendable {
        /// The larger, the further.
        public var rawValue: CGFloat
        /// The level with this number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level with this number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of most windows.
        public static let normal = Level(0)
        /// In front of a status bar.
        public static let statusBar = Level(1_000)
        /// In front of all others.
        public static let alert = Level(2_000)

        /// A level in front of another.
        public static func + (level: Level, number: CGFloat) -> Level {
            Level(level.rawValue + number)
        }
        /// A level behind another.
        public static func - (level: Level, number: CGFloat) -> Level {
            Level(level.rawValue - number)
        }
    }
}

/// What an app has overridden of a window's traits, and what the system gives it.
private struct WindowTraits {
    var overrides: UITraitOverrides
    var given: UIUserInterfaceSizeClass
}

extension ModelRuntime {
    /// The window, and what can be noticed in it.
    struct Surface {
        /// The window that was put on screen last; it clears this when it is released.
        var window = Backlink<UIWindow>.none
        /// Whether a window has a height, so that layouts are noted (see `LastLayout`).
        var hasLayouts = false
        /// Whether a class overrides `viewWillTransition(to:with:)` or
        /// `willTransition(to:with:)`: otherwise no app can tell whether they are called.
        var hearsOfSizes = false
        /// FR1.
        weak var firstResponder: UIResponder?
    }

    /// The window on screen, if there is one.
    package var visibleWindow: UIWindow? { surface.window.owner }
}
