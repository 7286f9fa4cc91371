import StatefulTesting

extension SplitViewLaws {
    /// It makes no difference whether a person taps a row first and turns the device then, or the
    /// other way round; judged for widening, as the law says, and for narrowing just so.
    ///
    /// Seen in public apps that show a detail in two ways, one for each size, and can tell by it
    /// for ever after which way it came. The details are different controllers, made by two taps;
    /// so what is new is compared by its looks, and what was there before by who it is. Where
    /// details are there that only one of the two sizes replaces, the order may well matter.
    ///
    /// A link is judged right after it was opened, in the same way: opened once more, it leads to
    /// the same panes. Seen in public apps as a page that stands on itself, once for each tap on a
    /// notification.
    public static let commutes = Law<SplitViewStep>(
        name: "commutes",
        statement: "Selecting and then expanding ends in the same panes as expanding and then "
            + "selecting. The same link twice equals the link once.",
        branches: Branch.names
    ) { step in
        if step.command == .openLink { return step.verdictOnLink }
        guard let walks = step.foresight?.walks, !step.mayReplaceInOneSizeOnly,
            let first = walks.first(where: { $0.kind == .selectAndWiden })
                ?? walks.first(where: { $0.kind == .selectAndNarrow }),
            let second = walks.first(where: { $0.kind == .widenAndSelect })
                ?? walks.first(where: { $0.kind == .narrowAndSelect }),
            let end = first.soundEnd(after: 2), let other = second.soundEnd(after: 2)
        else { return .notApplicable }
        if end.looksLike(other, sharing: step.after) {
            return .held(in: first.kind == .selectAndWiden ? Branch.widening : .narrowing)
        }
        // The two taps make their own details, so that each way has its own names.
        let (here, there) = (step.names(along: [first]), step.names(along: [second]))
        return .violated(
            "From \(step.names.draw(step.after)), \(first.words) lead to \(here.draw(end)), "
                + "\(second.words) to \(there.draw(other)).")
    }
}

/// What makes no difference.
private enum Branch: UInt8, NamedBranch {
    /// Whether a row is tapped before or after widening.
    case widening
    /// Whether a row is tapped before or after narrowing.
    case narrowing
    /// Whether a link is opened once or twice.
    case linkAgain
}

extension Foresight.Walk {
    /// The steps, in a sentence.
    fileprivate var words: String {
        sights.map(\.command.description).joined(separator: " and ")
    }

    /// The picture at the end of a walk that went on for so many steps and broke no law of the
    /// present.
    fileprivate func soundEnd(after count: Int) -> Snapshot? {
        isSound && sights.count == count ? sights.last?.picture : nil
    }
}

extension SplitViewStep {
    fileprivate var verdictOnLink: Verdict {
        guard let again = foresight?.walk(.linkAgain), let end = again.soundEnd(after: 1) else {
            return .notApplicable
        }
        if end.looksLike(after, sharing: before) { return .held(in: Branch.linkAgain) }
        let names = names(along: [again])
        return .violated(
            "The link leads to \(names.draw(after)), and once more to \(names.draw(end)).")
    }

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
