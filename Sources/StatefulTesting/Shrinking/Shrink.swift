/// Shrinks a failing trace: the same law broken first, by fewer and simpler commands.
///
/// Named passes propose candidates, over and over, until none of them finds a simpler trace. A
/// candidate counts only if the *same* law is the first to break, and with the same symptom if one
/// is named, so the result is about the same flaw; other flaws met on the way are handed back as
/// bycatch. No candidate is run twice.
/// "Simpler" is one total order: shorter first, then lexicographically by `rank(of:)`.
/// - Parameters:
///   - machine: the machine; left in whatever state the last execution ended in.
///   - laws: the laws, in the order of the search that found the failure.
///   - trace: the failing trace.
///   - law: the name of the law it breaks.
///   - symptom: the symptom it breaks the law with; nil if any will do.
///   - limits: how much work is allowed.
/// - Returns: the simplest trace found, and what it took.
/// - Throws: `ShrinkError` if there is no such law, or the trace does not break it first.
@inlinable
public func shrink<M: StateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], trace: [M.Command], law: String,
    symptom: String? = nil, limits: ShrinkLimits = ShrinkLimits()
) throws(ShrinkError) -> ShrinkResult<M.Command> {
    requireDistinctNames(laws)
    guard let target = laws.firstIndex(where: { $0.name == law }) else {
        throw .unknownLaw(law)
    }
    let table = CommandTable<M.Command>()
    // The pointer spares the machine a box with its access checks; the ports that hold it do not
    // outlive this call.
    let reduction = withUnsafeMutablePointer(to: &machine) { machine in
        let ports = reductionPorts(machine, laws: laws, table: table)
        return reduce(
            trace.map { table.id(of: $0, on: machine.pointee) }, law: target, symptom: symptom,
            ports: ports, limits: limits)
    }
    let names = laws.map(\.name)
    switch reduction {
    case .failure(let found):
        throw .notReproduced(found.attempt.violation(lawNames: names))
    case .success(let reduction):
        return ShrinkResult(reduction, original: trace, lawNames: names, table: table)
    }
}

/// How much work a shrinker may do.
public struct ShrinkLimits: Sendable, Hashable, Codable {
    /// How often a shrunk trace has to break its law again, beside all other executions: a machine
    /// that tosses a coin passes this by luck once in 65,536 times.
    public static let confirmations = 16

    /// The most traces executed, without the confirmations.
    public var executions: Int

    /// Limits with the usual values.
    /// - Parameter executions: the most traces executed; at least 1.
    public init(executions: Int = 20_000) {
        precondition(executions >= 1, "the failing trace itself has to be executed")
        self.executions = executions
    }
}

/// Why a trace cannot be shrunk.
public enum ShrinkError: Error, Hashable, Sendable {
    /// The list has no law of this name.
    case unknownLaw(String)

    /// The trace does not break the law first; this is what it does break, if anything.
    case notReproduced(Violation?)
}

/// A shrunk trace and what it took to find it.
public struct ShrinkResult<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The trace that was given.
    public let original: [Command]

    /// The simplest trace found; every command in it is performed, the last one breaks the law.
    public let trace: [Command]

    /// The name of the law.
    public let law: String

    /// How the shrunk trace breaks it.
    public let sentence: String

    /// The symptom with which it breaks it.
    public let symptom: String

    /// What each pass tried and found, in the order of the passes.
    public let passes: [PassTally]

    /// The traces executed.
    public let executions: Int

    /// Whether no pass finds anything simpler; false if the limit ended the work before.
    public let reachedFixedPoint: Bool

    /// Whether the shrunk trace broke the law again in each of the confirmations; false means that
    /// the machine is not deterministic.
    public let isStable: Bool

    /// What the shrunk trace broke when it was executed once more.
    public let repeated: Violation?

    /// The simplest trace met for each other flaw, in the order of the laws, then by symptom.
    public let bycatch: [Bycatch<Command>]
}

/// A trace met while shrinking that shows another flaw.
public struct Bycatch<Command: Hashable & Sendable>: Sendable, Hashable {
    /// The commands performed, up to and including the violating one.
    public let trace: [Command]

    /// The name of the law broken first.
    public let law: String

    /// How it was broken.
    public let sentence: String

    /// What tells this flaw from others that break the same law.
    public let symptom: String

    /// A trace that breaks a law.
    /// - Parameters:
    ///   - trace: the commands performed.
    ///   - law: the name of the law broken first.
    ///   - sentence: how it was broken.
    ///   - symptom: what tells this flaw from others that break the same law.
    public init(trace: [Command], law: String, sentence: String, symptom: String = "") {
        self.trace = trace
        self.law = law
        self.sentence = sentence
        self.symptom = symptom
    }
}

/// What a pass of the shrinker tried and found.
public struct PassTally: Sendable, Hashable, Codable {
    /// The pass.
    public let pass: ShrinkPass

    /// The candidates executed.
    public internal(set) var tried = 0

    /// The candidates that became the current trace.
    public internal(set) var accepted = 0
}

extension ShrinkResult: Codable where Command: Codable {}
extension Bycatch: Codable where Command: Codable {}
