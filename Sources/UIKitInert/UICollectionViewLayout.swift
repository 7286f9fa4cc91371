import UIKitModel

/// Inert: where items would be. Nothing asks.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// Inert: a layout that nothing asks.
    public override init() {}
    /// Inert: a layout that nothing asks; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {}
    /// Inert: there is no view to which it belongs.
    open var collectionView: UICollectionView? { nil }
    /// Inert: nothing is computed.
    open func invalidateLayout() {}
    /// Inert: called by nothing.
    open func prepare() {}
    /// Inert: nothing is computed.
    open var collectionViewContentSize: CGSize { .zero }
}

/// Inert: items in lines.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Inert: the size of items.
    open var itemSize = CGSize(width: 50, height: 50)
    /// Inert: the size of items before they are drawn.
    open var estimatedItemSize = CGSize.zero
    /// Inert: the distance of lines, in points.
    open var minimumLineSpacing: CGFloat = 10
    /// Inert: the distance of items, in points.
    open var minimumInteritemSpacing: CGFloat = 10
    /// Inert: the direction in which they would scroll.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Inert: the margins of a group.
    open var sectionInset = UIEdgeInsets.zero
    /// Inert: the size of the view above a group.
    open var headerReferenceSize = CGSize.zero
    /// Inert: the size of the view below a group.
    open var footerReferenceSize = CGSize.zero
    /// Inert: whether the view above a group would stay.
    open var sectionHeadersPinToVisibleBounds = false
    /// Inert: the size that follows from the content.
    public static let automaticSize = CGSize(width: 1e+300, height: 1e+300)
}

/// Inert: decides about the size of items; nothing asks.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout:
    UICollectionViewDelegate
{
    /// Inert: the size of an item; nothing asks.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    /// Inert: none.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { .zero }
}

/// Inert: items in groups that are composed. Nothing asks what makes the groups.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Makes a group; nothing calls it.
    public typealias SectionProvider = (
        _ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?
    /// Inert: what holds for all groups.
    open var configuration = UICollectionViewCompositionalLayoutConfiguration()

    /// Inert: all groups alike.
    public init(section: NSCollectionLayoutSection) { super.init() }
    /// Inert: all groups alike.
    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.configuration = configuration
        super.init()
    }
    /// Inert: groups that nothing makes.
    public init(sectionProvider: @escaping SectionProvider) { super.init() }
    /// Inert: groups that nothing makes.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.configuration = configuration
        super.init()
    }
    /// Inert: a layout that nothing asks; the model reads nothing from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Inert: a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    { UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection()) }
}

/// Inert: what holds for all groups.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Inert: the direction in which they would scroll.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Inert: the distance of groups, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Inert: what would be at the edges.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// Inert: the look of a list.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// What a swipe over an item would offer; nothing asks.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    /// Inert: the kind of list.
    public let appearance: Appearance
    /// Inert: whether there would be lines between items.
    public var showsSeparators = true
    /// Inert: the colour behind the items.
    public var backgroundColor: UIColor?
    /// Inert: the look of the lines between items.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Inert: the look of the lines around an item; nothing asks.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The look of the lines around an item.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    /// Inert: what would be above a group.
    public var headerMode = HeaderMode.none
    /// Inert: what would be below a group.
    public var footerMode = FooterMode.none
    /// Inert: how far the view above a group would be away, in points.
    public var headerTopPadding: CGFloat?
    /// Inert: what a swipe would offer at the beginning; nothing asks.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Inert: what a swipe would offer at the end; nothing asks.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Inert: a list of a kind.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// Inert: kinds of lists.
    public enum Appearance: Int, Sendable {
        /// Lists, and what stands beside the detail.
        case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain
    }
    /// Inert: what would be above a group.
    public enum HeaderMode: Int, Sendable {
        /// Nothing, a view, or its first item.
        case none = 0, supplementary, firstItemInSection
    }
    /// Inert: what would be below a group.
    public enum FooterMode: Int, Sendable {
        /// Nothing, or a view.
        case none = 0, supplementary
    }
}
