/// The product decisions of an app that laws cannot know.
///
/// Each has a default that suits most apps, and the value of a policy tells the behaviour of the
/// app.
///
/// ```swift
/// let contract = Contract.usual(Policies(selection: .replaces, conflict: .order))
/// ```
public struct Policies: Sendable, Hashable {
    /// The effect of selecting a row on the details shown.
    package var selection: Selection
    /// The way of merging the columns, and its author: UIKit or the app.
    package var merging: Merging
    /// The place to which a list above a detail goes when the columns separate.
    package var conflict: Conflict
    /// The screens of a window of another size.
    package var screens: Screens
    /// The place of the details of tabs that are not in front.
    package var otherTabs: OtherTabs
    /// The place in a narrow window of a detail that the app fills in by itself.
    package var defaultDetail: DefaultDetail
    /// Whether the app keeps screens that are no longer shown, to show them again.
    package var keepsScreens: Bool
    /// Whether each detail beside the list has a navigation bar.
    package var hasBars: Bool

    /// The decisions; by default those of most apps.
    ///
    /// - Parameters:
    ///   - selection: The effect of selecting a row on the details shown.
    ///   - merging: The way of merging the columns, and its author: UIKit or the app.
    ///   - conflict: The place to which a list above a detail goes when the columns separate.
    ///   - screens: The screens of a window of another size.
    ///   - otherTabs: The place of the details of tabs that are not in front.
    ///   - defaultDetail: The place in a narrow window of a detail that the app fills in by itself.
    ///   - keepsScreens: Whether the app keeps screens that are no longer shown.
    ///   - hasBars: Whether each detail beside the list has a navigation bar.
    public init(
        selection: Selection = .asUIKit, merging: Merging = .asItComes, conflict: Conflict = .side,
        screens: Screens = .same, otherTabs: OtherTabs = .gathered,
        defaultDetail: DefaultDetail = .behindList, keepsScreens: Bool = false,
        hasBars: Bool = true
    ) {
        self.selection = selection
        self.merging = merging
        self.conflict = conflict
        self.screens = screens
        self.otherTabs = otherTabs
        self.defaultDetail = defaultDetail
        (self.keepsScreens, self.hasBars) = (keepsScreens, hasBars)
    }
}
