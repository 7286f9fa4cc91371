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

    /// Put a simpler command in place of each.
    case simplifyEach = "simplify each"

    /// Simplify several commands in step: equal ones, ones that look alike.
    case simplifyTogether = "simplify together"

    /// Move each command forward, so that one flaw has one text.
    case moveForward = "move forward"

    /// Leave several commands out, and put a few others in their place.
    case takeDetours = "take detours"
}
