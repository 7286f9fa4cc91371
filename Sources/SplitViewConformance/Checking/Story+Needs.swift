import StatefulTesting

extension Story {
    /// Why each step is needed, one clause for each: what happens without it.
    package var needs: [String] { ablations.map(clause) }

    /// The same in one line, with steps combined that have the same reason: `without step 1 or 2,
    /// the law holds; without step 3, step 4 is not possible`. `nil` for a single step, which is
    /// always needed.
    package var needsSentence: String? {
        guard ablations.count > 1 else { return nil }
        var groups: [(steps: [Int], clause: String)] = []
        for (ablation, clause) in zip(ablations, needs) {
            if let known = groups.firstIndex(where: { $0.clause == clause }) {
                groups[known].steps.append(ablation.index + 1)
            } else {
                groups.append(([ablation.index + 1], clause))
            }
        }
        return groups.map { "without step \(enumerated($0.steps, "or")), \($0.clause)" }
            .joined(separator: "; ")
    }

    private func clause(_ ablation: Ablation) -> String {
        if let violation, let broken = ablation.violations.first(where: { $0.law == violation.law })
        {
            if ablation.violations.contains(where: { $0.flaw == violation.flaw }) {
                return "the law is broken anyway"
            }
            return broken.index == violation.index
                ? "it breaks in another way" : "it breaks elsewhere, in step \(broken.index + 1)"
        }
        if let end = ablation.end { return "the app ends in step \(end + 1)" }
        let ignored = ablation.ignored.map { $0 + 1 }
        if ignored.isEmpty { return "the law holds" }
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
