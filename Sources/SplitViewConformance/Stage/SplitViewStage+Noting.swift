import UIKitModel

/// What a step leaves behind that its pictures do not show.
extension SplitViewStage {
    /// Notes the screens that went and live on although nothing should hold them.
    ///
    /// What a transition takes away is lost content, and is for `contents-preserved`.
    func findSurvivors() {
        for index in step.change.removed.indices {
            noteIfSurvivor(step.before.controller(of: step.change.removed[index]))
        }
        if let id = driver.formerlySelected { noteIfSurvivor(id) }
        guard step.nature != .transition else { return }
        // The details of the tab that was left, which come back with it.
        if step.policies.otherTabs == .follow, step.selectsTab { return }
        let before = step.before.nodes
        let after = step.after.nodes
        for index in before.indices {
            let node = before[index]
            if node.isInstalledContent, !after.showContent(node.id, perhapsAt: index) {
                noteIfSurvivor(node.controller)
            }
        }
    }

    private func noteIfSurvivor(_ controller: UInt32) {
        guard driver.outlives(controller), !mayKeep(controller), !step.after.shows(controller)
        else { return }
        let id = step.before.identity(of: controller) ?? controller
        if !step.survivors.contains(id) { step.survivors.append(id) }
    }

    /// Whether a screen is one that the app was built with: it may have made that once, to show it
    /// again. A list only where app code makes the screens; otherwise it makes none in its place.
    func mayKeep(_ controller: UInt32, as kind: Snapshot.Kind) -> Bool {
        controller < firstMadeLater && (driver.scene.actions.arePromised || kind == .detail)
    }

    private func mayKeep(_ controller: UInt32) -> Bool {
        if mayKeep(controller, as: .list) { return true }
        for node in step.before.nodes
        where node.controller == controller && mayKeep(controller, as: node.kind) {
            return true
        }
        return false
    }

    /// Notes what the app takes away because it was deleted or finished, and which of it a change
    /// of size has brought back. UIKit may keep it until then.
    func followTakenAway() {
        guard watchesTakenAway || step.isRemoved || !takenAway.isEmpty else { return }
        step.takenAwayBefore = takenAway
        if step.isRemoved {
            if step.change.takesEverythingAway { takeDetailsAwayWithWindow() }
            return
        }
        if step.nature == .app || step.command == .clearDetail {
            for id in step.change.removed + step.change.mayRemove {
                let controller = step.before.controller(of: id)
                if !step.after.isInstalled(controller) { takenAway.insert(controller) }
                if step.after.panes.contains(.compact) { takeAwayInOtherTree(id) }
            }
            if step.change.takesEverythingAway { takeAwayWhatIsKept() }
        }
        guard !takenAway.isEmpty else { return }
        if step.after.panes.contains(.compact) { forgetWhatIsShownAgain() }
        if step.changesTrees { followWhatIsMadeAnew() }
        for node in step.after.nodes where takenAway.contains(node.controller) {
            guard node.place.isInstalled else { continue }
            if step.mayPutAwayForTab || step.wasRemoved { step.returned.append(node.id) }
            takenAway.remove(node.controller)
        }
    }

    /// Notes the details of the other tree that show the item of one that the app takes away: of
    /// the columns where a compact column is in sight, and the other way round. The app may replace
    /// them before a person sees them, and may not bring them back.
    private func takeAwayInOtherTree(_ id: UInt32) {
        guard let gone = step.before.nodes.first(where: { $0.id == id }), gone.kind == .detail,
            gone.item != 0
        else { return }
        for node in step.after.nodes
        where node.kind == .detail && node.item == gone.item && node.place == .preserved {
            takenAway.insert(node.controller)
        }
    }

    /// Tells which details of the tree that comes in sight were made anew for such as these.
    private func followWhatIsMadeAnew() {
        for node in step.after.nodes where node.kind == .detail && node.place.isInstalled {
            let isTakenAway = step.before.nodes.contains {
                $0.place == .preserved && takenAway.contains($0.controller) && node.isAlike($0)
            }
            if isTakenAway, node.item != 0 { step.returned.append(node.id) }
        }
    }

