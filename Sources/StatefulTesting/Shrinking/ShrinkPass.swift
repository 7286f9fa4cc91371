/// The ways of proposing simpler traces, in the order in which they are tried.
package enum ShrinkPass: String, Sendable, Hashable, Codable, CaseIterable {
    /// Keep what was performed up to the violation, and nothing else.
    case cutToExecuted = "cut to executed"

    /// Drop what lies between two equal states.
    case cutLoops = "cut loops"

    /// Drop halves, quarters, and so on.
    case dropChunks = "drop chunks"

    /// Drop each command.
    case dropOne = "drop one"

    /// Drop each two commands, however far apart: a push and its pop.
    case dropPairs = "drop pairs"

    /// Put a simpler command in place of each.
    case simplifyEach = "simplify each"

    /// Simplify several commands in step: equal ones, ones that look alike, each two.
    case simplifyTogether = "simplify together"

    /// Drop each three commands of a trace that is already short.
    case dropTriples = "drop triples"

    /// Put a command that is simpler than one of two neighbours in place of both.
    case fuseNeighbours = "fuse neighbours"

    /// Swap neighbours that stand in the wrong order, so that one flaw has one text.
    case swapNeighbours = "swap neighbours"
}
