import UIKitModel

/// A row.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    public let textLabel: UILabel? = UILabel()
    public let detailTextLabel: UILabel? = UILabel()
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    public private(set) lazy var contentView = UIView()
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var editingAccessoryType = AccessoryType.none
    open var separatorInset = UIEdgeInsets.zero
    open var indentationLevel = 0
    open var showsReorderControl = false
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func prepareForReuse() {}
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var selectionStyle = SelectionStyle.default
    open var contentConfiguration: (any UIContentConfiguration)?
    open var editingAccessoryView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var shouldIndentWhileEditing = true
    open var editingStyle: EditingStyle { .none }
    open var showingDeleteConfirmation: Bool { false }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
        state.isEditing = isEditing
        return state
    }
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration(using: UICellConfigurationState) {}
    public let reuseIdentifier: String?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The things that a person does to rows while a table is edited.
    public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }

    /// The looks of a row that is selected.
    public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine }

    /// The looks of a row.
    public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }

    /// The signs at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
}

/// A view above or below a group.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    public private(set) final lazy var textLabel: UILabel? = UILabel()
    public private(set) final lazy var contentView = UIView()
    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundView: UIView?
    open func prepareForReuse() {}
    public init(reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An action for a swipe over a row, as before iOS 11.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    open var title: String?
    open var backgroundColor: UIColor?
    public final let style: Style
    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        (self.style, self.title) = (style, title)
    }

    /// The looks of it.
    public enum Style: Int, Sendable {
        case `default` = 0, normal
        public static let destructive = Style.default
    }
}
