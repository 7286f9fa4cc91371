/// Members of `UIViewController` that an app may override or set, and the model never calls: they
/// decide about bars, rotation and memory, not about columns and stacks.
///
/// They stand in a class of their own because Swift lets no class override a member of an
/// extension.
@preconcurrency @MainActor open class InertMembers: UIResponder {
    // MARK: Status bar

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: Edges of the screen

    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Orientation

    /// Windows are resized without asking, so nothing is rotated or kept from rotating.
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    // MARK: Presentation

    open var modalTransitionStyle: UIModalTransitionStyle {
        get { attachment.appValue("modalTransitionStyle") ?? .coverVertical }
        set { attachment.appValues["modalTransitionStyle"] = newValue }
    }

    open var preferredContentSize: CGSize {
        get { attachment.appValue("preferredContentSize") ?? .zero }
        set { attachment.appValues["preferredContentSize"] = newValue }
    }
    open func preferredContentSizeDidChange(forChildContentContainer: any UIContentContainer) {}
    open func size(
        forChildContentContainer: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Editing and segues

    /// Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { attachment.appValue("isEditing") ?? false }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        attachment.appValues["isEditing"] = editing
    }
    /// `performSegue` does not ask.
    open func shouldPerformSegue(withIdentifier: String, sender: Any?) -> Bool { true }

    // MARK: Bars and memory

    /// There are no bars, so none is hidden; but a search taps no tab while a screen that is pushed
    /// has it set.
    open var hidesBottomBarWhenPushed: Bool {
        get { attachment.appValue("hidesBottomBarWhenPushed") ?? false }
        set { attachment.appValues["hidesBottomBarWhenPushed"] = newValue }
    }
    open func updateViewConstraints() {}
    open func viewLayoutMarginsDidChange() {}
    open func encodeRestorableState(with: NSCoder) {}
    open func decodeRestorableState(with: NSCoder) {}
    open func applicationFinishedRestoringState() {}
    open func didReceiveMemoryWarning() {}
}

/// The ways in which a presented controller comes; in the model at once.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}

/// The look of the text of a status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent, darkContent = 3 }

/// The ways in which a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none = 0, fade, slide }

/// The ways to hold a device. The model knows sizes of windows alone.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft = 4, landscapeRight = 3
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways to hold a device that a screen would support.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [
        .portrait, .portraitUpsideDown, .landscape,
    ]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
