import UIKitModel

/// Inert: a view beside items that are not drawn.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// Inert: the name under which it would be used again.
    open var reuseIdentifier: String? { nil }
    /// Inert: it is not used again, so nothing calls it.
    open func prepareForReuse() {}
}

/// Inert: an item that is not drawn.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Inert: the view with its content.
    public private(set) final lazy var contentView = UIView()
    /// Inert: the view behind the content, which is in no hierarchy.
    open var backgroundView: UIView?
    /// Inert: the same while selected.
    open var selectedBackgroundView: UIView?
    /// Inert: whether it would look selected.
    open var isSelected = false
    /// Inert: whether it would look touched.
    open var isHighlighted = false
    /// Inert: what it would show; nothing is drawn.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Inert: what would be behind that; nothing is drawn.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// Inert: whether `contentConfiguration` would follow the state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Inert: whether `backgroundConfiguration` would follow the state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Inert: what would change its look; nothing calls it.
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
    /// Inert: its state, by the properties above.
    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
    }
    /// Inert: nothing calls `updateConfiguration(using:)`.
    open func setNeedsUpdateConfiguration() {}
    /// Inert: called by nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}
}

/// Inert: an item of a list that is not drawn.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// Inert: the signs at its ends.
    open var accessories: [UICellAccessory] = []
    /// Inert: how deep it would be.
    open var indentationLevel = 0
    /// Inert: how much a depth would be, in points.
    open var indentationWidth: CGFloat = 10
    /// Inert: whether the signs would be deeper, too.
    open var indentsAccessories = true
    /// Inert: an edge from which constraints are made that move nothing.
    public final var separatorLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// Inert: a text and a smaller one, both empty.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    /// Inert: a background that is not drawn.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}

/// Inert: what a cell is at the moment.
public struct UICellConfigurationState: Hashable, Sendable {
    /// Whether it is selected.
    public var isSelected = false
    /// Whether it is touched.
    public var isHighlighted = false
    /// Whether it is not to be used.
    public var isDisabled = false
    /// Whether it is in the focus.
    public var isFocused = false
    /// Whether it is edited.
    public var isEditing = false
    /// Whether it is open.
    public var isExpanded = false

    init(isSelected: Bool, isHighlighted: Bool) {
        self.isSelected = isSelected
        self.isHighlighted = isHighlighted
    }
    /// A state with some traits.
    public init(traitCollection: UITraitCollection) {}
}
