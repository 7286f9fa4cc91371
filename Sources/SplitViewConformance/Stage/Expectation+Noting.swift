import UIKitModel

/// Noting what a command and app code say, from the controllers as they stand.
@MainActor extension Expectation {
    /// Notes that everything inside a controller goes.
    ///
    /// - Parameters:
    ///   - controller: The controller; a screen stands for itself.
    ///   - spared: A screen that stays.
    mutating func noteGone(
        _ controller: UIViewController?, sparing spared: UIViewController? = nil
    ) {
        guard let controller, controller !== spared else { return }
        if controller.children.isEmpty { goes.append(controller.modelNumber.value) }
        // A screen in a tab that is not selected may stay there.
        let selected = spared == nil ? nil : controller.asTabBar?.selectedViewController
        for child in controller.children {
            if let selected, child !== selected {
                noteOptional(child)
            } else {
                noteGone(child, sparing: spared)
            }
        }
    }

    /// Notes that everything on a screen may go with it: the screens above it on its stack, and
    /// those above the stack if the stack stands on another.
    mutating func noteAbove(_ screen: UIViewController) {
        var below = screen
        while let container = below.parent {
            if container.isNavigation {
                for above in container.children.reversed() {
                    if above === below { break }
                    noteOptional(above)
                }
            }
            below = container
        }
    }

    private mutating func noteOptional(_ controller: UIViewController) {
        if controller.children.isEmpty { mayGo.append(controller.modelNumber.value) }
        for child in controller.children { noteOptional(child) }
    }

    /// Notes what app code has promised for when it comes back from the background: nothing
    /// changes, unless it says so.
    mutating func noteNews(_ promise: SplitViewScene.Promise?) {
        guard let promise else { return }
        switch promise.kind {
        case .unstated, .changesNothing: break
        case .shows, .showsItem, .takesEverythingAway:
            note(promise)
            // A screen that went as the app left may be there again.
            goes.removeAll(where: comes.contains)
        case .takesAway:
            note(promise)
            // A screen that came as the app left need not be there.
            comes.removeAll(where: goes.contains)
            if comes.isEmpty, word == .exact { terms.remove(.bringsToFront) }
        }
    }

    mutating func note(_ promise: SplitViewScene.Promise) {
        switch promise.kind {
        case .unstated: word = .anything
        case .changesNothing: word = .nothing
        case .showsItem(let item):
            word = .item(item)
            terms.insert(.bringsToFront)
        case .shows(let screens):
            comes += screens.flatMap(\.screens).map(\.modelNumber.value)
            if !screens.isEmpty { terms.insert(.bringsToFront) }
        case .takesAway(let screens):
            goes += screens.flatMap(\.screens).map(\.modelNumber.value)
        case .takesEverythingAway:
            word = .something
            terms.insert(.everythingGoes)
        }
    }
}

extension UIViewController {
    /// The screen that this is, or those inside it, the uppermost first: of tabs those of the
    /// selected one.
    fileprivate var screens: [UIViewController] {
        if children.isEmpty, !isNavigation, !isTabBar { return [self] }
        guard let selected = asTabBar?.selectedViewController else {
            return children.reversed().flatMap(\.screens)
        }
        return selected.screens + children.filter { $0 !== selected }.flatMap(\.screens)
    }
}
