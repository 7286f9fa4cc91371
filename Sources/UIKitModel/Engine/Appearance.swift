/// Where a controller stands between off and on screen (A1).
enum Appearance: UInt8 {
    case disappeared, appearing, appeared, disappearing
}

/// Appearance is passed down a tree in two phases, will and did; each step asks the containers for
/// the children that are seen at that moment. A controller that is handed from one visible place
/// to another in between keeps its state and hears nothing, as recorded (C16, X13).
extension UIViewController {
    /// Both phases at once: comes on screen.
    final func appear() {
        beginAppearing()
        endAppearing()
    }

    /// Both phases at once: leaves the screen.
    final func disappear() {
        beginDisappearing()
        endDisappearing()
    }

    final func beginAppearing() {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        loadViewIfNeeded()
        viewWillAppear(false)
        appearanceWillBegin()
        for child in visibleChildren { child.beginAppearing() }
    }

    final func endAppearing() {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(false)
        for child in visibleChildren { child.endAppearing() }
        appearanceDidEnd()
    }

    final func beginDisappearing() {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(false)
        for child in visibleChildren { child.beginDisappearing() }
    }

    final func endDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(false)
        for child in visibleChildren { child.endDisappearing() }
    }
}
