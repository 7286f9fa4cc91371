import UIKitModel

/// The laws that cannot apply to a subject.
extension SplitViewChecker {
    /// The names of the laws that cannot apply to the subject, because it has nothing for them to
    /// judge or excludes them by policy. If any other law was never judged, the search missed it.
    /// One of these may still be judged, if the app adds what it lacked.
    package var inapplicableLaws: Set<String> {
        var names: Set<String> = []
        let scene = stage.driver.scene
        let policies = contract.policies
        if scene.restoration == nil { names.insert(SplitViewLaws.restorationRoundTrip.law.name) }
        if scene.record == nil, scene.recordedItem == nil {
            names.insert(SplitViewLaws.appRecord.name)
        }
        // The delegate of a column style is not asked to merge or separate anything.
        if stage.driver.beginning.delegate == nil || scene.split.isColumnStyle {
            names.insert(SplitViewLaws.answerMatchesDeed.name)
        }
        if !policies.hasBars { names.insert(SplitViewLaws.detailHasBar.name) }
        if policies.selection == .stacks {
            names.insert(SplitViewLaws.selectionReplaces.name)
        }
        if policies.keepsScreens { names.insert(SplitViewLaws.released.name) }
        if !scene.split.isColumnStyle
            || scene.split.style == .tripleColumn && !profile.reachesBeyondEdge
        {
            // Three columns have no room beside each other in the windows of a search (V9), so that
            // no primary floats above the one beside it.
            names.insert(SplitViewLaws.onScreen.name)
        }
        if !stage.hasPlaceholder { names.insert(SplitViewLaws.blankNeverNested.name) }
        return names
    }
}

extension UIKitProfile {
    /// Whether a list column reaches beyond the edge of a split view of a column style.
    fileprivate var reachesBeyondEdge: Bool {
        if case .beyondEdge = primaryPlacement { true } else { false }
    }
}

extension SplitViewChecker {
    /// The rows that commands distinguish; `nil` if the app treats its rows alike.
    package var distinguishedRows: Int? {
        stage.driver.scene.rows == .alike ? nil : Int(SplitViewCommand.rowCount)
    }
}
