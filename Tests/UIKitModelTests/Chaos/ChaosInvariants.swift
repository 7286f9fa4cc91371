import UIKitModel

/// What must be true of the tree after every call.
@MainActor struct ChaosInvariants {
    let world: ChaosWorld

    /// What is not true, in words.
    func broken() -> [String] {
        if world.runtime.exception != nil { return brokenPlaces() }
        return brokenPlaces() + brokenSplits() + brokenAppearances()
    }

    private func name(_ vc: UIViewController) -> String { (vc as? any Probed)?.probe.name ?? "?" }

    /// A child's parent is its container, a parent has its child, no controller is in two places.
    private func brokenPlaces() -> [String] {
        var broken: [String] = []
        for one in world.controllers {
            var seen: [ObjectIdentifier] = []
            for child in one.children {
                if child.parent !== one {
                    broken.append("\(name(child)) is in \(name(one)) and has another parent")
                }
                if seen.contains(ObjectIdentifier(child)) {
                    broken.append("\(name(child)) is in \(name(one)) twice")
                }
                seen.append(ObjectIdentifier(child))
            }
            if let parent = one.parent, !parent.children.contains(where: { $0 === one }) {
                broken.append("\(name(one)) has a parent that does not have it")
            }
            if one.parent != nil, world.windows.contains(where: { $0.rootViewController === one }) {
                broken.append("\(name(one)) is the root of a window and has a parent")
            }
            if one.parent == nil, let presenter = one.presentingViewController,
                presenter.presentedViewController !== one
            {
                broken.append("\(name(one)) is presented by one that does not present it")
            }
        }
        return broken
    }

    private func brokenSplits() -> [String] {
        var broken: [String] = []
        for split in world.controllers.compactMap({ $0 as? ProbedSplit }) where split.isMounted {
            let table = split.columns
            let columns = [
                table.primary, table.supplementary, table.secondary, table.compact,
                split.isCollapsed ? nil : table.inspector,
            ].compactMap { $0 }
            if columns.contains(where: { $0.parent !== split }) {
                broken.append("a column of \(name(split)) is not its child")
            }
            if split.isCollapsed && columns.count > 1 {
                broken.append("\(name(split)) has \(columns.count) columns")
            }
            if Set(split.children.prefix(columns.count)) != Set(columns) {
                broken.append("the columns of \(name(split)) are not its first children")
            }
            let sizeClass = split.traitCollection.horizontalSizeClass
            if split.probe.phase == .on, sizeClass != .unspecified,
                split.isCollapsed != (sizeClass == .compact)
            {
                broken.append("\(name(split)) is collapsed: \(split.isCollapsed) (ST2)")
            }
        }
        return broken
    }

    /// What is on screen has appeared, the rest has disappeared (A1).
    private func brokenAppearances() -> [String] {
        var onScreen: Set<ObjectIdentifier> = []
        for window in world.windows where window.isVisible {
            guard var top = window.rootViewController else { continue }
            while let next = top.presentedViewController {
                if !top.isCoveredByPresented { collect(top, into: &onScreen) }
                top = next
            }
            collect(top, into: &onScreen)
        }
        return world.controllers.compactMap { one in
            let expected = onScreen.contains(ObjectIdentifier(one))
            let phase = one.probe.phase
            guard phase != (expected ? .on : .off) else { return nil }
            // K27.
            if phase == .disappearing, !expected, world.emptiesColumns { return nil }
            return "\(one.probe.name) is \(phase.rawValue), on screen: \(expected)"
        }
    }

    private func collect(_ vc: UIViewController, into onScreen: inout Set<ObjectIdentifier>) {
        onScreen.insert(ObjectIdentifier(vc))
        for child in vc.children where isShown(child, in: vc) { collect(child, into: &onScreen) }
    }

    private func isShown(_ child: UIViewController, in parent: UIViewController) -> Bool {
        switch parent {
        case let navigation as UINavigationController: child === navigation.topViewController
        case let tabs as UITabBarController: child === tabs.selectedViewController
        case let split as UISplitViewController: split.isCollapsed || !isHidden(child, in: split)
        default: true
        }
    }

    private func isHidden(_ child: UIViewController, in split: UISplitViewController) -> Bool {
        if child === split.columns.supplementary { return split.displayMode == .secondaryOnly }
        guard child === split.columns.primary else { return false }
        return switch split.displayMode {
        case .secondaryOnly: true
        case .oneBesideSecondary, .oneOverSecondary: split.style == .tripleColumn
        default: false
        }
    }
}
