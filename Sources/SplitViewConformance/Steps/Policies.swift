/// The product decisions of an app that laws cannot know.
///
/// Each has a default that suits most apps, and the value of a policy says what the app does.
///
/// ```swift
/// let contract = Contract.usual(Policies(selection: .replaces, conflict: .order))
/// ```
public struct Policies: Sendable, Hashable {
    /// What selecting a row does to the details that are shown.
    public var selection: Selection
    /// Who merges the columns, and how cleanly.
    public var merging: Merging
    /// Where a list that is above a detail goes when the columns separate.
    public var conflict: Conflict
    /// Which screens a window of another size shows.
    public var screens: Screens
    /// Where the details of tabs that are not in front are.
    public var otherTabs: OtherTabs
    /// Where a detail that the app fills in by itself may be in a narrow window.
    public var defaultDetail: DefaultDetail
    /// Whether the app keeps screens that are no longer shown, to show them again.
    public var keepsScreens: Bool
    /// Whether each detail beside the list has a navigation bar.
    public var hasBars: Bool

    /// The decisions; what is left out is what most apps do.
    ///
    /// - Parameters:
    ///   - selection: What selecting a row does to the details that are shown.
    ///   - merging: Who merges the columns, and how cleanly.
    ///   - conflict: Where a list that is above a detail goes when the columns separate.
    ///   - screens: Which screens a window of another size shows.
    ///   - otherTabs: Where the details of tabs that are not in front are.
    ///   - defaultDetail: Where a detail that the app fills in by itself may be in a narrow window.
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
        self.keepsScreens = keepsScreens
        self.hasBars = hasBars
    }
}
