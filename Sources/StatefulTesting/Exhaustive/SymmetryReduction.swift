/// Which transitions of a machine are equivalent, by the numbers of commands.
///
/// Two transitions are equivalent if they lead to equal states with equal verdicts: because their
/// commands do the same, or because their states differ in nothing that the command depends on.
@usableFromInline
struct SymmetryReduction {
    /// For each command the first one that does the same; itself if there is none before it.
    let representatives: [Int]

    /// Whether a command depends on more of a state than its reduced state.
    let dependsOnFullState: [Bool]

    /// The commands that represent themselves.
    @usableFromInline let representative: [Int]

    /// Those among them whose transitions are shared by all states with one reduced state.
    let shared: [Int]

    /// Those among them that every state has separately.
    let own: [Int]

    /// How many commands there are.
    var alphabet: Int { representatives.count }

    /// - Parameters:
    ///   - representatives: For each command the first one that does the same.
    ///   - dependsOnFullState: Whether a command depends on more of a state than its reduced
    ///     state; the same for commands that do the same.
    @usableFromInline
    init(representatives: [Int], dependsOnFullState: [Bool]) {
        self.representatives = representatives
        self.dependsOnFullState = dependsOnFullState
        representative = representatives.indices.filter { representatives[$0] == $0 }
        shared = representative.filter { !dependsOnFullState[$0] }
        own = representative.filter { dependsOnFullState[$0] }
    }

    /// No two transitions are equivalent.
    @usableFromInline
    init(none alphabet: Int) {
        self.init(
            representatives: Array(0..<alphabet),
            dependsOnFullState: [Bool](repeating: true, count: alphabet))
    }

    /// What a machine declares about an alphabet.
    @inlinable
    init<M: SymmetricStateMachine>(of machine: M, _ alphabet: [M.Command]) {
        var first: [M.Command: Int] = [:]
        let representatives = alphabet.indices.map { index in
            let representative = machine.representative(of: alphabet[index])
            let known = first[representative] ?? index
            first[representative] = known
            return known
        }
        self.init(
            representatives: representatives,
            dependsOnFullState: alphabet.map { machine.dependsOnFullState($0) })
    }
}