    /// Forgets details of the other tree that show something else by now, or an item that is shown
    /// again.
    private func forgetWhatIsShownAgain() {
        for node in step.after.nodes where takenAway.contains(node.controller) {
            let isAnother = step.before.nodes.contains {
                $0.controller == node.controller && $0.item != node.item
            }
            let isShown = step.after.nodes.contains {
                $0.controller != node.controller && $0.isAlike(node)
            }
            if isAnother || node.item != 0 && isShown { takenAway.remove(node.controller) }
        }
    }

    /// Notes the details that are chosen as the app takes everything away and shows something else
    /// in the window: they may not be there any more when the split view comes back.
    private func takeDetailsAwayWithWindow() {
        for node in step.before.nodes where node.kind == .detail && node.isChosen {
            takenAway.insert(node.controller)
        }
    }

    /// Notes the lists and details that are out of sight as the app takes everything away.
    private func takeAwayWhatIsKept() {
        for node in step.before.nodes
        where node.kind.isContent && !node.place.isInstalled
            && !step.after.isInstalled(node.controller)
        {
            takenAway.insert(node.controller)
        }
    }

    /// Whether it matters what the app takes away: where UIKit may keep it and bring it back, or
    /// the app keeps details for their tabs.
    var watchesTakenAway: Bool {
        (step.policies.allowsWaiting || step.policies.otherTabs == .follow)
            && driver.scene.actions.takeDetailsAway
    }

    /// Notes what a person saw of the split view as it goes out of sight.
    func followSight() {
        guard mayLeaveSight, step.before.isLaunched, !step.after.isLaunched else { return }
        step.lastSeen.copy(step.before)
    }

    /// Notes how the columns were arranged before a collapse, and tells the step that ends it.
    ///
    /// - Parameter columns: How they were arranged before this step, if there were two.
    func followColumns(from columns: SplitViewStep.Arrangement?) {
        let isExpansion = step.before.isCollapsed && !step.after.isCollapsed
        step.arrangementBeforeCollapse =
            isExpansion ? columnsBeforeCollapse.arrangement(in: driver.place.number) : nil
        columnsBeforeCollapse.follow(
            driver, from: columns, in: step.windowNumber, after: step.command)
    }

    /// How the columns were arranged before the collapse that lasts, as a number below 256; 0 if
    /// that is not known, or there is no collapse. It is a part of the state, also of its core: it
    /// outlasts the steps of a person, and decides how the expansion after them is judged.
    var modeBeforeCollapse: UInt32 { columnsBeforeCollapse.word }
}

extension Snapshot {
    /// Whether a controller is where a person can reach it.
    fileprivate func isInstalled(_ controller: UInt32) -> Bool {
        nodes.contains { $0.controller == controller && $0.place.isInstalled }
    }
}

extension SplitViewScene.Actions {
    /// Whether the app takes details away on its own account.
    fileprivate var takeDetailsAway: Bool {
        delete != nil || finish != nil || next != nil || !own.isEmpty
    }
}

/// How the columns were arranged before the collapse that lasts.
@MainActor struct ColumnsBeforeCollapse {
    private var arrangement: SplitViewStep.Arrangement?
    /// The window that they stood in.
    private var window = WindowPlace.nowhere
    /// The mode that was asked for when the collapse was over.
    private var preferred = UISplitViewController.DisplayMode.automatic

    /// As before any collapse.
    mutating func forget() { arrangement = nil }

    /// How they were arranged, if they stood in the same window on the same device; in a window of
    /// another width there may be room for more of them, or for fewer.
    func arrangement(in window: UInt8) -> SplitViewStep.Arrangement? {
        window == self.window ? arrangement : nil
    }

    /// Follows one step, which began in a window. App code that asks for another mode while there
    /// is one column gets that one, so that nothing is known any more of what will come.
    mutating func follow(
        _ driver: SceneDriver, from columns: SplitViewStep.Arrangement?, in window: UInt8,
        after command: SplitViewCommand
    ) {
        let split = driver.scene.split
        if !split.isCollapsed {
            arrangement = nil
        } else if let columns {
            arrangement = columns
            self.window = window
            preferred = split.preferredDisplayMode
        } else if arrangement != nil {
            // In the background the columns were apart for a moment, on a device perhaps in a wider
            // window.
            let wasApart = command.name == .background && window != WindowPlace.nowhere
            if wasApart || split.preferredDisplayMode != preferred { arrangement = nil }
        }
    }

