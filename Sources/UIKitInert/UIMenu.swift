import UIKitModel

extension UIMenuElement {
    /// Inert: the image.
    public final var image: UIImage? {
        get { heldImage as? UIImage }
        set { heldImage = newValue }
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
        super.init(title: title)
        self.image = image
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
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.children = children
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.preferredElementSize = preferredElementSize
        super.init(title: title)
        self.image = image
        self.subtitle = subtitle
    }
    /// Inert: how large what is in it would be.
    open var preferredElementSize: ElementSize
    /// Inert: how large what is in a menu would be.
    public enum ElementSize: Int, Sendable {
        /// Of several sizes.
        case small = 0, medium, large
        /// As the system likes.
        case automatic = -1
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
        /// The menu of the app.
        public static let application = Identifier("application")
        /// The menu for how text looks.
        public static let format = Identifier("format")
        /// The menu for what other apps do.
        public static let services = Identifier("services")
        /// The menu for the bar of tools.
        public static let toolbar = Identifier("toolbar")
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

extension UIKeyCommand {
    /// Inert: a command that nothing calls.
    public convenience init(
        title: String = "", image: UIImage?, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        self.image = image
    }
}

extension UICommand {
    /// Inert: a command that nothing chooses.
    public convenience init(
        title: String = "", image: UIImage?, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, action: action, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
        self.image = image
    }
}

/// Inert: a part of a menu that would be made when the menu is opened; nothing opens one.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
    /// Inert: what would make the part; nothing calls it.
    public convenience init(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) { self.init(title: "") }
    /// Inert: the same each time that the menu is opened.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

extension UIMenuBuilder {
    /// Inert: the menus of the app.
    public var system: UIMenuSystem { .main }
    /// Inert: `nil`, as there is no menu.
    public func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
    /// Inert: there is no menu to take away.
    public func remove(menu removedIdentifier: UIMenu.Identifier) {}
    /// Inert: there is no menu to put it in.
    public func insertChild(
        _ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier
    ) {}
    /// Inert: there is no menu to put it in.
    public func insertChild(
        _ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier
    ) {}
    /// Inert: there is no menu beside which it would be.
    public func insertSibling(
        _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier
    ) {}
    /// Inert: there is no menu beside which it would be.
    public func insertSibling(
        _ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier
    ) {}
    /// Inert: there is no menu to replace.
    public func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {}
}

/// Inert: the menus of an app.
@preconcurrency @MainActor public final class UIMenuSystem: NSObject {
    /// Inert: those at the top of the screen.
    public static let main = UIMenuSystem()
    /// Inert: those that come beside what is pressed.
    public static let context = UIMenuSystem()
    /// Inert: nothing is built anew.
    public func setNeedsRebuild() {}
    /// Inert: nothing is looked at anew.
    public func setNeedsRevalidate() {}
}
