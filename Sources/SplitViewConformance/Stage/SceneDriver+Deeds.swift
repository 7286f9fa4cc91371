import UIKitModel

/// Finding out what a command means in the present state, if anything.
extension SceneDriver {
    private var isLaunched: Bool { window.isVisible }
    var isNarrow: Bool { window.isCompact }
    private var isCovered: Bool {
        scene.split.isBelowPresented || isLaunched && !isInSight
    }

    /// The effect that a command would have now; `nil` if it cannot be given, or an exception has
    /// ended everything.
    package func deed(for command: SplitViewCommand) -> Deed? {
        guard !runtime.hasRaised else { return nil }
        let traits = table.traits(of: command.name)
        guard isGiven(traits.occasion) else { return nil }
        switch traits.deed {
        case .launch, .launchOn: return launchPlace(of: command).map(Deed.launch)
        case .resize(let width): return place.with(width).map(Deed.resize)
        case .rotate: return place.turned(to: command.orientation).map(Deed.resize)
        case .dragDivider: return place.taking(command.share).map(Deed.resize)
        case .take(let share): return place.taking(share).map(Deed.resize)
        case .background:
            guard scene.actions.knowsBackground else { return nil }
            return place.with(command.width).map(Deed.background)
        case .show(let detail, let role):
            return showing(detail, ofRow: Int(command.argument), from: screen(role))
        case .showFromFirst(let detail):
            return showing(detail, ofRow: Int(command.argument), from: firstList)
        case .push(let screen, let role): return pushing(screen, from: role)
        case .pushAboveNested: return pushingAboveNested()
        case .back: return dismissing ?? returning(command.pane).map(Deed.pop)
        case .backToRoot: return dismissing ?? returning(command.pane).map(Deed.popToRoot)
        case .cancelBack: return returning(command.pane).map(Deed.cancelPop)
        case .clearDetail: return scene.actions.delete.map(Deed.clearDetail)
        case .openLink: return openingLink(Int(command.argument))
        case .nextItem: return showingNext()
        case .finishDetail: return finishing()
        case .startOver: return startingOver()
        case .ownAction: return acting(Int(command.argument))
        case .toggleList: return togglingList()
        case .swipeList: return swipingList()
        case .showColumn: return arranging(command.column, isShown: true)
        case .hideColumn: return arranging(command.column, isShown: false)
        case .changeSceneInsets: return changingSceneInsets()
        case .selectTab: return selectingTab(Int(command.argument))
        case .popTab: return poppingTab()
        case .setStack(let order): return settingStack(order, in: command.pane)
        case .withholdDelegate: return scene.split.delegate != nil ? .setDelegate(nil) : nil
        case .attachDelegate: return attachingDelegate()
        }
    }

    /// Whether the scene is as a command needs it, as far as that can be said before any screen is
    /// looked at.
    private func isGiven(_ occasion: CommandOccasion) -> Bool {
        if !occasion.isDisjoint(with: [.afterLaunch, .inSight]), !isLaunched { return false }
        if occasion.contains(.beforeLaunch), isLaunched { return false }
        if occasion.contains(.narrow), !isNarrow { return false }
        if occasion.contains(.wide), isNarrow { return false }
        if occasion.contains(.oneStack), !scene.split.isCollapsed { return false }
        if occasion.contains(.twoColumns), scene.split.isCollapsed { return false }
        return !occasion.contains(.uncovered) || !isCovered
    }

    /// Where a launch shows the window; `nil` for any other command.
    func launchPlace(of command: SplitViewCommand) -> WindowPlace? {
        if command.name == .launch { return place.with(command.width) }
        return command.name == .launchOn ? WindowPlace(number: command.argument) : nil
    }

    private var foremostPresenter: UIViewController? {
        var presenter = scene.split.outermostPresenter
        while let next = presenter?.presentedViewController, next.presentedViewController != nil {
            presenter = next
        }
        return presenter
    }

    // MARK: Panes

    /// Whether there is a list column that a person does not see.
    var hidesList: Bool {
        isLaunched && !scene.split.isCollapsed && scene.split.displayMode == .secondaryOnly
    }

    private func front(_ pane: SplitViewCommand.Pane) -> PaneFront? {
        let split = scene.split
        if pane == .detail, !split.isCollapsed, let secondary = split.secondaryColumn {
            return PaneFront(of: secondary)
        }
        let list = split.isColumnStyle ? foremostListColumn : split.primaryColumn
        guard let list, !hidesList else { return nil }
        return PaneFront(of: list)
    }

    /// The list column of a column style in which a row is tapped.
    private var foremostListColumn: UIViewController? {
        scene.split.supplementaryColumn ?? scene.split.firstColumn
    }

