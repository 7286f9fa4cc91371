/// The room on an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unknown.
    case unspecified = 0
    /// Little room: a phone in portrait, a narrow pane.
    case compact = 1
    /// Plenty of room: a full-screen tablet, a large phone in landscape.
    case regular = 2
}

/// The environment of a view controller, of which the model knows the size classes and whether a
/// split view around it is collapsed.
public final class UITraitCollection: NSObject, Sendable {
    /// The room on the horizontal axis.
    public let horizontalSizeClass: UIUserInterfaceSizeClass

    /// The room on the vertical axis: compact on a phone that is held on its side, if its window
    /// was given a height (E7).
    public let verticalSizeClass: UIUserInterfaceSizeClass

    /// Whether the nearest split view around is collapsed: on iOS 26, for everything in one (G14).
    /// A change of it alone is not announced.
    public let splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment

    /// The kind of device: `ModelRuntime.idiom`, or unspecified in a collection that an app makes.
    @preconcurrency @MainActor public var userInterfaceIdiom: UIUserInterfaceIdiom {
        Self.ofWindows.contains { $0 === self } ? ModelRuntime.current.idiom : .unspecified
    }

    /// The environment for the code that is running. UIKit sets it before it calls certain methods
    /// of views and controllers; here it is that of the window on screen (UNK66), or one without
    /// traits.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        ModelRuntime.current.visibleWindow?.traitCollection ?? UITraitCollection()
    }

    /// An environment without traits.
    public override convenience init() { self.init(.unspecified, .unspecified) }

    /// An environment with this horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontalSizeClass, .unspecified)
    }

    /// An environment with this vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(.unspecified, verticalSizeClass)
    }

    /// An environment with the size classes of several: of those that specify one the last.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            traitCollections.map(\.horizontalSizeClass).last { $0 != .unspecified }
                ?? .unspecified,
            traitCollections.map(\.verticalSizeClass).last { $0 != .unspecified } ?? .unspecified)
    }

    private init(
        _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass,
        in environment: UISplitViewController.LayoutEnvironment = .none
    ) {
        (horizontalSizeClass, verticalSizeClass) = (horizontal, vertical)
        splitViewControllerLayoutEnvironment = environment
        super.init()
    }

    /// Whether every size class that another environment specifies is the same here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return [.unspecified, horizontalSizeClass].contains(trait.horizontalSizeClass)
            && [.unspecified, verticalSizeClass].contains(trait.verticalSizeClass)
    }

    // One object of each is enough: without any trait, and the four of windows, outside of a split
    // view and in both kinds.
    private static let unspecified = UITraitCollection()
    private static let ofWindows = [.none, .expanded, .collapsed].flatMap {
        (environment: UISplitViewController.LayoutEnvironment) in
        [
            UITraitCollection(.compact, .regular, in: environment),
            UITraitCollection(.regular, .regular, in: environment),
            UITraitCollection(.compact, .compact, in: environment),
            UITraitCollection(.regular, .compact, in: environment),
        ]
    }

    /// The environment of a controller; without a horizontal size class it has none.
    static func with(
        _ horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
        in environment: UISplitViewController.LayoutEnvironment = .none
    ) -> UITraitCollection {
        guard horizontal != .unspecified else { return unspecified }
        let sizes = (horizontal == .regular ? 1 : 0) + (vertical == .compact ? 2 : 0)
        return ofWindows[environment.rawValue * 4 + sizes]
    }
}

/// The traits that a controller changes for itself and everything below it.
public struct UITraitOverrides: Sendable {
    /// The size class that replaces the inherited one; `.unspecified` replaces nothing.
    public var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified

    /// Whether a trait is replaced. Only the horizontal size class can be.
    public func contains(_ trait: UITrait) -> Bool {
        trait is UITraitHorizontalSizeClass.Type && horizontalSizeClass != .unspecified
    }

    /// Replaces a trait no longer.
    public mutating func remove(_ trait: UITrait) {
        if trait is UITraitHorizontalSizeClass.Type { horizontalSizeClass = .unspecified }
    }
}
