import UIKitModel

/// Inert: a part of a menu that is not drawn.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// Inert: the text.
    public final var title: String
    /// Inert: the image.
    public final var image: UIImage?
    /// Inert: the smaller text.
    open var subtitle: String?

    /// Inert: a part with a text.
    init(title: String, image: UIImage? = nil) {
        self.title = title
        self.image = image
    }

    /// Inert: what a part would look like.
    public struct Attributes: OptionSet, Sendable {
        /// A bit for each look.
        public let rawValue: UInt
        /// The looks with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Not to be used.
        public static let disabled = Attributes(rawValue: 1)
        /// As a warning.
        public static let destructive = Attributes(rawValue: 2)
        /// Not to be seen.
        public static let hidden = Attributes(rawValue: 4)
        /// Leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
    /// Inert: whether a part would have a tick.
    public enum State: Int, Sendable {
        /// No, yes or in part.
        case off = 0, on, mixed
    }
}

/// Inert: what a tap on something would do; nothing is tapped, so it is not called.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// Inert: its name.
    public final let identifier: Identifier
    /// Inert: what it would look like.
    open var attributes: Attributes
    /// Inert: whether it would have a tick.
    open var state: State
    /// Inert: a text that explains it.
    open var discoverabilityTitle: String?
    /// Inert: what was tapped; nothing is.
    open var sender: Any? { nil }
    private let handler: UIActionHandler

    /// Inert: an action, whose handler is called by nothing.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.discoverabilityTitle = discoverabilityTitle
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Inert: the name of an action.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// The identifier with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier with this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

/// What an action does.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Inert: a menu that is not drawn.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// Inert: what is in it, which nothing taps.
    public let children: [UIMenuElement]
    /// Inert: its name.
    public final let identifier: Identifier
    /// Inert: how it would be drawn.
    public final let options: Options

    /// Inert: a menu that nothing opens.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        super.init(title: title, image: image)
    }
    /// Inert: the same menu with something else in it.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// Inert: the name of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// The identifier with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier with this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The menu for files.
        public static let file = Identifier("file")
        /// The menu for changes.
        public static let edit = Identifier("edit")
        /// The menu for what is shown.
        public static let view = Identifier("view")
        /// The menu for windows.
        public static let window = Identifier("window")
        /// The menu for help.
        public static let help = Identifier("help")
    }

    /// Inert: how a menu would be drawn.
    public struct Options: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// The options with these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// In the menu around it.
        public static let displayInline = Options(rawValue: 1)
        /// As a warning.
        public static let destructive = Options(rawValue: 2)
        /// With one tick.
        public static let singleSelection = Options(rawValue: 32)
        /// As on a palette.
        public static let displayAsPalette = Options(rawValue: 128)
    }
}

/// Inert: a command that a key would call; there are no keys, so it is not called.
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
    /// Inert: the method, which nothing calls.
    public let action: Selector?
    /// Inert: the key, which nothing presses.
    public let input: String?
    /// Inert: the keys to hold, which nothing holds.
    public let modifierFlags: UIKeyModifierFlags
    /// Inert: a text that explains the command.
    open var discoverabilityTitle: String?

    /// Inert: a command that nothing calls.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil
    ) {
        self.action = action
        self.input = input
        self.modifierFlags = modifierFlags
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title)
    }

    /// Inert: a command that nothing calls.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector
    ) { self.init(title: "", action: action, input: input, modifierFlags: modifierFlags) }
}

/// Inert: keys that are held.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// A bit for each key.
    public let rawValue: Int
    /// The keys with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
