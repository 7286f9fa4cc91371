import StatefulTesting
import UIKitModel

extension SplitViewChecker {
    /// Every choice under which a trace would not break a law, and would break nothing else that it
    /// does not break now; what laws leave to the subject is no fault.
    ///
    /// - Parameters:
    ///   - violation: Where the trace breaks it.
    ///   - commands: The trace.
    ///   - known: Every flaw that it shows now.
    /// - Returns: Choices of one policy as a subject would state them; if there are none, of two.
    func policiesAllowing(
        _ violation: Violation, in commands: [SplitViewCommand], beside known: Set<Flaw>
    ) -> [String] {
        var single: [PolicyChoice] = []
        // Those with which the law, or something else, is broken differently may be a part of what
        // it takes.
        var partial: [PolicyChoice] = []
        let own = faults(under: contract.policies, about: violation, in: commands, beside: known)
        for choice in contract.policies.alternatives {
            let left = faults(
                under: choice.policies, about: violation, in: commands, beside: known)
            if left.isEmpty {
                single.append(choice)
            } else if left != own {
                partial.append(choice)
            }
        }
        if !single.isEmpty { return single.map(\.text) }
        var found: [String] = []
        for first in partial {
            for second in first.policies.alternatives
            where second.policies != contract.policies {
                let both = second.after(first)
                guard !found.contains(both.text),
                    faults(under: both.policies, about: violation, in: commands, beside: known)
                        .isEmpty
                else { continue }
                found.append(both.text)
            }
        }
        return found
    }

    /// How a trace breaks the law of a violation under other policies; or, if it does not, what it
    /// breaks instead: flaws that are not known. A policy that leaves much to the app allows a step
    /// only if no law at all is broken in it.
    private func faults(
        under policies: Policies, about violation: Violation, in commands: [SplitViewCommand],
        beside known: Set<Flaw>
    ) -> [Violation] {
        let checker = sibling(policies: policies)
        guard policies.screens != contract.policies.screens else {
            let left = checker.replay(commands, about: violation.law).violations
            return left.isEmpty
                ? checker.replay(commands).violations.filter { !known.contains($0.flaw) } : left
        }
        let left = checker.replay(commands).violations.filter {
            $0.law == violation.law || $0.index == violation.index || !known.contains($0.flaw)
        }
        // Screens of which the app does not say what they show all look the same.
        return left.isEmpty && checker.stage.step.showsUnknownDetails ? [violation] : left
    }
}

extension SplitViewStep {
    /// Whether there are details of which the app does not say which item they show.
    fileprivate var showsUnknownDetails: Bool {
        (before.nodes + after.nodes).contains { $0.kind == .detail && $0.item == 0 }
    }
}

/// Policies that differ from others in one choice or two.
private struct PolicyChoice {
    let policies: Policies
    /// The places of the choices in the initialiser of `Policies`, and how to write them.
    let arguments: [(place: Int, text: String)]

    /// How a subject states them.
    var text: String {
        let arguments = arguments.sorted { $0.place < $1.place }.map(\.text)
        return "Policies(\(arguments.joined(separator: ", ")))"
    }

    /// These choices and those that they were made after.
    func after(_ first: PolicyChoice) -> PolicyChoice {
        let places = Set(arguments.map(\.place))
        return PolicyChoice(
            policies: policies,
            arguments: first.arguments.filter { !places.contains($0.place) } + arguments)
    }
}

extension Policies {
    /// These policies with one choice changed.
    fileprivate var alternatives: [PolicyChoice] {
        var found: [PolicyChoice] = []
        func add<Value>(
            _ place: Int, _ name: String, _ property: WritableKeyPath<Policies, Value>,
            _ values: [Value]
        ) {
            for value in values {
                var other = self
                other[keyPath: property] = value
                guard other != self else { continue }
                let text = "\(name): \(Value.self == Bool.self ? "" : ".")\(value)"
                found.append(PolicyChoice(policies: other, arguments: [(place, text)]))
            }
        }
        add(1, "merging", \.merging, Merging.allCases)
        add(2, "conflict", \.conflict, Conflict.allCases)
        add(7, "hasBars", \.hasBars, [false, true])
        add(6, "keepsScreens", \.keepsScreens, [false, true])
        add(0, "selection", \.selection, Selection.allCases)
        add(3, "screens", \.screens, Screens.allCases)
        add(4, "otherTabs", \.otherTabs, OtherTabs.allCases)
        add(5, "defaultDetail", \.defaultDetail, DefaultDetail.allCases)
        return found
    }
}
