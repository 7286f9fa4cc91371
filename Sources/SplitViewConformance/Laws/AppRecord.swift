import StatefulTesting

extension SplitViewLaws {
    /// The app's record matches the screen: a highlighted row, an open document.
    ///
    /// A page that is pushed above the recorded detail does not make the record wrong: the row
    /// stays the selected one.
    ///
    /// A record that was wrong before the step, about the same screen, neither breaks the law nor
    /// holds it.
    public static let appRecord = Law<SplitViewStep>(
        name: "app-record",
        statement: "What the app believes is chosen, if it keeps a record of that, stands in the "
            + "stack in front, whatever was pushed above it; if it believes in nothing, nothing "
            + "chosen is in front.",
        branches: Branch.names
    ) { step in
        switch step.faultsOnScreen(in: { $0.wrongRecords }) {
        case .arisen(.shows(let id)):
            return .violated(
                "The app believes that it shows no detail, and it shows "
                    + "\(step.name(of: id)): \(step.names.draw(step.after)).")
        case .arisen(.showsNot(let id)):
            return .violated(
                "The app believes that it shows \(step.name(of: id)), which no stack in front "
                    + "holds: \(step.names.draw(step.after)).")
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
    /// It says that this screen is shown, but no stack in front holds it.
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
        case .screen(let id): return isInStackInFront(id) ? [] : [.showsNot(id)]
        }
    }

    /// Whether a controller is in front, or below others on a stack that is.
    private func isInStackInFront(_ id: UInt32) -> Bool {
        if isInFront(id) { return true }
        for index in nodes.indices where nodes[index].id == id {
            if isInStackInFront(at: index) { return true }
        }
        return false
    }

    /// The same for the controller at an index of `nodes`: what is around it is in front, and of
    /// controllers side by side it is in the one that is.
    func isInStackInFront(at index: Int) -> Bool {
        var child = nodes[index]
        for ancestor in ancestors(of: index) {
            if nodes[ancestor].kind == .container, !child.isInFront { return false }
            child = nodes[ancestor]
        }
        return child.isInFront
    }
}
