/// Inert: a part of a menu that is not drawn.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// Inert: the text.
    public final var title: String
    // The image, whose class is declared elsewhere.
    package final var heldImage: AnyObject?
    /// Inert: the smaller text.
    open var subtitle: String?

    /// Inert: a part with a text.
    package init(title: String) { self.title = title }

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

/// Inert: a command of a menu, which nothing chooses.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// Inert: the method, which nothing calls.
    public let action: Selector?
    /// Inert: what the command would look like.
    open var attributes: UIMenuElement.Attributes = []
    /// Inert: whether it would have a tick.
    open var state: UIMenuElement.State = .off

    /// Inert: a command that nothing chooses.
    public init(title: String = "", action: Selector, propertyList: Any? = nil) {
        self.action = action
        super.init(title: title)
    }
}

/// Inert: a command that a key would call; there are no keys, so it is not called.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// Inert: the key, which nothing presses.
    public let input: String?
    /// Inert: the keys to hold, which nothing holds.
    public let modifierFlags: UIKeyModifierFlags
    /// Inert: a text that explains the command.
    open var discoverabilityTitle: String?

    /// Inert: a command that nothing calls.
    public init(
        title: String = "", action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, action: action)
    }

    /// Inert: a command that nothing calls.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector
    ) { self.init(title: "", action: action, input: input, modifierFlags: modifierFlags) }

    /// The escape key.
    public static let inputEscape = "UIKeyInputEscape"
    /// An arrow key.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// An arrow key.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// An arrow key.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// An arrow key.
    public static let inputRightArrow = "UIKeyInputRightArrow"
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
