import StatefulTesting

/// The numbers that an app gives to the items of its screens, as words of a picture.
extension Snapshot.Node {
    /// The word for an item with any number; never 0, which stands for none.
    ///
    /// Small numbers keep their order. Others, like the identifiers of a server, are folded into
    /// the upper half of all words: of two of them, one in 2^31 pairs looks the same.
    static func word(ofItem number: Int) -> UInt32 {
        if (0..<Int(Int32.max)).contains(number) { return UInt32(number) + 1 }
        return 1 << 31 | UInt32(SplitMix64.mix(UInt64(bitPattern: Int64(number))) >> 33)
    }

    /// The number of its item; `nil` if that was folded, or if there is none.
    var itemNumber: UInt32? { 1..<1 << 31 ~= item ? item - 1 : nil }
}

extension Snapshot.Place {
    /// Whether the user can reach this place without a change of size.
    package var isInstalled: Bool {
        rawValue &- Snapshot.Place.preserved.rawValue > 1  // Neither preserved nor detached.
    }
}
