import StatefulTesting

/// The laws of a random table, and one that looks ahead.
extension TableMachine {
    private static let present = (0..<laws).map { law in
        Law<Step>(name: "law-\(law)", statement: "The table does not break it.") { step in
            if let symptom = step.entry.broken[law] { return .violated("by \(symptom)") }
            return step.entry.applies[law] ? .held : .notApplicable
        }
        .distinguished { Symptom(code: $0.entry.broken[law] ?? 0) }
    }

    /// Where a state law looks: at the states of odd places, or of even ones like the first.
    func isLookedAhead(from place: Place) -> Bool { place.number % 2 == parity }

    /// What the last command twice in a row must not lead to.
    static func isPit(_ place: Place) -> Bool { place.number % 3 == 0 && place.isLit }

    /// What tells the flaws of the law ahead apart.
    static func symptom(_ step: Step) -> Symptom { Symptom(code: UInt64(step.command % 2)) }

    /// The laws, the last of which looks ahead on a copy of this machine.
    ///
    /// Its part about states tries the last command twice; its part about steps tries the first
    /// command after the first command.
    var lawsAhead: LawSet<TableMachine> {
        let last = commands - 1
        let fresh = self
        let law = ForwardLaw<Step, Int, Place>(
            Law(name: "ahead", statement: "No pit is near.") { _ in .notApplicable },
            ForwardLaw.Part(
                .state,
                next: { step, walks in
                    walks.isEmpty && fresh.isLookedAhead(from: step.after) ? [last, last] : nil
                },
                judge: { _, walks in
                    guard let walk = walks.first, walk.end != .ruledOut,
                        let place = walk.sights.last
                    else { return .notApplicable }
                    return Self.isPit(place)
                        ? .violated(fault: [UInt32(place.number)], "a pit") : .held
                }),
            ForwardLaw.Part(
                .step, next: { step, walks in walks.isEmpty && step.command == 0 ? [0] : nil },
                judge: { step, walks in
                    walks.first?.sights.last == step.before
                        ? .violated(fault: [], "back again") : .held
                })
        ).distinguished(by: Self.symptom)
        return LawSet(Self.present, ahead: [law], replica: self)
    }

    /// The laws that do not look ahead.
    static var lawsOfThePresent: LawSet<TableMachine> { LawSet(present) }
}
