/// The equivalent transitions of a machine, by the numbers of commands.
///
/// Two transitions are equivalent if they lead to equal states with equal verdicts: because their
/// commands do the same, or because their states differ in nothing that the command depends on.
@usableFromInline struct SymmetryReduction {
    /// For each command the first one that does the same; itself if there is none before it.
    let representatives: [Int]
    /// Whether a command depends on more of a state than its reduced state.
    let dependsOnFullState: [Bool]
    /// The commands that represent themselves.
    @usableFromInline let representative: [Int]
    /// The representatives whose transitions are shared by all states with one reduced state.
    let shared: [Int]
    /// The representatives that every state has separately.
    let own: [Int]

    var alphabet: Int { representatives.count }

    /// - Parameters:
    ///   - alphabet: The commands. Without the rest, no two transitions are equivalent.
    ///   - representative: The command that represents all commands of the same effect.
    ///   - dependsOnFullState: Whether a command depends on more of a state than its reduced
    ///     state; the same for commands that do the same.
    @usableFromInline init<Command: Hashable>(
        _ alphabet: [Command], representative command: (Command) -> Command = { $0 },
        dependsOnFullState depends: (Command) -> Bool = { _ in true }
    ) {
        var first: [Command: Int] = [:]
        let representatives = alphabet.map(command).enumerated().map { index, command in
            let known = first[command, default: index]
            first[command] = known
            return known
        }
        let dependsOnFullState = alphabet.map(depends)
        (self.representatives, self.dependsOnFullState) = (representatives, dependsOnFullState)
        representative = representatives.indices.filter { representatives[$0] == $0 }
        shared = representative.filter { !dependsOnFullState[$0] }
        own = representative.filter { dependsOnFullState[$0] }
    }
}
