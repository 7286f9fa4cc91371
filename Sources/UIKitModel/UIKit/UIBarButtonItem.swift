/// A button in a bar. The model knows one with an effect: it hides the list column and shows it
/// again (V13). Of this one it knows only whether it is visible, and the effect of a tap.
///
/// Every other one is inert: it stands in no bar, so nothing taps it.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
    /// Whether it is invisible, wherever an app has put it.
    open var isHidden = false
    /// The receiver of the action; not retained.
    open weak var target: AnyObject?
    /// The method that a tap calls. Only that of the display mode button can be called in the
    /// model, by `UIApplication.sendAction`.
    open var action: Selector?
    /// The values that the app set; the model has no use for them.
    package final var attachment: AnyObject?

    /// An item without a look.
    public override init() { super.init() }

    /// Makes an item; the model reads nothing from the archive.
    public required init?(coder: NSCoder) { super.init() }
}
