import UIKitModel

/// Inert: how long an edge would be.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    /// The number of points, or the share.
    public let dimension: CGFloat
    init(_ dimension: CGFloat) { self.dimension = dimension }
    /// A share of the width around it.
    public static func fractionalWidth(_ width: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(width)
    }
    /// A share of the height around it.
    public static func fractionalHeight(_ height: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(height)
    }
    /// Points.
    public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(length)
    }
    /// Points, until it is drawn.
    public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(length)
    }
}

/// Inert: a width and a height.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension
    /// A size.
    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) { (widthDimension, heightDimension) = (width, height) }
}

/// Inert: the room of an item.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// Inert: its size.
    public let layoutSize: NSCollectionLayoutSize
    /// Inert: its margins.
    open var contentInsets = NSDirectionalEdgeInsets()
    /// Inert: how far it would be from others.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// Inert: room of a size.
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Inert: several items in a line.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// Inert: how far items would be apart.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// Inert: the items.
    public private(set) final var subitems: [NSCollectionLayoutItem] = []

    private static func made(
        _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup(layoutSize: size)
        group.subitems = items
        return group
    }
    /// Inert: beside each other.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { made(layoutSize, subitems) }
    /// Inert: beside each other, a number of the same.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { made(layoutSize, [subitem]) }
    /// Inert: beside each other, a number of the same.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { made(layoutSize, [subitem]) }
    /// Inert: below one another.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { made(layoutSize, subitems) }
    /// Inert: below one another, a number of the same.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { made(layoutSize, [subitem]) }
    /// Inert: below one another, a number of the same.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { made(layoutSize, [subitem]) }
}

/// Inert: several groups.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    /// Inert: its margins.
    open var contentInsets = NSDirectionalEdgeInsets()
    /// Inert: how far groups would be apart, in points.
    open var interGroupSpacing: CGFloat = 0
    /// Inert: how it would scroll to the side.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Inert: what would be at its edges.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    override init() {}
    /// Inert: one group again and again.
    public convenience init(group: NSCollectionLayoutGroup) { self.init() }
    /// Inert: a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
}

/// Inert: how a section would scroll to the side.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not, or in several ways.
    case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging
    /// By groups, which stop in the middle.
    case groupPagingCentered
}

/// Inert: a distance.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    /// The distance in points.
    public let spacing: CGFloat
    init(_ spacing: CGFloat) { self.spacing = spacing }
    /// So much.
    public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing)
    }
    /// So much, or more.
    public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing)
    }
}

/// Inert: distances at four edges.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Distances.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {}
}

/// Inert: a view at an edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// Inert: its kind.
    public final private(set) var elementKind = ""
    /// Inert: whether it would stay while the rest scrolls.
    open var pinToVisibleBounds = false
    /// Inert: a view of a kind at an edge.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(layoutSize: layoutSize)
        self.elementKind = elementKind
    }
}

/// Inert: an edge or a corner.
public enum NSRectAlignment: Int, Sendable {
    /// None.
    case none = 0
    /// Edges and corners.
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Inert: what a layout would be computed from; nothing computes one.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// Inert: the room.
    var container: any NSCollectionLayoutContainer { get }
    /// Inert: the traits.
    var traitCollection: UITraitCollection { get }
}

/// Inert: the room for a layout; nothing computes one.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// Inert: its size.
    var contentSize: CGSize { get }
    /// Inert: its size without margins.
    var effectiveContentSize: CGSize { get }
}
