import UIKitModel

/// What no picture shows and still decides what happens.
extension SceneDriver {
    /// What window and split view know.
    var hiddenState: UInt32 {
        let split = scene.split
        let modes = split.displayMode.rawValue << 4 | split.preferredDisplayMode.rawValue
        return UInt32(truncatingIfNeeded: modes) << 4
            | (split.detailLeadsNowhere ? 1 : 0) | (isNarrow ? 2 : 0)
            | (split.presentsWithGesture ? 4 : 0) | (split.delegate == nil ? 8 : 0)
    }

    /// What the app remembers, and what a column style knows of its layout.
    var remembered: [Int] {
        let numbers = scene.memory.numbers
        let split = scene.split
        return split.isColumnStyle ? split.hiddenLayout + numbers : numbers
    }

    /// What is remembered, whom columns are named for, and what will be saved.
    var memory: [Int] {
        var numbers = remembered
        let split = scene.split
        if split.isColumnStyle {
            numbers += split.placesOfNamed
            numbers.append(lastSelected != nil && split.isNamed(lastSelected) ? 1 : 0)
        }
        if scene.restoration != nil { numbers.append(saved) }
        return numbers
    }

    /// Which controllers have a restoration identifier, as far as a number has bits. What comes
    /// back under a name is for the app to say: two names may stand for the same kind of screen.
    private var saved: Int {
        let split = scene.split
        // Before it comes on screen a split view has no children (ST11).
        let loose = [
            split.primaryColumn, split.secondaryColumn, split.preservedSecondary, lastSelected,
        ].filter { $0?.parent == nil }
        var bits = 1
        note(split.outermost, in: &bits)
        for case let controller? in loose { note(controller, in: &bits) }
        return bits
    }

    private func note(_ controller: UIViewController, in bits: inout Int) {
        bits = bits << 1 | (controller.restorationIdentifier == nil ? 0 : 1)
        for child in controller.children { note(child, in: &bits) }
    }
}
