/// The laws by which a machine is judged: those about a step, and look-ahead laws.
///
/// ```swift
/// let digits = Law<QueueMachine.Step>(name: "digits", statement: "Only 0 and 1 come out.") {
///     ($0.answer ?? 0) < 2 ? .held : .violated("\($0.answer ?? 0) came out")
/// }
/// let laws: LawSet<QueueMachine> = [fifo, digits]
/// ```
public struct LawSet<Machine: StateMachine>: ExpressibleByArrayLiteral {
    /// Every law; of look-ahead laws, at the end, the part that tries no commands.
    @usableFromInline package let laws: [Law<Machine.Step>]
    /// The same, to judge steps by.
    @usableFromInline let linked: LinkedLaws<Machine.Step>?
    /// Looks ahead for the last of the laws; nil if no law needs it.
    @usableFromInline package let ahead: LookAhead<Machine>?

    /// Laws, and a look ahead for the last of them.
    @usableFromInline init(_ laws: [Law<Machine.Step>], ahead: LookAhead<Machine>?) {
        self.laws = laws
        linked = .linking(laws)
        self.ahead = ahead
        precondition(
            Set(names).count == laws.count, "every law of a search has a name of its own")
    }

    /// Laws about steps, each with a name of its own.
    public init(_ laws: [Law<Machine.Step>]) { self.init(laws, ahead: nil) }

    /// Laws about steps, each with a name of its own.
    public init(arrayLiteral laws: Law<Machine.Step>...) { self.init(laws) }

    /// The names of the laws, in order.
    @usableFromInline package var names: [String] { laws.map(\.name) }

    /// One of the laws alone; nil if there is no law of this name.
    @usableFromInline package func only(_ name: String) -> LawSet? {
        guard let index = names.firstIndex(of: name) else { return nil }
        if let ahead, index >= ahead.first { return ahead.only(index - ahead.first) }
        return LawSet([laws[index]])
    }
}
