/// The modelled release of UIKit: the switches for known differences between versions, and for the
/// points where the model had to choose because nothing is known (`RULES.md` lists the choices).
/// It is a table, with a property for each switch.
///
/// ```swift
/// for profile in UIKitProfile.all { try checkConformance(of: notes, profile: profile) }
/// ```
public struct UIKitProfile: Hashable, Sendable {
    /// The name of the release, as given on a command line.
    private(set) var release: String
    /// The choices in which the model does the opposite of its assumption: one bit for each.
    var opposites: UInt32 = 0

    /// The oldest release of iOS that it stands for, as its name says: 14 for `ios14`.
    package var systemVersion: Int { Int(release.drop { !$0.isNumber }) ?? 0 }

    /// Whether a classic split view calls back its delegate about columns (T10): documented as
    /// column style only, recorded on iOS 26.1.
    package let classicSendsColumnCallbacks: Bool
    /// The display mode a classic split view reports while collapsed, if it changes it (V5, C17).
    package let collapsedDisplayMode: UISplitViewController.DisplayMode?

    /// Whether `automatic` hides the primary in a window that is higher than wide (V6; UNK56). It
    /// is asked only of windows with a height.
    let hidesPrimaryUpright: Bool
    /// Whether a replaced detail makes the visible primary disappear and appear again (D8).
    package let replacementTouchesPrimary: Bool

    /// Whether an overlay preferred before the first appearance is replaced by the secondary alone,
    /// until it is set again (recorded on iOS 26.1).
    package let overlayWaitsForAppearance: Bool

    /// The width in points from which a regular window has room for both columns. On iOS 26.1
    /// somewhere between 393 and 600 (V10, UNK22); for older systems, where it depends on the
    /// device and its orientation (V6), the model always has room.
    package let narrowestBesideWidth: CGFloat

    /// Whether the delegate is also called back after a column was shown or hidden, not only before
    /// (K26).
    package let tellsWhatWasShown: Bool

    /// Whether another plain secondary of a column style is pushed on the navigation controller
    /// that the split view made for the first, instead of replacing it (K4).
    package let pushesOtherSecondary: Bool
    /// The position of the primary column of a column style (G9, G10).
    package let primaryPlacement: PrimaryPlacement

    /// Whether a split view of a column style loses track of a primary that brings its own
    /// navigation controller, once something was pushed there (B1, B3, B4).
    package let losesTrackOfPrimary: Bool
    /// The maximum width of the primary column, unless the app sets one (G3, G5).
    package let widestPrimary: WidestPrimary
    /// The height of a navigation bar in points (E4; UNK51 for releases before iOS 26).
    package let navigationBarHeight: CGFloat

    /// Whether a column that is hidden by a layout lies at the edge, unseen, until the next layout
    /// moves it beyond the edge (V22).
    package let placesHiddenColumnsLate: Bool
    /// The least width of a leading column beside others, in points, unless the app sets one (V9).
    package let leastColumnWidth: CGFloat

    /// The least width of the secondary beside two columns, in points, unless the app sets one
    /// (V9).
    package let leastSecondaryWidth: CGFloat
    /// Whether two columns can push the secondary aside. On iOS 26.1 they never do (V9).
    package let displaces: Bool
    /// Whether a compact column, once set, can only be set again after the first was removed (K5).
    package let keepsFirstCompact: Bool
    /// Whether there is a column for an inspector (K25).
    package let hasInspector: Bool

    /// The default share of the width for the primary column, as far as `widestPrimary` allows;
    /// `nil` for 320 points (G4: weak evidence, so it is assumed of iOS 8 to 13 alone).
    package let automaticPrimaryShare: CGFloat?

    /// Whether a controller that asks for no style is presented as a sheet, and sheets leave the
    /// screens below on screen in a compact width, too (D16: since iOS 13).
    package let presentsSheets: Bool

    /// Whether controllers and views have traits before they are in a window, and hear only of
    /// those that turn out to be others (G18: since iOS 13).
    let predictsTraits: Bool

    /// Whether the view of a column lies in one of UIKit's own, and so begins at zero in it
    /// (recorded on iOS 26.1).
    let wrapsColumns: Bool

