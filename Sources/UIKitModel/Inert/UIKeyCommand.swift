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
    public init(
        title: String = "", action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title)
    }
    /// Inert: a text that explains the command.
    open var discoverabilityTitle: String?
}

/// Inert: what a command would do while other keys are held; nothing holds them.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// Inert: the text.
    public final let title: String
    /// Inert: the method, which nothing calls.
    public final let action: Selector
    /// Inert: the keys to hold.
    public final let modifierFlags: UIKeyModifierFlags
    /// Inert: a command that nothing calls.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
    }
}

/// Inert: a command that a key would call; there are no keys, so it is not called.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// Inert: the key, which nothing presses.
    public let input: String?
    /// Inert: the keys to hold, which nothing holds.
    public let modifierFlags: UIKeyModifierFlags
    /// Inert: whether it would come before what the system does with the key.
    open var wantsPriorityOverSystemBehavior = false

    /// Inert: a command that nothing calls.
    public init(
        title: String = "", action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, action: action, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }
    /// Inert: a command that nothing calls, as before iOS 13.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
        discoverabilityTitle: String
    ) {
        self.init(
            action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
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
    /// A key for a page.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// A key for a page.
    public static let inputPageDown = "UIKeyInputPageDown"
    /// The key for the beginning.
    public static let inputHome = "UIKeyInputHome"
    /// The key for the end.
    public static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes.
    public static let inputDelete = "UIKeyInputDelete"
}

/// Inert: keys that are held.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// A bit for each key.
    public let rawValue: Int
    /// The keys with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key for large letters.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A key of the block of digits.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
    /// The shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
