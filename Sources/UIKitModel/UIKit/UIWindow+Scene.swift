extension UIWindow {
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
