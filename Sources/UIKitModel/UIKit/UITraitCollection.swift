/// How much room there is on an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unknown.
    case unspecified = 0
    /// Little room: a phone in portrait, a narrow pane.
    case compact = 1
    /// Plenty of room: a full-screen tablet, a large phone in landscape.
    case regular = 2
}

/// The environment of a view controller, of which the model knows the horizontal size class.
public final class UITraitCollection: NSObject, Sendable {
    /// The room on the horizontal axis.
    public let horizontalSizeClass: UIUserInterfaceSizeClass

    /// The kind of device: `ModelRuntime.idiom`, or unspecified in a collection that an app makes.
    @preconcurrency @MainActor public var userInterfaceIdiom: UIUserInterfaceIdiom {
        switch self {
        case Self.compact, Self.regular: ModelRuntime.current.idiom
        default: .unspecified
        }
    }

    /// An environment without traits.
    public override convenience init() { self.init(horizontalSizeClass: .unspecified) }

    /// An environment with this horizontal size class.
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.horizontalSizeClass = horizontalSizeClass
        super.init()
    }

    // There are three values; one object of each is enough.
    private static let unspecified = UITraitCollection(horizontalSizeClass: .unspecified)
    private static let compact = UITraitCollection(horizontalSizeClass: .compact)
    private static let regular = UITraitCollection(horizontalSizeClass: .regular)

    static func with(_ sizeClass: UIUserInterfaceSizeClass) -> UITraitCollection {
        switch sizeClass {
        case .unspecified: unspecified
        case .compact: compact
        case .regular: regular
        }
    }
}

/// The traits that a controller changes for itself and everything below it.
public struct UITraitOverrides: Sendable {
    /// The size class that replaces the inherited one; `.unspecified` replaces nothing.
    public var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
}
