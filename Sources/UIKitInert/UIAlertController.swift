import UIKitModel

/// A question to the person. It is presented like any other controller; its buttons are inert:
/// nothing taps them, so their handlers are not called.
@preconcurrency @MainActor open class UIAlertController: UIViewController, SystemScreen {
    open var message: String?
    public private(set) var preferredStyle = Style.alert
    public private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
        // So it points to where it comes from, as documented of tablets.
        if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    public private(set) var textFields: [UITextField]?
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// The look of a question.
    public enum Style: Int, Sendable { case actionSheet = 0, alert }
}

/// A button of a question. Nothing taps it, so its handler is not called.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public let title: String?
    public let style: Style
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
    /// The look of a button.
    public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }
}
