/// The state of a split view that the system saves before it ends the process, and restores into a
/// new one (rules R).
///
/// A controller is saved under its restoration identifier, with those on its stack; one without is
/// omitted, with everything below it (R1). The secondary is saved also while it is kept out of
/// sight (R4). A named column is saved as that column, also on the stack of the merged columns
/// (R8), and so is the compact column. Presented controllers, the inspector, tabs, and the display
/// mode (R6) are not modelled.
package struct StateArchive: Hashable, Sendable {
    private var primary: Entry?
    private var supplementary: Entry?
    private var secondary: Entry?
    private var compact: Entry?

    private struct Entry: Hashable, Sendable {
        /// The identifiers from the split view down to the controller: another path for a detail
        /// in one stack than for one beside the list (R3).
        let path: [String]
        let stack: [Entry]

        /// - Parameter others: Controllers that are saved elsewhere.
        @MainActor init?(
            _ controller: UIViewController?, below path: [String],
            without others: [UIViewController] = []
        ) {
            guard let controller, let name = controller.restorationIdentifier else { return nil }
            self.path = path + [name]
            let isStack = controller is UINavigationController
            let path = self.path
            let contained = isStack ? controller.contained : []
            stack = contained.filter { child in !others.contains { $0 === child } }
                .compactMap { Entry($0, below: path, without: others) }
        }
    }

    /// Saves a split view.
    ///
    /// - Returns: `nil` if it has no identifier itself: then nothing is saved (R1).
    @preconcurrency @MainActor package init?(saving split: UISplitViewController) {
        guard let name = split.restorationIdentifier else { return nil }
        let columns = [UISplitViewController.Column.primary, .supplementary, .secondary]
            .map { split.columns[$0] ?? split.waiting($0) }
        let others = split.isColumnStyle ? columns.dropFirst().compactMap(\.self) : []
        primary = Entry(columns[0], below: [name], without: others)
        supplementary = Entry(columns[1], below: [name])
        secondary = Entry(columns[2], below: [name])
        // UNK61: it may be one of the others as well.
        if let alone = split.compactAlone { compact = Entry(alone, below: [name]) }
    }

    /// Restores the saved state into a split view that was built anew and is not on screen yet
    /// (R4). The columns and their stacks are filled as they were, whatever the window's width; a
    /// collapse follows later, and may find details on the stack of the primary (R5).
    ///
    /// - Parameters:
    ///   - split: The new split view.
    ///   - recreate: Makes the controller for a path of identifiers. `nil`: the one that is there
    ///     already, if there is one; otherwise it is omitted.
    @preconcurrency @MainActor package func restore(
        into split: UISplitViewController,
        recreate: (_ path: [String]) -> UIViewController?
    ) {
        guard let name = split.restorationIdentifier else { return }
        var present: [(path: [String], controller: UIViewController)] = []
        let columns =
            split.columns.listed
            + [split.named.supplementary, split.compactAlone].compactMap { $0 }
        for column in columns { Self.list(column, below: [name], in: &present) }
        func restored(_ entry: Entry) -> UIViewController? {
            var controller = recreate(entry.path)
            if controller == nil, let place = present.firstIndex(where: { $0.path == entry.path }) {
                controller = present.remove(at: place).controller
            }
            let stack = entry.stack.compactMap(restored)
            if let navigation = controller as? UINavigationController, !stack.isEmpty {
                // The system puts back what it has nested itself (C10).
                split.granting(navigation) {
                    navigation.setViewControllers(stack, animated: false)
                }
            }
            return controller
        }
        let first = primary.flatMap(restored) ?? split.columns.primary
        let middle = supplementary.flatMap(restored) ?? split.named.supplementary
        let second = secondary.flatMap(restored) ?? split.columns.secondary
        if let compact = compact.flatMap(restored), compact !== split.named.compact {
            split.setViewController(compact, for: .compact)
        }
        if split.style == .tripleColumn {
            split.setViewController(first, for: .primary)
            split.setViewController(middle, for: .supplementary)
            split.setViewController(second, for: .secondary)
            return
        }
        let both = [first, second].compactMap { $0 }
        if !both.elementsEqual(split.columns.listed, by: ===) { split.viewControllers = both }
    }

    /// Lists the controllers in a tree, each with its path.
    @MainActor private static func list(
        _ controller: UIViewController, below path: [String],
        in present: inout [(path: [String], controller: UIViewController)]
    ) {
        guard let name = controller.restorationIdentifier else { return }
        present.append((path + [name], controller))
        guard controller is UINavigationController else { return }
        for child in controller.contained { list(child, below: path + [name], in: &present) }
    }
}

extension UISplitViewController {
    /// The compact column, unless it is one of the others, too.
    fileprivate var compactAlone: UIViewController? {
        guard let compact = named.compact, named.column(of: compact) == .compact else { return nil }
        return compact
    }

    /// The controller of a column while collapsed: the one kept out of sight for it, or, of a named
    /// column, also the one on the stack of the primary. In the classic style that is saved there
    /// (R3).
    fileprivate func waiting(_ column: Column) -> UIViewController? {
        isColumnStyle || preserved[column]?.container == nil ? preserved[column] : nil
    }
}
