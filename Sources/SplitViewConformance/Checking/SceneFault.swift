import UIKitModel

extension SplitViewSubject {
    /// The fault of the scene itself, in one sentence; `nil` if a stage can use it.
    @MainActor package func sceneFault(profile: UIKitProfile) -> String? {
        if let fault = buildingFault(profile: profile) { return fault }
        let log = SceneLog(profile)
        log.begin()
        defer { log.rest() }
        let (_, scene) = built(in: firstPlace, profile: profile)
        guard scene.isEmptyForGood, !fillsItself(profile: profile) else { return nil }
        return "the split view is empty, and still is when its window is on screen; set its "
            + "viewControllers"
    }

    /// The fault of the scene as it is built, in one sentence; `nil` if a stage can use it.
    ///
    /// A mistake in building the scene would otherwise look like a broken law, or not show at all:
    /// a split view whose delegate was released follows UIKit's defaults.
    @MainActor package func buildingFault(profile: UIKitProfile) -> String? {
        let log = SceneLog(profile)
        log.begin()
        defer { log.rest() }
        let (runtime, scene) = built(in: firstPlace, profile: profile)
        if let fault = fault(of: scene, in: runtime) { return fault }
        if readsEnvironment {
            for (window, place) in otherPlaces {
                if let fault = fault(in: place, window, beside: scene, profile: profile) {
                    return fault
                }
            }
        }
        let (next, again) = built(in: firstPlace, profile: profile)
        if again.split === scene.split {
            return "makeScene returned the same split view twice; it must build everything anew"
        }
        for screen in again.samples {
            if let old = screen.firstNotMade(in: next) {
                return "a \(type(of: old)) is left over from an earlier scene; "
                    + "makeScene must build everything anew"
            }
        }
        return nil
    }

    @MainActor private func fault(of scene: SplitViewScene, in runtime: ModelRuntime) -> String? {
        scene.fault()
            ?? runtime.exception.map { "building it raises \($0.name): \($0.reason)" }
    }

    /// Whether an app that begins with an empty split view fills it as it comes on screen.
    @MainActor private func fillsItself(profile: UIKitProfile) -> Bool {
        let (runtime, scene) = built(in: firstPlace, profile: profile)
        let window = UIWindow(environment: firstPlace.environment)
        window.rootViewController = scene.windowRoot
        window.makeKeyAndVisible()
        runtime.performPutOff()
        // Any exception there is a matter for a law.
        return !scene.split.viewControllers.isEmpty || runtime.exception != nil
    }

    /// The other windows in which the app can come on screen, and their names.
    @MainActor private var otherPlaces: [(window: String, place: WindowPlace)] {
        if devices.isEmpty { return [("a narrow window", WindowPlace(.compact))] }
        return SplitViewDevice.Window.all.enumerated().compactMap { number, window in
            guard devices.contains(window.device) else { return nil }
            return ("a window on \(window.word)", WindowPlace(number: UInt8(number)))
        }
    }

    /// The fault of the scene built for another window.
    ///
    /// - Parameters:
    ///   - window: What it is called.
    ///   - first: The scene for the first window, which has no fault.
    @MainActor private func fault(
        in place: WindowPlace, _ window: String, beside first: SplitViewScene, profile: UIKitProfile
    ) -> String? {
        let (runtime, other) = built(in: place, profile: profile)
        if let fault = fault(of: other, in: runtime) { return "in \(window), \(fault)" }
        if other.split.style != first.split.style {
            return
                "the split view has another style if it is built for \(window); it cannot change "
                + "with the width"
        }
        guard other.offer == first.offer else {
            return "what a person can do depends on the window that it is built for; it must be "
                + "the same in all"
        }
        return nil
    }
}

extension SplitViewScene {
    /// Whether there are no columns, and no command that could bring them.
    fileprivate var isEmptyForGood: Bool {
        split.viewControllers.isEmpty && actions.own.isEmpty && actions.link == nil
            && actions.startOver == nil
    }

    /// The actions open to a person, as far as they decide which commands there are.
    fileprivate var offer: [Int] {
        [Int(means.rawValue), actions.linkCount, actions.own.count, rows == .alike ? 1 : 0]
    }

    fileprivate func fault() -> String? {
        if split.wasGivenDelegate, split.delegate == nil {
            return "the delegate of the split view was released, because nothing retains it; "
                + "hand it over with SplitViewScene(split, keeping: [delegate], ...)"
        }
        if let restoration, restoration.save == nil, split.restorationIdentifier == nil {
            return "it declares how it is restored, but nothing would be: the split view has no "
                + "restorationIdentifier"
        }
        let made: [(String, Screen.Role, UIViewController?)] = [
            ("list", .list, makers.list?()), ("detail", .detail, makers.detail?(1)),
            ("replacingDetail", .detail, makers.replacingDetail?(1)),
            ("page", .detail, makers.page?()),
        ]
        for case (let name, let role, let controller?) in made {
            if let fault = fault(of: controller, madeBy: name, as: role) { return fault }
        }
        if rows == .alike, let (first, second) = itemsOfTwoRows, first != second {
            return "rows(.alike) says that it makes no difference which row is selected, but "
                + "screen says which item each detail shows; leave out one of the two"
        }
        if let wrap = makers.container, let detail = makers.detail?(1), !wrap(detail).holds(detail)
        {
            return "container returned nothing that contains the detail"
        }
        return nil
    }

    /// The items shown by the details of two rows, by their own account.
    private var itemsOfTwoRows: (UInt32, UInt32)? {
        guard let first = makers.detail?(1), let second = makers.detail?(2) else { return nil }
        return (screen(first).item, screen(second).item)
    }

    /// One of everything that this scene makes.
    fileprivate var samples: [UIViewController] {
        [split] + [makers.list?(), makers.detail?(1)].compactMap { $0 }
    }

    private func fault(
        of screen: UIViewController, madeBy name: String, as expected: Screen.Role
    ) -> String? {
        if screen is UINavigationController || !screen.children.isEmpty {
            return "\(name) made a container, \(type(of: screen)); it has to make the screen "
                + "itself, and container can put a detail into another controller"
        }
        let given = self.screen(screen).role
        guard given != expected else { return nil }
        return "screen says that the \(type(of: screen)) made by \(name) is a \(given), "
            + "not a \(expected)"
    }
}

extension UIViewController {
    /// The first controller, from this one down, that another runtime has numbered.
    fileprivate func firstNotMade(in runtime: ModelRuntime) -> UIViewController? {
        if !isMade(in: runtime) { return self }
        if let split = self as? UISplitViewController {
            for column in split.viewControllers {
                if let old = column.firstNotMade(in: runtime) { return old }
            }
        }
        return children.lazy.compactMap { $0.firstNotMade(in: runtime) }.first
    }

    fileprivate func holds(_ other: UIViewController) -> Bool {
        self === other || contained.contains { $0.holds(other) }
    }
}
