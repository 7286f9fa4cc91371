/// What was seen ahead of states, for a search that merges equal ones.
///
/// From equal states the same walks lead to the same scenes, but for who plays the parts. So what
/// was seen is kept with the cast of its state, and wherever that state comes up again it is given
/// to the cast of the day. Whoever comes on during a walk gets a number that nobody else has.
struct ForesightMemo {
    private struct Entry {
        let cast: [UInt32]
        let foresight: Foresight
    }

    /// The most states that are remembered, some 40 MB of them; then it begins anew.
    private static let capacity = 16_384

    private var entries: [[UInt32]: Entry] = [:]

    /// What lies ahead of a state, remembered or seen now.
    ///
    /// Not for walks that are judged by the step which led to the state: equal states may have
    /// come about in different ways.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - kinds: The kinds of walk that are asked for.
    ///   - cast: The controllers of the state, in the order in which it numbers them.
    ///   - look: Looks ahead; `nil` if that fails, which is not remembered.
    /// - Complexity: Linear in what was seen, if it is remembered.
    mutating func foresight(
        of state: StageState, _ kinds: Foresight.Kinds, cast: [UInt32], look: () -> Foresight?
    ) -> Foresight? {
        let key = state.words + [UInt32(kinds.rawValue)]
        if let known = entries[key] { return known.foresight.recast(from: known.cast, to: cast) }
        guard let foresight = look() else { return nil }
        if entries.count == Self.capacity { entries.removeAll(keepingCapacity: true) }
        entries[key] = Entry(cast: cast, foresight: foresight)
        return foresight
    }
}

extension Foresight {
    /// The same walks with other controllers in the parts.
    fileprivate func recast(from old: [UInt32], to new: [UInt32]) -> Foresight {
        precondition(old.count == new.count, "equal states have as many controllers")
        func part(of id: UInt32) -> UInt32 {
            // Controllers are numbered from 1, and no run makes as many as half of all numbers.
            old.firstIndex(of: id).map { new[$0] } ?? id | 1 << 31
        }
        var recast = self
        for walk in walks.indices {
            for sight in walks[walk].sights.indices {
                recast.walks[walk].sights[sight].picture.recast(part)
            }
        }
        return recast
    }
}

extension Snapshot {
    /// Gives each part to another controller.
    fileprivate mutating func recast(_ part: (UInt32) -> UInt32) {
        for index in nodes.indices { nodes[index].id = part(nodes[index].id) }
        if case .screen(let id) = record { record = .screen(part(id)) }
    }
}
