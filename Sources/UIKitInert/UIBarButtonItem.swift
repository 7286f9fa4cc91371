import UIKitModel

extension UIBarButtonItem {
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style) = (title, style)
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style) = (image, style)
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
        self.init()
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?,
        action: Selector?
    ) { self.init(image: image, style: style, target: target, action: action) }
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let room = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        room.width = width
        return room
    }
    public final func setTitleTextAttributes(
        _: [NSAttributedString.Key: Any]?, for: UIControl.State
    ) {}
    public final var isSelected: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var accessibilityIdentifier: String? {
        get { held() }
        set { hold(newValue) }
    }
    public final var accessibilityHint: String? {
        get { held() }
        set { hold(newValue) }
    }
    public final var accessibilityValue: String? {
        get { held() }
        set { hold(newValue) }
    }
    public final var possibleTitles: Set<String>? {
        get { held() }
        set { hold(newValue) }
    }
    public final var landscapeImagePhone: UIImage? {
        get { held() }
        set { hold(newValue) }
    }
    public final var changesSelectionAsPrimaryAction: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var sharesBackground: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    public final var hidesSharedBackground: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    public final var imageInsets: UIEdgeInsets {
        get { held() ?? .zero }
        set { hold(newValue) }
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public final var title: String? {
        get { held() }
        set { hold(newValue) }
    }
    public final var image: UIImage? {
        get { held() }
        set { hold(newValue) }
    }
    public final var style: Style {
        get { held() ?? .plain }
        set { hold(newValue) }
    }
    public final var isEnabled: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    public final var customView: UIView? {
        get { held() }
        set { hold(newValue) }
    }
    public final var primaryAction: UIAction? {
        get { held() }
        set { hold(newValue) }
    }
    public final var menu: UIMenu? {
        get { held() }
        set { hold(newValue) }
    }
    public final var tintColor: UIColor? {
        get { held() }
        set { hold(newValue) }
    }
    public final var tag: Int {
        get { held() ?? 0 }
        set { hold(newValue) }
    }
    public final var accessibilityLabel: String? {
        get { held() }
        set { hold(newValue) }
    }
    public final var width: CGFloat {
        get { held() ?? 0 }
        set { hold(newValue) }
    }

    /// The look of a button.
    public enum Style: Int, Sendable {
        case plain = 0, bordered, done
        public static let prominent = Style.done
    }

    /// The buttons of the system.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, close
    }
}

/// Several buttons that stand together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    }
}
