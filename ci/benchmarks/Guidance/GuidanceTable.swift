/// One line of the table: what is measured, and the result.
struct GuidanceRow {
    let name: String
    let shortest: Int
    /// One for each strategy, in their order.
    let measurements: [GuidanceMeasurement]

    /// The line, in columns.
    func line(cap: Int) -> String {
        let cells = measurements.map { measurement in
            let isWhole = measurement.found == measurement.commands.count
            let median = measurement.median < cap ? "\(measurement.median)" : "> \(cap)"
            return median + (isWhole ? "" : " (\(measurement.found))")
        }
        return GuidanceTable.columns([name, "\(shortest)"] + cells)
    }
}

/// The table of the guidance experiment.
enum GuidanceTable {
    /// The names of the columns.
    static let heading = columns(["subject", "steps"] + Strategy.all.map(\.name))

    /// What a table comes to: how many subjects are found sooner, as soon, and later.
    static func comparison(_ rows: [GuidanceRow], _ name: String, _ first: Int, with second: Int)
        -> String
    {
        let pairs = rows.map { ($0.measurements[first].median, $0.measurements[second].median) }
        let (sooner, later) = (pairs.count { $0.0 < $0.1 }, pairs.count { $0.0 > $0.1 })
        let names = (Strategy.all[first].name, Strategy.all[second].name)
        return "\(name): \(names.0) finds \(sooner) sooner than \(names.1), "
            + "\(pairs.count - sooner - later) as soon, \(later) later"
    }

    fileprivate static func columns(_ cells: [String]) -> String {
        let widths = [36, 5] + Strategy.all.map { _ in 12 }
        return zip(cells, widths).enumerated().map { index, cell in
            let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return index == 0 ? cell.0 + padding : padding + cell.0
        }.joined(separator: " ")
    }
}
