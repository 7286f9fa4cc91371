import UIKitModel

/// The size of a window, and the device that it is on, if it is on one.
package struct WindowPlace: Hashable {
    let environment: WindowEnvironment
    let number: UInt8
    /// The number of a window on no device.
    static let nowhere = UInt8.max

    /// A window of some size on no device.
    init(_ environment: WindowEnvironment) {
        self.environment = environment
        number = Self.nowhere
    }

    init(number: UInt8) {
        self.number = number
        environment = SplitViewDevice.Window.all[Int(number)].environment
    }

    var deviceWindow: SplitViewDevice.Window? { Self.window(number: number) }

    /// The window on a device that has a number; `nil` for the number of none.
    static func window(number: UInt8) -> SplitViewDevice.Window? {
        number == nowhere ? nil : SplitViewDevice.Window.all[Int(number)]
    }

    /// The first window of a device that is as wanted, if it has one.
    private static func window(
        _ device: SplitViewDevice, where isRight: (SplitViewDevice.Window) -> Bool
    ) -> WindowPlace? {
        SplitViewDevice.Window.all.firstIndex { $0.device == device && isRight($0) }
            .map { WindowPlace(number: UInt8($0)) }
    }

    /// The window after the device was turned: as large a part of it as before, if there is such a
    /// part, and else all of it.
    func turned(to orientation: SplitViewDevice.Orientation) -> WindowPlace? {
        guard let old = deviceWindow, old.orientation != orientation else { return nil }
        return Self.window(old.device) {
            $0.orientation == orientation && $0.share == old.share
        } ?? Self.window(old.device) { $0.orientation == orientation }
    }

    /// The window after the app got another part of the screen; `nil` if there is no such part, or
    /// it has that one.
    func taking(_ share: SplitViewDevice.Share) -> WindowPlace? {
        guard let old = deviceWindow, old.share != share else { return nil }
        return Self.window(old.device) {
            $0.orientation == old.orientation && $0.share == share
        }
    }

    /// A wide or a narrow window: on a device the present one, or the first one that is so, held as
    /// it is if possible; `nil` if there is none.
    @inline(__always) func with(_ width: SplitViewCommand.Width) -> WindowPlace? {
        if number == Self.nowhere { return WindowPlace(width == .wide ? .regular : .compact) }
        return onDevice(width)
    }

    private func onDevice(_ width: SplitViewCommand.Width) -> WindowPlace? {
        guard let old = deviceWindow else { return nil }
        let wanted: UIUserInterfaceSizeClass = width == .wide ? .regular : .compact
        if environment.horizontalSizeClass == wanted { return self }
        return Self.window(old.device) {
            $0.environment.horizontalSizeClass == wanted && $0.orientation == old.orientation
        } ?? Self.window(old.device) { $0.environment.horizontalSizeClass == wanted }
    }
}

extension SplitViewDevice.Window {
    /// The whole screen that it is on, held as it is.
    var screen: WindowEnvironment? {
        if share == .closed { return environment }
        return device.windows
            .first { $0.orientation == orientation && $0.share == .full }?.environment
    }
}
