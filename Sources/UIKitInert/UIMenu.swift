import UIKitModel

extension UIMenuElement {
    public final var image: UIImage? {
        get { heldImage as? UIImage }
        set { heldImage = newValue }
    }
}

/// The action of a tap, which nothing calls.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public final let identifier: Identifier
    open var attributes: Attributes
    open var state: State
    open var discoverabilityTitle: String?
    open var sender: Any? { nil }
    private let handler: UIActionHandler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        (self.discoverabilityTitle, self.handler) = (discoverabilityTitle, handler)
        super.init(title: title)
        (self.image, self.subtitle) = (image, subtitle)
    }

    /// The name of an action.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

/// The code of an action.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public let children: [UIMenuElement]
    public final let identifier: Identifier
    public final let options: Options

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [],
        preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.children = children
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.options, self.preferredElementSize) = (options, preferredElementSize)
        super.init(title: title)
        (self.image, self.subtitle) = (image, subtitle)
    }
    open var preferredElementSize: ElementSize
    /// The size of the elements of a menu.
    public enum ElementSize: Int, Sendable { case small = 0, medium, large, automatic = -1 }
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The name of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let file = Identifier("file")
        public static let edit = Identifier("edit")
        public static let view = Identifier("view")
        public static let window = Identifier("window")
        public static let help = Identifier("help")
        public static let application = Identifier("application")
        public static let format = Identifier("format")
        public static let services = Identifier("services")
        public static let toolbar = Identifier("toolbar")
    }

    /// The look of a menu.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
        public static let displayAsPalette = Options(rawValue: 128)
    }
}

extension UIKeyCommand {
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

/// A part of a menu that would be made when the menu is opened.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
    public convenience init(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) { self.init(title: "") }
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

extension UIMenuBuilder {
    public var system: UIMenuSystem { .main }
    public func menu(for: UIMenu.Identifier) -> UIMenu? { nil }
    public func remove(menu: UIMenu.Identifier) {}
    public func insertChild(_: UIMenu, atStartOfMenu: UIMenu.Identifier) {}
    public func insertChild(_: UIMenu, atEndOfMenu: UIMenu.Identifier) {}
    public func insertSibling(_: UIMenu, beforeMenu: UIMenu.Identifier) {}
    public func insertSibling(_: UIMenu, afterMenu: UIMenu.Identifier) {}
    public func replace(menu: UIMenu.Identifier, with: UIMenu) {}
}

/// The menus of an app.
@preconcurrency @MainActor public final class UIMenuSystem: NSObject {
    public static let main = UIMenuSystem()
    public static let context = UIMenuSystem()
    public func setNeedsRebuild() {}
    public func setNeedsRevalidate() {}
}
