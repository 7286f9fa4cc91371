import UIKitModel

/// One random call.
@MainActor struct ChaosAct {
    let world: ChaosWorld

    func perform() {
        switch world.roll(13) {
        case 0, 1, 2: actOnStack()
        case 3, 4: show()
        case 5, 6: resize()
        case 7: actOnSplit()
        case 8: actOnTabs()
        case 9: present()
        case 10: contain()
        case 11: actOnWindow()
        default: actOnTraits()
        }
    }

    private func name(_ vc: UIViewController) -> String { (vc as? any Probed)?.probe.name ?? "?" }

    private func actOnStack() {
        guard let navigation = world.any(ProbedNavigation.self) else { return }
        let stack = navigation.viewControllers
        switch world.roll(8) {
        case 0, 1, 2:
            let vc = world.newcomer()
            guard !(vc is UINavigationController), !(vc is UISplitViewController),
                !stack.contains(where: { $0 === vc }), !world.isAbove(vc, navigation)
            else { return }
            world.note("\(name(navigation)).push(\(name(vc)))")
            navigation.pushViewController(vc, animated: false)
        case 3, 4:
            world.note("\(name(navigation)).pop")
            navigation.popViewController(animated: false)
        case 5:
            guard !stack.isEmpty else { return }
            let target = stack[world.roll(stack.count)]
            world.note("\(name(navigation)).popTo(\(name(target)))")
            navigation.popToViewController(target, animated: false)
        case 6:
            world.note("\(name(navigation)).popToRoot")
            navigation.popToRootViewController(animated: false)
        default:
            var new: [UIViewController] = []
            for _ in 0..<world.roll(4) {
                let vc = world.flip(oneIn: 2) ? stack.randomElement(world) : world.newcomer()
                guard let vc, !new.contains(where: { $0 === vc }) else { continue }
                if vc is UINavigationController, vc.parent !== navigation { continue }
                if vc is UISplitViewController || world.isAbove(vc, navigation) { continue }
                new.append(vc)
            }
            world.note("\(name(navigation)).set(\(new.map(name)))")
            navigation.setViewControllers(new, animated: false)
        }
    }

    private func show() {
        let vc = world.newcomer()
        let sender = world.flip(oneIn: 2) ? world.any(ProbedSplit.self) ?? world.any() : world.any()
        guard !world.isAbove(vc, sender) else { return }
        if world.flip(oneIn: 3) {
            guard !(vc is UINavigationController) else { return }
            world.note("\(name(sender)).show(\(name(vc)))")
            sender.show(vc, sender: nil)
        } else {
            world.note("\(name(sender)).showDetail(\(name(vc)))")
            sender.showDetailViewController(vc, sender: nil)
        }
    }

    private func resize() {
        let window = world.windows[world.roll(world.windows.count)]
        let sizeClass: UIUserInterfaceSizeClass = world.flip(oneIn: 2) ? .compact : .regular
        let width = CGFloat([320, 393, 600, 820, 1180][world.roll(5)])
        world.note("resize(\(sizeClass), \(width))")
        window.environment = WindowEnvironment(horizontalSizeClass: sizeClass, width: width)
    }

    private func actOnSplit() {
        guard let split = world.any(ProbedSplit.self) else { return }
        if split.style != .unspecified, world.flip(oneIn: 2) { return actOnColumn(of: split) }
        if world.flip(oneIn: 2) {
            let modes = split.style == .tripleColumn ? 7 : 4
            let mode = UISplitViewController.DisplayMode(rawValue: world.roll(modes)) ?? .automatic
            world.note("preferred \(mode)")
            split.preferredDisplayMode = mode
        } else {
            var new = split.viewControllers
            if world.flip(oneIn: 2), !new.isEmpty { new.removeLast() }
            if world.flip(oneIn: 2), let first = new.first, first !== new.last {
                new.removeFirst()
                if world.flip(oneIn: 2) { new.append(first) }
            }
            for _ in 0..<world.roll(3) where new.count < 2 {
                let vc = world.newcomer()
                if !new.contains(where: { $0 === vc }), !world.isAbove(vc, split) {
                    new.append(vc)
                }
            }
            world.note("split.viewControllers = \(new.map(name))")
            split.viewControllers = new
        }
    }

