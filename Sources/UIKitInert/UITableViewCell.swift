import UIKitModel

/// Inert: a row that is not drawn.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// Inert: the text, which is not drawn.
    public let textLabel: UILabel? = UILabel()
    /// Inert: the smaller text, which is not drawn.
    public let detailTextLabel: UILabel? = UILabel()
    /// Inert: the sign at the end of the row, which is not drawn.
    open var accessoryType = AccessoryType.none
    /// Inert: the view at the end of the row, which is in no hierarchy.
    open var accessoryView: UIView?
    /// Inert: the view with an image, which is not drawn.
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    /// Inert: the view with its content.
    public private(set) lazy var contentView = UIView()
    /// Inert: the view behind the content, which is in no hierarchy.
    open var backgroundView: UIView?
    /// Inert: the same while selected.
    open var selectedBackgroundView: UIView?
    /// Inert: the sign at the end while editing, which is not drawn.
    open var editingAccessoryType = AccessoryType.none
    /// Inert: the margins of the line below, which is not drawn.
    open var separatorInset = UIEdgeInsets.zero
    /// Inert: how deep it would be.
    open var indentationLevel = 0
    /// Inert: whether the sign for moving would be drawn.
    open var showsReorderControl = false
    /// Inert: whether it would look selected.
    open var isSelected = false
    /// Inert: whether it would look touched.
    open var isHighlighted = false
    /// Inert: whether it could be changed.
    open var isEditing = false
    /// Inert: the same as setting it, as nothing is animated. No touch calls it.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Inert: the same as setting it, as nothing is animated. No touch calls it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Inert: the same as setting it, as nothing is animated.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Inert: it is not used again, so nothing calls it.
    open func prepareForReuse() {}
    /// Inert: what would be behind its content; nothing is drawn.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// Inert: whether and how it would look selected; nothing is drawn.
    open var selectionStyle = SelectionStyle.default
    /// Inert: what it would show; nothing is drawn.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Inert: the view at the end while editing, which is in no hierarchy.
    open var editingAccessoryView: UIView?
    /// Inert: the view behind the content while several are selected, which is in no hierarchy.
    open var multipleSelectionBackgroundView: UIView?
    /// Inert: whether it would be deeper while it is edited.
    open var shouldIndentWhileEditing = true
    /// Inert: what a person would do to it; nothing does.
    open var editingStyle: EditingStyle { .none }
    /// Inert: no button to delete it is drawn.
    open var showingDeleteConfirmation: Bool { false }
    /// Inert: whether `contentConfiguration` would follow the state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Inert: whether `backgroundConfiguration` would follow the state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Inert: what would change its look; nothing calls it.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
    /// Inert: its state, by the properties above.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
        state.isEditing = isEditing
        return state
    }
    /// Inert: nothing calls `updateConfiguration(using:)`.
    open func setNeedsUpdateConfiguration() {}
    /// Inert: called by nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Inert: the name under which it would be used again.
    public let reuseIdentifier: String?

    /// Inert: a row with a look that is not drawn.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// Inert: a row with the plain look.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }
    /// Makes a row; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Inert: a text and a smaller one, both empty.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        .cell()
    }

    /// Inert: what a person would do to rows while a table is edited.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// Deletes the row.
        case delete = 1
        /// Adds a row.
        case insert = 2
    }

    /// Inert: the looks of a row that is selected.
    public enum SelectionStyle: Int, Sendable {
        /// As usual.
        case none = 0
        /// In a colour.
        case blue, gray
        /// As the system thinks best.
        case `default`
    }

    /// Inert: the lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// One.
        case singleLine = 1
    }

    /// Inert: the looks of a row.
    public enum CellStyle: Int, Sendable {
        /// A text.
        case `default` = 0
        /// A text and a value.
        case value1 = 1
        /// A text and a value, the other way.
        case value2 = 2
        /// A text and one below.
        case subtitle = 3
    }

    /// Inert: the signs at the end of a row.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none = 0
        /// An arrow.
        case disclosureIndicator = 1
        /// A button.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// A letter.
        case detailButton = 4
    }
}

/// Inert: a view above or below a group, which is not drawn.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// Inert: the text, which is not drawn.
    public private(set) final lazy var textLabel: UILabel? = UILabel()
    /// Inert: the view with its content.
    public private(set) final lazy var contentView = UIView()
    /// Inert: what it would show; nothing is drawn.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Inert: the view behind the content, which is in no hierarchy.
    open var backgroundView: UIView?
    /// Inert: it is not used again, so nothing calls it.
    open func prepareForReuse() {}
    /// Inert: a view that is not used again.
    public init(reuseIdentifier: String?) { super.init(frame: .zero) }
    /// Makes a view; the model reads nothing from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
