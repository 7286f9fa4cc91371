import StatefulTesting

extension SplitViewLaws {
    /// It makes no difference whether the user first taps a row and then turns the device, or vice
    /// versa; judged for widening and for narrowing, for each row that may differ.
    ///
    /// Seen in public apps that show a detail in two ways, one for each size, and keep a difference
    /// from then on. The details are different controllers, made by two taps, or a single one that
    /// shows one item after the other; so screens are compared by their items. If that is not
    /// known, new ones are compared by their looks, and older ones by identity. A screen filled in
    /// by the app may go with the change of size, and be made anew by the tap on its row. If there
    /// are details that only one of the two sizes replaces, the order may matter.
    ///
    /// A link is judged right after it was opened, in the same way: opened once more, it leads to
    /// the same panes. Seen in public apps as a page on top of itself, once for each tap on a
    /// notification.
    package static let commutes = SplitViewForwardLaw(
        Law(
            name: "commutes",
            statement: "Selecting and then changing the size ends in the same panes as changing "
                + "the size and then selecting. The same link twice equals the link once.",
            branches: Branch.names
        ) { _ in .notApplicable },
        // Most states with columns side by side have a list in front, few with one stack do.
        resizing(.widening, rarity: 1), resizing(.narrowing, rarity: 6),
        SplitViewForwardLaw.Part(.step) { step, walks in
            step.opensLink && walks.isEmpty ? [.give(step.command)] : nil
        } judge: { step, walks in
            guard let end = walks.first?.sights.first, walks[0].end == .performed else {
                return .notApplicable
            }
            if end.looksLike(step.after, sharing: step.before) {
                return .held(in: Branch.linkAgain)
            }
            let names = step.names(along: walks)
            return .violated(
                fault: [],
                "The link leads to \(names.draw(step.after)), and once more to "
                    + "\(names.draw(end)).")
        })
}

/// Whether a row is tapped before or after a change of size.
private func resizing(_ branch: Branch, rarity: UInt64) -> SplitViewForwardLaw.Part {
    SplitViewForwardLaw.Part(.state, rarity: rarity) { step, walks in
        guard step.after.isCollapsed == (branch == .widening),
            let resize = step.resizeBesideSelecting, walks.count < 2 * Int(step.app.rows)
        else { return nil }
        let row = UInt8(walks.count / 2)
        let tap = SplitViewCommand.select(row: row)
        // Of three columns the first list is in front of a narrow window, and beside another one
        // in a wide window.
        let later = step.after.showsFirstOfTwoLists ? .selectFirst(row: row) : tap
        let way = walks.count % 2 == 0 ? [tap, resize] : [resize, later]
        return way.map { .give($0) }
    } judge: { step, walks in
        var verdict = ForwardVerdict.notApplicable
        for row in 0..<walks.count / 2 {
            let (first, second) = (walks[2 * row], walks[2 * row + 1])
            guard first.end == .performed, second.end == .performed,
                let end = first.sights.last, let other = second.sights.last
            else { continue }
            guard step.selectsInSameList(walks[2 * row + 1]) else { return .notApplicable }
            guard step.isSame(end, other) else {
                return .violated(
                    fault: [UInt32(branch.rawValue)], step.sentence(on: first, second))
            }
            verdict = .held(in: branch)
        }
        return verdict
    }
}

private enum Branch: UInt8, NamedBranch {
    /// Whether a row is tapped before or after widening.
    case widening
    /// Whether a row is tapped before or after narrowing.
    case narrowing
    /// Whether a link is opened once or twice.
    case linkAgain
}

extension SplitViewStep {
    /// Whether both orders lead to the same. Where navigation controllers may stand in others, it
    /// makes no difference whether they do. An inspector is not compared: a collapse hides it
    /// (UNK44), and no app is known to be at fault for that.
    fileprivate func isSame(_ end: Snapshot, _ other: Snapshot) -> Bool {
        if end.looksLike(other, sharing: after) { return true }
        let (one, two) = (end.withoutInspector, other.withoutInspector)
        return expects(.mayNest)
            ? one.unnested.looksLike(two.unnested, sharing: after)
            : one.looksLike(two, sharing: after)
    }

    /// The change of size that should commute with tapping a row of the list in front; nil if there
    /// is none.
    fileprivate var resizeBesideSelecting: SplitViewCommand? {
        guard after.isLaunched, !mayReplaceInOneSizeOnly, after.tappable?.kind == .list else {
            return nil
        }
        return after.isCollapsed ? .widen : .narrow
    }

    /// Whether the list in front is still the foremost one after the resize with which a way
    /// begins: of three columns it need not be, nor in another tree.
    fileprivate func selectsInSameList(_ way: SplitViewWalk) -> Bool {
        guard let sight = way.sights.first else { return !after.showsFirstOfTwoLists }
        return after.mayTapSameList(in: sight)
    }

    /// Whether there are details that a plain detail replaces in one of the two sizes only.
    private var mayReplaceInOneSizeOnly: Bool {
        expects(.sizesDiffer) && after.content.contains { $0.kind == .detail }
    }

    /// The results of the two orders, each with its own names: the two taps make their own details.
    fileprivate func sentence(on first: SplitViewWalk, _ second: SplitViewWalk) -> String {
        func words(_ walk: SplitViewWalk) -> String {
            walk.moves.map(\.words).joined(separator: " and ")
        }
        func end(_ walk: SplitViewWalk) -> String {
            walk.sights.last.map { names(along: [walk]).draw($0) } ?? ""
        }
        return "From \(names.draw(after)), \(words(first)) lead to \(end(first)), "
            + "\(words(second)) to \(end(second))."
    }
}
