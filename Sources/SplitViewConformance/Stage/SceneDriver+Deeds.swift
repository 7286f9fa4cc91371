import UIKitModel

/// Finding out what a command means in the present state, if anything.
extension SceneDriver {
    private var isLaunched: Bool { window.isVisible }
    var isNarrow: Bool { window.isCompact }
    private var isCovered: Bool { scene.split.outermostPresenter != nil }

    /// What a command would do now; `nil` where it cannot be given, or where an exception has
    /// ended everything.
    package func deed(for command: SplitViewCommand) -> Deed? {
        guard !runtime.hasRaised else { return nil }
        switch command {
        case .launch(let width): return isLaunched ? nil : .launch(environment(width))
        case .narrow: return isLaunched && !isNarrow ? .resize(environment(.narrow)) : nil
        case .widen: return isLaunched && isNarrow ? .resize(environment(.wide)) : nil
        case .back, .backToRoot: return returning(command)
        case .clearDetail: return scene.actions.clearDetail.map { .clearDetail($0) }
        case .openLink, .nextItem, .finishDetail, .startOver: return actingAlone(command)
        case .withholdDelegate, .attachDelegate: return settingDelegate(command)
        default: break
        }
        // What is presented covers everything else.
        guard !isCovered else { return nil }
        switch command {
        case .select, .selectReplacing, .selectAgain, .selectWrapped, .selectBare,
            .selectEmptyStack, .selectList:
            return selecting(command)
        case .pushList: return pushing(.list, from: .list)
        case .reorderStack, .shortenStack, .repeatStack: return settingStack(command)
        default: break
        }
        guard isLaunched else { return nil }
        switch command {
        case .pushDetail: return pushing(.furtherDetail, from: .detail)
        case .pushOnPlaceholder: return pushing(.detail, from: .placeholder)
        case .pushDetailOnList: return pushing(.detail, from: .list)
        case .pushListOnDetail: return pushing(.list, from: .detail)
        case .replaceFromDetail:
            guard scene.makeReplacingDetail != nil else { return nil }
            guard let detail = screen(.detail)?.screen else { return nil }
            return .show(.replacing(row: 0), from: detail)
        case .pushAboveNested: return pushingAboveNested()
        case .cancelBack(let pane): return front(pane)?.returning.map { .cancelPop($0) }
        case .switchTab, .tapTabAgain: return tapping(command)
        case .toggleList: return togglingList()
        case .swipeDock: return swipingDock()
        default: return nil
        }
    }

    func environment(_ width: SplitViewCommand.Width) -> WindowEnvironment {
        width == .wide ? .regular : .compact
    }

    /// Who presents what lies over everything else.
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
        guard let primary = split.primaryColumn, !hidesList else { return nil }
        return PaneFront(of: primary)
    }

    /// The pane whose front screen has a role: a list is looked for on the list side, all else on
    /// the detail side.
    private func screen(_ role: Role) -> PaneFront? {
        guard let front = front(role == .list ? .list : .detail), front.screen.children.isEmpty,
            !front.screen.isNavigation, !front.screen.isTabBar,
            scene.role(front.screen) == role
        else { return nil }
        return front
    }

    // MARK: Kinds of command

    private func selecting(_ command: SplitViewCommand) -> Deed? {
        guard let list = screen(.list)?.screen else { return nil }
        switch command {
        case .select(let row): return .show(.row(Int(row)), from: list)
        case .selectReplacing(let row):
            return scene.makeReplacingDetail == nil
                ? nil : .show(.replacing(row: Int(row)), from: list)
        case .selectWrapped(let row):
            return scene.dressDetail == nil ? .show(.wrapped(row: Int(row)), from: list) : nil
        case .selectAgain: return lastSelected.map { .show(.again($0), from: list) }
        case .selectBare(let row):
            return scene.dressDetail == nil ? nil : .show(.bare(row: Int(row)), from: list)
        case .selectEmptyStack: return .show(.emptyStack, from: list)
        case .selectList: return .show(.list, from: list)
        default: return nil
        }
    }

    private func pushing(_ screen: Deed.PushedScreen, from role: Role) -> Deed? {
        guard let stack = self.screen(role)?.stack else { return nil }
        return .push(screen, onto: stack)
    }

    private func pushingAboveNested() -> Deed? {
        guard let outer = scene.split.primaryColumn?.asNavigation,
            scene.split.isCollapsed, outer.topViewController?.isNavigation == true
        else { return nil }
        return .push(.detail, onto: outer)
    }

    private func returning(_ command: SplitViewCommand) -> Deed? {
        guard isLaunched else { return nil }
        if let presenter = foremostPresenter { return .dismiss(presenter) }
        switch command {
        case .back(let pane): return front(pane)?.returning.map { .pop($0) }
        case .backToRoot(let pane): return front(pane)?.returning.map { .popToRoot($0) }
        default: return nil
        }
    }

    private func settingStack(_ command: SplitViewCommand) -> Deed? {
        switch command {
        case .reorderStack(let pane):
            guard let stack = front(pane)?.stack, stack.children.count >= 2 else { return nil }
            var reordered = stack.children
            reordered.swapAt(reordered.count - 1, reordered.count - 2)
            return .setStack(stack, reordered, leavingOut: nil)
        case .shortenStack(let pane):
            guard let stack = front(pane)?.stack, stack.children.count >= 3 else { return nil }
            var shortened = stack.children
            let left = shortened.remove(at: shortened.count - 2)
            return .setStack(stack, shortened, leavingOut: left)
        case .repeatStack(let pane):
            guard let stack = front(pane)?.stack, let first = stack.children.first else {
                return nil
            }
            return .setStack(stack, stack.children + [first], leavingOut: nil)
        default: return nil
        }
    }
}
