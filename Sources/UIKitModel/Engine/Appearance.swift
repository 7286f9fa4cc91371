/// The appearance state of a controller, between off and on screen (A1).
enum Appearance: UInt8 {
    case disappeared, appearing, appeared, disappearing
}

/// Appearance is passed down a tree in two phases, will and did; each step asks the containers for
/// their visible children at that moment. A controller that moves from one visible place to another
/// in between keeps its state and gets no callback, as recorded (C16, X13). The effect on
/// collapses, expansions and changes of the arrangement: A2 to A7.
///
/// Any of these calls is app code that may change the tree, so each step checks again before it
/// continues. A change of direction first ends the one in progress: will and did alternate for
/// every controller, with the one exception that was recorded (`turnBack()`).
extension UIViewController {
    /// Both phases at once: appears.
    final func appear() {
        beginAppearing()
        endAppearing()
    }

    /// Both phases at once: disappears.
    final func disappear() {
        beginDisappearing()
        endDisappearing()
    }

    final func beginAppearing() {
        if appearance == .disappearing {
            let place = Place(of: self)
            endDisappearing()
            guard place == Place(of: self) else { return }
        }
        guard appearance == .disappeared, isPrepared() else { return }
        appearance = .appearing
        let note = noteCallback("viewWillAppear")
        viewWillAppear(isInAnimation)
        endCallback(note)
        guard appearance == .appearing else { return }
        appearanceWillBegin()
        guard appearance == .appearing, !contained.isEmpty else { return }
        for child in contained[visibleRange] where isSeen(child, in: .appearing) {
            child.beginAppearing()
        }
    }

    final func endAppearing() {
        guard appearance == .appearing else { return }
        appearance = .appeared
        if !callbacks.isDisjoint(with: [.coming, .layout]), !isStillComing() { return }
        tellThatItAppeared()
        guard appearance == .appeared, !contained.isEmpty else { return }
        for child in contained[visibleRange] where isSeen(child, in: .appeared) {
            child.appear()
        }
        if appearance == .appeared { appearanceDidEnd() }
    }

    final func beginDisappearing() {
        if appearance == .appearing { endAppearing() }
        if !Self.coming.isEmpty { stopComing() }
        guard appearance == .appeared else { return }
        appearance = .disappearing
        let note = noteCallback("viewWillDisappear")
        viewWillDisappear(isInAnimation)
        endCallback(note)
        guard appearance == .disappearing, !contained.isEmpty else { return }
        for child in contained[visibleRange] where isSeen(child, in: .disappearing) {
            child.beginDisappearing()
        }
    }

    final func endDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        let note = noteCallback("viewDidDisappear")
        viewDidDisappear(isInAnimation)
        endCallback(note)
        guard appearance == .disappeared, !contained.isEmpty else { return }
        // All of them: in the middle of a collapse a covered controller is still there (C15).
        for child in contained
        where child.appearance != .disappeared && isSettled(child, in: .disappeared) {
            child.disappear()
        }
    }

    /// Is off screen without hearing of it, like what is in it: recorded for a column that is
    /// emptied while it disappears (K27).
    final func forgetAppearance() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        contained.forEach { $0.forgetAppearance() }
    }

    /// Reappears before it has disappeared: "will appear" follows "will disappear" without a "did"
    /// in between, as recorded for the primary beside a replaced detail (D8).
    final func turnBack() {
        guard appearance == .disappearing else { return beginAppearing() }
        appearance = .appearing
        let note = noteCallback("viewWillAppear")
        viewWillAppear(isInAnimation)
        endCallback(note)
        guard appearance == .appearing, !contained.isEmpty else { return }
        for child in contained[visibleRange] where isSeen(child, in: .appearing) {
            child.turnBack()
        }
    }

    private func tellThatItAppeared() {
        let note = noteCallback("viewDidAppear")
        viewDidAppear(isInAnimation)
        endCallback(note)
    }

    // MARK: Coming into view

    // Those that are in the hierarchy, and have not heard of it by `viewDidAppear(_:)` yet.
    @exclusivity(unchecked) private static var coming: [ControllerNumber] = []

    /// Performs the calls between being in the hierarchy and `viewDidAppear(_:)` (A9, W7).
    ///
    /// - Returns: False if app code has made it disappear meanwhile.
    private func isStillComing() -> Bool {
        Self.coming.append(modelNumber)
        if hearsOfComing {
            let note = noteCallback("viewIsAppearing")
            viewIsAppearing(isInAnimation)
            endCallback(note)
        }
        if callbacks.contains(.layout), Self.coming.last == modelNumber { layOutBeforeSeen() }
        guard Self.coming.last == modelNumber else { return false }
        Self.coming.removeLast()
        return appearance == .appeared
    }

    /// It disappears already: it hears first that it has appeared.
    private func stopComing() {
        guard let place = Self.coming.lastIndex(of: modelNumber) else { return }
        Self.coming.remove(at: place)
        tellThatItAppeared()
    }

    /// Updates the size class and loads the view; false if app code, called because of it, moved
    /// this controller or its container.
    private func isPrepared() -> Bool {
        let sizeClass = currentSizeClass
        if hasView, sizeClass == knownSizeClass { return true }
        let place = Place(of: self)
        let isFirst = knownSizeClass == .unspecified
        note(sizeClass)
        loadViewIfNeeded()
        if isFirst, place == Place(of: self) { hearOfFirstTraits() }
        return appearance == .disappeared && place == Place(of: self)
    }

    final var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    /// Whether a step may still be passed on to a child, and it is not a column that is hidden.
    private func isSeen(_ child: UIViewController, in phase: Appearance) -> Bool {
        isSettled(child, in: phase) && (!child.isColumn || !hides(child))
    }

    /// Whether a step may still be passed on to a child: app code has moved neither.
    private func isSettled(_ child: UIViewController, in phase: Appearance) -> Bool {
        appearance == phase && child.isChild(of: self)
    }
}

/// The place of a controller, compared before and after app code runs.
private struct Place: Equatable {
    private let container: Backlink<UIViewController>
    private let window: Backlink<UIWindow>
    private let presenter: Backlink<UIViewController>
    private let isContainerOnScreen: Bool?

    @MainActor init(of vc: UIViewController) {
        container = vc.toContainer
        isContainerOnScreen = vc.container?.isOnScreen
        window = vc.toWindow
        presenter = vc.toPresenter
    }
}
