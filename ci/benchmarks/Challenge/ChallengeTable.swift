import StatefulChallenge

/// The table of the stateful shrinking challenge.
enum ChallengeTable {
    /// The columns of the table: a title and a width, the first one to the left.
    private static let columns = [
        ("machine", 15), ("steps", 5), ("sum", 4), ("found", 10), ("right", 12),
        ("executions", 14), ("median", 9), ("worst", 9),
    ]

    /// The names of the columns.
    static let heading = line(columns.map(\.0))

    /// A measurement as a line of the table.
    /// - Parameters:
    ///   - measurement: what was measured.
    ///   - seeds: how many seeds there were.
    static func row(_ measurement: ChallengeMeasurement, of seeds: Int) -> String {
        let challenge = measurement.challenge
        let sum = challenge.minimum.reduce(0) { $0 + $1.argument }
        return line([
            challenge.name,
            challenge.isRepeatable ? "\(challenge.minimum.count)" : "-",
            challenge.isRepeatable ? "\(sum)" : "-",
            spread(measurement.lengths),
            "\(measurement.right) of \(seeds)",
            spread(measurement.executions),
            time(median(measurement.times)),
            time(measurement.times.last ?? 0),
        ])
    }

    private static func line(_ cells: [String]) -> String {
        zip(cells, columns).enumerated().map { index, pair in
            let (cell, column) = pair
            let space = String(repeating: " ", count: max(0, column.1 - cell.count))
            return index == 0 ? cell + space : space + cell
        }.joined(separator: " ")
    }

    /// The median and the greatest of sorted values.
    private static func spread(_ sorted: [Int]) -> String {
        "\(median(sorted)) (\(sorted.last ?? 0))"
    }

    private static func median<T: Numeric>(_ sorted: [T]) -> T {
        sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// Nanoseconds in microseconds, with one decimal.
    private static func time(_ nanoseconds: UInt64) -> String {
        "\(nanoseconds / 1_000).\(nanoseconds % 1_000 / 100) µs"
    }
}
