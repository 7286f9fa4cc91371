import UIKitModel

/// Screens that the app has taken away because an item was deleted or finished: UIKit, or a tree
/// for windows of another size, may bring them back, and the app must not let it.
extension SplitViewStage {
    /// Whether it matters which screens the app takes away: UIKit may keep them and bring them
    /// back, or the app keeps details for their tabs.
    var watchesTakenAway: Bool {
        (step.app.isColumnStyle
            || !step.expectation.terms.isDisjoint(with: [.mayNest, .tabsKeepDetails]))
            && driver.scene.actions.takeDetailsAway
    }

    /// Bars what was taken away from coming back with a turn, with a tab, or with the split view.
    func barWhatWasTakenAway() {
        guard !memory.takenAway.isEmpty, step.mayPutAwayForTab || step.was.sight == .removed else {
            return
        }
        for screen in step.now.screens + step.was.screens
        where memory.takenAway.contains(screen.controller) {
            step.expectation.barred.append(screen.key)
        }
        // Those of another tree may be made anew for such as these.
        guard step.changesTree else { return }
        for screen in step.now.content where screen.isDetail && screen.item != 0 {
            let isMadeAnew = step.was.screens.contains {
                $0.standing.contains(.keptByUIKit) && memory.takenAway.contains($0.controller)
                    && $0.isLike(screen)
            }
            if isMadeAnew { step.expectation.barred.append(screen.key) }
        }
    }

    /// Remembers the screens taken away by the app in this step, and forgets those that are there
    /// again.
    func rememberWhatWasTakenAway() {
        guard watchesTakenAway || step.now.sight == .removed || !memory.takenAway.isEmpty else {
            return
        }
        if step.now.sight == .removed {
            guard step.expects(.everythingGoes) else { return }
            takeAway { $0.isDetail && $0.isChosen }
            return
        }
        if step.nature == .app {
            let gone = step.expectation.goes + step.expectation.mayGo
            takeAway { gone.contains($0.key) && self.isKept($0.controller) }
            if step.expects(.everythingGoes) {
                takeAway { !$0.isReachable && self.isKept($0.controller) }
            }
            takeAwayInOtherTree(gone)
        }
        forgetWhatIsThere()
    }

    private func takeAway(where isGone: (ReadScreen) -> Bool) {
        for screen in step.was.screens where isGone(screen) {
            memory.takenAway.insert(screen.controller)
        }
    }

    /// Whether a screen is only out of sight, where UIKit or the app keeps it.
    private func isKept(_ controller: UInt32) -> Bool {
        let screens = step.now.screens.filter { $0.controller == controller }
        return !screens.isEmpty && !screens.contains(where: \.isReachable)
    }

    /// Takes the details of the other tree away if they show the item of a lost one: details of the
    /// columns if a compact column is in sight, and the other way round.
    private func takeAwayInOtherTree(_ gone: [UInt32]) {
        guard step.after.panes.contains(.compact) else { return }
        for lost in step.was.screens
        where lost.isDetail && lost.item != 0 && gone.contains(lost.key) {
            for screen in step.now.screens
            where screen.isLike(lost) && screen.standing.contains(.keptByUIKit) {
                memory.takenAway.insert(screen.controller)
            }
        }
    }

    /// Forgets details that are there again, show something else by now, or show an item shown
    /// again.
    private func forgetWhatIsThere() {
        guard !memory.takenAway.isEmpty else { return }
        let isCompact = step.after.panes.contains(.compact)
        for screen in step.now.screens where memory.takenAway.contains(screen.controller) {
            let isAnother =
                isCompact
                && (step.was.screens.contains {
                    $0.controller == screen.controller && $0.item != screen.item
                }
                    || screen.item != 0
                        && step.now.content.contains {
                            $0.controller != screen.controller && $0.isLike(screen)
                        })
            if screen.isReachable || isAnother { memory.takenAway.remove(screen.controller) }
        }
    }
}

extension SplitViewScene.Actions {
    /// Whether the app takes details away on its own account.
    fileprivate var takeDetailsAway: Bool {
        delete != nil || finish != nil || next != nil || !own.isEmpty
    }
}
