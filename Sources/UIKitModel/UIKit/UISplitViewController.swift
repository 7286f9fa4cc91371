/// Two columns side by side in a regular width, one stack in a compact one.
///
/// Made with `init()` it is a split view of the classic style (`uikit-facts.md`, sections 2 to 5
/// and 7). The engine keeps its columns in a table of its own, apart from the tree, so that the
/// column styles can be another way to fill the same table.
@MainActor open class UISplitViewController: UIViewController {
    /// Who decides how the columns collapse and separate; not retained.
    @exclusivity(unchecked) open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet { delegateDidChange() }
    }
    /// Whether there should be a delegate: one that nobody retains goes without a word.
    @exclusivity(unchecked) package final var wasGivenDelegate = false
    // What the delegate does not implement, as far as it is known.
    @exclusivity(unchecked) final var missing: DelegateMethods = []

    /// The columns as they are registered, whether or not they are installed in the tree (ST11).
    @exclusivity(unchecked) package final var columns = Columns()
    /// What the split keeps of the secondary while collapsed (P1).
    @exclusivity(unchecked) package final var preservedSecondary: UIViewController?
    /// Whether the first appearance has happened: before it nothing is installed (ST4, ST11).
    @exclusivity(unchecked) package final var isMounted = false
    @exclusivity(unchecked) final var collapsed = false
    @exclusivity(unchecked) final var mode = DisplayMode.secondaryOnly
    @exclusivity(unchecked) final var shown = ColumnSet()
    // What is under way; the environment is followed when it is over.
    @exclusivity(unchecked) final var activity = Activity.none
    @exclusivity(unchecked) final var hasToFollow = false
    // An overlay that was asked for before the first appearance is not shown.
    @exclusivity(unchecked) final var overlayWaits = false
    // What the primary popped for the expansion under way.
    @exclusivity(unchecked) final var separatedController: UIViewController?
    // ST12: the array was assigned while collapsed.
    @exclusivity(unchecked) package final var detailLeadsNowhere = false

    /// Whether the columns are merged into one (ST1); still the old value while the delegate is
    /// being asked, the new one when it is told (ST6).
    public final var isCollapsed: Bool { collapsed }

    /// Expanded: primary and secondary. Collapsed: the one controller that is left (ST7).
    ///
    /// Assigning is stored and nothing more before the first appearance (ST10).
    open var viewControllers: [UIViewController] {
        get { columns.listed }
        set { assignColumns(newValue) }
    }

    /// The arrangement that was asked for; `.automatic` at first (ST15).
    @exclusivity(unchecked) open var preferredDisplayMode = DisplayMode.automatic {
        didSet { displayModePreferenceDidChange() }
    }

    /// Whether a person can bring a hidden primary on screen by a swipe or a tap (V3, V14).
    ///
    /// The model performs no such gesture, and places no button for it (V13).
    @exclusivity(unchecked) open var presentsWithGesture = true

    /// The arrangement in force, never `.automatic`; says nothing while collapsed (ST3, V5).
    public final var displayMode: DisplayMode { mode }

    /// Presents or installs a controller as the primary (D11-D13).
    open override func show(_ vc: UIViewController, sender: Any?) {
        showAsPrimary(vc, sender: sender)
    }

    /// Shows a controller as the detail: on top of the collapsed stack, or in place of the
    /// expanded secondary (D1-D5).
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showAsDetail(vc, sender: sender)
    }

    /// An arrangement of the columns.
    public enum DisplayMode: Int, Sendable {
        /// Leave it to the split view; never reported by `displayMode`.
        case automatic = 0
        /// The secondary alone.
        case secondaryOnly = 1
        /// The primary beside the secondary.
        case oneBesideSecondary = 2
        /// The primary over a part of the secondary.
        case oneOverSecondary = 3

        /// The name of `secondaryOnly` before iOS 14.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The name of `oneBesideSecondary` before iOS 14.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The name of `oneOverSecondary` before iOS 14.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// A column of a split view.
    public enum Column: Int, Sendable {
        /// The leading column: the list.
        case primary = 0
        /// The trailing column: the detail.
        case secondary = 2
    }

    override var visibleRange: Range<Int> { shownRange }
    // G13: the primary is told that it has little room, the secondary what the split was told.
    override func narrows(_ child: UIViewController) -> Bool { child === columns.primary }
    override func implements(_ action: ShowAction) -> Bool { true }
    override func childWasTaken(_ child: UIViewController) {
        super.childWasTaken(child)
        columnWasTaken(child)
    }
    override func environmentWasPassedOn() { followEnvironment() }
    override func appearanceWillBegin() { mountIfNeeded() }
}
