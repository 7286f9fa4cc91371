/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car.
    case carPlay = 3
    /// A computer.
    case mac = 5
    /// A headset.
    case vision = 6
}

extension ModelRuntime {
    /// The surroundings of an app, given to it before its launch.
    struct Surroundings {
        var idiom = UIUserInterfaceIdiom.pad
        var screen: WindowEnvironment?
        var storyboards: [StoryboardPlace: @MainActor () -> UIViewController] = [:]
        var segues: [StoryboardPlace: (UIStoryboardSegue.Kind, @MainActor () -> UIViewController)] =
            [:]
    }

    /// The kind of device, as apps read it. A tablet unless it is set (UNK37).
    public var idiom: UIUserInterfaceIdiom {
        get { surroundings.idiom }
        set { surroundings.idiom = newValue }
    }

    /// The screen of the device, as apps read it; `nil` if it was not described.
    public var screen: WindowEnvironment? {
        get { surroundings.screen }
        set { surroundings.screen = newValue }
    }
}

/// The device, as the runtime describes it.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The device.
    public static var current: UIDevice { UIDevice() }

    /// The kind of the device: `ModelRuntime.idiom` (UNK37).
    public final var userInterfaceIdiom: UIUserInterfaceIdiom { ModelRuntime.current.idiom }

    /// The version of the system: the oldest release that the profile stands for. `#available` asks
    /// the machine instead.
    open var systemVersion: String { "\(ModelRuntime.current.profile.systemVersion).0" }
    /// Inert: the name of the system.
    open var systemName: String { "iOS" }

    /// The orientation of the device, by the shape of its screen: on its side if that is wider than
    /// high. Raises unless `ModelRuntime.screen` is set, with a height.
    public final var orientation: UIDeviceOrientation {
        switch UIScreen.main.orientation {
        case .landscapeRight: .landscapeLeft
        case .unknown: .unknown
        default: .portrait
        }
    }
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, with the home button above.
    case portraitUpsideDown = 2
    /// With the home button at the right.
    case landscapeLeft = 3
    /// With the home button at the left.
    case landscapeRight = 4
    /// On its back.
    case faceUp = 5
    /// On its front.
    case faceDown = 6

    /// Whether it is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies on a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether it is upright or on a side.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The screen, as the runtime describes it.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The screen.
    public static var main: UIScreen { UIScreen() }

    /// The screen in its own coordinates; one point high unless it was described with a height.
    /// Raises unless `ModelRuntime.screen` is set.
    public final var bounds: CGRect {
        let screen = described
        return CGRect(x: 0, y: 0, width: screen?.width ?? 0, height: screen?.height ?? 1)
    }

    /// The traits of the screen. Raises unless `ModelRuntime.screen` is set.
    public final var traitCollection: UITraitCollection {
        described?.traits ?? UITraitCollection()
    }

    /// The number of pixels in a point. Raises unless `ModelRuntime.screen` is set.
    public final var scale: CGFloat { described?.scale ?? 2 }

    final var orientation: UIInterfaceOrientation {
        guard let screen = described else { return .unknown }
        guard let height = screen.height else {
            ModelRuntime.current.raiseNotModelled(
                "the orientation of a screen without a height; set that of ModelRuntime.screen")
            return .unknown
        }
        return screen.width > height ? .landscapeRight : .portrait
    }

    final var described: WindowEnvironment? {
        let runtime = ModelRuntime.current
        if runtime.screen == nil {
            runtime.raiseNotModelled("a screen that was not described; set ModelRuntime.screen")
        }
        return runtime.screen
    }
}
