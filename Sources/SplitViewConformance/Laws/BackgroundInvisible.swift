import StatefulTesting

extension SplitViewLaws {
    /// A stay in the background has no visible effect.
    ///
    /// The system takes snapshots of an app in the background in both sizes, and so collapses and
    /// expands it, or the other way round; seen in public apps as a detail that has changed after a
    /// while. `background` is such a stay, for apps that do something then. For all others a
    /// collapse and expand with nothing in between is the same whatever causes it, so each one in a
    /// search is judged. An app that returns in the other size has made that change, the
    /// reverse, and the change again: the last two of these are a round trip, too, which must end
    /// like the single transition.
    ///
    /// `round-trip-order` is only about content; here everything counts, including containers, and
    /// what is in front; in the background also which list columns are on screen. A detail that the
    /// app filled in may be another one, or a placeholder, and may take the place of a placeholder;
    /// where by policy it may cover the list in a narrow window, a round trip may end in it. Most
    /// delegates create new stacks and a new placeholder, which their policy allows. What is kept
    /// out of sight does not count. Nothing is judged if the subject's policy allows it to be
    /// restored, or if details stood on a tab that was not in front, and came to another place, as
    /// long as the same tab is in front. If a placeholder was beside content before, a delegate may
    /// correct that. No round trip begins with a narrow launch, because the start was never seen.
    package static let backgroundInvisible = Law<SplitViewStep>(
        name: "background-invisible",
        statement: "A collapse and expand that the user did not cause leaves what is on screen as "
            + "it was: the screens, their containers, and what is in front.",
        branches: Branch.names
    ) { step in
        guard step.completesRoundTrip, !step.hasRaised,
            !step.start.hasPlaceholderBesideContent, !step.startsWithInspectorSheet,
            !(step.policies.allowsWaiting && step.start.hasWaitingContent)
        else { return .notApplicable }
        switch step.differenceFromStart {
        case .none where step.changesColumnsUnseen:
            return .violated(
                step.thereAndBack(
                    "There and back is not the same",
                    step.after.changeOfColumns(since: step.start)))
        case .none:
            return .held(in: step.start.isCollapsed ? Branch.fromOneStack : .fromTwoColumns)
        case .look where step.leavesLookToPolicy: return .notApplicable
        case .look:
            return .violated(
                step.thereAndBack("There and back is not the same", step.changeOfTabs))
        case .identity(let node):
            let what =
                node.kind == .placeholder
                ? "the placeholder" : "a container of the \(node.place.columnName)"
            return .violated(step.thereAndBack("There and back, \(what) is another"))
        }
    }
}

/// Where a round trip began.
private enum Branch: UInt8, NamedBranch {
    /// With the columns side by side, two or three.
    case fromTwoColumns
    /// With one stack.
    case fromOneStack
}

extension SplitViewStep {
    /// Whether the inspector was a sheet over one stack, and then a column: UNK44, the collapse at
    /// the end hides it. In the background it is a column for a moment, out of sight.
    fileprivate var startsWithInspectorSheet: Bool {
        if isInvisibleBackground { return start.panes.contains(.inspectorSheet) }
        return start.nodes.contains {
            $0.place == .presented && before.holds($0.id, in: .inspector)
        }
    }

    /// Whether list columns have hidden or come in sight during a stay in the background. What else
    /// leads there and back is for `mode-kept`, and so is which list may come in sight.
    fileprivate var changesColumnsUnseen: Bool {
        isInvisibleBackground && start.isLaunched == after.isLaunched
            && !start.hidesSameColumns(as: after) && !mayShowList(after: listColumnBefore)
    }

    /// Whether one stack ends with the detail that the app has filled in while there were columns,
    /// and that by policy may be in front.
    fileprivate var endsInDefault: Bool {
        policies.defaultDetail == .inFront && start.isCollapsed && after.isCollapsed
            && after.front(of: .primary)?.isFilledIn == true
    }

    /// What is different. Where navigation controllers may stand in others, it makes no difference
    /// whether they do.
    fileprivate var differenceFromStart: Snapshot.Difference {
        let difference = start.difference(
            from: after, sparingContainers: policies.recreatesContainers)
        guard case .look = difference, policies.allowsNesting else { return difference }
        return start.unnested.difference(
            from: after.unnested, sparingContainers: policies.recreatesContainers)
    }

    /// Whether what looks different is for the app to decide. No policy about the details of tabs
    /// says that another tab may come to the front.
    fileprivate var leavesLookToPolicy: Bool {
        endsInDefault || passesThroughTabs && !start.hasOtherTab(than: after)
    }

    fileprivate func thereAndBack(_ fault: String, _ remark: String = "") -> String {
        let trip =
            isInvisibleBackground
            ? drawings
            : "\(names.draw(start)) became \(names.draw(before)), then \(names.draw(after))"
        return "\(fault): \(trip)\(remark)."
    }

    /// What drawings do not show: which tab is in front.
    fileprivate var changeOfTabs: String {
        let isOther =
            start.hasOtherTab(than: after)
            || start.hasOtherFronts(than: after) && names.draw(start) == names.draw(after)
        return isOther ? ", with another tab in front" : ""
    }
}

extension Snapshot {
    fileprivate enum Difference {
        case none
        /// The difference is visible.
        case look
        /// It looks the same, but a controller is another one.
        case identity(Node)
    }

    fileprivate func difference(
        from other: Snapshot, sparingContainers: Bool
    ) -> Difference {
        // UNK44: a collapse hides an inspector, and no app is known to be at fault for that.
        var others = other.nodes.lazy.filter { $0.place.isInstalled && $0.place != .inspector }
            .makeIterator()
        var identity: Node?
        for node in nodes where node.place.isInstalled && node.place != .inspector {
            guard let counterpart = others.next() else { return .look }
            if !counterpart.looksLike(node) {
                if counterpart.isAsEmpty(as: node) { continue }
                return .look
            }
            guard counterpart.id != node.id else { continue }
            // Through another tree and back, what shows the same is the same.
            if panes.contains(.compact), node.kind.isContent, node.isAlike(counterpart) {
                continue
            }
            if node.kind.isContent {
                // What the app fills in may be made anew, also where containers stay.
                if node.isFilledIn || isDefaultAgain(node) { continue }
                return .look
            }
            if !sparingContainers, identity == nil { identity = node }
        }
        if others.next() != nil { return .look }
        return identity.map { .identity($0) } ?? .none
    }

    /// Whether UIKit keeps content out of sight.
    var hasWaitingContent: Bool {
        // A compact column, or the columns that it stands in for, are always kept. Where the app
        // has one stack without it, what the stack lacks is kept as without a compact column.
        !panes.contains(isCollapsed ? .compactInSight : .compact)
            && nodes.contains { $0.place == .preserved && $0.kind.isContent }
    }
}

extension Snapshot.Node {
    /// Whether two controllers are equal apart from their identity.
    func looksLike(_ other: Snapshot.Node) -> Bool {
        kind == other.kind && fills(other)
    }

    /// Whether two controllers stand in the same place.
    fileprivate func fills(_ other: Snapshot.Node) -> Bool {
        place == other.place && depth == other.depth && isInFront == other.isInFront
    }

    /// Whether two controllers in the same place say that nothing is chosen: one is a placeholder,
    /// the other was filled in by the app.
    func isAsEmpty(as other: Snapshot.Node) -> Bool {
        fills(other)
            && (kind == .placeholder && other.kind == .detail && other.isFilledIn
                || other.kind == .placeholder && kind == .detail && isFilledIn)
    }
}
