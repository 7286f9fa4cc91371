/// Numbers flaws, which are laws with symptoms, in the order in which they are met.
@usableFromInline
final class FlawTable {
    /// A law by its index, and how it is broken.
    @usableFromInline
    struct Flaw: Hashable {
        @usableFromInline let law: Int
        @usableFromInline let symptom: String
    }

    @usableFromInline private(set) var flaws: [Flaw] = []
    private var numbers: [Flaw: Int] = [:]

    @usableFromInline
    init() {}

    /// The number of a flaw; the next free one if it is new.
    @usableFromInline
    func number(law: Int, symptom: String) -> Int {
        let flaw = Flaw(law: law, symptom: symptom)
        if let known = numbers[flaw] { return known }
        let next = flaws.count
        numbers[flaw] = next
        flaws.append(flaw)
        return next
    }

    /// What a search looks for, by the numbers of this table.
    /// - Parameter mayShow: whether a command, by its number, may show a symptom.
    @usableFromInline
    func goal<Step>(
        _ goal: ExhaustGoal, laws: [Law<Step>], alphabet: Int,
        mayShow: (_ symptom: String, _ command: Int) -> Bool
    ) -> ExplorationGoal {
        func index(of name: String) -> Int {
            guard let index = laws.firstIndex(where: { $0.name == name }) else {
                preconditionFailure("the law that is searched for is in the list of laws")
            }
            return index
        }
        let all = Array(0..<alphabet)
        switch goal {
        case .everyLaw: return ExplorationGoal(isOpen: true, lasts: all) { _ in false }
        case .anyLaw: return ExplorationGoal(lasts: all) { _ in true }
        case .oneOf(let names):
            let wanted = Set(names.map(index))
            return ExplorationGoal(lasts: all) { [self] in wanted.contains(flaws[$0].law) }
        case .flaw(let name, let symptom):
            let wanted = number(law: index(of: name), symptom: symptom)
            return ExplorationGoal(lasts: all.filter { mayShow(symptom, $0) }) { $0 == wanted }
        }
    }
}
