import StatefulTesting

extension SplitViewLaws {
    /// It makes no difference whether a person taps a row first and turns the device then, or the
    /// other way round.
    ///
    /// Seen in public apps that show a detail in two ways, one for each size, and can tell by it
    /// for ever after which way it came. The details are different controllers, made by two taps;
    /// so what is new is compared by its looks, and what was there before by who it is. Where
    /// details are there that only one of the two sizes replaces, the order may well matter.
    ///
    /// "The same link twice equals the link once" is judged nowhere yet: no command is a link. Its
    /// two walks would be compared in the same way.
    public static let commutes = Law<SplitViewStep>(
        name: "commutes",
        statement: "Selecting and then expanding ends in the same panes as expanding and then "
            + "selecting. The same link twice equals the link once."
    ) { step in
        guard let first = step.foresight?.walk(.selectAndWiden),
            let second = step.foresight?.walk(.widenAndSelect),
            let end = first.soundEnd(after: 2), let other = second.soundEnd(after: 2),
            !step.mayReplaceInOneSizeOnly
        else { return .notApplicable }
        if end.looksLike(other, sharing: step.after) { return .held }
        // The two taps make their own details, so that each way has its own names.
        let (here, there) = (step.names(along: [first]), step.names(along: [second]))
        return .violated(
            "From \(step.names.draw(step.after)), select 1 and widen lead to \(here.draw(end)), "
                + "widen and select 1 to \(there.draw(other)).")
    }
}

extension Foresight.Walk {
    /// The picture at the end of a walk that went on for so many steps and broke no law of the
    /// present.
    fileprivate func soundEnd(after count: Int) -> Snapshot? {
        isSound && sights.count == count ? sights.last?.picture : nil
    }
}

extension SplitViewStep {
    /// Whether there are details that a plain detail replaces in one of the two sizes only.
    fileprivate var mayReplaceInOneSizeOnly: Bool {
        let replaces = (policies.collapsedSelection == .replaces)
        let expandedReplaces = (policies.expandedSelection == .replaces)
        return replaces != expandedReplaces && after.content.contains { $0.kind == .detail }
    }
}

extension Snapshot {
    /// Whether two pictures show the same scene, if what is new since an earlier one may be other
    /// controllers of the same looks. What is out of sight does not count.
    func looksLike(_ other: Snapshot, sharing earlier: Snapshot) -> Bool {
        var others = other.nodes.lazy.filter(\.place.isInstalled).makeIterator()
        for node in nodes where node.place.isInstalled {
            guard let counterpart = others.next(), counterpart.looksLike(node) else {
                return false
            }
            if counterpart.id != node.id, node.kind.isContent,
                earlier.showsContent(node.id) || earlier.showsContent(counterpart.id)
            {
                return false
            }
        }
        return others.next() == nil
    }
}
