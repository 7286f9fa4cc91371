// The commands of a person for three columns, or for two with a list in both. The other commands
// act on the second list, if there are two.

extension SplitViewCommand {
    package static func selectFirst(row: UInt8) -> Self { Self(.selectFirst, argument: row) }
    package static func hideColumn(_ column: ListColumn) -> Self {
        Self(.hideColumn, argument: column.rawValue)
    }

    /// One of the two list columns of three columns.
    package enum ListColumn: UInt8, Hashable, Sendable, CaseIterable {
        /// The first column.
        case primary
        /// The second column.
        case supplementary
    }
}

extension CommandName {
    package static let selectFirst = Self(37)
    package static let showColumn = Self(38)
    package static let hideColumn = Self(39)
}

extension CommandRow {
    static let ofThreeColumns = [
        CommandRow(
            .selectFirst, "select-first",
            "the user taps a row of the first of three columns, or of a side bar beside a list",
            onDevice: "tap row % of the first column", argument: .row, weight: 3, nature: .show,
            effect: .shows(.list), needs: [.rows, .twoLists],
            offered: [.inSight, .twoColumns, .uncovered], deed: .showFromFirst(.row)),
        CommandRow(
            .showColumn, "show-column", "the user has one of two list columns shown",
            onDevice: "swipe the % column in", argument: .column, nature: .direct,
            effect: .showsColumn, needs: .threeColumns,
            offered: [.inSight, .twoColumns, .uncovered], deed: .showColumn),
        CommandRow(
            .hideColumn, "hide-column", "the user has one of two list columns hidden",
            onDevice: "swipe the % column out", argument: .column, nature: .direct,
            effect: .hidesColumn, needs: .threeColumns,
            offered: [.inSight, .twoColumns, .uncovered], deed: .hideColumn),
    ]
}