    /// The number of their window, if it is known how they were arranged.
    var windowNumber: UInt8 { arrangement == nil ? WindowPlace.nowhere : window }

    /// In a number from 1 to 255; 0 for none. The mode asked for is the one of the split view.
    var word: UInt32 {
        guard let arrangement else { return 0 }
        let mode = UInt32(arrangement.displayMode.rawValue)
        return (mode << 2 | UInt32(arrangement.listColumn.rawValue)) + 1
    }
}

extension SceneDriver {
    /// How the columns are arranged; `nil` while there are no two on screen.
    var columns: SplitViewStep.Arrangement? {
        let split = scene.split
        guard isInSight, !split.isCollapsed else { return nil }
        return SplitViewStep.Arrangement(
            displayMode: split.displayMode,
            listColumn: split.displayMode == .secondaryOnly ? hiddenListColumn : .isShown)
    }
}

extension SplitViewStep {
    /// What was chosen in one tree is chosen in the other, where the app made its screens anew.
    ///
    /// Another tree is that of a compact column or, by policy, of a narrow window. Only items tell
    /// which screens of the latter are alike.
    @MainActor mutating func chooseInOtherTree(_ camera: SnapshotCamera) {
        let needsItem = !changesTrees
        if needsItem, policies.narrowScreens == .same || !changesColumns { return }
        for node in before.nodes where node.kind == .detail && node.isChosen {
            if node.item != 0 || !needsItem { camera.choose(&after, alike: node) }
        }
    }

    /// Notes whether this step completes a round trip.
    ///
    /// - Parameters:
    ///   - anchor: The picture before the last transition, while it is to be returned to.
    ///   - isAnchored: Whether there is one.
    mutating func noteRoundTrip(_ anchor: inout Snapshot, isAnchored: inout Bool) {
        if isInvisibleBackground {
            completesRoundTrip = true
            start.copy(before)
            isAnchored = false
            return
        }
        if comesBackWithNews {
            completesRoundTrip = false
            isAnchored = false
            return
        }
        let isTransition = changesColumns
        completesRoundTrip = isTransition && isAnchored
        if completesRoundTrip { swap(&start, &anchor) }
        // What comes in sight was not seen before, so no round trip begins there.
        isAnchored = isTransition && !comesInSight
        if isAnchored { anchor.copy(before) }
    }

    /// Notes the details that must go when another one is shown, by the subject's policy.
    mutating func noteReplaced(isReplacing: Bool) {
        // In the compact column an app has its own stacks, perhaps several in tabs.
        if before.panes.contains(.compactInSight) { return }
        switch before.isCollapsed ? policies.collapsedSelection : policies.expandedSelection {
        case .stacks, nil: return
        case .asDetailSays: guard isReplacing else { return }
        case .replaces: break
        }
        for index in before.nodes.indices where before.nodes[index].isInstalledContent {
            let node = before.nodes[index]
            let goes =
                before.isCollapsed || before.panes.contains(.sideBar)
                ? node.kind == .detail : node.place == .secondary
            guard goes, !change.added.contains(node.id) else { continue }
            // What stands on another tab is not replaced, unless all tabs share their details.
            if before.isCollapsed, policies.otherTabs != .gathered,
                before.isOnOtherTab(at: index)
            {
                continue
            }
            if mayStandBelow(node) {
                change.mayRemove.append(node.id)
            } else {
                change.removed.append(node.id)
            }
        }
    }

    /// Whether a detail may stand below what a row shows: the app says that it has filled it in,
    /// and by policy it may be in front.
    func mayStandBelow(_ node: Snapshot.Node) -> Bool {
        policies.defaultDetail == .inFront && node.kind == .detail
            && !node.marks.isDisjoint(with: [.filledIn, .workedIn])
    }

    /// Notes that the chosen details go; one that was filled in may stay, and so may an inspector,
    /// and what is presented over the columns.
    mutating func noteCleared() {
        for node in before.nodes where node.kind == .detail && node.place.isInstalled {
            if node.isChosen, !before.standsApart(node) { change.removed.append(node.id) }
        }
    }
}
