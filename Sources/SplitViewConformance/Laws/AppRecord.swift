import StatefulTesting

extension SplitViewLaws {
    /// The app's record matches the screen: a highlighted row, an open document.
    ///
    /// A page that is pushed above the recorded detail does not make the record wrong: the row
    /// stays the selected one. Nor does what is presented over everything, as long as the recorded
    /// detail stands below it. A record outlives a change of trees: the compact column and the
    /// columns that it stands in for have screens of their own, and one record. What an inspector
    /// shows is no detail that is chosen.
    ///
    /// A record that was wrong before the step, about the same screen, neither breaks the law nor
    /// holds it. Nor does the same record after a push or Back, if it was already wrong before: the
    /// app missed an earlier step, not this one. What a page means to the record of what is below
    /// it is a policy. A sheet over columns is not the detail of the split view, and does not
    /// become it as the columns merge below it.
    package static let appRecord = Law<SplitViewStep>(
        name: "app-record",
        statement: "What the app believes is chosen, if it keeps a record of that, stands in the "
            + "stack in front, whatever was pushed above it; if it believes in nothing, nothing "
            + "chosen is in front.",
        branches: Branch.names
    ) { step in
        let page = step.policies.pageAbove
        switch step.faultsOnScreen(in: { $0.wrongRecords(page) }) {
        case .arisen(.shows(let id)):
            if step.movesOn(to: id), !step.before.wrongRecords(page).isEmpty {
                return .notApplicable
            }
            // A sheet over columns was none, and stays what it was over one stack.
            if step.changesColumns, step.before.holds(id, in: .presented) {
                return .notApplicable
            }
            return .violated(
                "The app believes that it shows no detail, and it shows "
                    + "\(step.name(of: id)): \(step.names.draw(step.after)).")
        case .arisen(.showsNot(Snapshot.Record.noController)):
            return .violated(
                "The app believes that it shows an item, and no screen that can be reached shows "
                    + "it: \(step.names.draw(step.after)).")
        case .arisen(.showsNot(let id)):
            return .violated(
                "The app believes that it shows \(step.name(of: id)), which "
                    + "\(page == .belongsToRow ? "no stack in front holds" : "is not in front"): "
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
    /// It says that this screen is shown, but no stack in front holds it.
    case showsNot(UInt32)
}

extension SplitViewStep {
    /// Whether a person has moved on to a screen by a push or Back, and the app has the same record
    /// as before: the screen was pushed, or was below.
    fileprivate func movesOn(to screen: UInt32) -> Bool {
        guard nature == .direct, before.isLaunched, before.record == after.record else {
            return false
        }
        return switch command.name.row.deed {
        case .push: change.added.contains(screen)
        case .back, .backToRoot, .popTab: before.showsContent(screen)
        default: false
        }
    }
}

extension Snapshot {
    fileprivate func wrongRecords(_ page: Policies.PageAbove) -> [WrongRecord] {
        switch record {
        case .undeclared: return []
        case .nothing:
            var shown: [WrongRecord] = []
            for index in nodes.indices {
                let node = nodes[index]
                // A sheet that shows no item is the detail of no row.
                guard node.kind == .detail, node.isInFront, node.isChosen, !standsApart(node),
                    node.place != .presented || node.item != 0
                else { continue }
                if page == .endsRow, isAboveDetail(at: index) { continue }
                shown.append(.shows(node.id))
            }
            return shown
        case .screen(let id):
            if page == .belongsToRow ? isInStackInFront(id) : isInFront(id) { return [] }
            return isCovered(id) ? [] : [.showsNot(id)]
        }
    }

    /// Whether a screen stands in a column, and something is presented over it. Which screen is in
    /// front there shows when the other has gone.
    private func isCovered(_ id: UInt32) -> Bool {
        hasNodes(in: .presented)
            && nodes.contains { $0.id == id && $0.place.isInstalled && $0.place != .presented }
    }

    /// Whether the screen in front at an index of `nodes` stands above a detail of its stack.
    private func isAboveDetail(at index: Int) -> Bool {
        for below in nodes[..<index].indices
        where nodes[below].place == nodes[index].place && nodes[below].kind == .detail {
            if isInStackInFront(at: below) { return true }
        }
        return false
    }
}
