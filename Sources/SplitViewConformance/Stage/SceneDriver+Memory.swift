import UIKitModel

/// Hidden facts that still decide the future, in cheap numbers: for digests, and for the coarse
/// view of a guided search. All of it is part of the state as well.
extension SceneDriver {
    /// The hidden state of window and split view.
    var hiddenState: UInt32 {
        scene.split.hiddenBits(retaining: beginning.delegateIdentity) | (isNarrow ? 2 : 0)
    }

    var remembered: [Int] { scene.split.isColumnStyle ? scene.split.hiddenLayout : [] }
}
