import StatefulTesting
import UIKitModel

extension SplitViewChecker {
    /// How many steps are looked at for values that never repeat.
    private static let looks = 48
    /// The commands between two looks.
    private static let stride = 5

    /// The properties of the app that have ever new values, as class and property: a counter, a
    /// log, the time. While they do, no two states are equal.
    ///
    /// A walk at random looks at all that the app remembers, from time to time. A property with
    /// a new value in a quarter of the looks of the second half does not repeat.
    var endlessMemory: [String] {
        let stage = stage.sibling()
        let alphabet = stage.simplestAlphabet
        guard !alphabet.isEmpty else { return [] }
        var choices = SeededChoices(seed: 0x5EED)
        var names: [String] = []
        var values: [String: Set<[String]>] = [:]
        var fresh: [String: Int] = [:]
        for look in 0..<Self.looks {
            for _ in 0..<Self.stride {
                _ = stage.perform(alphabet[choices.index(below: alphabet.count)])
            }
            let listing = stage.memoryListing.byProperty
            for (name, value) in listing {
                if values[name] == nil { names.append(name) }
                let isNew = values[name, default: []].insert(value).inserted
                if isNew, look >= Self.looks / 2 { fresh[name, default: 0] += 1 }
            }
        }
        return names.filter { fresh[$0, default: 0] >= Self.looks / 8 }
    }
}
