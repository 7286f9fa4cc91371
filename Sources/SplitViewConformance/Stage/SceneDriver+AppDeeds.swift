import UIKitModel

/// What the app does on its own account, and what a person does to tabs and columns.
extension SceneDriver {
    /// A link that is opened, and what a detail does to itself, wherever it stands.
    func actingAlone(_ command: SplitViewCommand) -> Deed? {
        let actions = scene.actions
        switch command {
        case .openLink: return actions.openLink.map { .open($0) }
        case .nextItem:
            guard let show = actions.showNext, let detail = topmostDetail else { return nil }
            return .replace(detail, by: { show($0) })
        case .finishDetail:
            guard let finish = actions.finish, let detail = topmostDetail else { return nil }
            return .replace(
                detail,
                by: {
                    finish($0)
                    return nil
                })
        case .startOver: return actions.startOver.map { .startOver($0, keeping: firstScreen) }
        default: return nil
        }
    }

    /// The delegate is withheld before the launch, and attached at any time after that.
    func settingDelegate(_ command: SplitViewCommand) -> Deed? {
        let isAttached = scene.split.delegate != nil
        switch command {
        case .withholdDelegate: return isAttached && !window.isVisible ? .setDelegate(nil) : nil
        case .attachDelegate: return isAttached ? nil : delegate.map { .setDelegate($0) }
        default: return nil
        }
    }

    /// The button (V13) is thought to be in sight wherever there are two columns.
    func togglingList() -> Deed? {
        let split = scene.split
        guard scene.actions.togglesList, !split.isCollapsed else { return nil }
        return .prefer(split.displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly)
    }

    /// The classic style has no insets that could change.
    func swipingDock() -> Deed? {
        let split = scene.split
        return split.isColumnStyle && !split.isCollapsed ? .changeSceneInsets : nil
    }

    func tapping(_ command: SplitViewCommand) -> Deed? {
        guard !hidesList, let tabs = scene.split.primaryColumn?.asTabBar else { return nil }
        switch command {
        case .switchTab(let tab):
            let count = tabs.viewControllers?.count ?? 0
            guard Int(tab) < count, tabs.selectedIndex != Int(tab) else { return nil }
            return .selectTab(tabs, Int(tab))
        case .tapTabAgain:
            guard let stack = tabs.selectedViewController?.asNavigation,
                stack.children.count > 1
            else { return nil }
            return .popToRoot(stack)
        default: return nil
        }
    }

    // MARK: Screens

    private var firstScreen: UIViewController? {
        scene.split.primaryColumn.flatMap { firstScreen(in: $0) }
    }

    /// Whatever fills a place in the scene: the columns, then what is presented over them.
    var placesFromBottom: [UIViewController] {
        let split = scene.split
        var places: [UIViewController] = []
        if let primary = split.primaryColumn { places.append(primary) }
        if !split.isCollapsed, let secondary = split.secondaryColumn { places.append(secondary) }
        var presented = split.outermostPresenter?.presentedViewController
        while let next = presented {
            places.append(next)
            presented = next.presentedViewController
        }
        return places
    }

    /// The detail that was opened last, of those that stand somewhere.
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
            return scene.role(controller) == .detail ? controller : nil
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
