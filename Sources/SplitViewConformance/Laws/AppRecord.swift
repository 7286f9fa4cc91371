import StatefulTesting

extension SplitViewLaws {
    /// The app's record matches the screen: a highlighted row, an open document.
    ///
    /// A record that was wrong before the step, about the same screen, neither breaks the law nor
    /// holds it.
    public static let appRecord = Law<SplitViewStep>(
        name: "app-record",
        statement: "What the app believes is shown, if it keeps a record of that, is what is "
            + "shown.",
        branches: Branch.names
    ) { step in
        switch step.faultsOnScreen(in: { $0.wrongRecords }) {
        case .arisen(.shows(let id)):
            return .violated(
                "The app believes that it shows no detail, and it shows "
                    + "\(step.name(of: id)): \(step.names.draw(step.after)).")
        case .arisen(.showsNot(let id)):
            return .violated(
                "The app believes that it shows \(step.name(of: id)), which is not in front: "
                    + "\(step.names.draw(step.after)).")
        case .standing: return .notApplicable
        case .none:
            guard step.isOnScreen else { return .notApplicable }
            switch step.after.record {
            case .undeclared: return .notApplicable
            case .nothing: return .held(in: Branch.nothing)
            case .screen: return .held(in: Branch.screen)
            }
        }
    }
}

/// What the app believes it shows.
private enum Branch: UInt8, NamedBranch {
    /// No detail.
    case nothing
    /// A certain screen.
    case screen
}

/// How a record is wrong.
private enum WrongRecord: Equatable {
    /// It says that there is no detail, but this one is shown.
    case shows(UInt32)
    /// It says that this screen is shown, but it is not.
    case showsNot(UInt32)
}

extension Snapshot {
    fileprivate var wrongRecords: [WrongRecord] {
        switch record {
        case .undeclared: return []
        case .nothing:
            var shown: [WrongRecord] = []
            for node in nodes where node.kind == .detail && node.isInFront && node.isChosen {
                shown.append(.shows(node.id))
            }
            return shown
        case .screen(let id): return isInFront(id) ? [] : [.showsNot(id)]
        }
    }
}
