/// Which transitions of a machine are alike, by the numbers of commands.
///
/// Two transitions are alike if they lead to equal states with equal verdicts: because their
/// commands do the same, or because their states differ in nothing that the command reads.
@usableFromInline
struct Likeness {
    /// For each command the first one that does the same; itself if there is none before it.
    let representatives: [Int]

    /// Whether a command reads more of a state than its core.
    let readsBeyondCore: [Bool]

    /// The commands that represent themselves.
    let representative: [Int]

    /// Those among them whose transitions are shared by all states of a core.
    let shared: [Int]

    /// Those among them that every state has for itself.
    let own: [Int]

    /// How many commands there are.
    var alphabet: Int { representatives.count }

    /// - Parameters:
    ///   - representatives: for each command the first one that does the same.
    ///   - readsBeyondCore: whether a command reads more of a state than its core; the same for
    ///     commands that do the same.
    @usableFromInline
    init(representatives: [Int], readsBeyondCore: [Bool]) {
        self.representatives = representatives
        self.readsBeyondCore = readsBeyondCore
        representative = representatives.indices.filter { representatives[$0] == $0 }
        shared = representative.filter { !readsBeyondCore[$0] }
        own = representative.filter { readsBeyondCore[$0] }
    }

    /// No two transitions are alike.
    @usableFromInline
    init(none alphabet: Int) {
        self.init(
            representatives: Array(0..<alphabet),
            readsBeyondCore: [Bool](repeating: true, count: alphabet))
    }
}

/// Which transitions over an alphabet are alike, as far as a machine knows.
@inlinable
func likeness<M: ReducibleStateMachine>(of machine: M, _ alphabet: [M.Command]) -> Likeness {
    var first: [M.Command: Int] = [:]
    let representatives = alphabet.indices.map { index in
        let representative = machine.representative(of: alphabet[index])
        let known = first[representative] ?? index
        first[representative] = known
        return known
    }
    return Likeness(
        representatives: representatives,
        readsBeyondCore: alphabet.map { machine.readsBeyondCore($0) })
}
