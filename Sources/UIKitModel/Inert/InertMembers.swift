/// Members of `UIViewController` that an app may override or set, and that the model never calls:
/// they decide about bars, rotation and memory, not about columns and stacks.
///
/// They stand in a class of their own because Swift lets no class override a member of an
/// extension.
@preconcurrency @MainActor open class InertMembers: UIResponder {
    // MARK: Status bar

    /// Inert: there is no status bar, so nothing asks for its style.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Inert: there is no status bar, so nothing asks whether to hide it.
    open var prefersStatusBarHidden: Bool { false }
    /// Inert: there is no status bar, so nothing asks how to animate it.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Inert: there is no status bar, so no child decides about its style.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Inert: there is no status bar, so no child decides whether to hide it.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Inert: there is no status bar; nothing is asked again.
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: Edges of the screen

    /// Inert: there is no home indicator, so nothing asks whether to hide it.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Inert: there is no home indicator, so no child decides about it.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Inert: there is no home indicator; nothing is asked again.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Inert: there are no system gestures, so nothing asks which to defer.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Inert: there are no system gestures, so no child decides about them.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Inert: there are no system gestures; nothing is asked again.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Orientation

    /// Inert: windows are resized without asking, so nothing is rotated or kept from rotating.
    open var shouldAutorotate: Bool { true }
    /// Inert: windows are resized without asking, whatever is supported.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Inert: what is presented has the size of the window, whatever is preferred.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Inert: windows are resized without asking; nothing is asked again.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    // MARK: Presentation

    /// Inert: nothing is animated. The value is held.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { attachment.appValue("modalTransitionStyle") ?? .coverVertical }
        set { attachment.appValues["modalTransitionStyle"] = newValue }
    }

    /// Inert: how large a popover or a sheet would be; there are none. The value is held.
    open var preferredContentSize: CGSize {
        get { attachment.appValue("preferredContentSize") ?? .zero }
        set { attachment.appValues["preferredContentSize"] = newValue }
    }
    /// Inert: what is presented fills the window, whatever size it prefers; nothing calls it.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}
    /// Inert: the model gives each child its size without asking.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Editing and segues

    /// Inert: whether rows and fields could be changed. Setting it calls
    /// `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { attachment.appValue("isEditing") ?? false }
        set { setEditing(newValue, animated: false) }
    }
    /// Inert: the value is held. No button calls it.
    open func setEditing(_ editing: Bool, animated: Bool) {
        attachment.appValues["isEditing"] = editing
    }
    /// Inert: nothing taps what would follow a segue, and `performSegue` does not ask.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    // MARK: Bars and memory

    /// Inert: there are no bars, so none is hidden. The value is held, and a search taps no tab
    /// while a screen that is pushed has it set.
    open var hidesBottomBarWhenPushed: Bool {
        get { attachment.appValue("hidesBottomBarWhenPushed") ?? false }
        set { attachment.appValues["hidesBottomBarWhenPushed"] = newValue }
    }
    /// Inert: there are no constraints, so nothing calls it.
    open func updateViewConstraints() {}
    /// Inert: views have no margins, so nothing calls it.
    open func viewLayoutMarginsDidChange() {}
    /// Inert: what an app would write of a screen; restoration recreates screens by what they are,
    /// so nothing calls it.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Inert: what an app would read of it; nothing calls it.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Inert: restoration would have ended; nothing calls it.
    open func applicationFinishedRestoringState() {}
    /// Inert: memory never gets short, so nothing calls it.
    open func didReceiveMemoryWarning() {}
}

/// Inert: how a presented controller would come; in the model at once.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical = 0
    /// By turning.
    case flipHorizontal = 1
    /// By fading.
    case crossDissolve = 2
    /// Like a page.
    case partialCurl = 3
}

/// Inert: how the text of a status bar would be drawn.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the system likes.
    case `default` = 0
    /// Light text.
    case lightContent = 1
    /// Dark text.
    case darkContent = 3
}

/// Inert: how a status bar would come and go.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// By fading.
    case fade = 1
    /// By sliding.
    case slide = 2
}

/// Inert: how a device would be held; the model knows sizes of windows alone.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, with the home button above.
    case portraitUpsideDown = 2
    /// With the home button at the left.
    case landscapeLeft = 4
    /// With the home button at the right.
    case landscapeRight = 3

    /// Whether it is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Inert: the ways to hold a device that a screen would support.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// A bit for each orientation.
    public let rawValue: UInt
    /// The orientations with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upright, with the home button above.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// With the home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// With the home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Each.
    public static let all: UIInterfaceOrientationMask = [
        .portrait, .portraitUpsideDown, .landscape,
    ]
    /// Each but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Inert: edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    /// A bit for each edge.
    public let rawValue: UInt
    /// The edges with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// Each.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
