import UIKitModel

/// A screen as document 000 wants every screen: it says on which side it belongs, and whether it
/// takes the place of the details shown.
open class SidedViewController: UIViewController {
    /// Whether this screen belongs on the detail side when there are two columns.
    open var shouldDisplayInDetailedView: Bool { false }
    /// Whether this detail takes the place of those shown.
    open var shouldReplaceDetailedView: Bool { false }
}

/// A list of that app.
public final class SidedListViewController: SidedViewController {}

/// A detail of that app.
public final class SidedDetailViewController: SidedViewController {
    private let replaces: Bool

    /// A detail that goes on top of the others, or takes their place.
    public init(replaces: Bool) {
        self.replaces = replaces
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its details in code.
    public required init?(coder: NSCoder) {
        replaces = false
        super.init(coder: coder)
    }

    public override var shouldDisplayInDetailedView: Bool { true }
    public override var shouldReplaceDetailedView: Bool { replaces }
}

/// What the detail side of that app shows while there is nothing to show.
public final class BlankViewController: UIViewController {}
