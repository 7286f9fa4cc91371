import StatefulTesting

extension SplitViewLaws {
    /// No person sees that an app was in the background.
    ///
    /// There the system takes pictures of the app in both sizes, and so collapses and expands it,
    /// or the other way round; seen in public apps as a detail that is another after a while. A
    /// collapse and expand with nothing in between is the same whoever causes it, so each one that
    /// a search performs is judged. An app that comes back in the other size has gone there, back
    /// and there again: the last two of these are a round trip, too, which has to end like the
    /// single transition.
    ///
    /// `round-trip-order` is about the content alone; here everything counts, also what holds the
    /// content, and what is in front. Most delegates make stacks and the placeholder anew, which
    /// their policy allows them. What is kept out of sight does not count, and where it may come
    /// back by the subject's policy nothing is judged. Where a placeholder stood beside content
    /// before, a delegate does well to change something. A column style gets its navigation
    /// controllers at the launch, so that a narrow one is no beginning there.
    public static let backgroundInvisible = Law<SplitViewStep>(
        name: "background-invisible",
        statement: "A collapse and expand that the user did not cause changes nothing at all.",
        branches: Branch.names
    ) { step in
        guard step.completesRoundTrip, !step.hasRaised, !step.start.awaitsBars,
            !step.start.hasPlaceholderBesideContent,
            !(step.policies.allowsWaiting && step.start.hasWaitingContent)
        else { return .notApplicable }
        switch step.start.difference(
            from: step.after, sparingContainers: step.policies.recreatesContainers)
        {
        case .none:
            return .held(in: step.start.isCollapsed ? Branch.fromOneStack : .fromTwoColumns)
        case .look: return .violated(step.thereAndBack("There and back is not the same"))
        case .identity(let node):
            let place = node.place == .primary ? "list" : "detail"
            let what =
                node.kind == .placeholder
                ? "the placeholder" : "a container of the \(place) column"
            return .violated(step.thereAndBack("There and back, \(what) is another"))
        }
    }
}

/// Where a round trip began.
private enum Branch: UInt8, NamedBranch {
    /// With two columns.
    case fromTwoColumns
    /// With one stack.
    case fromOneStack
}

extension SplitViewStep {
    fileprivate func thereAndBack(_ fault: String) -> String {
        "\(fault): \(names.draw(start)) became \(names.draw(before)), then \(names.draw(after))."
    }
}

extension Snapshot {
    fileprivate enum Difference {
        case none
        /// A person sees it.
        case look
        /// It looks the same, and a controller is another.
        case identity(Node)
    }

    fileprivate func difference(
        from other: Snapshot, sparingContainers: Bool
    ) -> Difference {
        var others = other.nodes.lazy.filter(\.place.isInstalled).makeIterator()
        var identity: Node?
        for node in nodes where node.place.isInstalled {
            guard let counterpart = others.next(), counterpart.looksLike(node) else {
                return .look
            }
            guard counterpart.id != node.id else { continue }
            if node.kind.isContent { return .look }
            if !sparingContainers, identity == nil { identity = node }
        }
        if others.next() != nil { return .look }
        return identity.map { .identity($0) } ?? .none
    }

    /// Whether UIKit keeps content out of sight.
    fileprivate var hasWaitingContent: Bool {
        nodes.contains { $0.place == .preserved && $0.kind.isContent }
    }
}

extension Snapshot.Node {
    /// Whether two controllers differ in nothing but who they are.
    func looksLike(_ other: Snapshot.Node) -> Bool {
        place == other.place && kind == other.kind && depth == other.depth
            && isInFront == other.isInFront
    }
}
