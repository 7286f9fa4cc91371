import StatefulTesting

/// A machine that counts how often it is reset.
struct Counted<Base: ChallengeMachine>: MachineWrapper, ComparableStateMachine {
    var base: Base
    private(set) var resets = 0

    init(_ base: Base) { self.base = base }

    mutating func reset() {
        resets += 1
        base.reset()
    }
}
