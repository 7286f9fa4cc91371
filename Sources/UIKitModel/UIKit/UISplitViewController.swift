/// Two or three columns side by side in a regular width, one stack in a compact one.
///
/// With `init()` it is a split view of the classic style (`RULES.md`, ST, C, X, P and D), with
/// `init(style:)` one of a column style, with two or three columns (rules K). The engine keeps the
/// columns in a separate table, apart from the tree; the styles fill it in different ways. Its
/// properties are as many as UIKit lets an app set.
///
/// ```swift
/// let classic = UISplitViewController()
/// classic.viewControllers = [NoteList(), NoNote()]
///
/// let columns = UISplitViewController(style: .doubleColumn)
/// columns.setViewController(NoteList(), for: .primary)
/// ```
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// The way in which the columns are filled and collapsed; constant.
    public final let style: Style

    /// A split view of a style. No containers are made for its columns before it appears (ST11).
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A split view of the classic style.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a split view of the classic style; the model reads nothing from the archive.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// Decides how the columns collapse and separate; not retained.
    @exclusivity(unchecked) open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet { delegateDidChange() }
    }
    /// Whether there should be a delegate: one that nothing retains disappears silently.
    @exclusivity(unchecked) package final var wasGivenDelegate = false
    // The identity of the last delegate, alive or not.
    @exclusivity(unchecked) final var delegateIdentity: ObjectIdentifier?
    // The methods that the delegate is known not to implement.
    @exclusivity(unchecked) final var missing: DelegateMethods = []
    /// The columns as they are registered, whether or not they are installed in the tree (ST11).
    @exclusivity(unchecked) package final var columns = Columns()
    /// The controllers that the split view keeps while collapsed: the secondary (P1), in a column
    /// style the container of each column (K9, K10).
    @exclusivity(unchecked) package final var preserved = Columns()
    /// Whether the first appearance has happened: before it nothing is installed (ST4, ST11), also
    /// before iOS 26 (UNK73).
    @exclusivity(unchecked) package final var isMounted = false
    @exclusivity(unchecked) final var collapsed = false
    // Collapsed still, but on the way to be expanded: the columns are leaving the stack.
    @exclusivity(unchecked) final var isComingApart = false
    @exclusivity(unchecked) final var mode = DisplayMode.secondaryOnly
    @exclusivity(unchecked) final var shown = ColumnSet()
    // Column style only: what the app set for the columns, and the layout of the primary.
    @exclusivity(unchecked) final var named = Columns()
    @exclusivity(unchecked) final var showsInspector = false
    // Hidden columns that the last layout has not moved beyond the edge.
    @exclusivity(unchecked) final var unplacedColumns = ColumnSet()
    final var primaryInset: CGFloat = 0
    final var hasLostPrimary = false
    final var wasLaidOut = false
    @exclusivity(unchecked) final var behavior = SplitBehavior.automatic
    // The current activity; the environment is followed when it ends.
    @exclusivity(unchecked) final var activity = Activity.none
    @exclusivity(unchecked) final var hasToFollow = false
    // A preference takes effect with the next layout (V23).
    @exclusivity(unchecked) final var awaitsLayout = false
    // An overlay that was set before the first appearance is not shown.
    @exclusivity(unchecked) final var overlayWaits = false
    // The controller that the primary popped for the current expansion.
    @exclusivity(unchecked) final var separatedController: UIViewController?
    // ST12: the array was assigned while collapsed.
    @exclusivity(unchecked) package final var detailLeadsNowhere = false

    // Omitted: `missing`, learnt again for each delegate that is called.
    override func encodeFuture(into record: inout FutureRecord) {
        super.encodeFuture(into: &record)
        record.add(wide: splitBits)
        columns.encodeFuture(of: style, in: &record)
        if isColumnStyle {
            preserved.encodeFuture(of: style, in: &record)
            named.encodeFuture(of: style, in: &record)
            otherWidths?.encodeFuture(into: &record)
        } else {
            record.add(preserved.secondary)
        }
        record.add(object: delegate)
        if hasWidth { primaryWidth.encodeFuture(into: &record) }
        if primaryInset != 0 { record.add(measures: primaryInset) }
        if let separatedController { record.add(separatedController) }
        record.add(object: button)
    }

    /// The state of this split view that affects the future, as far as it fits in a few bits, and
    /// whether there is more.
    package final var splitBits: UInt64 {
        let modes = UInt64(mode.rawValue << 3 | preferredDisplayMode.rawValue)
        let looks = UInt64((background?.rawValue ?? 2) << 1 | primaryEdge.rawValue)
        var bits = modes << 33 | looks << 4 | UInt64(behavior.rawValue) << 7
        bits |= UInt64(shown.bits) << 9 | UInt64(activity.rawValue) << 17
        bits |= UInt64(unplacedColumns.bits) << 40 | UInt64(style.rawValue) << 48
        if showsInspector { bits |= 1 }
        if otherWidths != nil { bits |= 2 }
        if awaitsLayout { bits |= 4 }
        if collapsed { bits |= 1 << 19 }
        if isMounted { bits |= 1 << 20 }
        if wasGivenDelegate { bits |= 1 << 21 }
        if hasLostPrimary { bits |= 1 << 22 }
        if wasLaidOut { bits |= 1 << 23 }
        if hasToFollow { bits |= 1 << 24 }
        if overlayWaits { bits |= 1 << 25 }
        if detailLeadsNowhere { bits |= 1 << 26 }
        if presentsWithGesture { bits |= 1 << 27 }
        if isComingApart { bits |= 1 << 28 }
        if hasWidth { bits |= 1 << 29 }
        if primaryInset != 0 { bits |= 1 << 30 }
        if separatedController != nil { bits |= 1 << 31 }
        if button != nil { bits |= 1 << 32 }
        return bits
    }

    private var hasWidth: Bool { primaryWidth != ColumnWidth() }

    /// Whether the columns are merged into one (ST1); the old value in questions to the delegate,
    /// the new one in its callbacks (ST6).
    public final var isCollapsed: Bool { collapsed }

    /// Expanded: primary and secondary. Collapsed: the one controller that is left (ST7).
    ///
    /// Assigning is only stored before the first appearance (ST10). A column style takes and
    /// returns the controllers as they were set, without the containers around them (ST8).
    open var viewControllers: [UIViewController] {
        get { isColumnStyle ? namedColumns : columns.listed }
        set { assignColumns(newValue) }
    }

    /// Sets the controller of a column; `nil` for none. Column style only.
    ///
    /// A navigation controller is used as it is, and so is a primary or secondary with one as its
    /// first child; any other is put into a navigation controller that the split view makes (K1,
    /// K2).
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        nameColumn(column, vc)
    }

    /// The controller that was set for a column, not its container (K3).
    ///
    /// If a profile loses track of a primary with its own navigation controller, it is that
    /// navigation controller once something was pushed there (B4).
    open func viewController(for column: Column) -> UIViewController? { namedColumn(column) }

    /// Shows a column (K17): beside or over the other, or on top of the one stack.
    open func show(_ column: Column) { showColumn(column) }

    /// Hides a column (K17).
    open func hide(_ column: Column) { hideColumn(column) }

    /// Whether a column is visible now: beside or over the others, or on top while collapsed (iOS
    /// 26).
    public final func isShowing(_ column: Column) -> Bool { isColumnShowing(column) }

    /// The width of the primary column in points; collapsed, that of the split view (G6). Before
    /// the first appearance it does not depend on the preference (G7).
    public final var primaryColumnWidth: CGFloat {
        if isMounted { return columnLayout.primaryWidth }
        return style == .tripleColumn ? ColumnWidth.automaticOfThree : ColumnWidth.automatic
    }
    @exclusivity(unchecked) final var primaryWidth = ColumnWidth()

    /// The width of the supplementary column in points, with the part of it under a floating
    /// primary; collapsed, that of the split view (G5, G6). Raises without three columns (ST16).
    public final var supplementaryColumnWidth: CGFloat {
        guard style == .tripleColumn else { return raiseForTwoColumns() }
        return isMounted ? width(of: .supplementary) : ColumnWidth.automatic
    }
    @exclusivity(unchecked) final var otherWidths: OtherWidths?

    /// The preferred share of the split view's width for the primary column, from 0 to 1 (G1).
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidth.fraction }
        set { changeWidth { primaryWidth.fraction = newValue } }
    }

    /// The preferred width of the primary column in points; takes precedence over the share (G2).
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidth.preferred }
        set { changeWidth { primaryWidth.preferred = newValue } }
    }

    /// The minimum width of the primary column, in points; no one drags it narrower here (G19).
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.minimum }
        set { changeWidth { primaryWidth.minimum = newValue } }
    }

    /// The maximum width of the primary column, in points. Up to iOS 18 no column is wider than 320
    /// points unless this is raised (G3).
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.maximum }
        set { changeWidth { primaryWidth.maximum = newValue } }
    }

    /// The background of the primary column; it also decides its position (G10). That of a sidebar
    /// from iOS 26 on, none before (ST15).
    open var primaryBackgroundStyle: BackgroundStyle {
        get { background ?? (runtime.profile.floatsPrimary ? .sidebar : .none) }
        set {
            let old = primaryBackgroundStyle
            background = newValue
            if isMounted, newValue != old { layOutColumns() }
        }
    }
    private final var background: BackgroundStyle?

    /// The edge of the primary column (G11).
    @exclusivity(unchecked) open var primaryEdge = PrimaryEdge.leading {
        didSet { if isMounted, primaryEdge != oldValue { layOutColumns() } }
    }

    /// The preferred arrangement; `.automatic` at first (ST15). It takes effect with the next
    /// layout (V23).
    @exclusivity(unchecked) open var preferredDisplayMode = DisplayMode.automatic {
        didSet { displayModePreferenceDidChange() }
    }

    /// Whether the primary should be beside the secondary or over it, in a column style;
    /// `.automatic` at first (ST15). Decides the meaning of `preferredDisplayMode` (V2), which sets
    /// it as well (V8). Raises in the classic style (ST16).
    open var preferredSplitBehavior: SplitBehavior {
        get { columnStyleOnly(behavior, otherwise: .automatic) }
        set {
            guard columnStyleOnly(true, otherwise: false) else { return }
            behavior = newValue
            preferenceDidChange()
        }
    }

    /// Whether the primary is over the secondary; never `.automatic`. Raises in the classic style
    /// (ST16).
    public final var splitBehavior: SplitBehavior {
        columnStyleOnly(behaviorInForce, otherwise: .tile)
    }

    /// Whether the user can show a hidden primary by a swipe (V3, V14), and send one away that lies
    /// over the secondary (V19).
    ///
    /// A scene says whether a search performs this gesture.
    @exclusivity(unchecked) open var presentsWithGesture = true

    /// Whether bars have the button that hides the list column. Held: which bars have it is not
    /// modelled (UNK24), and a scene says itself whether a person can tap it.
    public final var displayModeButtonVisibility: DisplayModeButtonVisibility {
        get { attachment.appValue("displayModeButtonVisibility") ?? .automatic }
        set { attachment.appValues["displayModeButtonVisibility"] = newValue }
    }

    /// Whether three columns have a button that leaves the secondary alone (V18). Held, like the
    /// button for the columns (UNK24).
    public final var showsSecondaryOnlyButton: Bool {
        get { attachment.appValue("showsSecondaryOnlyButton") ?? false }
        set { attachment.appValues["showsSecondaryOnlyButton"] = newValue }
    }

    /// The current arrangement, never `.automatic`; without meaning while collapsed (ST3, V5).
    public final var displayMode: DisplayMode { mode }

    /// The button that hides the list column and shows it again, for the app to place (V13).
    open var displayModeButtonItem: UIBarButtonItem { dressedButton() }
    final var button: UIBarButtonItem?

    /// Presents or installs a controller as the primary (D11-D13).
    open override func show(_ vc: UIViewController, sender: Any?) {
        showAsPrimary(vc, sender: sender)
    }

    /// Shows a controller as the detail: on top of the collapsed stack, or in place of the expanded
    /// secondary (D1-D5).
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
        /// Two columns beside the secondary.
        case twoBesideSecondary = 4
        /// Two columns over the secondary; or the primary over the other two, if there is no room
        /// for three (V9).
        case twoOverSecondary = 5
        /// Two columns that push the secondary aside. On iOS 26.1 never in force (V9).
        case twoDisplaceSecondary = 6

        /// The name of `secondaryOnly` before iOS 14.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The name of `oneBesideSecondary` before iOS 14.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The name of `oneOverSecondary` before iOS 14.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The statement of a split view to everything in it (iOS 26, G14).
    public enum LayoutEnvironment: Int, Sendable {
        /// There is no split view around.
        case none = 0
        /// Its columns are apart.
        case expanded = 1
        /// Its columns are one stack.
        case collapsed = 2
    }

    /// The place of the primary relative to the secondary.
    public enum SplitBehavior: Int, Sendable {
        /// Leave it to the split view.
        case automatic = 0
        /// Beside it.
        case tile = 1
        /// Over it.
        case overlay = 2
        /// Beside it, pushing a part of it off the screen: the same as `tile` with two columns.
        case displace = 3
    }

    /// Whether bars have the button that hides the list column.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Leave it to the split view.
        case automatic = 0
        /// They do not.
        case never = 1
        /// They do.
        case always = 2
    }

    /// The way in which the columns are filled and collapsed.
    public enum Style: Int, Sendable {
        /// The classic style: columns are assigned, and the delegate merges and separates them.
        case unspecified = 0
        /// Two columns set by name; the split view merges and separates them itself.
        case doubleColumn = 1
        /// Three columns that are set by name.
        case tripleColumn = 2
    }

    /// A column of a split view.
    public enum Column: Int, Sendable {
        /// The leading column: the list.
        case primary = 0
        /// The column between the others, with three columns.
        case supplementary = 1
        /// The trailing column: the detail.
        case secondary = 2
        /// The column shown in place of the others while collapsed (K11).
        case compact = 3
        /// The column for more about the detail (iOS 26, K25).
        case inspector = 4
    }

    override var visibleRange: Range<Int> { isMounted ? contained.indices : 0..<0 }
    override func hides(_ child: UIViewController) -> Bool { hidesColumn(child) }
    // G13: the primary gets a compact size class, the secondary that of the split view. UNK48: the
    // supplementary and the inspector are narrow, too.
    override func narrows(_ child: UIViewController) -> Bool {
        if child === columns.primary { return true }
        guard isColumnStyle, runtime.profile.assumes(.narrowsSideColumns) else { return false }
        return child === columns.supplementary || child === columns.inspector
    }
    override func implements(_ action: ShowAction) -> Bool { true }
    override func childWasTaken(_ child: UIViewController) {
        super.childWasTaken(child)
        columnWasTaken(child)
    }
    override func environmentWasPassedOn() { followEnvironment() }
    override func frame(of child: UIViewController) -> CGRect { columnFrame(of: child) }
    override func edgeInsets(handedTo child: UIViewController) -> UIEdgeInsets {
        columnInsets(handedTo: child)
    }
    override func appearanceWillBegin() { mountIfNeeded() }
}
