/// What the engine knows of a controller and a test may look at.
extension UIViewController {
    /// Whether this controller was told that it has appeared, and not that it disappears (A1).
    package final var hasAppeared: Bool { appearance == .appeared }

    /// Whether this controller was told that it will appear or disappear, and not yet that it did.
    package final var isInBetween: Bool { appearance == .appearing || appearance == .disappearing }
}
