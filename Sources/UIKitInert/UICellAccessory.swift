import UIKitModel

/// Inert: a sign at the end of an item. It is not drawn, and nothing taps it.
@preconcurrency @MainActor public struct UICellAccessory {
    /// Inert: what it is.
    public let accessoryType: AccessoryType

    /// Inert: an arrow.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(accessoryType: .disclosureIndicator) }
    /// Inert: an arrow that opens and closes.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(accessoryType: .outlineDisclosure) }
    /// Inert: a tick.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(accessoryType: .checkmark) }
    /// Inert: a button that deletes.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(accessoryType: .delete) }
    /// Inert: a button that adds.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(accessoryType: .insert) }
    /// Inert: a handle by which it would be moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { UICellAccessory(accessoryType: .reorder) }
    /// Inert: a circle to choose by.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(accessoryType: .multiselect) }
    /// Inert: a button with a letter.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(accessoryType: .detail) }
    /// Inert: a text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory { UICellAccessory(accessoryType: .label) }
    /// Inert: a button that opens a menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always,
        options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(accessoryType: .popUpMenu) }
    /// Inert: a view, which is in no hierarchy.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(accessoryType: .customView)
    }

    /// Inert: kinds of signs.
    public enum AccessoryType: Hashable, Sendable {
        /// Signs and buttons.
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder
        /// Others.
        case multiselect, detail, label, popUpMenu, customView
    }

    /// Inert: when it would be there.
    public enum DisplayedState: Hashable, Sendable {
        /// At all times, or depending on whether items are edited.
        case always, whenEditing, whenNotEditing
    }

    /// Inert: how much room it would take.
    public enum LayoutDimension: Hashable, Sendable {
        /// As much as it needs.
        case actual
        /// As much as signs of the system.
        case standard
        /// A length in points.
        case custom(CGFloat)
    }

    /// Inert: the end at which it would be.
    public enum Placement {
        /// Where it would stand among the others.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
        /// At the beginning.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the end.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// Inert: a view as a sign.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The end at which it would be.
        public let placement: Placement
        /// A view at an end.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
        }
    }
}
