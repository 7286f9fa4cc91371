import UIKitModel

/// The window as a person sees it: the split view, or something else in a container around it.
extension SceneDriver {
    /// Whether the split view is below the root of the window, or presented.
    var isInWindow: Bool {
        let outermost = scene.split.outermost
        return outermost === window.rootViewController
            || outermost.presentingViewController != nil
    }

    /// Whether the split view is on screen: it is not while a tab bar around it shows another tab,
    /// or a stack around it another screen, or while the window shows something else. Then a person
    /// does nothing in it, and no law is about what they see.
    var isInSight: Bool {
        guard window.isVisible else { return false }
        // Usually there is nothing around it.
        return window.hasRoot(scene.split) || isForemost(scene.split)
    }

    /// Whether the containers around a controller have it in front, up to the root of the window or
    /// to what is presented.
    private func isForemost(_ controller: UIViewController) -> Bool {
        var child = controller
        while let container = child.parent {
            if let tabs = container.asTabBar, tabs.selectedViewController !== child { return false }
            if let stack = container.asNavigation, stack.contained.last !== child {
                return false
            }
            child = container
        }
        // An app may put another controller in its place: a log-in screen, for instance.
        return child === window.rootViewController || child.presentingViewController != nil
    }

    /// The chosen detail in front of a window that does not hold the split view, if there is one.
    var standIn: ReadScreen? {
        guard var front = window.rootViewController, front.presentedViewController == nil else {
            return nil
        }
        while let inner = front.foremostChild { front = inner }
        guard front.children.isEmpty, !front.isNavigation, !front.isTabBar else { return nil }
        let screen = scene.screen(front)
        guard screen.role == .detail, !screen.isFilledIn else { return nil }
        let number = front.modelNumber.value
        return ReadScreen(
            key: number, item: screen.item, controller: number,
            standing: [.detail, .chosen, .front], column: Snapshot.Place.detached.column, tab: 0,
            node: 0)
    }

    /// Whether a screen is in front outside the split view: on another tab, for instance.
    func showsElsewhere(_ number: UInt32) -> Bool {
        guard !window.hasRoot(scene.split), let screen = runtime.livingController(number) else {
            return false
        }
        var around = screen.parent
        while let container = around {
            if container === scene.split { return false }
            around = container.parent
        }
        return isForemost(screen)
    }

    /// Whether a detail of an item is in front outside the split view.
    func showsElsewhere(item: UInt32) -> Bool {
        guard !window.hasRoot(scene.split), let root = window.rootViewController else {
            return false
        }
        return shows(item: item, in: root)
    }

    private func shows(item: UInt32, in controller: UIViewController) -> Bool {
        if controller === scene.split { return false }
        if let tabs = controller.asTabBar {
            return tabs.selectedViewController.map { shows(item: item, in: $0) } ?? false
        }
        if let stack = controller.asNavigation {
            return stack.contained.last.map { shows(item: item, in: $0) } ?? false
        }
        if !controller.children.isEmpty {
            return controller.children.contains { shows(item: item, in: $0) }
        }
        let screen = scene.screen(controller)
        return screen.role == .detail && screen.item == item
    }
}

extension UIViewController {
    /// The front controller of a container; `nil` for a screen, and for a container that shows
    /// several at once.
    fileprivate var foremostChild: UIViewController? {
        if let tabs = asTabBar { return tabs.selectedViewController }
        if let stack = asNavigation { return stack.contained.last }
        return contained.count == 1 ? contained.first : nil
    }
}
