import UIKitModel

/// What no picture shows and still decides what happens, in numbers that cost little: for digests,
/// and for the coarse view that a guided search has. All of it is part of the state as well.
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
}
