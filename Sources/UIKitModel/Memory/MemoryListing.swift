/// The memory of an app, in the words of a person: each value with its name.
package struct MemoryListing {
    /// The name of the value that is being encoded, part by part.
    var path: [String] = []
    /// The values of each name, in the order in which they were met.
    package private(set) var values: [String: [String]] = [:]
    /// The names, in the order in which they were met.
    package private(set) var names: [String] = []
    private var shortNames: [String: MemoryName] = [:]

    package init() {}

    mutating func note(_ value: String, of shortName: MemoryName) {
        let name = path.joined()
        if values[name] == nil {
            names.append(name)
            shortNames[name] = shortName
        }
        values[name, default: []].append(value)
    }

    /// The values by which two listings differ. A value without a counterpart in the other is no
    /// difference of values.
    package func differingValues(from other: MemoryListing) -> [MemoryName: Set<String>] {
        let named = differences(from: other).compactMap { difference in
            shortNames[difference.name].map { ($0, Set(difference.values)) }
        }
        return Dictionary(named) { $0.union($1) }
    }

    /// The values of each property, with those of its elements taken together.
    package var byProperty: [(name: String, values: [String])] {
        var found: [(name: String, values: [String])] = []
        for name in names {
            let property = String(name.prefix { $0 != "[" })
            if found.last?.name != property { found.append((property, [])) }
            found[found.count - 1].values += values[name, default: []]
        }
        return found
    }

    /// The first values by which two listings differ, for each name in both.
    package func differences(from other: MemoryListing) -> [(name: String, values: [String])] {
        names.compactMap { name in
            guard let (here, there) = other.values[name].map({ (values[name, default: []], $0) }),
                let pair = zip(here, there).first(where: { $0 != $1 })
            else { return nil }
            return (name, [pair.0, pair.1])
        }
    }
}

/// The name of a remembered value, from its class on, in a number; without the places in arrays.
package struct MemoryName: Hashable {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ step: String) {
        if step.first == "[" { return }
        for byte in step.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
}
