import StatefulTesting

/// Finds the simplest trace that breaks the last law, whatever else it breaks, by trying every
/// trace in the order of simplicity.
///
/// Independent of the engine on purpose: machines are values, so it copies them instead of
/// replaying, keeps no states, and knows nothing of shrinking.
package func bruteForce<M: ChallengeMachine>(_ machine: M.Type, upTo length: Int) -> [Op]? {
    let alphabet = M.alphabet
    for length in 1...length {
        var trace: [Op] = []
        if extend(M(), by: length, over: alphabet, &trace) { return trace }
    }
    return nil
}

/// Extends a trace by exactly so many commands, in lexicographic order.
/// - Returns: Whether the last of them breaks the last law.
private func extend<M: ChallengeMachine>(
    _ machine: M, by length: Int, over alphabet: [Op], _ trace: inout [Op]
) -> Bool {
    for op in alphabet {
        var next = machine
        guard next.apply(op.kind, op.argument) else { continue }
        trace.append(op)
        if length == 1 {
            if next.breaksLastLaw { return true }
        } else if extend(next, by: length - 1, over: alphabet, &trace) {
            return true
        }
        trace.removeLast()
    }
    return false
}

extension ChallengeMachine {
    fileprivate var breaksLastLaw: Bool {
        Self.laws.last.map { $0.judge(self) != .held } ?? false
    }
}
