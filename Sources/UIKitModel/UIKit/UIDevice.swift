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

    /// The screen in its own coordinates; as everywhere in the model, one point high. Raises unless
    /// `ModelRuntime.screen` is set.
    public final var bounds: CGRect {
        CGRect(x: 0, y: 0, width: described?.width ?? 0, height: 1)
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
