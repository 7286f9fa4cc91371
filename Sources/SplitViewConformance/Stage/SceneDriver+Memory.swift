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

    /// What is remembered, whom columns are named for, and where they should lie.
    var memory: [Int] {
        let split = scene.split
        guard split.isColumnStyle else { return remembered }
        let isLastNamed = lastSelected != nil && split.isNamed(lastSelected)
        return remembered + split.placesOfNamed + split.preferredPlaceOfPrimary
            + [isLastNamed ? 1 : 0]
    }

    /// Which containers will be saved, if any are, as far as a number has bits. What comes back
    /// under a name is for the app to say, since two names may stand for the same kind of screen.
    var saved: UInt32 {
        guard scene.restoration != nil else { return 0 }
        let split = scene.split
        var bits: UInt32 = 1
        split.outermost.noteNamed(in: &bits)
        // Before it comes on screen a split view has no children (ST11).
        noteLoose(split.primaryColumn, in: &bits)
        noteLoose(split.secondaryColumn, in: &bits)
        noteLoose(split.preservedSecondary, in: &bits)
        noteLoose(lastSelected, in: &bits)
        return bits
    }

    private func noteLoose(_ controller: UIViewController?, in bits: inout UInt32) {
        if let controller, controller.parent == nil { controller.noteNamed(in: &bits) }
    }
}