    /// Whether showing a column by name makes a preference of its own where the app has none: the
    /// tiled mode with all columns (K19: recorded on iOS 26.1, and documented nowhere).
    let prefersWhatIsShown: Bool

    /// Whether what a classic split view prefers waits for the next layout (V23), as it does in the
    /// column styles. Recorded on iOS 26.1, where the styles share one machinery; before, apps
    /// animate the setter.
    let classicPreferencesWait: Bool

    /// The maximum width of the primary column, whatever the app prefers.
    package enum WidestPrimary: Hashable, Sendable {
        /// This many points, unless the app has set its own maximum (G3).
        case points(CGFloat)
        /// The width that leaves this many points of the split view (G5).
        case leaving(CGFloat)
    }

    /// The position of the primary column of a column style beside or over the secondary.
    package enum PrimaryPlacement: Hashable, Sendable {
        /// At the edge, extending this many points beyond it; an inset compensates (G9).
        case beyondEdge(by: CGFloat)
        /// This many points from the edge, above a secondary as wide as the split view (G10).
        case floating(margin: CGFloat)
        /// At the edge, and this many points from the secondary beside it: where it would float if
        /// it had the background of a sidebar (G10).
        case atEdge(gap: CGFloat)
    }

    /// iOS 26.1, as recorded.
    public static let ios26 = UIKitProfile(
        release: "ios26", classicSendsColumnCallbacks: true,
        collapsedDisplayMode: .oneBesideSecondary,
        hidesPrimaryUpright: false, replacementTouchesPrimary: true,
        overlayWaitsForAppearance: true,
        narrowestBesideWidth: 474, tellsWhatWasShown: true, pushesOtherSecondary: false,
        primaryPlacement: .floating(margin: 10), losesTrackOfPrimary: false,
        widestPrimary: .leaving(464), navigationBarHeight: 54,
        placesHiddenColumnsLate: true, leastColumnWidth: 240, leastSecondaryWidth: 464,
        displaces: false, keepsFirstCompact: false, hasInspector: true,
        automaticPrimaryShare: nil, presentsSheets: true, predictsTraits: true, wrapsColumns: true,
        prefersWhatIsShown: true, classicPreferencesWait: true)

    /// iOS 27: as on iOS 26, as nothing documented differs but devices (E8, E9; UNK72).
    public static let ios27 = {
        var profile = ios26
        profile.release = "ios27"
        return profile
    }()

    /// iOS 8 to 13, as documented. They have no column style; a split view that is made with one
    /// behaves as on iOS 14.
    public static let ios8 = documented(
        "ios8", automaticPrimaryShare: 0.4, isSinceIOS13: false)

    /// iOS 14 to 18, as documented, with what was reported of the column styles; for a classic
    /// split view the same as before (T10).
    public static let ios14 = documented(
        "ios14", automaticPrimaryShare: nil, isSinceIOS13: true)

    private static func documented(
        _ name: String, automaticPrimaryShare: CGFloat?, isSinceIOS13: Bool
    ) -> UIKitProfile {
        UIKitProfile(
            release: name, classicSendsColumnCallbacks: false, collapsedDisplayMode: nil,
            hidesPrimaryUpright: true, replacementTouchesPrimary: false,
            overlayWaitsForAppearance: false,
            narrowestBesideWidth: 0, tellsWhatWasShown: false, pushesOtherSecondary: true,
            primaryPlacement: .beyondEdge(by: 100), losesTrackOfPrimary: true,
            widestPrimary: .points(ColumnWidth.automatic), navigationBarHeight: 50,
            placesHiddenColumnsLate: false, leastColumnWidth: 240,
            leastSecondaryWidth: 464, displaces: true, keepsFirstCompact: true,
            hasInspector: false,
            automaticPrimaryShare: automaticPrimaryShare, presentsSheets: isSinceIOS13,
            predictsTraits: isSinceIOS13, wrapsColumns: false, prefersWhatIsShown: false,
            classicPreferencesWait: false)
    }

    /// Whether the primary column of a column style floats above the secondary.
    var floatsPrimary: Bool { if case .floating = primaryPlacement { true } else { false } }

    /// Every profile that behaves as no other does, oldest first.
    public static let all = [ios8, ios14, ios26]

    /// Every profile with a name.
    package static let named = all + [ios27]
}
