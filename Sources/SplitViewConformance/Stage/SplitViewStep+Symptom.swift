import UIKitModel

extension SplitViewStep {
    /// The place where things went wrong in this step, if it broke a law: what was going on, and
    /// what the delegate was asked and answered.
    ///
    /// This tells the flaws of one law apart. It is the finest description that led to the same
    /// findings from every seed; with the command in it, or the kind of fault, one wrong line of a
    /// delegate would be reported several times, for every way that leads there.
    var symptom: String {
        ([scene] + calls.compactMap(\.answered)).joined(separator: "; ")
    }

    /// What was going on: a change of size, or what was done in a size.
    private var scene: String {
        let size = before.isCollapsed ? "narrow" : "wide"
        switch nature {
        case .transition where before.isCollapsed != after.isCollapsed:
            return after.isCollapsed ? "collapsing" : "expanding"
        case .transition, .show, .app, .direct: return "\(nature.deed) \(size)"
        }
    }
}

extension SplitViewStep.Nature {
    /// What is done in a size, in words.
    fileprivate var deed: String {
        switch self {
        case .transition: "staying"
        case .show: "showing a detail while"
        case .app: "the app acting while"
        case .direct: "acting on a stack while"
        }
    }

    /// Whether a step of this nature may have a symptom.
    func mayShow(_ symptom: String) -> Bool {
        switch self {
        case .show, .app, .direct: symptom.hasPrefix(deed)
        case .transition:
            ![SplitViewStep.Nature.show, .app, .direct].contains { $0.mayShow(symptom) }
        }
    }
}

extension CommandName {
    /// Who acts in a step with a command of this kind.
    var nature: SplitViewStep.Nature {
        switch self {
        case .launch, .narrow, .widen: .transition
        case .select, .selectReplacing, .selectAgain, .selectWrapped, .selectBare,
            .selectEmptyStack, .selectList, .replaceFromDetail, .openLink:
            .show
        case .clearDetail, .nextItem, .finishDetail, .startOver: .app
        case .pushList, .pushDetail, .back, .backToRoot, .toggleList, .swipeDock, .switchTab,
            .tapTabAgain, .cancelBack, .pushOnPlaceholder, .pushDetailOnList, .pushListOnDetail,
            .pushAboveNested, .reorderStack, .shortenStack, .repeatStack, .withholdDelegate,
            .attachDelegate:
            .direct
        }
    }
}

extension SplitViewStep.Call {
    /// A question to the delegate with the kind of its answer; `nil` if none was answered.
    fileprivate var answered: String? {
        guard case .asked(let question, let answer) = self else { return nil }
        switch answer {
        // Which column came to the top is no deed of the delegate.
        case .notImplemented, .column, .mode: return nil
        case .bool(let answer): return "\(question.name) -> \(answer)"
        case .none: return "\(question.name) -> nil"
        case .controller: return "\(question.name) -> a controller"
        }
    }
}

extension DelegateQuestion {
    fileprivate var name: String {
        switch self {
        case .primaryForCollapsing: "primaryForCollapsing"
        case .primaryForExpanding: "primaryForExpanding"
        case .collapse: "collapseSecondary"
        case .separate: "separateSecondary"
        case .show: "show"
        case .showDetail: "showDetail"
        case .topColumn: "topColumnForCollapsing"
        case .modeForExpanding: "displayModeForExpanding"
        case .targetMode: "targetDisplayModeForAction"
        }
    }
}
