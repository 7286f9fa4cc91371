import StatefulTesting

/// Every trace of a table machine up to a length, each performed for itself from the beginning,
/// nothing merged: what searches are held against.
///
/// It reads the table and shares no code with the search but the machine.
struct TraceBruteForce {
    /// For each flaw the traces whose last step shows it, the shortest first, of equally long ones
    /// the simplest.
    private(set) var traces: [Flaw: [[Int]]] = [:]

    /// The pairs of a state and a command whose step shows a flaw, by flaw.
    private(set) var transitions: [Flaw: Set<[Int]>] = [:]

    /// How many traces there are, and how many of them lead to a state that is gone on from.
    private(set) var performed = 0
    private(set) var followed = 0

    private let fresh: TableMachine
    private let looksAhead: Bool

    init(_ machine: TableMachine, depth: Int, looksAhead: Bool) {
        fresh = machine
        self.looksAhead = looksAhead
        guard fresh.isInside else { return }
        var layer: [[Int]] = [[]]
        for _ in 0..<depth {
            var longer: [[Int]] = []
            for trace in layer {
                for command in 0..<fresh.commands where take(trace, command) {
                    longer.append(trace + [command])
                }
            }
            layer = longer
        }
    }

    /// Performs a trace and then a command, and notes what that shows.
    /// - Returns: Whether traces go on from there.
    private mutating func take(_ trace: [Int], _ command: Int) -> Bool {
        var place = fresh.place
        for command in trace { place = fresh.entry(place, command).next }
        let entry = fresh.entry(place, command)
        guard entry.outcome.isPerformed else { return false }
        performed += 1
        for flaw in flaws(from: place, by: command, entry) {
            traces[flaw, default: []].append(trace + [command])
            transitions[flaw, default: []].insert([place.number, place.isLit ? 1 : 0, command])
        }
        guard entry.outcome == .performed, fresh.isInside(entry.next) else { return false }
        followed += 1
        return true
    }

    private func flaws(
        from place: TableMachine.Place, by command: Int, _ entry: TableMachine.Entry
    ) -> Set<Flaw> {
        var flaws: Set<Flaw> = []
        for (law, symptom) in entry.broken.enumerated() {
            if let symptom {
                flaws.insert(Flaw(law: "law-\(law)", symptom: Symptom(code: symptom)))
            }
        }
        guard looksAhead, entry.outcome == .performed else { return flaws }
        let pit = fresh.isInside(entry.next) ? pit(near: entry.next) : nil
        let breaksAhead = pit != nil && pit != self.pit(near: place)
        let command = fresh.representative(of: command)
        let leadsBack =
            command == 0 && fresh.entry(entry.next, 0).outcome.isPerformed
            && fresh.entry(entry.next, 0).next == place
        if breaksAhead || leadsBack {
            flaws.insert(Flaw(law: "ahead", symptom: Symptom(code: UInt64(command % 2))))
        }
        return flaws
    }

    /// The pit that the last command, done twice, leads to from a place.
    private func pit(near place: TableMachine.Place) -> Int? {
        guard fresh.isLookedAhead(from: place) else { return nil }
        var reached: TableMachine.Place?
        var here = place
        for _ in 0..<2 {
            let entry = fresh.entry(here, fresh.commands - 1)
            if entry.outcome == .ruledOut { return nil }
            guard entry.outcome.isPerformed else { break }
            here = entry.next
            reached = here
            if entry.outcome == .ended { break }
        }
        return reached.flatMap { TableMachine.isPit($0) ? $0.number : nil }
    }
}
