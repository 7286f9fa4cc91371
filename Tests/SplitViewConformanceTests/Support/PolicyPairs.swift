import SplitViewConformance

/// One policy and all its values.
struct PolicyRow: Sendable {
    let name: String
    let values: [@Sendable (inout Policies) -> Void]

    init<Value: Sendable>(
        _ property: WritableKeyPath<Policies, Value> & Sendable, _ name: String, _ values: [Value]
    ) {
        self.name = name
        self.values = values.map { value in { $0[keyPath: property] = value } }
    }

    /// All policies.
    static let all = [
        PolicyRow(\.selection, "selection", Policies.Selection.allCases),
        PolicyRow(\.merging, "merging", Policies.Merging.allCases),
        PolicyRow(\.conflict, "conflict", Policies.Conflict.allCases),
        PolicyRow(\.screens, "screens", Policies.Screens.allCases),
        PolicyRow(\.otherTabs, "otherTabs", Policies.OtherTabs.allCases),
        PolicyRow(\.defaultDetail, "defaultDetail", Policies.DefaultDetail.allCases),
        PolicyRow(\.keepsScreens, "keepsScreens", [false, true]),
        PolicyRow(\.hasBars, "hasBars", [false, true]),
    ]

    /// Those of an app with named columns, which leaves merging to UIKit: what is selected takes
    /// the place of what was named.
    static let ofColumns =
        [
            PolicyRow(\.selection, "selection", [.asUIKit, .replaces]),
            PolicyRow(\.merging, "merging", [.asItComes]),
        ] + all.dropFirst(2)
}

/// Two values of two policies, by their places.
struct PolicyPair: Hashable {
    let first: [Int]
    let second: [Int]
    var places: [Int] { first + second }

    init(_ one: (row: Int, value: Int), _ other: (row: Int, value: Int)) {
        let (low, high) = one.row < other.row ? (one, other) : (other, one)
        first = [low.row, low.value]
        second = [high.row, high.value]
    }

    /// Every pair of values of two policies.
    static func all(of rows: [PolicyRow]) -> Set<PolicyPair> {
        var pairs: Set<PolicyPair> = []
        for (place, row) in rows.enumerated() {
            for (later, other) in rows.enumerated() where later > place {
                for value in row.values.indices {
                    for otherValue in other.values.indices {
                        pairs.insert(PolicyPair((place, value), (later, otherValue)))
                    }
                }
            }
        }
        return pairs
    }

    /// The pairs among the values of a choice, one for each policy.
    static func all(in choice: [Int]) -> Set<PolicyPair> {
        var pairs: Set<PolicyPair> = []
        for row in choice.indices {
            for other in choice.indices where other > row {
                pairs.insert(PolicyPair((row, choice[row]), (other, choice[other])))
            }
        }
        return pairs
    }
}

/// Choices of all policies such that every pair of values of two policies is in one of them.
///
/// Each choice begins with a pair that none has yet, and takes for each further policy the value
/// with which it has most of the pairs that are missing.
func choicesWithEveryPair(of rows: [PolicyRow]) -> [[Int]] {
    var missing = PolicyPair.all(of: rows)
    var choices: [[Int]] = []
    while let seed = missing.min(by: { $0.places.lexicographicallyPrecedes($1.places) }) {
        var values: [Int: Int] = [seed.first[0]: seed.first[1], seed.second[0]: seed.second[1]]
        for row in rows.indices where values[row] == nil {
            let gains = rows[row].values.indices.map { value in
                values.count { missing.contains(PolicyPair((row, value), ($0.key, $0.value))) }
            }
            values[row] = gains.firstIndex(of: gains.max() ?? 0) ?? 0
        }
        let choice = rows.indices.map { values[$0] ?? 0 }
        missing.subtract(PolicyPair.all(in: choice))
        choices.append(choice)
    }
    return choices
}

extension Policies {
    /// The policies of a choice of values.
    init(_ choice: [Int], of rows: [PolicyRow]) {
        self.init()
        for (row, value) in zip(rows, choice) { row.values[value](&self) }
    }
}
