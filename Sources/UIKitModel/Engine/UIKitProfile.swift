/// Which UIKit is modelled: the switches in which versions are known to differ, or in which the
/// model had to choose where nothing is known (`RULES.md` lists the choices).
///
/// ```swift
/// for profile in UIKitProfile.all { try checkConformance(of: notes, profile: profile) }
/// ```
public struct UIKitProfile: Hashable, Sendable {
    /// The name, as given on a command line.
    public let name: String

    /// Whether a classic split view tells its delegate about columns (T10): documented as column
    /// style only, recorded on iOS 26.1.
    public let classicSendsColumnCallbacks: Bool

    /// The display mode a classic split view reports while collapsed, if it changes it (V5, C17).
    public let collapsedDisplayMode: UISplitViewController.DisplayMode?

    /// Whether `showDetail` in the collapsed state replaces the preserved secondary (P4, P5: one
    /// developer's observation, otherwise UNK6).
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

    /// Whether a split view says that a column has been shown or hidden, and not only that it will
    /// be (K26).
    public let tellsWhatWasShown: Bool

    /// Whether another plain secondary of a column style is pushed on the navigation controller
    /// that the split view made for the first, instead of taking its place (K4).
    public let pushesOtherSecondary: Bool

    /// Where the primary column of a column style lies (G9, G10).
    public let primaryPlacement: PrimaryPlacement

    /// Whether a split view of a column style loses track of a primary that brings its own
    /// navigation controller, once something was pushed there (B1, B3, B4).
    public let losesTrackOfPrimary: Bool

    /// How wide the primary column becomes if the app does not say more (G3, G5).
    public let widestPrimary: WidestPrimary

    /// The share of the width that the primary column has by itself, up to 320 points; `nil` for
    /// 320 points (G4: weakly founded, so that it is assumed of iOS 8 to 13 alone).
    public let automaticPrimaryShare: CGFloat?

    /// How wide the primary column becomes, whatever the app prefers.
    public enum WidestPrimary: Hashable, Sendable {
        /// So many points, unless the app has set a maximum of its own (G3).
        case points(CGFloat)
        /// As wide as leaves so many points of the split view (G5).
        case leaving(CGFloat)
    }

    /// Where the primary column of a column style lies beside or over the secondary.
    public enum PrimaryPlacement: Hashable, Sendable {
        /// At the edge, and so many points beyond it; an inset makes up for them (G9).
        case beyondEdge(by: CGFloat)
        /// At so many points from the edge, above a secondary that is as wide as the split (G10).
        case floating(margin: CGFloat)
        /// At the edge, and so many points from the secondary beside it: where it would float if
        /// it had the background of a sidebar (G10).
        case atEdge(gap: CGFloat)
    }

    /// iOS 26.1, as recorded.
    public static let ios26 = UIKitProfile(
        name: "ios26", classicSendsColumnCallbacks: true,
        collapsedDisplayMode: .oneBesideSecondary, collapsedShowDetailIsPreserved: true,
        replacementTouchesPrimary: true, overlayWaitsForAppearance: true,
        narrowestBesideWidth: 474, tellsWhatWasShown: true, pushesOtherSecondary: false,
        primaryPlacement: .floating(margin: 10), losesTrackOfPrimary: false,
        widestPrimary: .leaving(474), automaticPrimaryShare: nil)

    /// iOS 8 to 13, as documented. They know no column style; a split view that is made with one
    /// all the same does what it does on iOS 14.
    public static let ios8 = documented("ios8", automaticPrimaryShare: 0.4)

    /// iOS 14 to 18, as documented, with what was reported of the column styles; for a classic
    /// split view the same as before (T10).
    public static let ios14 = documented("ios14", automaticPrimaryShare: nil)

    private static func documented(
        _ name: String, automaticPrimaryShare: CGFloat?
    ) -> UIKitProfile {
        UIKitProfile(
            name: name, classicSendsColumnCallbacks: false, collapsedDisplayMode: nil,
            collapsedShowDetailIsPreserved: true,
            replacementTouchesPrimary: false, overlayWaitsForAppearance: false,
            narrowestBesideWidth: 0, tellsWhatWasShown: false, pushesOtherSecondary: true,
            primaryPlacement: .beyondEdge(by: 100), losesTrackOfPrimary: true,
            widestPrimary: .points(PrimaryWidth.automatic),
            automaticPrimaryShare: automaticPrimaryShare)
    }

    /// Whether the primary column of a column style floats above the secondary.
    var floatsPrimary: Bool { if case .floating = primaryPlacement { true } else { false } }

    /// Every profile, oldest first.
    public static let all = [ios8, ios14, ios26]
}
