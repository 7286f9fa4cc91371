/// All abstract states and transitions that traces reach, as far as an exhaustive search went.
public struct Survey: Sendable, Hashable {
    /// What was reached.
    public let map: StateMap

    /// Why the search ended.
    public let end: ExhaustEnd

    /// Every trace up to this length was performed; whatever its length, if the search is closed.
    public let completeDepth: Int

    /// The map of a search, with how far it came.
    /// - Parameters:
    ///   - map: what was reached.
    ///   - end: why the search ended.
    ///   - completeDepth: the length up to which every trace was performed.
    public init(map: StateMap, end: ExhaustEnd, completeDepth: Int) {
        self.map = map
        self.end = end
        self.completeDepth = completeDepth
    }

    /// Whether the map has everything that can be reached inside of what was searched.
    public var isClosed: Bool { end == .closed }
}

/// Finds out what there is to come by, breadth first, merging equal states.
///
/// As in a search, a trace goes on only where all laws hold; so a run that stays inside of the
/// scope comes by nothing that is not on the map of a closed survey. This relies on equal cores
/// being of one abstract state, and on commands that do the same being of one kind.
/// - Parameters:
///   - machine: the machine; left in whatever state the last step ended in.
///   - laws: the laws.
///   - alphabet: the commands that traces are made of.
///   - depth: the length of the longest traces; `Int.max` to go on until nothing is new.
///   - scope: whether traces go on from the machine's present state.
///   - limits: how much is remembered.
/// - Returns: what was found.
public func survey<M: ReducibleStateMachine>(
    _ machine: inout M, laws: [Law<M.Step>], alphabet: [M.Command], depth: Int = .max,
    scope: @escaping (M) -> Bool = { _ in true }, limits: ExhaustLimits = ExhaustLimits()
) -> Survey {
    machine.reset()
    let ledger = SurveyLedger(beginningIn: machine.abstraction)
    var surveyed = Surveyed(base: machine)
    let exhaustion = exhaust(
        &surveyed, laws: laws, alphabet: alphabet, depth: depth,
        scope: { surveyed in
            guard scope(surveyed.base) else { return false }
            ledger.surveyor.note(surveyed.before, surveyed.kind, surveyed.base.abstraction)
            return true
        }, limits: limits)
    machine = surveyed.base
    return Survey(
        map: ledger.surveyor.map, end: exhaustion.end, completeDepth: exhaustion.completeDepth)
}

/// Where a survey notes what it meets.
private final class SurveyLedger {
    var surveyor = Surveyor()

    init(beginningIn state: UInt64) { surveyor.begin(in: state) }
}

/// A machine that remembers what its last transition was.
private struct Surveyed<Base: ReducibleStateMachine>: ReducibleStateMachine {
    var base: Base
    /// The abstract state before the last command.
    private(set) var before: UInt64 = 0
    /// The kind of the last command.
    private(set) var kind = 0

    init(base: Base) { self.base = base }

    mutating func perform(_ command: Base.Command) -> Outcome {
        before = base.abstraction
        kind = base.kind(of: command)
        return base.perform(command)
    }

    var kinds: [CommandKind] { base.kinds }
    var step: Base.Step { base.step }
    var symptom: String { base.symptom }
    var fingerprint: UInt64 { base.fingerprint }
    var state: Base.State { base.state }
    var core: Base.State { base.core }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Base.Command {
        base.command(ofKind: kind, from: &choices)
    }
    mutating func reset() { base.reset() }
    mutating func retrace(_ commands: [Base.Command]) { base.retrace(commands) }
    mutating func retraceFromStart(_ commands: [Base.Command]) { base.retraceFromStart(commands) }
    func simplifications(of command: Base.Command) -> [Base.Command] {
        base.simplifications(of: command)
    }
    func kind(of command: Base.Command) -> Int { base.kind(of: command) }
    func rank(of command: Base.Command) -> UInt64 { base.rank(of: command) }
    func readsBeyondCore(_ command: Base.Command) -> Bool { base.readsBeyondCore(command) }
    func representative(of command: Base.Command) -> Base.Command {
        base.representative(of: command)
    }
}
