/// The way in which an exhaustive search distinguishes the states of a machine, and returns to
/// them.
///
/// ```swift
/// var machine = QueueMachine()
/// exhaust(&machine, laws: [fifo], alphabet: [.pop, .push(0)], states: .merged)
/// ```
public struct StateSpace<Machine: StateMachine> {
    @usableFromInline let isMerged: Bool
    @usableFromInline let numbering: (UnsafeMutablePointer<Machine>) -> StateNumbering
    @usableFromInline let symmetry: (Machine, [Machine.Command]) -> SymmetryReduction
    /// Performs commands whose steps need not be judged; whether something may follow.
    @usableFromInline
    var retrace: (UnsafeMutablePointer<Machine>, [Machine.Command], _ fromStart: Bool) -> Bool

    @inlinable init(
        isMerged: Bool, symmetry: ((Machine, [Machine.Command]) -> SymmetryReduction)? = nil,
        numbering: @escaping (UnsafeMutablePointer<Machine>) -> StateNumbering
    ) {
        (self.isMerged, self.numbering) = (isMerged, numbering)
        self.symmetry = symmetry ?? { SymmetryReduction($1) }
        retrace = { machine, commands, fromStart in
            if fromStart { machine.pointee.reset() }
            return commands.allSatisfy { machine.pointee.perform($0) != .ended }
        }
    }

    /// Each trace is performed separately, because the machine's states cannot be compared.
    ///
    /// The number of traces grows with the power of the length, so only small depths are feasible;
    /// but the result relies on nothing but the machine being deterministic.
    @inlinable public static var separate: StateSpace {
        StateSpace(isMerged: false) { machine in
            var fingerprints: [UInt64] = []
            return StateNumbering(
                present: {
                    fingerprints.append(machine.pointee.fingerprint)
                    return Int32(fingerprints.count - 1)
                },
                isAt: { machine.pointee.fingerprint == fingerprints[$0] },
                bytes: { fingerprints.capacity * MemoryLayout<UInt64>.stride })
        }
    }
}

extension StateSpace where Machine: ComparableStateMachine {
    /// Equal states are merged.
    @inlinable public static var merged: StateSpace {
        StateSpace(isMerged: true) { machine in
            var numbers: [Machine.State: Int32] = [:]
            return StateNumbering(
                present: {
                    let next = Int32(truncatingIfNeeded: numbers.count)
                    let state = machine.pointee.state
                    if let known = numbers[state] { return known }
                    numbers[state] = next
                    return next
                },
                isAt: { numbers[machine.pointee.state] == Int32($0) },
                bytes: {
                    numbers.capacity
                        * (MemoryLayout<Machine.State>.stride + MemoryLayout<Int32>.stride)
                })
        }
    }
}

extension StateSpace where Machine: SymmetricStateMachine {
    /// Equal states are merged, and only one of several equivalent transitions is performed.
    @inlinable public static var reduced: StateSpace {
        let symmetry = { (machine: Machine, alphabet: [Machine.Command]) in
            SymmetryReduction(
                alphabet, representative: machine.representative,
                dependsOnFullState: machine.dependsOnFullState)
        }
        return StateSpace(isMerged: true, symmetry: symmetry) { machine in
            var table = WordTable()
            var reduced = WordTable()
            return StateNumbering(
                present: { table.number(of: machine.pointee.state) },
                reduced: { reduced.number(of: machine.pointee.reducedState) },
                isAt: { table.isRow(machine.pointee.state, Int32($0)) },
                bytes: { table.bytes + reduced.bytes })
        }
    }
}

extension StateSpace where Machine: RetracingStateMachine {
    /// Adds a faster way to perform commands again.
    @inlinable public var retracing: StateSpace {
        var space = self
        space.retrace = { machine, commands, fromStart in
            machine.pointee.retrace(commands, fromStart: fromStart)
            return true
        }
        return space
    }
}

/// The states of a machine, numbered in the order in which they are reached.
@usableFromInline struct StateNumbering {
    /// The number of the present state; the next free one if it is new.
    @usableFromInline let present: () -> Int32

    /// The number of the present state's reduced state; the next free one if it is new. Only read
    /// in a state that is new; nil without symmetry reduction.
    @usableFromInline let reduced: (() -> Int32)?
    /// Whether the machine is in a state that was reached before.
    let isAt: (_ state: Int) -> Bool
    /// The memory that the states take up, in bytes.
    let bytes: () -> Int

    @usableFromInline init(
        present: @escaping () -> Int32, reduced: (() -> Int32)? = nil,
        isAt: @escaping (Int) -> Bool, bytes: @escaping () -> Int
    ) {
        (self.present, self.reduced, self.isAt, self.bytes) = (present, reduced, isAt, bytes)
    }
}
