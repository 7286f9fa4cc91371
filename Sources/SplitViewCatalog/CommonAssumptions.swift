import SplitViewConformance

/// Assumptions of nearly every delegate that no document states.
extension Assumption {
    static let stacksAreNotSet = Assumption(
        "stacks-are-not-set", "The app pushes and pops, and sets no stacks.",
        rulingOut: CommandName.settingStacks
    ).stated(false)

    static let sidesAreKept = Assumption(
        "sides-are-kept", "Lists are pushed on lists only, and details on details only.",
        rulingOut: [.pushListOnDetail, .pushDetailOnList]
    ).stated(false)

    static let nothingAboveNested = Assumption(
        "nothing-above-nested",
        "Nothing is pushed above a navigation controller that UIKit put on the list's stack.",
        rulingOut: [.pushAboveNested]
    ).stated(false)

    static let detailsAreDressed = Assumption(
        "details-are-dressed", "A detail comes in a navigation controller of its own.",
        rulingOut: [.selectBare]
    ).stated(false)

    static let detailsAreFresh = Assumption(
        "details-are-fresh", "A detail that stands on a stack is not shown again.",
        rulingOut: [.selectAgain], when: \.isShownAlready
    ).stated(false)
}
