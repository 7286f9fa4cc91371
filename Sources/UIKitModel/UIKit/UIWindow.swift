/// The window: the root of the tree of controllers, resized by the user or the system.
///
/// ```swift
/// let window = UIWindow(environment: .regular)
/// window.rootViewController = makeNotes().split
/// window.makeKeyAndVisible()
/// window.environment = .compact
/// ```
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The controller whose view fills the window.
    ///
    /// It has no container (`UIViewController.hierarchyInconsistencyException`, as documented); a
    /// controller that is the root of another window leaves the other.
    open var rootViewController: UIViewController? {
        get { root }
        set { replaceRoot(with: newValue) }
    }
    @exclusivity(unchecked) nonisolated(unsafe) private(set) final var root: UIViewController?

    private func replaceRoot(with controller: UIViewController?) {
        let old = root
        guard controller !== old, let place = controller ?? old else { return }
        guard canBeRoot(controller), runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: place) }
        root = controller
        old?.hostWindow = nil
        old?.endPresentation()
        controller?.leaveScreenAsRoot()
        controller?.hostWindow = self
        controller?.loadedView?.waitingFrame = nil
        old?.disappearIfLoose()
        guard let controller, controller.hostWindow === self else { return }
        if isVisible {
            controller.appear()
            controller.checkSizeClass()
        } else {
            controller.disappear()
        }
    }

    private func canBeRoot(_ controller: UIViewController?) -> Bool {
        guard let controller, let parent = controller.container else { return true }
        runtime.raise(
            "UIViewControllerHierarchyInconsistency",
            reason: "child view controller:\(controller.logName) should have parent view "
                + "controller:(null) but actual parent is:\(parent.logName)")
        return false
    }

    final func rootWasTaken() { root = nil }

    /// Corrects what the window shows: the uppermost of the presented controllers, or the root, and
    /// nothing below.
    final func settle() {
        guard isVisible, var top = root else { return }
        while let next = top.presented {
            if top.isCoveredByPresented { top.disappear() } else { top.appear() }
            top = next
        }
        top.appear()
        top.checkSizeClass()
    }

    /// Size and size class of the window, as set by the system.
    ///
    /// Setting it is what rotation, Split View, Slide Over and resizing do (E1-E6): the change is
    /// passed down the tree at once, without animation.
    public final var environment: WindowEnvironment {
        get { surroundings }
        set {
            if newValue.height != nil { runtime.surface.hasLayouts = true }
            changeSurroundings(to: overridden(newValue))
        }
    }
    @exclusivity(unchecked) final var surroundings: WindowEnvironment

    /// Whether there is room for only one column.
    package final var isCompact: Bool { surroundings.horizontalSizeClass == .compact }

    /// Whether the window is on screen.
    public final var isVisible: Bool { isOnScreen }
    @exclusivity(unchecked) private final var isOnScreen = false

    /// Whether a controller is the root of this window, and not in any container.
    package final func hasRoot(_ controller: UIViewController) -> Bool { root === controller }

    package override func encodeFuture(into record: inout FutureRecord) {
        super.encodeFuture(into: &record)
        record.add(isOnScreen ? 1 : 0)
        record.add(root)
        surroundings.encodeFuture(into: &record)
    }

    // Constant: the scene that the window belongs to.
    final let runtime: ModelRuntime

    /// Makes a window that is not on screen yet.
    public init(environment: WindowEnvironment) {
        runtime = .current
        surroundings = environment
        super.init(frame: .zero)
        if environment.height != nil { runtime.surface.hasLayouts = true }
    }

    /// Makes a window as large as the screen that the runtime describes, as an app without a
    /// storyboard does. Raises unless `ModelRuntime.screen` is set. The frame is not used.
    public override init(frame: CGRect) {
        runtime = .current
        surroundings = UIScreen.main.described ?? .regular
        super.init(frame: CGRect(origin: .zero, size: surroundings.size))
        if surroundings.height != nil { runtime.surface.hasLayouts = true }
    }

    /// Makes a window of a scene, as large as the screen that the runtime describes. Raises unless
    /// `ModelRuntime.screen` is set, or the scene is the one that UIKit has connected: then it is
    /// the screen of a tablet.
    public init(windowScene: UIWindowScene) {
        runtime = .current
        let screen = windowScene.isConnected ? runtime.screen : UIScreen.main.described
        surroundings = screen ?? .regular
        super.init(frame: CGRect(origin: .zero, size: surroundings.size))
        if surroundings.height != nil { runtime.surface.hasLayouts = true }
        self.windowScene = windowScene
    }

    /// Makes nothing: a window has to be given its environment.
    public required init?(coder: NSCoder) { nil }

    /// The screen, as the runtime describes it: there is one.
    public final var screen: UIScreen { .main }

    deinit {
        root?.toWindow = .none
        if runtime.surface.window.leads(to: self) { runtime.surface.window = .none }
    }

    /// Shows the window, with the first layout of everything inside.
    open func makeKeyAndVisible() {
        guard !isVisible else { return }
        isOnScreen = true
        runtime.surface.window = Backlink(self)
        guard let root, runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: root) }
        root.appear()
    }
}

/// The size of a window.
///
/// ```swift
/// let halfOfATablet = WindowEnvironment(horizontalSizeClass: .compact, width: 507)
/// ```
public struct WindowEnvironment: Hashable, Sendable {
    /// The size class of the horizontal axis; decides between collapsed and expanded (ST2).
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// The width of the window in points; independent of the size class (E5).
    public var width: CGFloat

    /// The height of the window in points; `nil` if it does not matter. Then every view is one
    /// point high, and bars take no room.
    public var height: CGFloat?
    /// The number of pixels in a point; columns are as wide as a whole number of pixels.
    public var scale: CGFloat
    /// The parts that the system covers at the edges of the window, in points (E4).
    public var safeArea: UIEdgeInsets

    /// The size of the window; one point high if its height does not matter.
    var size: CGSize { CGSize(width: width, height: height ?? 1) }

    /// The size class of the vertical axis: compact in the window of a phone on its side (E7).
    /// Those of known phones are up to 440 points high, and the screens of tablets at least 744.
    var verticalSizeClass: UIUserInterfaceSizeClass {
        guard let height, height < 500, width > height else { return .regular }
        return .compact
    }

    var traits: UITraitCollection { .with(horizontalSizeClass, vertical: verticalSizeClass) }

    /// Whether the vertical size class is another than it was (E7).
    func isTurned(from other: WindowEnvironment) -> Bool {
        verticalSizeClass != other.verticalSizeClass
    }

    @MainActor func encodeFuture(into record: inout FutureRecord) {
        record.add(UInt32(horizontalSizeClass.rawValue))
        record.add(
            measures: width, height ?? -1, scale, safeArea.top, safeArea.left, safeArea.bottom,
            safeArea.right)
    }

    /// A window of this class and size (points), on a screen with this many pixels to a point.
    public init(
        horizontalSizeClass: UIUserInterfaceSizeClass, width: CGFloat, height: CGFloat? = nil,
        scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        (self.width, self.height, self.scale, self.safeArea) = (width, height, scale, safeArea)
    }

    /// A tablet in portrait (E4).
    public static let regular = WindowEnvironment(horizontalSizeClass: .regular, width: 820)
    /// A phone in portrait (E4).
    public static let compact = WindowEnvironment(horizontalSizeClass: .compact, width: 393)
}
