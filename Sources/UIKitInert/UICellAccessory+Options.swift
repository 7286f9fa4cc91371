import UIKitModel

extension UICellAccessory {
    /// Inert: the look of an arrow.
    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
        /// Inert: whether it would be hidden.
        public var isHidden: Bool
        /// Inert: how much room it would take.
        public var reservedLayoutWidth: LayoutDimension
        /// Inert: the colour.
        public var tintColor: UIColor?
        /// A look.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// Inert: the look of an arrow that opens and closes.
    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        /// Inert: what the arrow would stand for.
        public enum Style: Hashable, Sendable {
            /// As the system likes, a group, or an item.
            case automatic, header, cell
        }
        /// Inert: what the arrow would stand for.
        public var style: Style
        /// Inert: whether it would be hidden.
        public var isHidden: Bool
        /// Inert: how much room it would take.
        public var reservedLayoutWidth: LayoutDimension
        /// Inert: the colour.
        public var tintColor: UIColor?
        /// A look.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.style = style ?? .automatic
        }
    }

    /// Inert: the look of a button that deletes.
    @preconcurrency @MainActor public struct DeleteOptions {
        /// Inert: whether it would be hidden.
        public var isHidden: Bool
        /// Inert: how much room it would take.
        public var reservedLayoutWidth: LayoutDimension
        /// Inert: the colour.
        public var tintColor: UIColor?
        /// Inert: the colour behind it.
        public var backgroundColor: UIColor?
        /// A look.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// Inert: the look of a handle.
    @preconcurrency @MainActor public struct ReorderOptions {
        /// Inert: whether it would be hidden.
        public var isHidden: Bool
        /// Inert: how much room it would take.
        public var reservedLayoutWidth: LayoutDimension
        /// Inert: the colour.
        public var tintColor: UIColor?
        /// Inert: whether a line would stand beside it.
        public var showsVerticalSeparator: Bool
        /// A look.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// Inert: the look of a text.
    @preconcurrency @MainActor public struct LabelOptions {
        /// Inert: whether it would be hidden.
        public var isHidden: Bool
        /// Inert: how much room it would take.
        public var reservedLayoutWidth: LayoutDimension
        /// Inert: the colour.
        public var tintColor: UIColor?
        /// Inert: the font.
        public var font: UIFont
        /// Inert: whether the font would follow what a person prefers.
        public var adjustsFontForContentSizeCategory: Bool
        /// A look.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    // In UIKit each of these is a type of its own, with the same properties.

    /// Inert: the look of a tick.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    /// Inert: the look of a button with a letter.
    public typealias DetailOptions = DisclosureIndicatorOptions
    /// Inert: the look of a button that opens a menu.
    public typealias PopUpMenuOptions = DisclosureIndicatorOptions
    /// Inert: the look of a button that adds.
    public typealias InsertOptions = DeleteOptions
    /// Inert: the look of a circle to choose by.
    public typealias MultiselectOptions = DeleteOptions
}
