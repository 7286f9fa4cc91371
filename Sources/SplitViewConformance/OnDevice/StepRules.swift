import UIKitModel

extension EngineMark {
    /// The rules of `RULES.md` behind a branch of the engine, with what they say; `nil` if it has
    /// none of its own.
    fileprivate var rule: String? {
        switch self {
        case .collapseOntoGiven: "C1: the delegate names the primary of a collapse"
        case .collapseAnswered: "C3: after `true` UIKit leaves the secondary to the delegate"
        case .collapsePushed: "C9, C10: the secondary is pushed whole on the primary's stack"
        case .collapseHidden: "C8, C13: a secondary that nothing takes goes out of sight"
        case .collapseAlone: "C4: without a secondary there is nothing to merge"
        case .expandToGiven: "X1: the delegate names the primary of an expansion"
        case .expandAnswered: "X2: what the delegate returns becomes the secondary"
        case .expandPopped: "X4, X5: the top of the primary's stack becomes the secondary"
        case .expandPreserved: "P2, X9: the secondary that was kept comes back"
        case .expandAlone: "X11: without any secondary the primary stays alone"
        case .detailAnswered: "D1: the delegate has shown the detail"
        case .detailOnStack: "D2, D3: a detail is pushed on the collapsed stack"
        case .detailPresented: "D4: a detail that nothing can show is presented"
        case .detailReplaced: "D5: a detail takes the place of the secondary"
        case .detailAgain: "D7: the present detail, shown once more, changes nothing"
        case .detailBeforeLayout, .columnsBeforeLayout:
            "ST10: before the first appearance columns may be set freely"
        case .detailNowhere, .columnsWhileMerged:
            "ST12: columns that are set while collapsed change nothing that is seen"
        case .columnsSideBySide: "ST7: `viewControllers` lists the columns"
        case .rootStayed: "N11: a stack never pops its root"
        case .listHidden, .listShown: "V4, V6: the preferred mode as far as there is room"
        case .dismissed: "D16: what is presented goes, and what was below appears"
        case .takenOver, .popCancelled, .raised: nil
        }
    }
}

extension SplitViewStage {
    /// The rules by which the model has done its last step; branches before it are forgotten.
    func rules(of command: SplitViewCommand) -> [String] {
        let taken = driver.runtime.passedMarks
        var rules = EngineMark.allCases.filter { taken & (1 << UInt64($0.rawValue)) != 0 }
            .compactMap(\.rule)
        let (isColumnStyle, nature) = (driver.scene.split.isColumnStyle, command.name.row.nature)
        if isColumnStyle, nature == .transition {
            rules.append(
                driver.scene.split.isCollapsed
                    ? "K8, K9: the named columns are stacked up to the proposed one"
                    : "K13: the columns that were set are restored")
        } else if rules.isEmpty {
            rules = [
                nature == .transition
                    ? "ST2: a split view is collapsed while its size class is compact"
                    : isColumnStyle
                        ? "K17, K20: columns that are shown and hidden, and stacks of their own"
                        : "N4, N6, N7: stacks in stacks"
            ]
        }
        return rules
    }
}
