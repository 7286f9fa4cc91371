/// The result of a person's tap on a tab.
package enum TabTap {
    /// The delegate refused.
    case refused
    case selected
    /// It was selected already, and its stack went back to the root.
    case poppedToRoot
    /// Nothing: what was tapped has no stack, or is no tab any more.
    case nothing
}

/// Changes of the tabs of a tab bar controller.
extension UITabBarController {
    /// Replaces the tabs; the selected one stays selected if it is still there.
    ///
    /// A controller that occurs twice is at its first place (UNK29).
    final func replaceTabs(with tabs: [UIViewController]) {
        guard runtime.beginOperation() else { return }
        defer { runtime.endOperation(at: self) }
        let before = contained
        let seen = seenTab
        contained = []
        for vc in tabs where !holds(vc) { contained.append(vc) }
        for vc in before where !holds(vc) { takeOut(vc) }
        let newcomers = contained.filter { $0.container !== self }
        for vc in newcomers {
            vc.willMove(toParent: self)
            if holds(vc), !adopt(vc) { strike(vc) }
        }
        place = contained.place(of: seen) ?? 0
        for vc in before where vc.container == nil {
            vc.disappearIfLoose()
            if vc.container == nil { vc.didMove(noting: nil) }
        }
        for vc in newcomers where vc.container === self { vc.didMove(noting: self) }
        settle()
    }

    /// A person taps a tab: the delegate may refuse, and hears of it afterwards. Neither happens
    /// when the app itself selects a tab (TB1, TB2). The selected one goes back to its root (TB4).
    ///
    /// UNK65: of one of `tabs` the delegate hears by the methods about tabs alone.
    ///
    /// UNK68: only a tab that is itself a navigation controller goes back to its root, and before
    /// the delegate hears of the selection.
    @discardableResult
    package final func tapTab(_ tab: Int) -> TabTap {
        guard !runtime.isHalted, contained.indices.contains(tab) else { return .nothing }
        let (tapped, seen, before) = (contained[tab], seenTab, selectedTab)
        guard maySelect(tapped) else { return .refused }
        // The delegate may have changed the tabs, or selected another.
        guard let tab = contained.place(of: tapped) else { return .nothing }
        defer { announceTap(on: tapped, after: before) }
        if tapped === seen, tapped === seenTab {
            guard let stack = tapped.asNavigation else { return .nothing }
            stack.popToRootViewController(animated: true)
            return .poppedToRoot
        }
        selectedIndex = tab
        return .selected
    }

    private func announceTap(on tapped: UIViewController, after before: UITab?) {
        guard !runtime.isHalted, let delegate else { return }
        let note =
            runtime.callbacks.isKept
            ? runtime.beginCallback("didSelect", about: tapped, .ofDelegate) : nil
        if let tab = self.tab(of: tapped) {
            delegate.tabBarController(self, didSelectTab: tab, previousTab: before)
            if !runtime.profile.assumes(.announcesTabsOnce), !runtime.isHalted {
                delegate.tabBarController(self, didSelect: tapped)
            }
        } else {
            delegate.tabBarController(self, didSelect: tapped)
        }
        endCallback(note)
    }

    private func maySelect(_ tapped: UIViewController) -> Bool {
        guard let delegate else { return true }
        if let tab = tab(of: tapped) {
            guard delegate.tabBarController(self, shouldSelectTab: tab) else { return false }
            if runtime.profile.assumes(.announcesTabsOnce) { return true }
        }
        return delegate.tabBarController(self, shouldSelect: tapped)
    }

    /// TB5: the app selects a controller that is none of the tabs.
    final func raiseNotAmongTabs() {
        runtime.raise(
            "NSInvalidArgumentException",
            reason: "-[UITabBarController setSelectedViewController:] only a view controller in "
                + "the tab bar controller's list of view controllers can be selected.")
    }

    final func select(_ tab: Int) {
        guard tab != place, contained.indices.contains(tab), runtime.beginOperation() else {
            return
        }
        defer { runtime.endOperation(at: self) }
        let leaving = seenTab
        place = tab
        guard appearance == .appeared else { return settle() }
        let entering = contained[tab]
        entering.loadViewIfNeeded()
        leaving?.beginDisappearing()
        if entering === seenTab { entering.beginAppearing() }
        leaving?.endDisappearing()
        entering.endAppearing()
    }

    /// A tab was moved elsewhere: the selected one stays selected, or the one in its place is.
    final func tabWasTaken(from tab: Int) {
        if tab < place { place -= 1 }
        place = min(place, max(0, contained.count - 1))
    }
}
