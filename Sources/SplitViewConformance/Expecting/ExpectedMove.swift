/// The expectation of a move: exactly the meaning of the command.
///
/// | what | rule |
/// |---|---|
/// | goes | the screens that are left |
/// | may go and come | a default detail, with a tab or a list column that is left |
/// | may go | the details of a list that is left; by policy those of a tab that is left |
/// | may come | what the app keeps for a tab |
/// | in front | the screen below, or anything else than the one that was left |
extension SplitViewStep {
    /// Completes the expectation of Back, a tab, a column, or a pushed screen.
    mutating func expectMove(under policies: Policies) {
        expectation.terms.insert(.blankIsItsOwn)
        // The command itself pushes a screen where it is not at home.
        if command.name.row.misplaces != nil { expectation.terms.insert(.sidesAreItsOwn) }
        if expects(.isRefused) {
            // An app may show something in place of what it refuses.
            expectation.entering.insert([.over, .everything])
            if showsInColumns { expectation.leaving.insert(.besideLists) }
            return
        }
        if command.name == .switchTab {
            expectation.leaving.insert([.byDefault, .defaultAgain])
            expectation.entering.insert(.aloneByDefault)
            expectTabs(under: policies, ofTurn: false)
        }
        if leavesListBesideDetails {
            expectation.leaving.insert([.onDetailSide])
            expectation.entering.insert(.aloneByDefault)
        }
        expectation.front = frontAfterMove
    }

    private var frontAfterMove: Expectation.Front {
        switch command.name.row.effect {
        case .shows: return expectation.comes.isEmpty ? .whatever : .comes
        case .leaves(let pane, let isOne):
            let pane = pane ?? command.pane
            guard let left = was.front(of: pane) else { return .whatever }
            let isCovered = left.standing.contains(.over)
            return .below(left.key, then: isOne && !isCovered ? was.belowFront(of: pane)?.key : nil)
        case .stays: return was.front(of: command.pane).map { .still($0.key) } ?? .whatever
        case .togglesList: return .otherColumns
        case .showsColumn: return .column(command.column, isShown: true)
        case .hidesColumn: return .column(command.column, isShown: false)
        case .takesAway, .replaces, .startsOver, .none: return .whatever
        }
    }

    /// Whether a person leaves a list beside the detail column, by Back for instance.
    private var leavesListBesideDetails: Bool {
        !was.isOneStack && !expectation.goes.isEmpty
            && was.screens.contains {
                $0.isList && $0.standing.contains(.onListSide) && expectation.goes.contains($0.key)
                    && now.screen($0.key) == nil
            }
    }

    /// Whether something new is in front that is not presented.
    private var showsInColumns: Bool {
        now.screens.contains {
            $0.isInFront && $0.isContent && !$0.standing.contains(.over) && !$0.isDefault
                && was.screen($0.key) == nil
        }
    }
}
