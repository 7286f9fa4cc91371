import UIKitModel

/// Which laws have nothing to judge in a subject, whatever happens.
extension SplitViewStage {
    /// The names of the laws that cannot apply to the subject, because it lacks what they are about
    /// or leaves them out by policy. A law that is not among them and was never judged was missed;
    /// one that is among them may be judged all the same, if the app brings along what it lacked.
    public var inapplicableLaws: Set<String> {
        var names: Set<String> = []
        let scene = driver.scene
        let policies = contract.policies
        if scene.restoration == nil { names.insert(SplitViewLaws.restorationRoundTrip.law.name) }
        if scene.record == nil { names.insert(SplitViewLaws.appRecord.name) }
        // A column style asks its delegate for no deed.
        if driver.delegate == nil || scene.split.isColumnStyle {
            names.insert(SplitViewLaws.answerMatchesDeed.name)
        }
        if policies.allowsMissingBars { names.insert(SplitViewLaws.detailHasBar.name) }
        if policies.expandedSelection == .stacks, policies.collapsedSelection == .stacks {
            names.insert(SplitViewLaws.selectionReplaces.name)
        }
        if policies.allowsKeeping { names.insert(SplitViewLaws.released.name) }
        if !scene.split.isColumnStyle || !profile.reachesBeyondEdge {
            names.insert(SplitViewLaws.onScreen.name)
        }
        if !hasPlaceholder { names.insert(SplitViewLaws.blankNeverNested.name) }
        return names
    }
}

extension UIKitProfile {
    /// Whether a list column reaches beyond the edge of a split view of a column style.
    fileprivate var reachesBeyondEdge: Bool {
        if case .beyondEdge = primaryPlacement { true } else { false }
    }
}

extension SplitViewStage {
    /// The rows that commands tell apart; `nil` if the app treats its rows alike.
    public var rowsToldApart: Int? {
        driver.scene.rows == .alike ? nil : Int(SplitViewCommand.rowCount)
    }
}
