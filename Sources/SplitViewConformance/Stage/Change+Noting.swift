import UIKitModel

/// Noting what goes, from the controllers as they stand: before any app code runs for it.
@MainActor extension SplitViewStep.Change {
    /// Notes that everything inside a controller goes.
    ///
    /// - Parameters:
    ///   - controller: The controller; a screen stands for itself.
    ///   - spared: A screen that stays.
    mutating func noteRemoved(
        _ controller: UIViewController?, sparing spared: UIViewController? = nil
    ) {
        guard let controller, controller !== spared else { return }
        if controller.children.isEmpty { removed.append(controller.modelNumber.value) }
        // What stands in a tab that is not selected may stay there.
        let selected = spared == nil ? nil : controller.asTabBar?.selectedViewController
        for child in controller.children {
            if let selected, child !== selected {
                noteOptional(child)
            } else {
                noteRemoved(child, sparing: spared)
            }
        }
    }

    /// Notes that everything that stands on a screen may go with it: what is above it on its stack,
    /// and above the stack if that stands on another.
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
        if controller.children.isEmpty { mayRemove.append(controller.modelNumber.value) }
        for child in controller.children { noteOptional(child) }
    }

    /// Notes what app code has promised for when it comes back from the background: nothing
    /// changes, unless it says so.
    mutating func noteNews(_ promise: SplitViewScene.Promise?) {
        switch promise?.kind {
        case .unstated, .changesNothing, nil: break
        case .shows, .showsItem, .takesEverythingAway:
            guard let promise else { break }
            note(promise)
            // What went as the app left may be there again.
            if !removed.isEmpty { removed.removeAll(where: added.contains) }
        case .takesAway:
            guard let promise else { break }
            note(promise)
            // What came as the app left need not be there.
            added.removeAll(where: removed.contains)
            if added.isEmpty, self.promise == .stated { bringsToFront = false }
        }
    }

    /// Notes what app code has promised.
    ///
    /// Which details give way to an item that is shown is for the app to say.
    mutating func note(_ promise: SplitViewScene.Promise) {
        switch promise.kind {
        case .unstated: self.promise = .anything
        case .changesNothing: self.promise = .nothing
        case .showsItem(let item):
            self.promise = .item(item)
            mayRemoveDetails = true
            bringsToFront = true
        case .shows(let screens):
            added += screens.flatMap(\.screens).map(\.modelNumber.value)
            bringsToFront = !screens.isEmpty
        case .takesAway(let screens):
            removed += screens.flatMap(\.screens).map(\.modelNumber.value)
        case .takesEverythingAway:
            self.promise = .something
            takesEverythingAway = true
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
