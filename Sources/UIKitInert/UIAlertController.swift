import UIKitModel

/// A question to the person. It is presented like any other controller; its buttons are inert:
/// nothing taps them, so their handlers are not called.
@preconcurrency @MainActor open class UIAlertController: UIViewController, SystemScreen {
    /// Inert: the text, which is not drawn.
    open var message: String?
    /// Inert: the look, which is not drawn.
    public private(set) var preferredStyle = Style.alert
    /// Inert: buttons that nothing taps.
    public private(set) var actions: [UIAlertAction] = []
    /// Inert: the button with emphasis, which nothing taps.
    open var preferredAction: UIAlertAction?

    /// A question with a title and a text.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        // So it points to where it comes from, as documented of tablets.
        if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
    }

    /// Inert: adds a button that nothing taps.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Inert: fields that nothing writes in.
    public private(set) var textFields: [UITextField]?
    /// Inert: adds a field that nothing writes in, and lets the app set it up.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// Inert: the look of a question.
    public enum Style: Int, Sendable {
        /// At the lower edge.
        case actionSheet = 0
        /// In the middle.
        case alert = 1
    }
}

/// Inert: a button of a question. Nothing taps it, so its handler is not called.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// Inert: the text, which is not drawn.
    public let title: String?
    /// Inert: the look, which is not drawn.
    public let style: Style
    /// Inert: whether it could be tapped; nothing taps it.
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    /// Inert: a button, whose handler is called by nothing.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// Inert: the look of a button.
    public enum Style: Int, Sendable {
        /// Without emphasis.
        case `default` = 0
        /// Changes nothing.
        case cancel = 1
        /// Takes something away.
        case destructive = 2
    }
}
