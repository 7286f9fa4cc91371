import UIKitModel

extension SplitViewSubject {
    /// Builds the app in a runtime of its own, for a test that knows nothing of the model.
    ///
    /// - Parameters:
    ///   - profile: The release of UIKit.
    ///   - window: The number of the window in which it is launched; negative for none on a device.
    ///   - isNarrow: Whether another window is narrow.
    @MainActor package func sceneForDevice(
        _ profile: UIKitProfile, window: Int, isNarrow: Bool
    ) -> SplitViewScene {
        let place =
            window >= 0
            ? WindowPlace(number: UInt8(window))
            : WindowPlace(readsEnvironment && isNarrow ? .compact : .regular)
        return built(in: place, profile: profile).scene
    }
}

extension SplitViewScene {
    /// The root of the window.
    package var rootForDevice: UIViewController { windowRoot }
}
