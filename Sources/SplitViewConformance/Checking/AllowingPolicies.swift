import StatefulTesting
import UIKitModel

struct BrokenTrace {
    let violation: Violation
    let commands: [SplitViewCommand]
    let known: Set<Flaw>

    init(_ violation: Violation, in commands: [SplitViewCommand], beside known: Set<Flaw>) {
        (self.violation, self.commands, self.known) = (violation, commands, known)
    }
}

extension SplitViewChecker {
    /// Every choice under which traces of one cause would keep their laws, and break nothing new. A
    /// matter that laws leave to the subject is no fault.
    ///
    /// A choice counts if the app could mean it, and if a short search finds nothing with it that
    /// is not there without it.
    ///
    /// - Parameter traces: The traces; the first is that of the cause.
    /// - Returns: Choices of one policy as a subject would state them; if there are none, of two.
    func policiesAllowing(_ traces: [BrokenTrace]) -> [String] {
        let meant = choicesMeant(in: traces[0].commands)
        func faults(under policies: Policies) -> [Violation] {
            traces.flatMap { self.faults(under: policies, of: $0) }
        }
        var single: [PolicyChoice] = []
        // Choices with which the law, or something else, is broken differently may be among those
        // needed together.
        var partial: [PolicyChoice] = []
        let own = faults(under: contract.policies)
        for choice in contract.policies.alternatives where choice.isMeant(by: meant) {
            let left = faults(under: choice.policies)
            if left.isEmpty {
                if breaksNothingElse(under: choice.policies) { single.append(choice) }
            } else if left != own {
                partial.append(choice)
            }
        }
        if !single.isEmpty { return single.map(\.text) }
        var found: [String] = []
        for first in partial {
            for second in first.policies.alternatives
            where second.policies != contract.policies && second.isMeant(by: meant) {
                let both = second.after(first)
                guard !found.contains(both.text),
                    faults(under: both.policies).isEmpty, breaksNothingElse(under: both.policies)
                else { continue }
                found.append(both.text)
            }
        }
        return found
    }

    /// The way a trace breaks the law of a violation under other policies; or, if it does not, the
    /// other flaws that it shows: those not known. A policy that leaves much to the app allows a
    /// step only if no law at all is broken in it.
    private func faults(under policies: Policies, of trace: BrokenTrace) -> [Violation] {
        let (violation, commands, known) = (trace.violation, trace.commands, trace.known)
        let checker = sibling(policies: policies)
        guard policies.screens != contract.policies.screens else {
            let left = checker.replay(commands, about: violation.law).violations
            return left.isEmpty
                ? checker.replay(commands).violations.filter { !known.contains($0.flaw) } : left
        }
        let left = checker.replay(commands).violations.filter {
            $0.law == violation.law || $0.index == violation.index || !known.contains($0.flaw)
        }
        // Screens all look the same if the app does not say what they show.
        return left.isEmpty && checker.stage.step.showsUnknownDetails ? [violation] : left
    }

    /// How many runs look for what a policy breaks.
    private static let runsOfPolicy = 24

    /// Whether a short search under other policies finds only what is there without them.
    private func breaksNothingElse(under policies: Policies) -> Bool {
        let found = sibling(policies: policies).search(seed: 1, runs: 0..<Self.runsOfPolicy)
        return found.failures.map(\.counterexample).allSatisfy {
            shows($0.flaw, after: $0.commands)
        }
    }

    /// The policies about something that the app has, as far as a trace shows it: tabs, details
    /// filled in by the app itself, screens made anew for another size.
    private func choicesMeant(in commands: [SplitViewCommand]) -> Set<String> {
        var meant: Set<String> = ["selection", "merging", "conflict", "keepsScreens", "hasBars"]
        var machine = stage
        _ = StatefulTesting.replay(&machine, commands, laws: []) { stage, _ in
            let step = stage.step
            let screens = step.now.screens
            if step.after.nodes.contains(where: { $0.kind == .container }) {
                meant.insert("otherTabs")
            }
            if screens.contains(where: \.isDefault) { meant.insert("defaultDetail") }
            let known = step.before.nodes.map(\.controller)
            if step.changesColumns,
                screens.contains(where: {
                    $0.isContent && !$0.isDefault && !known.contains($0.controller)
                })
            {
                meant.insert("screens")
            }
        }
        return meant
    }
}

extension SplitViewStep {
    /// Whether there are details of which the app does not name the item.
    fileprivate var showsUnknownDetails: Bool {
        (before.nodes + after.nodes).contains { $0.kind == .detail && $0.item == 0 }
    }
}

/// Policies that differ from others in one choice or two.
private struct PolicyChoice {
    let policies: Policies
    /// The places of the choices in the initialiser of `Policies`, their names, and how to write
    /// them.
    let arguments: [(place: Int, name: String, text: String)]

    /// Whether each choice is one of those that an app could mean.
    func isMeant(by names: Set<String>) -> Bool {
        arguments.allSatisfy { names.contains($0.name) }
    }

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
                found.append(PolicyChoice(policies: other, arguments: [(place, name, text)]))
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
