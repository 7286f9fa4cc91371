/// A button in a bar: the model knows one that has an effect, which hides the list column and shows
/// it again (V13), and of that only whether it is visible and what a tap does.
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
    /// What the app set, for which the model has no use.
    package final var attachment: AnyObject?

    /// An item without a look.
    public override init() { super.init() }

    /// Makes an item; the model reads nothing from the archive.
    public required init?(coder: NSCoder) { super.init() }
}
