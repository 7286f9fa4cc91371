import StatefulTesting
import UIKitModel

/// The findings that rest on a choice of the model about an unknown point.
extension SplitViewChecker {
    /// The choices that this subject may depend on.
    var choices: [UIKitProfile.Choice] {
        let scene = stage.driver.scene
        return profile.choices(in: scene.split, knowsBackground: scene.actions.knowsBackground)
    }

    /// The choices without which a trace would break no law.
    func choices(behind law: String, in commands: [SplitViewCommand]) -> [UIKitProfile.Choice] {
        choices.filter { choice in
            reversing([choice]).replay(commands, about: law).violations.isEmpty
        }
    }

    private func reversing(_ choices: [UIKitProfile.Choice]) -> SplitViewChecker {
        sibling(profile: profile.reversing(choices))
    }

    /// How many pairs of searches try the opposites of choices.
    private static let pairs: UInt64 = 2
    /// How many flaws of one search are traced back, the shortest first.
    private static let mostFlaws = 4

    /// The flaws that show if the model chooses differently.
    ///
    /// Each of a pair of searches reverses about half of the choices, and the other one the rest:
    /// so each is tried, and many together, because one may hide the flaw of another. A flaw is
    /// traced back to the choices that it needs.
    ///
    /// - Parameters:
    ///   - budget: The budget of all of them together.
    func endsBehindChoices(seed: UInt64, budget: SearchBudget) -> [LooseEnd] {
        let choices = choices
        guard !choices.isEmpty else { return [] }
        var traces: [String: (needed: [UIKitProfile.Choice], law: String, trace: Trace)] = [:]
        for pair in 0..<Self.pairs {
            var coins = SeededChoices(seed: seed &+ pair)
            let isHeads = choices.map { _ in coins.next(below: 2) == 0 }
            for side in [true, false] {
                let reversed = zip(choices, isHeads).filter { $1 == side }.map(\.0)
                guard !reversed.isEmpty else { continue }
                let found = breaksOnly(
                    on: reversing(reversed), seed: seed &+ pair,
                    budget: budget.share(of: 2 * Int(Self.pairs)))
                for (flaw, trace) in found.prefix(Self.mostFlaws) {
                    let needed = self.needed(of: reversed, for: flaw, after: trace.commands)
                    let key = (needed.map(\.id) + [flaw.law]).joined(separator: " ")
                    let known = traces[key]?.trace.commands.count ?? .max
                    guard trace.commands.count < known else { continue }
                    let own = reversing(needed).trace(trace.commands, law: flaw.law)
                    traces[key] = (needed, flaw.law, own)
                }
            }
        }
        return traces.sorted { $0.key < $1.key }.map { _, end in
            LooseEnd(.behindChoices(end.needed.map(\.sentence), law: end.law, trace: end.trace))
        }
    }

    /// Reversed choices with which commands show a flaw: the remainder of some if each is left out
    /// in turn as long as the flaw stays.
    private func needed(
        of reversed: [UIKitProfile.Choice], for flaw: Flaw, after commands: [SplitViewCommand]
    ) -> [UIKitProfile.Choice] {
        var needed = reversed
        for choice in reversed {
            let rest = needed.filter { $0 != choice }
            if reversing(rest).shows(flaw, after: commands) { needed = rest }
        }
        return needed
    }
}

extension UIKitProfile.Choice {
    /// The choice as reports name it.
    var sentence: String { "\(id): \(assumption)" }
}
