/// All there is to know about every kind of command: a row each, in the documented order.
struct CommandTable: Sendable {
    /// The rows; the place of each is the raw value of its name.
    let rows: [CommandRow]
    /// The commands of all rows, from simple to less simple.
    let alphabet: [SplitViewCommand]
    /// The facts that the search reads of each row with every step, side by side.
    private let traits: [CommandRow.Traits]

    /// A table.
    ///
    /// - Parameter rows: Its rows, in the order of their names, without a gap.
    init(_ rows: [CommandRow]) {
        for (place, row) in rows.enumerated() {
            precondition(
                row.name.rawValue == place,
                "The name of '\(row.word)' has number \(row.name.rawValue), and its row is row "
                    + "\(place) of the table.")
        }
        self.rows = rows
        alphabet = rows.flatMap(\.commands)
        traits = rows.map(\.traits)
    }

    static let standard = CommandTable(
        CommandRow.ofWindow + CommandRow.ofEveryDay + CommandRow.ofApp + CommandRow.ofColumns
            + CommandRow.ofOddDetails + CommandRow.ofHostileApp
            + CommandRow.ofOwn + CommandRow.ofBackground + CommandRow.ofThreeColumns
            + CommandRow.ofDevices + CommandRow.ofFoldingPhones)

    @inline(__always) subscript(name: CommandName) -> CommandRow { rows[Int(name.rawValue)] }

    /// The facts that the search reads of the row of a kind.
    @inline(__always) func traits(of name: CommandName) -> CommandRow.Traits {
        traits[Int(name.rawValue)]
    }
}
