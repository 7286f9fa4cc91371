import StatefulTesting

extension SplitViewLaws {
    /// The app's record matches the screen: a highlighted row, an open document.
    ///
    /// A page above a detail may belong to its row, end the highlight, or be recorded itself. A
    /// record that was wrong before Back or a push is the fault of an earlier step.
    package static let appRecord = Law<SplitViewStep>(
        name: "app-record",
        statement:
            "What the app believes is chosen, if it keeps a record of that, is on a stack in "
            + "front, whatever is above it. If it believes in nothing, no chosen detail is in "
            + "front, unless it is a page above another one; a sheet over columns counts as none.",
        branches: Branch.names
    ) { step in
        switch step.arisen(in: { $0.wrongRecords }) {
        case .new(.shows(let key)):
            if step.missedEarlier || step.changesColumns && step.was.isOver(key) {
                return .notApplicable
            }
            return .violated(
                "The app believes that it shows no detail, and it shows "
                    + "\(step.name(of: key)): \(step.drawing).")
        case .new(.showsNot(Snapshot.Record.noController)):
            return .violated(
                "The app believes that it shows an item, and no screen that can be reached shows "
                    + "it: \(step.drawing).")
        case .new(.showsNot(let key)):
            return .violated(
                "The app believes that it shows \(step.name(of: key)), which no stack in front "
                    + "holds: \(step.drawing).")
        case .standing: return .notApplicable
        case .none:
            guard step.isSeen else { return .notApplicable }
            switch step.after.record {
            case .undeclared: return .notApplicable
            case .nothing: return .held(in: Branch.nothing)
            case .screen: return .held(in: Branch.screen)
            }
        }
    }
}

/// The belief of the app about its screen.
private enum Branch: UInt8, NamedBranch {
    /// No detail.
    case nothing
    /// A certain screen.
    case screen
}

private enum WrongRecord: Equatable {
    /// It says that there is no detail, but this one is shown.
    case shows(UInt32)
    /// It says that this screen is shown, but no stack in front holds it.
    case showsNot(UInt32)
}

extension SplitViewStep {
    /// Whether a person has moved on with a record that was wrong before.
    fileprivate var missedEarlier: Bool {
        nature == .direct && before.record == after.record && was.isSeen
            && !was.wrongRecords.isEmpty
    }
}

extension Reading {
    fileprivate var wrongRecords: [WrongRecord] {
        switch picture.record {
        case .undeclared: return []
        case .nothing:
            return fronts.filter { $0.isDetail && $0.isChosen && !isBeside($0) }.map {
                .shows($0.key)
            }
        case .screen(let key):
            let isShown = screens.contains {
                $0.key == key && $0.isReachable && $0.standing.contains(.onPath)
            }
            return isShown ? [] : [.showsNot(key)]
        }
    }

    /// Whether a detail in front is the detail of no row: a page, the inspector, a sheet over
    /// columns, or one that shows no item.
    private func isBeside(_ detail: ReadScreen) -> Bool {
        if detail.standing.isAny(of: [.inspector, .aboveDetail]) { return true }
        return detail.standing.contains(.over) && (!isOneStack || detail.item == 0)
    }
}
