import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// No policies make two laws contradict each other.
@MainActor @Suite struct PolicyPairTests {
    /// Of policies with 4, 3, 2, 3, 4, 2, 2 and 2 values there are 22 values. Of 22 * 22 ordered
    /// pairs 66 are of one policy, and each of the others counts twice.
    @Test func `the choices have every pair of values`() {
        let all = PolicyPair.all(of: PolicyRow.all)
        #expect(all.count == 209)
        let choices = choicesWithEveryPair(of: PolicyRow.all)
        let had = choices.reduce(into: Set<PolicyPair>()) { $0.formUnion(PolicyPair.all(in: $1)) }
        #expect(had == all)
    }

    /// Every policy can be left to its default: that is the only choice of all defaults.
    @Test func `no policy is left out`() {
        var policies: Set<String> = []
        for child in Mirror(reflecting: Policies()).children {
            if let label = child.label { policies.insert(label) }
        }
        #expect(policies == Set(PolicyRow.all.map(\.name)))
    }

    @Test(
        .enabled(if: isLong, "takes minutes: SPLITFUZZ_LONG=1"),
        arguments: choicesWithEveryPair(of: PolicyRow.all))
    func `for every pair of values an app is right`(_ choice: [Int]) throws {
        let policies = Policies(choice, of: PolicyRow.all)
        expectHolding(.reader(policies) { WitnessReader(policies) }, height: 4)
    }

    @Test(
        .enabled(if: isLong, "takes minutes: SPLITFUZZ_LONG=1"),
        arguments: choicesWithEveryPair(of: PolicyRow.ofColumns))
    func `for every pair of values an app with named columns is right`(_ choice: [Int]) throws {
        expectHolding(StyleTests.columns(Policies(choice, of: PolicyRow.ofColumns)), height: 4)
    }
}
