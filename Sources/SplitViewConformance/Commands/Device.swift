import UIKitModel

/// A phone or a tablet: the sizes that a window can have on it.
///
/// ```swift
/// let notes = SplitViewSubject("notes", devices: ["iPhone 17 Pro Max", "iPad Pro (12.9-inch)"]) {
///     makeNotes()
/// }
/// print(SplitViewDevice.all.map(\.name))
/// ```
///
/// Sizes are in points; `DeviceTable.swift` says where they come from.
public struct SplitViewDevice: Hashable, Sendable {
    /// The name of the device: `iPhone 17 Pro Max`.
    public let name: String
    package let word: String
    package let idiom: UIUserInterfaceIdiom
    /// Its screen, held upright.
    package let size: CGSize
    /// How many pixels make a point.
    package let scale: CGFloat
    /// Whether a window of the whole width is regular in landscape. On a phone that depends on
    /// the model and not on the width (E1).
    package let isRegularInLandscape: Bool
    /// The panes of the screen that an app can have, if other apps are beside it.
    package let panes: [Pane]
    /// Its outer screen, held upright, which is the one in use while it is closed (E8).
    package let outer: CGSize?

    /// A part of the screen of a tablet.
    package struct Pane: Hashable, Sendable {
        package let orientation: Orientation
        package let share: Share
        package let width: CGFloat
        /// Whether it is regular (E2).
        package let isRegular: Bool
    }

    package enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
        /// Upright.
        case portrait
        /// On its side.
        case landscape
    }

    /// How much of a screen an app has.
    package enum Share: UInt8, Hashable, Sendable, CaseIterable {
        case full
        /// One of two equal parts.
        case half
        /// The larger of two parts, about two thirds.
        case twoThirds
        /// The smaller of two parts, about a third.
        case third
        /// A window that lies over another app.
        case slideOver
        /// The outer screen of a phone that is closed.
        case closed

        /// Those that the divider between two apps can give.
        package static let ofDivider = allCases.filter { $0 != .closed }
    }

    /// A phone: it has no panes, and is compact upright; one that can be opened is not, unless it
    /// is closed.
    init(
        phone name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
        isRegularInLandscape: Bool, outer: CGSize? = nil
    ) {
        self.outer = outer
        self.name = name
        word = name.asDeviceWord
        idiom = .phone
        size = CGSize(width: width, height: height)
        (self.scale, self.isRegularInLandscape) = (scale, isRegularInLandscape)
        panes = []
    }

    /// A tablet: the whole screen is regular, however it is held, unless the app was made for
    /// phones alone (E9).
    init(
        tablet name: String, _ width: CGFloat, _ height: CGFloat, panes: [Pane] = [],
        isForPhoneApps: Bool = false
    ) {
        outer = nil
        self.name = name
        word = name.asDeviceWord
        idiom = isForPhoneApps ? .phone : .pad
        size = CGSize(width: width, height: height)
        scale = 2
        isRegularInLandscape = !isForPhoneApps
        self.panes = panes.map {
            Pane(
                orientation: $0.orientation, share: $0.share, width: $0.width,
                isRegular: $0.isRegular && !isForPhoneApps)
        }
    }
}

extension SplitViewDevice: ExpressibleByStringLiteral {
    /// The device with a name. Another name ends the process, with the names most like it.
    ///
    /// - Parameter name: The name: `iPhone 17 Pro Max`. ``all`` lists every device.
    public init(stringLiteral name: String) {
        guard let device = Self.all.first(where: { $0.name == name }) else {
            let known = Self.all.map(\.name).listed(near: name)
            fatalError("there is no device '\(name)'; there are \(known)")
        }
        self = device
    }
}

extension SplitViewDevice {
    /// The windows that an app can have on it: first the whole screen, in both orientations.
    package var windows: [Window] {
        let whole = Orientation.allCases.map { orientation in
            window(
                orientation, .full,
                isRegular: idiom == .pad || outer != nil
                    || (orientation == .landscape && isRegularInLandscape))
        }
        let closed =
            outer == nil
            ? [] : Orientation.allCases.map { window($0, .closed, isRegular: false) }
        return whole + closed
            + panes.map {
                window($0.orientation, $0.share, width: $0.width, isRegular: $0.isRegular)
            }
    }

    private func window(
        _ orientation: Orientation, _ share: Share, width: CGFloat? = nil, isRegular: Bool
    ) -> Window {
        let upright = share == .closed ? outer ?? size : size
        let (across, along) =
            orientation == .portrait
            ? (upright.width, upright.height) : (upright.height, upright.width)
        return Window(
            device: self, orientation: orientation, share: share,
            environment: WindowEnvironment(
                horizontalSizeClass: isRegular ? .regular : .compact,
                width: width ?? across, height: along, scale: scale))
    }

    package struct Window: Hashable, Sendable {
        package let device: SplitViewDevice
        package let orientation: Orientation
        /// How much of the screen it is.
        package let share: Share
        /// The environment as an app can read it.
        package let environment: WindowEnvironment

        /// The word of a trace for it: `iPhone-17-Pro-Max`, `iPad-Pro-12.9/landscape/third`.
        package var word: String {
            var word = device.word
            if orientation == .landscape { word += "/landscape" }
            if share != .full { word += "/\(share.word)" }
            return word
        }

        /// Every window on every device there is. Its place in this list is the argument of
        /// `launch-on`.
        package static let all = SplitViewDevice.all.flatMap(\.windows)
    }
}

extension SplitViewDevice.Share {
    package var word: String {
        switch self {
        case .full: "full"
        case .half: "half"
        case .twoThirds: "two-thirds"
        case .third: "third"
        case .slideOver: "slide-over"
        case .closed: "closed"
        }
    }
}

extension String {
    /// A name as one word: without what a word cannot hold.
    fileprivate var asDeviceWord: String {
        filter { !"()".contains($0) }.replacing("-inch", with: "").replacing(" ", with: "-")
    }
}
