import UIKitModel

/// The places of items.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    public override init() {}
    public required init?(coder: NSCoder) {}
    open var collectionView: UICollectionView? { nil }
    open func invalidateLayout() {}
    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
}

/// Items in lines.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var sectionInset = UIEdgeInsets.zero
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionHeadersPinToVisibleBounds = false
    public static let automaticSize = CGSize(width: 1e+300, height: 1e+300)
}

/// Decides about the size of items.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath
    ) -> CGSize { .zero }
}

/// Items in groups that are composed. Nothing asks what makes the groups.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Makes a group.
    public typealias SectionProvider = (
        _ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?
    open var configuration = UICollectionViewCompositionalLayoutConfiguration()
    public init(section: NSCollectionLayoutSection) { super.init() }
    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.configuration = configuration
        super.init()
    }
    public init(sectionProvider: @escaping SectionProvider) { super.init() }
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.configuration = configuration
        super.init()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    { UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection()) }
}

/// The look of all groups.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// The look of a list.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// Offers actions for a swipe over an item.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    public let appearance: Appearance
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The look of the lines around an item.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }

    /// Kinds of lists.
    public enum Appearance: Int, Sendable {
        case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain
    }
    /// The part above a group.
    public enum HeaderMode: Int, Sendable { case none = 0, supplementary, firstItemInSection }
    /// The part below a group.
    public enum FooterMode: Int, Sendable { case none = 0, supplementary }
}
