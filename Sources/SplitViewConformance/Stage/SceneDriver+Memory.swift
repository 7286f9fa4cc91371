import UIKitModel

/// What no picture shows and still decides what happens, in numbers that cost little: for digests,
/// and for the coarse view that a guided search has. All of it is part of the state as well.
extension SceneDriver {
    /// What window and split view know.
    var hiddenState: UInt32 {
        scene.split.hiddenBits(retaining: delegateIdentity) | (isNarrow ? 2 : 0)
    }

    /// What a column style knows of its layout.
    var remembered: [Int] { scene.split.isColumnStyle ? scene.split.hiddenLayout : [] }
}
