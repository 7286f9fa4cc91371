import UIKitModel

/// The choices that laws leave to a subject.
///
/// ```swift
/// let contract = Contract.usual(Policies(collapsedSelection: .replaces, conflict: .order))
/// ```
public struct Policies: Sendable, Hashable {
    /// What selecting does while expanded.
    public var expandedSelection: Selection
    /// What selecting does while collapsed; `nil` for what UIKit itself does: it stacks in the
    /// classic style, and replaces what is named in a column style.
    public var collapsedSelection: Selection?
    /// Whether a navigation controller may contain another, as UIKit's own collapse does (C10). In
    /// a column style it always may.
    public var allowsNesting: Bool
    /// Whether a transition may give a controller to a new stack while it is still in the old one,
    /// relying on UIKit to remove it there.
    public var allowsTakingOver: Bool
    /// Whether a transition may leave details to UIKit, which keeps the last secondary out of sight
    /// while collapsed and may restore it (P1-P5, X10). In a column style it always may.
    public var allowsWaiting: Bool
    /// Where a list that is above a detail goes when the columns separate.
    public var conflict: Conflict
    /// Whether a detail beside the list may do without a navigation bar.
    public var allowsMissingBars: Bool
    /// Whether the app may keep screens that are no longer shown.
    public var allowsKeeping: Bool
    /// What makes two screens the same.
    public var sameness: Sameness
    /// Whether containers and the placeholder may be new objects after a collapse and an expand, as
    /// long as they look the same.
    public var recreatesContainers: Bool
    /// Where the details of tabs that are not in front are.
    public var otherTabs: OtherTabs
    /// Where a detail that the app fills in by itself may be in a narrow window.
    public var defaultDetail: DefaultDetail
    /// Whether a narrow window shows the screens of a wide one.
    public var narrowScreens: NarrowScreens
    /// What a link, or an action that shows something, does to the lists that are shown.
    public var linkedLists: LinkedLists
    /// What a page means to the app's record of the detail that it was pushed above.
    public var pageAbove: PageAbove

    /// The choices; by default those of UIKit itself, but no nesting and no waiting out of sight.
    ///
    /// Each parameter is the choice of the property with its name; `collapsedSelection` is what
    /// UIKit does if it is `nil`.
    public init(
        expandedSelection: Selection = .replaces, collapsedSelection: Selection? = nil,
        allowsNesting: Bool = false, allowsTakingOver: Bool = true, allowsWaiting: Bool = false,
        conflict: Conflict = .side, allowsMissingBars: Bool = false, allowsKeeping: Bool = false,
        recreatesContainers: Bool = true, sameness: Sameness = .identity,
        otherTabs: OtherTabs = .gathered, defaultDetail: DefaultDetail = .behindList,
        narrowScreens: NarrowScreens = .same, linkedLists: LinkedLists = .stay,
        pageAbove: PageAbove = .belongsToRow
    ) {
        self.expandedSelection = expandedSelection
        self.collapsedSelection = collapsedSelection
        self.allowsNesting = allowsNesting
        self.allowsTakingOver = allowsTakingOver
        self.allowsWaiting = allowsWaiting
        self.conflict = conflict
        self.allowsMissingBars = allowsMissingBars
        self.allowsKeeping = allowsKeeping
        self.recreatesContainers = recreatesContainers
        self.sameness = sameness
        self.otherTabs = otherTabs
        self.defaultDetail = defaultDetail
        self.narrowScreens = narrowScreens
        self.linkedLists = linkedLists
        self.pageAbove = pageAbove
    }

    /// These choices, with what UIKit itself does in the style of a split view: that is never a
    /// fault of the app.
    @MainActor func completed(for split: UISplitViewController) -> Policies {
        var policies = self
        let isColumnStyle = split.isColumnStyle
        if policies.collapsedSelection == nil {
            policies.collapsedSelection = isColumnStyle ? .replaces : .stacks
        }
        if isColumnStyle {
            policies.allowsNesting = true
            policies.allowsWaiting = true
        }
        return policies
    }
}
