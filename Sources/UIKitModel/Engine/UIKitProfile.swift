/// Which UIKit is modelled: the switches in which versions are known to differ, or in which the
/// model had to choose where nothing is known (`UNK`).
public struct UIKitProfile: Hashable, Sendable {
    /// The name, as given on a command line.
    public let name: String

    /// Whether a classic split view tells its delegate about columns (T10): documented as column
    /// style only, recorded on iOS 26.1.
    public let classicSendsColumnCallbacks: Bool

    /// The display mode a classic split view reports while collapsed, if it changes it (V5, C17).
    public let collapsedDisplayMode: UISplitViewController.DisplayMode?

    /// Whether `showDetail` in the collapsed state replaces the preserved secondary (P4, P5: one
    /// developer's observation, otherwise UNK).
    public let collapsedShowDetailIsPreserved: Bool

    /// Whether a replaced detail makes the visible primary disappear and appear once more (D8).
    public let replacementTouchesPrimary: Bool

    /// Whether an overlay preferred before the first appearance gives way to the secondary alone,
    /// until it is asked for again (recorded on iOS 26.1).
    public let overlayWaitsForAppearance: Bool

    /// The width in points from which `automatic` shows both columns of a regular window. On
    /// iOS 26.1 somewhere between 393 and 600 (V10); for older systems, where it depends on the
    /// device and its orientation (V6), the model always shows both.
    public let narrowestBesideWidth: CGFloat

    /// iOS 26.1, as recorded.
    public static let ios26 = UIKitProfile(
        name: "ios26", classicSendsColumnCallbacks: true,
        collapsedDisplayMode: .oneBesideSecondary, collapsedShowDetailIsPreserved: true,
        replacementTouchesPrimary: true, overlayWaitsForAppearance: true,
        narrowestBesideWidth: 474)

    /// iOS 8 to 13, as documented.
    public static let ios8 = UIKitProfile(
        name: "ios8", classicSendsColumnCallbacks: false, collapsedDisplayMode: nil,
        collapsedShowDetailIsPreserved: true,
        replacementTouchesPrimary: false, overlayWaitsForAppearance: false,
        narrowestBesideWidth: 0)

    /// iOS 14 to 18, as documented: for a classic split view the same as before (T10).
    public static let ios14 = UIKitProfile(
        name: "ios14", classicSendsColumnCallbacks: false, collapsedDisplayMode: nil,
        collapsedShowDetailIsPreserved: true,
        replacementTouchesPrimary: false, overlayWaitsForAppearance: false,
        narrowestBesideWidth: 0)

    /// Every profile, oldest first.
    public static let all = [ios8, ios14, ios26]
}