    private func actOnColumn(of split: ProbedSplit) {
        let column: UISplitViewController.Column
        if split.style == .tripleColumn {
            let columns = world.runtime.profile.hasInspector ? 5 : 4
            column = UISplitViewController.Column(rawValue: world.roll(columns)) ?? .primary
        } else {
            column = world.flip(oneIn: 2) ? .primary : .secondary
        }
        switch world.roll(7) {
        case 0, 1:
            let vc = world.flip(oneIn: 5) ? nil : world.newcomer()
            if let vc, world.isAbove(vc, split) { return }
            if let vc, split.viewControllers.contains(where: { $0 === vc }) { return }
            world.note("set \(vc.map(name) ?? "nil") for \(column)")
            split.setViewController(vc, for: column)
        case 2:
            world.note("show \(column)")
            split.show(column)
        case 3:
            world.note("hide \(column)")
            split.hide(column)
        case 4:
            let behaviors: [UISplitViewController.SplitBehavior] = [
                .automatic, .tile, .overlay, .displace,
            ]
            split.preferredSplitBehavior = behaviors[world.roll(4)]
            world.note("preferred \(split.preferredSplitBehavior)")
        case 5:
            let width = CGFloat([-1, 0, 280, 400, 2_000][world.roll(5)])
            world.note("preferred width \(width), the other edge")
            split.preferredPrimaryColumnWidth = width
            split.primaryEdge = split.primaryEdge == .leading ? .trailing : .leading
        default:
            world.note("swipe the Dock")
            split.sceneInsetsDidChange()
        }
    }

    private func actOnTabs() {
        guard let tabs = world.any(ProbedTabs.self) else { return }
        if world.flip(oneIn: 2) {
            world.note("select")
            tabs.selectedIndex = world.roll(3)
        } else {
            let new = (0..<world.roll(4)).map { _ in world.newcomer() as UIViewController }
                .filter { !world.isAbove($0, tabs) }
            world.note("tabs = \(new.map(name))")
            tabs.viewControllers = new
        }
    }

    private func present() {
        let one = world.any()
        if world.flip(oneIn: 2) {
            world.note("\(name(one)).dismiss")
            one.dismiss(animated: false)
        } else {
            let vc = world.newcomer()
            guard world.isFree(vc), !world.isAbove(vc, one) else { return }
            world.note("\(name(one)).present(\(name(vc)))")
            one.present(vc, animated: false)
        }
    }

    private func contain() {
        let one = world.any()
        if world.flip(oneIn: 2) {
            guard one.parent != nil else { return }
            world.note("\(name(one)).removeFromParent")
            one.willMove(toParent: nil)
            one.removeFromParent()
        } else {
            let vc = world.newcomer()
            guard !world.isAbove(vc, one) else { return }
            world.note("\(name(one)).addChild(\(name(vc)))")
            one.addChild(vc)
            vc.didMove(toParent: one)
        }
    }

    private func actOnWindow() {
        let window = world.windows[world.roll(2)]
        switch world.roll(4) {
        case 0: window.makeKeyAndVisible()
        case 1:
            world.note("root = nil")
            window.rootViewController = nil
        default:
            guard let split = world.any(ProbedSplit.self) else { return }
            let root = outermost(of: world.flip(oneIn: 2) ? split : world.any())
            guard root.presentingViewController == nil else { return }
            world.note("root = \(name(root))")
            window.rootViewController = root
        }
    }

    private func outermost(of vc: UIViewController) -> UIViewController {
        var root = vc
        while let parent = root.parent { root = parent }
        return root
    }

    private func actOnTraits() {
        let vc = world.any()
        let sizeClass = UIUserInterfaceSizeClass(rawValue: world.roll(3)) ?? .unspecified
        world.note("\(name(vc)).traitOverrides = \(sizeClass)")
        vc.traitOverrides.horizontalSizeClass = sizeClass
    }
}

extension Array where Element == UIViewController {
    @MainActor fileprivate func randomElement(_ world: ChaosWorld) -> UIViewController? {
        isEmpty ? nil : self[world.roll(count)]
    }
}
