import UIKitModel

extension UIBarButtonItem {
    /// Inert: a button with a text. It stands in no bar, so nothing taps it.
    public convenience init(
        title: String?, style: Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.title = title
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    /// Inert: a button with an image. It stands in no bar, so nothing taps it.
    public convenience init(
        image: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.style = style
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    /// Inert: a button of the system. It stands in no bar, so nothing taps it.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
        self.init()
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    /// Inert: a button of the system with an action. It stands in no bar, so nothing taps it.
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
    }
    /// Inert: a button with a text, an image or an action. It stands in no bar, so nothing taps it.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }
    /// Inert: a button with two images. It stands in no bar, so nothing taps it.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?,
        action: Selector?
    ) { self.init(image: image, style: style, target: target, action: action) }
    /// Inert: room that gives way, in no bar.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    /// Inert: room of a width in points, in no bar.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let room = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        room.width = width
        return room
    }
    /// Inert: the look of the text is not drawn, and not held.
    public final func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
    /// Inert: whether it would look selected; nothing is drawn.
    public final var isSelected: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: a name for tests of what is drawn.
    public final var accessibilityIdentifier: String? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: a longer text for people who do not see the button.
    public final var accessibilityHint: String? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: what it is worth, for people who do not see the button.
    public final var accessibilityValue: String? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: the texts for which there would be room.
    public final var possibleTitles: Set<String>? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: the image where there is little room.
    public final var landscapeImagePhone: UIImage? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: whether a choice in its menu would show in it.
    public final var changesSelectionAsPrimaryAction: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: whether it would share what is behind it with others; nothing is drawn.
    public final var sharesBackground: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    /// Inert: whether that would be hidden.
    public final var hidesSharedBackground: Bool {
        get { held() ?? false }
        set { hold(newValue) }
    }
    /// Inert: the margins of the image, which is not drawn.
    public final var imageInsets: UIEdgeInsets {
        get { held() ?? .zero }
        set { hold(newValue) }
    }
    /// Inert: a view in a bar that is not there.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Inert: the text, which is not drawn.
    public final var title: String? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: the image, which is not drawn.
    public final var image: UIImage? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: the look, which is not drawn.
    public final var style: Style {
        get { held() ?? .plain }
        set { hold(newValue) }
    }
    /// Inert: whether it could be tapped; nothing taps it.
    public final var isEnabled: Bool {
        get { held() ?? true }
        set { hold(newValue) }
    }
    /// Inert: the view, which is in no hierarchy.
    public final var customView: UIView? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: what a tap would do; nothing taps it.
    public final var primaryAction: UIAction? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: a menu, which nothing opens.
    public final var menu: UIMenu? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: the colour, which is not drawn.
    public final var tintColor: UIColor? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: a number for the app.
    public final var tag: Int {
        get { held() ?? 0 }
        set { hold(newValue) }
    }
    /// Inert: a text for people who do not see the button.
    public final var accessibilityLabel: String? {
        get { held() }
        set { hold(newValue) }
    }
    /// Inert: the width in points, which nothing has.
    public final var width: CGFloat {
        get { held() ?? 0 }
        set { hold(newValue) }
    }

    /// Inert: the look of a button.
    public enum Style: Int, Sendable {
        /// Without emphasis.
        case plain = 0
        /// With a border, on older systems.
        case bordered = 1
        /// With emphasis.
        case done = 2

        /// With emphasis, as it is called since iOS 26.
        public static let prominent = Style.done
    }

    /// Inert: the buttons of the system.
    public enum SystemItem: Int, Sendable {
        /// Ends something.
        case done, cancel, edit, save
        /// Makes something, or room.
        case add, flexibleSpace, fixedSpace, compose
        /// Does something with what is shown.
        case reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        /// Plays and pauses.
        case play, pause, rewind, fastForward
        /// Goes back and forth.
        case undo, redo
        /// Closes what is presented.
        case close
    }
}

/// Inert: several buttons that stand together, in a bar that is not there.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// Inert: the buttons, which nothing taps.
    open var barButtonItems: [UIBarButtonItem]
    /// Inert: what would stand for them where there is little room.
    open var representativeItem: UIBarButtonItem?

    /// Inert: a group of buttons that nothing taps.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }
}
