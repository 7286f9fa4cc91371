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

/// The device, as the runtime describes it.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The device.
    public static var current: UIDevice { UIDevice() }

    /// What kind of device it is: `ModelRuntime.idiom` (UNK37).
    public final var userInterfaceIdiom: UIUserInterfaceIdiom { ModelRuntime.current.idiom }
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
        .with(described?.horizontalSizeClass ?? .unspecified)
    }

    private var described: WindowEnvironment? {
        let runtime = ModelRuntime.current
        if runtime.screen == nil {
            runtime.raiseNotModelled("a screen that was not described; set ModelRuntime.screen")
        }
        return runtime.screen
    }
}
