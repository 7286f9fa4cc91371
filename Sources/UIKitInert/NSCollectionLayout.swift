import UIKitModel

/// The length of an edge.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    public let dimension: CGFloat
    init(_ dimension: CGFloat) { self.dimension = dimension }
    public static func fractionalWidth(_ width: CGFloat) -> NSCollectionLayoutDimension {
        .init(width)
    }
    public static func fractionalHeight(_ height: CGFloat) -> NSCollectionLayoutDimension {
        .init(height)
    }
    public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(length) }
    public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(length) }
}

/// A width and a height.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension
    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) { (widthDimension, heightDimension) = (width, height) }
}

/// The room of an item.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    open var contentInsets = NSDirectionalEdgeInsets()
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Several items in a line.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    open var interItemSpacing: NSCollectionLayoutSpacing?
    public private(set) final var subitems: [NSCollectionLayoutItem] = []
    private static func made(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        let group = NSCollectionLayoutGroup(layoutSize: size)
        group.subitems = items
        return group
    }
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { made(layoutSize, subitems) }
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { made(layoutSize, [subitem]) }
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { made(layoutSize, [subitem]) }
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { made(layoutSize, subitems) }
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { made(layoutSize, [subitem]) }
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { made(layoutSize, [subitem]) }
}

/// Several groups.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    open var contentInsets = NSDirectionalEdgeInsets()
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    override init() {}
    public convenience init(group: NSCollectionLayoutGroup) { self.init() }
    public static func list(
        using: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
}

/// The ways in which a section scrolls to the side.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging
    case groupPagingCentered
}

/// A distance.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    init(_ spacing: CGFloat) { self.spacing = spacing }
    public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
    public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
}

/// Distances at four edges.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {}
}

/// A view at an edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    public final private(set) var elementKind = ""
    open var pinToVisibleBounds = false
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(layoutSize: layoutSize)
        self.elementKind = elementKind
    }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
    case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
    case topTrailing
}

/// The room in which a layout is computed.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The room for a layout; nothing computes one.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
}