    /// The pane whose front screen is of a kind: a list is looked for beside a side bar, then on
    /// the list side, all else on the detail side.
    private func screen(_ kind: Snapshot.Kind) -> PaneFront? {
        if kind == .list, beginning.hasSideBar, !scene.split.isCollapsed,
            let second = front(.detail),
            shows(.list, second.screen)
        {
            return second
        }
        guard let front = front(kind == .list ? .list : .detail), shows(kind, front.screen)
        else { return nil }
        return front
    }

    /// The list in front of the first of three columns, or of a side bar, where a person sees it.
    private var firstList: PaneFront? {
        let split = scene.split
        guard split.supplementaryColumn != nil || beginning.hasSideBar && !split.isCollapsed,
            split.shows(.primary),
            let primary = split.primaryColumn
        else { return nil }
        let front = PaneFront(of: primary)
        return shows(.list, front.screen) ? front : nil
    }

    private func shows(_ kind: Snapshot.Kind, _ screen: UIViewController) -> Bool {
        screen.contained.isEmpty && !screen.isNavigation && !screen.isTabBar
            && scene.screen(screen).role.kind == kind
    }

    // MARK: Kinds of deed

    private func showing(
        _ detail: CommandDeed.Detail, ofRow row: Int, from front: PaneFront?
    ) -> Deed? {
        guard let front = front?.screen else { return nil }
        switch detail {
        case .row:
            if scene.actions.tap != nil { return tapping(row, of: front) }
            return scene.makers.detail == nil ? nil : .show(.row(row), from: front)
        case .replacing:
            return scene.makers.replacingDetail == nil
                ? nil : .show(.replacing(row: row), from: front)
        case .wrapped:
            guard scene.makesDetails, scene.makers.container == nil else { return nil }
            return .show(.wrapped(row: row), from: front)
        case .bare:
            guard scene.makesDetails, scene.makers.container != nil else { return nil }
            return .show(.bare(row: row), from: front)
        case .again: return selection.controller.map { .show(.again($0), from: front) }
        case .emptyStack: return .show(.emptyStack, from: front)
        case .list: return .show(.list, from: front)
        }
    }

    private func tapping(_ row: Int, of list: UIViewController) -> Deed? {
        if let rowCount = scene.actions.rowCount, row >= rowCount(list) { return nil }
        return .tap(row: row, of: list)
    }

    private func pushing(_ screen: PushedScreen, from kind: Snapshot.Kind) -> Deed? {
        guard makes(screen), let stack = self.screen(kind)?.stack else { return nil }
        return .push(screen, onto: stack)
    }

    /// Whether the app makes a screen to push: a trace, or a simpler command in it, may ask for one
    /// that it has not.
    private func makes(_ screen: PushedScreen) -> Bool {
        switch screen {
        case .list: scene.makers.list != nil
        case .detail: scene.makers.detail != nil
        case .furtherDetail: scene.makers.page != nil || scene.makers.detail != nil
        }
    }

    private func pushingAboveNested() -> Deed? {
        guard makes(.detail), let outer = scene.split.primaryColumn?.asNavigation,
            outer.contained.last?.isNavigation == true
        else { return nil }
        return .push(.detail, onto: outer)
    }

    /// The stack on which a person can go back; none below a presented screen.
    private func returning(_ pane: SplitViewCommand.Pane) -> UINavigationController? {
        foremostPresenter == nil ? front(pane)?.returning : nil
    }

    /// Back, where something is presented.
    private var dismissing: Deed? { isModal ? nil : foremostPresenter.map(Deed.dismiss) }

    /// Whether a person cannot swipe away what is presented, as documented of
    /// `isModalInPresentation`. The delegate of a sheet is asked when a person tries (D18).
    var isModal: Bool { foremostPresenter?.presentedViewController?.isModalInPresentation ?? false }

    private func settingStack(
        _ order: CommandDeed.Order, in pane: SplitViewCommand.Pane
    ) -> Deed? {
        guard let stack = front(pane)?.stack, let first = stack.children.first else { return nil }
        var screens = stack.children
        switch order {
        case .swapped:
            guard screens.count >= 2 else { return nil }
            screens.swapAt(screens.count - 1, screens.count - 2)
            return .setStack(stack, screens, leavingOut: nil)
        case .shortened:
            guard screens.count >= 3 else { return nil }
            let left = screens.remove(at: screens.count - 2)
            return .setStack(stack, screens, leavingOut: left)
        case .repeated: return .setStack(stack, screens + [first], leavingOut: nil)
        }
    }
}
