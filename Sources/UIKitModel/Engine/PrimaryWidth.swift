/// The width of the primary column that an app prefers, in points; negative if it has no preference
/// (rules G).
struct PrimaryWidth: Equatable {
    /// A share of the width of the split view, from 0 to 1 (G1).
    var fraction = UISplitViewController.automaticDimension
    /// A width, which takes precedence over the share (G2).
    var preferred = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    @MainActor func encodeFuture(into record: inout FutureRecord) {
        for measure in [fraction, preferred, minimum, maximum] { record.add(measure: measure) }
    }

    /// The width without a preference, if there is room (ST15, G5).
    static let automatic: CGFloat = 320

    /// The width in a split view of a given width: the preference, as far as the system allows, and
    /// then within the limits that the app has set (G5).
    func resolved(in width: CGFloat, by profile: UIKitProfile) -> CGFloat {
        var resolved = asked(of: width, by: profile)
        switch profile.widestPrimary {
        case .points(let points): if maximum < 0 { resolved = min(resolved, points) }
        // UNK25: if there is no room for both, the automatic width is kept.
        case .leaving(let rest): resolved = min(resolved, max(width - rest, Self.automatic))
        }
        if minimum >= 0 { resolved = max(resolved, minimum) }
        if maximum >= 0 { resolved = min(resolved, maximum) }
        return min(resolved, width)
    }

    // UNK26: the preference in a classic split view that is also given a share; the documents treat
    // both alike.
    private func asked(of width: CGFloat, by profile: UIKitProfile) -> CGFloat {
        if preferred >= 0 { return preferred }
        if fraction >= 0 { return fraction * width }
        return profile.automaticPrimaryShare.map { min($0 * width, Self.automatic) }
            ?? Self.automatic
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

    /// The preferred width has changed: the columns are laid out if that makes a difference (G7,
    /// G8).
    final func primaryWidthDidChange(from old: PrimaryWidth) {
        guard isMounted, !collapsed else { return }
        let width = columnLayout.width
        let (before, after) = (
            old.resolved(in: width, by: runtime.profile),
            primaryWidth.resolved(in: width, by: runtime.profile)
        )
        if before != after { layOutColumns() }
    }
}
