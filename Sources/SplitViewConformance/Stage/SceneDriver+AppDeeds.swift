import UIKitModel

/// The deeds of the app on its own account, and those of a person on tabs and columns.
extension SceneDriver {
    /// The app opens a link, if it has so many.
    func openingLink(_ link: Int) -> Deed? {
        guard let open = scene.actions.link, link < scene.actions.linkCount else { return nil }
        return .open { open(link + 1) }
    }

    /// The app does something of its own, if it has so many actions.
    func acting(_ action: Int) -> Deed? {
        let own = scene.actions.own
        return action < own.count ? .act(own[action].act) : nil
    }

    /// The topmost detail gives way to the next item, wherever it stands.
    func showingNext() -> Deed? {
        guard let show = scene.actions.next, let detail = topmostDetail else { return nil }
        return .replace(detail, by: { show($0) })
    }

    /// The topmost detail goes, wherever it stands.
    func finishing() -> Deed? {
        guard let finish = scene.actions.finish, let detail = topmostDetail else { return nil }
        return .replace(
            detail,
            by: {
                finish($0)
                return nil
            })
    }

    /// The app goes back to its first screen.
    func startingOver() -> Deed? {
        scene.actions.startOver.map { .startOver($0, keeping: firstScreen) }
    }

    /// The app leaves, the system takes its pictures in the other size and in this one, twice, and
    /// the app comes back, perhaps in the other size. A device has its own other size, or none.
    ///
    /// UNK53: how often the system does this, and in which order. The profile decides.
    ///
    /// - Parameters:
    ///   - next: The window in which it comes back.
    ///   - expected: What the app promises for then is noted in it.
    func passThroughBackground(
        comingBackIn next: WindowPlace, noting expected: inout Expectation
    ) {
        let leaving = scene.actions.background?()
        performPutOff()
        let current = place
        let other = place.with(isNarrow ? .wide : .narrow) ?? current
        for _ in 0..<(runtime.profile.assumes(.takesPicturesTwice) ? 2 : 1) {
            resize(to: other)
            performPutOff()
            resize(to: current)
            performPutOff()
        }
        resize(to: next)
        performPutOff()
        expected.newFrom = runtime.nextNumber
        let comingBack = scene.actions.foreground?()
        for promise in [leaving, comingBack] { expected.noteNews(promise) }
    }

    /// The delegate that was withheld is attached, at any time.
    func attachingDelegate() -> Deed? {
        scene.split.delegate != nil ? nil : beginning.delegate.map { .setDelegate($0) }
    }

    /// The button (V13) is thought to be in sight wherever the columns are side by side.
    func togglingList() -> Deed? {
        let split = scene.split
        guard scene.actions.hasListButton else { return nil }
        return .prefer(split.displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly)
    }

    /// The gesture (V3, V19) of a split view with one list column. Of three columns a person shows
    /// and hides each by itself.
    func swipingList() -> Deed? {
        let split = scene.split
        guard scene.actions.hasListGesture, split.style != .tripleColumn, split.offersGesture
        else { return nil }
        return .swipeList
    }

    /// A gesture brings a list column in or takes it out, unless the app allows none (V13).
    func arranging(_ column: SplitViewCommand.ListColumn, isShown: Bool) -> Deed? {
        let split = scene.split
        let column: UISplitViewController.Column =
            column == .primary ? .primary : .supplementary
        guard split.presentsWithGesture, split.style == .tripleColumn,
            split.shows(column) != isShown
        else { return nil }
        return .arrange(column, isShown: isShown)
    }

    /// The classic style has no insets that could change.
    func changingSceneInsets() -> Deed? {
        scene.split.isColumnStyle ? .changeSceneInsets : nil
    }

    /// The tabs of the list column, where a person sees their bar. A screen that was pushed in the
    /// selected one may hide it until it is popped (`hidesBottomBarWhenPushed`, as documented).
    private var tabs: UITabBarController? {
        guard !hidesList, let tabs = scene.split.firstColumn?.asTabBar else { return nil }
        let pushed = tabs.selectedViewController?.asNavigation?.children.dropFirst() ?? []
        return pushed.contains(where: \.hidesBottomBarWhenPushed) ? nil : tabs
    }

    /// A person taps a tab that is not selected.
    func selectingTab(_ tab: Int) -> Deed? {
        guard let tabs, tab < tabs.viewControllers?.count ?? 0, tabs.selectedIndex != tab else {
            return nil
        }
        return .selectTab(tabs, tab)
    }

    /// A person taps the selected tab, if that leads back to its first screen (TB4).
    func poppingTab() -> Deed? {
        guard let tabs, let stack = tabs.selectedViewController?.asNavigation,
            stack.children.count > 1
        else { return nil }
        return .selectTab(tabs, tabs.selectedIndex)
    }

    /// A person taps a tab.
    func tap(_ tab: Int, of tabs: UITabBarController, noting expected: inout Expectation) {
        let tapped = tabs.children[tab]
        let isAgain = tapped === tabs.selectedViewController
        var popped = Expectation()
        if isAgain, let stack = tapped.asNavigation {
            for controller in stack.children.dropFirst() { popped.noteGone(controller) }
        }
        let outcome = tabs.tapTab(tab)
        // An app that refuses may select the tab by itself, with an animation of its own.
        if outcome == .refused, isAgain || tabs.selectedViewController !== tapped {
            expected.terms.insert(.isRefused)
        }
        // One that keeps the tap from popping may go back by itself, as far as it likes.
        if outcome == .poppedToRoot {
            expected.goes += popped.goes
        } else {
            expected.mayGo += popped.goes
        }
    }

    // MARK: Screens

    private var firstScreen: UIViewController? {
        scene.split.firstColumn.flatMap { firstScreen(in: $0) }
    }

    /// The controllers that fill a place in the scene: the columns, then those presented over them.
    var placesFromBottom: [UIViewController] {
        let split = scene.split
        var places: [UIViewController] = []
        if let primary = split.firstColumn { places.append(primary) }
        if let supplementary = split.supplementaryColumn { places.append(supplementary) }
        if !split.isCollapsed, let secondary = split.secondaryColumn { places.append(secondary) }
        // An inspector over one stack is about the detail below it.
        if split.showsInspectorSheet { return places }
        var presented = split.outermostPresenter?.presentedViewController
        while let next = presented {
            places.append(next)
            presented = next.presentedViewController
        }
        return places
    }

    /// The detail opened last, of those that stand somewhere.
    private var topmostDetail: UIViewController? {
        for place in placesFromBottom.reversed() {
            if let detail = topmostDetail(in: place) { return detail }
        }
        return nil
    }

    /// The last detail below a controller; of tabs, below the selected one.
    private func topmostDetail(in controller: UIViewController) -> UIViewController? {
        if let tabs = controller.asTabBar {
            return tabs.selectedViewController.flatMap { topmostDetail(in: $0) }
        }
        let children = controller.children
        if children.isEmpty, !controller.isNavigation {
            return scene.screen(controller).role == .detail ? controller : nil
        }
        for child in children.reversed() {
            if let detail = topmostDetail(in: child) { return detail }
        }
        return nil
    }

    /// The first screen below a controller; of tabs, below the selected one.
    private func firstScreen(in controller: UIViewController) -> UIViewController? {
        if let tabs = controller.asTabBar {
            return tabs.selectedViewController.flatMap { firstScreen(in: $0) }
        }
        let children = controller.children
        if children.isEmpty, !controller.isNavigation { return controller }
        for child in children {
            if let screen = firstScreen(in: child) { return screen }
        }
        return nil
    }
}
