import StatefulTesting

extension Story {
    /// Why each step is needed, one clause for each: what happens without it.
    public var needs: [String] { omissions.map(clause) }

    /// The same in one line, steps with the same reason together: `without step 1 or 2, nothing
    /// breaks; without step 3, step 4 is not possible`. Nothing for a single step, without which
    /// nothing is done at all.
    public var needsSentence: String? {
        guard omissions.count > 1 else { return nil }
        var groups: [(steps: [Int], clause: String)] = []
        for (omission, clause) in zip(omissions, needs) {
            if let known = groups.firstIndex(where: { $0.clause == clause }) {
                groups[known].steps.append(omission.index + 1)
            } else {
                groups.append(([omission.index + 1], clause))
            }
        }
        return groups.map { "without step \(enumerated($0.steps, "or")), \($0.clause)" }
            .joined(separator: "; ")
    }

    private func clause(_ omission: Omission) -> String {
        if let broken = omission.violation {
            if broken.law != violation?.law { return "\(broken.law) breaks instead" }
            return broken.symptom == violation?.symptom
                ? "it breaks all the same" : "it breaks elsewhere, in step \(broken.index + 1)"
        }
        let ignored = omission.ignored.map { $0 + 1 }
        if ignored.isEmpty { return "nothing breaks" }
        return ignored.count == 1
            ? "step \(ignored[0]) is not possible"
            : "steps \(enumerated(ignored, "and")) are not possible"
    }
}

/// `1`, `1 or 2`, `1, 2 or 3`.
private func enumerated(_ numbers: [Int], _ conjunction: String) -> String {
    let texts = numbers.map(String.init)
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}
