/// How many new findings a run may still bring.
struct FindingQuota: Sendable {
    /// `Int.max` without a limit.
    private(set) var left: Int

    /// A quota.
    ///
    /// - Parameter limit: The most new findings; `nil` for any number.
    init(_ limit: Int?) { left = limit ?? .max }

    /// Whether the limit is reached.
    var isFull: Bool { left == 0 }

    /// Whether a row would reach the limit.
    func isFilled(by row: RunResult.Row) -> Bool { row.new.count >= left }

    /// Takes a row, with no more new findings than are left, in the order of the laws. Known
    /// findings are kept.
    mutating func take(_ row: RunResult.Row) -> RunResult.Row {
        var row = row
        var room = left
        row.findings.removeAll { finding in
            guard finding.isNew else { return false }
            defer { room = max(0, room - 1) }
            return room == 0
        }
        if left != .max { left -= row.new.count }
        return row
    }
}
