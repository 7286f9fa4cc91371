import StatefulTesting
import UIKitModel

extension SplitViewLaws {
    /// A round trip restores the order of screens, and no turn changes it.
    ///
    /// A narrow launch is a turn, as a split view starts expanded (ST4), but no round trip begins
    /// with it: the start was never seen. In the stack on which three columns merge the order is
    /// primary, supplementary, secondary.
    package static let roundTripOrder = Law<SplitViewStep>(
        name: "round-trip-order",
        statement: "Across a turn, lists and details of one column or tab keep their order. A turn "
            + "followed by its opposite, with nothing in between, gives back each column with the "
            + "same lists and chosen details, in the same order.",
        branches: Branch.names
    ) { step in
        guard step.changesColumns || step.expects(.isStay), !step.hasRaised else {
            return .notApplicable
        }
        if let (first, second) = step.overtaking {
            return .violated(
                "\(step.name(of: second.key)) overtook \(step.name(of: first.key)): "
                    + "\(step.drawings).")
        }
        guard step.completesRoundTrip else { return .held(in: Branch.oneWay) }
        if step.expects(.mixesTabs) || step.hasSamePaths { return .held(in: Branch.thereAndBack) }
        return .violated("There and back: \(step.drawingsOfTrip).")
    }

    /// A stay in the background has no visible effect.
    ///
    /// The system takes snapshots of an app in the background in both sizes, and so collapses and
    /// expands it, or the other way round; seen in public apps as a detail that has changed after a
    /// while. A collapse and expand with nothing in between is the same in all apps.
    package static let backgroundInvisible = Law<SplitViewStep>(
        name: "background-invisible",
        statement: "A turn and its opposite, as in every stay in the background, leave what is on "
            + "screen as it was: which screens and containers are where, which are in front, and, "
            + "after a stay, which columns are shown. Details that no one chose may be others."
    ) { step in
        guard step.completesRoundTrip, !step.hasRaised else { return .notApplicable }
        let start = step.beginning.reading
        guard !start.picture.hasPlaceholderBesideContent, !start.showsInspectorSheet,
            !start.keepsContent
        else { return .notApplicable }
        let isSame = start.picture.isAsBefore(step.after, nesting: step.expects(.mayNest))
        let hasOtherTab = start.picture.hasOtherTab(than: step.after)
        let isRight = isSame || step.endsInDefault || step.expects(.mixesTabs) && !hasOtherTab
        if isRight, !step.changesColumnsInSight { return .held }
        return .violated("There and back is not the same: \(step.drawingsOfTrip).")
    }

    /// The columns are arranged as they were.
    ///
    /// A collapsed split view only stores the preference (V5), so the arrangement is restored with
    /// the columns unless something else interferes: a delegate with another preference in its
    /// callback, seen as a list that is gone after the device was turned twice.
    package static let modeKept = Law<SplitViewStep>(
        name: "mode-kept",
        statement: "Once the columns separate again they are arranged as they were before they "
            + "merged, unless the app has asked for another mode meanwhile. A list column that was "
            + "hidden may show again where it was out of reach, or where nothing is chosen."
    ) { step in
        guard step.isSeen, !step.now.isOneStack, let columns = step.beginning.arrangement,
            columns.listColumn != .isOutOfReach, !step.mayShowList(after: columns.listColumn)
        else { return .notApplicable }
        if step.after.displayMode == columns.displayMode {
            return .held
        }
        return .violated(
            "There and back, \(step.after.arrangement(step.after.displayMode)) instead of "
                + "\(step.after.arrangement(columns.displayMode)): \(step.drawing).")
    }
}

/// How far a person went.
private enum Branch: UInt8, NamedBranch {
    /// In one direction.
    case oneWay
    case thereAndBack
}

extension SplitViewStep {
    /// Whether a list may show again that was hidden.
    ///
    /// - Parameter former: The obstacle between a person and the list column before.
    fileprivate func mayShowList(after former: Snapshot.ListColumn) -> Bool {
        former != .isShown && listColumn == .isShown
            && (former == .isOutOfReach || !now.showsChosenDetail)
    }

    /// Whether list columns have hidden or come in sight during a stay in the background; what else
    /// leads there and back is for `mode-kept`.
    fileprivate var changesColumnsInSight: Bool {
        expects(.isStay) && start.isLaunched == after.isLaunched
            && !start.hidesSameColumns(as: after) && !mayShowList(after: listColumnBefore)
    }

    /// Whether one stack ends with a default detail that may be in front of the list.
    fileprivate var endsInDefault: Bool {
        expects(.defaultMayCover) && beginning.reading.isOneStack && now.isOneStack
            && now.fronts.contains(where: \.isDefault)
    }

    /// Whether each column has the path that it had as the trip began. A screen out of sight, then
    /// or now, is on no path.
    fileprivate var hasSamePaths: Bool {
        let start = beginning.reading
        return (UInt8(1)...3).allSatisfy { column in
            let old = start.path(ofColumn: column).filter {
                !$0.isDefault && !isPutAway($0, in: now)
            }
            let new = now.path(ofColumn: column).filter {
                !$0.standing.contains(.byDefault) && !isPutAway($0, in: start)
            }
            // A screen that was a default again may be chosen now, and need not be there.
            let mayBeThere = start.path(ofColumn: column).filter { $0.isDefault }.map(\.key)
            return old.elementsEqual(new.filter { !mayBeThere.contains($0.key) }) {
                $0.key == $1.key || start.hasCompactColumn && $0.isLike($1)
            }
        }
    }

    private func isPutAway(_ screen: ReadScreen, in reading: Reading) -> Bool {
        !expects(.isMergedByApp) && reading.isKept(screen.key, by: .keptByUIKit)
    }

    /// Two screens of one column or tab, of which the second was above the first.
    var overtaking: (ReadScreen, ReadScreen)? {
        var last: (screen: ReadScreen, node: UInt16)?
        for index in now.screens.indices {
            let screen = now.screens[index]
            guard screen.isContent, screen.standing.isAny(of: .inColumns),
                let former = was.screen(screen.key, perhapsAt: index)
            else { continue }
            if let last, last.screen.isBeside(screen), last.node > former.node {
                if let other = overtaken(by: former, below: index) { return (other, screen) }
            } else {
                last = (screen, former.node)
            }
        }
        return nil
    }

    /// The screen nearest below one in its column or tab that was above it before, on the same tab:
    /// the details of several tabs have no order among each other.
    private func overtaken(by former: ReadScreen, below index: Int) -> ReadScreen? {
        now.screens[..<index].last { other in
            guard other.isContent, other.isBeside(now.screens[index]),
                let before = was.screen(other.key)
            else { return false }
            return before.tab == former.tab && before.node > former.node
        }
    }
}

extension ReadScreen {
    /// Whether another screen is in the same column, on the same tab.
    fileprivate func isBeside(_ other: ReadScreen) -> Bool {
        column == other.column && tab == other.tab
    }
}

extension Reading {
    /// Whether the inspector is a sheet over what a person sees.
    fileprivate var showsInspectorSheet: Bool {
        screens.contains { $0.standing.isSuperset(of: [.over, .inspector]) }
    }

    /// Whether UIKit keeps content out of sight that may come back. A compact column is kept in any
    /// case, and so are the columns that it stands in for.
    var keepsContent: Bool {
        !(isOneStack ? isCompactTree : hasCompactColumn)
            && screens.contains {
                $0.standing.contains(.keptByUIKit) && $0.standing.isAny(of: .everything)
            }
    }
}
