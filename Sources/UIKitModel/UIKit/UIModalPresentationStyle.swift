/// The presentation of a controller (D16): over what is below, or in its place.
public enum UIModalPresentationStyle: Int, Sendable {
    /// In place of everything below, which disappears.
    case fullScreen = 0
    /// A sheet as wide as a page.
    case pageSheet = 1
    /// A small sheet.
    case formSheet = 2
    /// In place of the content of the container, which disappears; in the model, of everything.
    case currentContext = 3
    /// As the app decides, over what is below.
    case custom = 4
    /// Over everything, with what is below still there.
    case overFullScreen = 5
    /// Over the content of the container, with what is below still there.
    case overCurrentContext = 6
    /// A popover; where there is little room, a sheet.
    case popover = 7
    /// As `automatic`.
    case none = -1
    /// A page sheet since iOS 13, full screen before.
    case automatic = -2
}

struct PresentationWishes {
    var style = UIModalPresentationStyle.automatic
    /// Whether a person cannot dismiss it.
    var isModal = false
    /// Whether an app has set it for the inspector column: presented, it is the inspector still.
    var isForInspector = false

    /// Eight bits, zero for a controller that says nothing.
    var bits: UInt32 {
        UInt32(style.rawValue - UIModalPresentationStyle.automatic.rawValue) << 1
            | (isModal ? 1 : 0) | (isForInspector ? 1 << 7 : 0)
    }
}

extension UIViewController {
    /// Whether what it is presented over stays in the hierarchy, and so does not disappear (D16).
    final func leavesWhatIsBelow(_ presenter: UIViewController) -> Bool {
        switch modalPresentationStyle {
        case .fullScreen, .currentContext: false
        case .overFullScreen, .overCurrentContext, .custom: true
        case .automatic, .none: runtime.profile.presentsSheets
        case .pageSheet, .formSheet, .popover:
            runtime.profile.presentsSheets || presenter.horizontalSizeClass == .regular
        }
    }
}
