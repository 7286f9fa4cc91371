/// The width of a column that an app prefers, in points; negative if it has no preference (rules
/// G).
struct ColumnWidth: Equatable {
    /// A share of the width of the split view, from 0 to 1 (G1).
    var fraction = UISplitViewController.automaticDimension
    /// A width, which takes precedence over the share (G2).
    var preferred = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    @MainActor func encodeFuture(into record: inout FutureRecord) {
        record.add(measures: fraction, preferred, minimum, maximum)
    }

    /// The width without a preference, if there is room (ST15, G5).
    static let automatic: CGFloat = 320
    /// The width of the primary column before two others (ST15).
    static let automaticOfThree: CGFloat = 280

    /// The least width that the system leaves to this column, unless the app has set one (V9).
    func least(otherwise least: CGFloat) -> CGFloat { minimum >= 0 ? minimum : least }

    /// The width in a split view of a given width: the preference, as far as the system allows, and
    /// then within the limits that the app has set (G5).
    ///
    /// - Parameters:
    ///   - width: The width of the split view, in points.
    ///   - automatic: The width without a preference.
    ///   UNK26: a width goes before a share in the classic style, too.
    ///   - room: The width left by the other columns, if they have to be beside this one. UNK25: it
    ///     is never narrower than the least width for which three columns are shown (V9).
    func resolved(
        in width: CGFloat, automatic: CGFloat, room: CGFloat?, by profile: UIKitProfile
    ) -> CGFloat {
        var resolved = preferred >= 0 ? preferred : fraction >= 0 ? fraction * width : automatic
        switch profile.widestPrimary {
        case .points(let points): if maximum < 0 { resolved = min(resolved, points) }
        case .leaving:
            let least = least(otherwise: profile.leastColumnWidth)
            if let room { resolved = min(resolved, max(room, least)) }
        }
        if minimum >= 0 { resolved = max(resolved, minimum) }
        if maximum >= 0 { resolved = min(resolved, maximum) }
        return min(resolved, width)
    }
}

/// The widths that an app prefers for columns other than the primary. Few apps do, so it is a
/// separate object.
final class OtherWidths {
    var supplementary = ColumnWidth()
    var secondary = ColumnWidth()
    var inspector = ColumnWidth()

    @MainActor func encodeFuture(into record: inout FutureRecord) {
        for width in [supplementary, secondary, inspector] { width.encodeFuture(into: &record) }
    }
}

extension UISplitViewController {
    /// The width of a column, or a limit of it, that is left to the split view.
    nonisolated public static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable {
        /// Like any other view.
        case none = 0
        /// Like a sidebar.
        case sidebar = 1
    }

    /// The edge of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        /// At the left where content runs from left to right.
        case leading = 0
        /// At the other edge.
        case trailing = 1
    }

    /// Changes a preferred width: the columns are laid out if that makes a difference (G7, G8), and
    /// arranged anew if there is room for more or fewer of them (V9).
    final func changeWidth(_ change: () -> Void) {
        guard isMounted, !collapsed else { return change() }
        let before = columnLayout
        change()
        if isColumnStyle, resolvedMode != mode {
            followEnvironment()
        } else if before != columnLayout {
            layOutColumns()
        }
    }

    final var widthsOfOthers: OtherWidths {
        if let otherWidths { return otherWidths }
        let made = OtherWidths()
        otherWidths = made
        return made
    }
}
