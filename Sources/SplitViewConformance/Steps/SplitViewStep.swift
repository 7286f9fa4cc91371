import UIKitModel

/// One performed command, as laws see it: a picture before, a picture after, and what happened in
/// between.
public struct SplitViewStep: Sendable {
    /// Something that happened in between and that pictures do not show.
    public typealias Call = ModelEvent

    /// What stands between a person and the list column of an expanded split view.
    public enum ListColumn: UInt8, Sendable, Hashable {
        /// Nothing: it is on screen, as it always is while collapsed.
        case isShown
        /// One gesture, or a tap on the button that the scene declares with `listButton()`.
        case isOneGestureAway
        /// It is hidden, and neither a gesture nor such a button brings it back.
        case isOutOfReach
    }

    /// How the columns of an expanded split view are arranged.
    package struct Arrangement: Sendable, Hashable {
        /// The mode in force.
        package var displayMode: UISplitViewController.DisplayMode
        /// What stands between a person and the list column.
        package var listColumn: ListColumn

        /// An arrangement.
        package init(
            displayMode: UISplitViewController.DisplayMode, listColumn: ListColumn = .isShown
        ) {
            self.displayMode = displayMode
            self.listColumn = listColumn
        }
    }

    /// What a step says it does to the content.
    package struct Change: Sendable, Hashable {
        /// Controllers that come, unless they are there already.
        package var added: [UInt32] = []
        /// Controllers that go.
        package var removed: [UInt32] = []
        /// Controllers that may go, because they stand above one that does.
        package var mayRemove: [UInt32] = []
        /// Whether any detail, and anything else on the detail side, may go.
        package var mayRemoveDetails = false
        /// What app code promised, where it made its screens itself.
        package var promise = Promise.stated
        /// Whether app code promised that everything goes.
        package var takesEverythingAway = false
        /// Whether app code promised that something is in front, over which nothing can stay.
        package var bringsToFront = false
        /// Whether a tap has shown nothing, and what is in front came with another row of the list.
        package var staysWithOtherRow = false
        /// Whether what was promised is in front outside the split view: on another tab, say.
        var isKeptElsewhere = false
        /// Whether app code has refused what the person wanted: to select a tab, or to close a
        /// sheet.
        package var isRefused = false
        /// The number from which on controllers were made in this step, where app code made them;
        /// otherwise the greatest there is.
        package var newFrom: UInt32 = .max

        /// What a person may expect of a step.
        package enum Promise: Sendable, Hashable {
            /// What comes and goes is listed.
            case stated
            /// What comes is in front, if anything does.
            case something
            /// Anything.
            case anything
            /// Nothing that a person can see changes.
            case nothing
            /// A detail that shows this item is in front.
            case item(UInt32)
        }

        /// No change.
        package init() {}

        /// No change, in the memory of this one.
        package mutating func clear() {
            if !added.isEmpty { added.removeAll(keepingCapacity: true) }
            if !removed.isEmpty { removed.removeAll(keepingCapacity: true) }
            if !mayRemove.isEmpty { mayRemove.removeAll(keepingCapacity: true) }
            mayRemoveDetails = false
            promise = .stated
            takesEverythingAway = false
            bringsToFront = false
            staysWithOtherRow = false
            isKeptElsewhere = false
            isRefused = false
            newFrom = .max
        }
    }

    /// The command.
    public var command: SplitViewCommand
    /// Who acted.
    public var nature: SplitViewCommand.Nature
    /// The picture before.
    public var before: Snapshot
    /// The picture after.
    public var after: Snapshot
    /// What the command says it does to the content.
    package var change: Change
    /// Controllers that went in this step, or that the app need not keep since this step, and that
    /// are alive although nothing should hold them any more.
    package var survivors: [UInt32] = []
    /// The item that a link has promised before the launch, if this step is the launch and has to
    /// show it, or does; 0 for none.
    var linkedItem: UInt32 = 0
    /// Whether the window is on screen, and the split view is not: a container around it shows
    /// something else after this step.
    var isOutOfSight = false
    /// Whether it was so before this step.
    var wasOutOfSight = false
    /// The picture as the split view was on screen last, if it has gone out of sight since its
    /// launch; else it is not launched. It means something only while `before` is not launched.
    var lastSeen = Snapshot(isLaunched: false)
    /// Controllers that the app had taken away in an earlier step, and that are back.
    package var returned: [UInt32] = []
    /// The same, and those that are not back; empty where that does not matter.
    var takenAwayBefore: Set<UInt32> = []
    /// The number of the list of which app code has answered a tap on a row; 0 without one.
    var tappedList: UInt32 = 0
    /// Whether app code has taken the split view out of the window after this step.
    var isRemoved = false
    /// Whether it was out of it before this step.
    var wasRemoved = false
    /// What happened in between, in order.
    public var calls: [Call]
    /// What UIKit raised, if it did.
    public var exception: RaisedException?
    /// The picture of the scene before any command.
    package var built = Snapshot()
    /// Whether the split view was empty before any command: the app sets its columns later.
    var beganWithoutColumns = false
    /// The picture before the opposite transition, if this one directly follows it.
    public var start: Snapshot
    /// Whether this transition directly follows its opposite, so that `start` means something; so
    /// it does after a stay in the background, which is several transitions.
    public var completesRoundTrip: Bool
    /// How the columns were arranged before the collapse, if this step ends the collapse and no app
    /// code asked for another arrangement in between.
    package var arrangementBeforeCollapse: Arrangement?
    /// What stands between a person and the list column after this step.
    public var listColumn: ListColumn
    /// What stood between a person and the list column before this step.
    public var listColumnBefore = ListColumn.isShown
    /// The number of rows that may differ: 1 if the app treats its rows alike.
    package var rows: UInt8 = 1
    /// The number of the app's own actions.
    package var ownActions: UInt8 = 0
    /// Whether the app takes part in state restoration.
    package var isRestorable = false
    /// Whether the app writes down by itself what it shows, to be restored.
    package var restoresByItself = false
    /// The subject's choices.
    public var policies: Policies
    /// The pictures of the whole trace, where a reader is shown them: sentences name screens as
    /// their drawings do. Empty elsewhere.
    var picturesOfTrace: [Snapshot] = []
    /// The number of the window before the step, if it was on a device.
    var windowNumber = WindowPlace.nowhere
    /// Unused. A type of unknown size makes the compiler lend a step to the laws by its address.
    /// Without it, each law begins with a copy of the whole step: 7 % of a search's instructions.
    private let lentByAddress: any Sendable = ()

    /// A step that a test makes by hand; what is not given is empty.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - nature: Who acts, and what the step may change.
    ///   - before: The scene before it.
    ///   - after: The scene after it.
    ///   - calls: What happened between the app and UIKit, in order.
    ///   - exception: What was raised; `nil` if nothing was.
    ///   - start: The scene before the round trip that the step completes; `nil` if there is none.
    ///   - listColumn: Where the list column is laid out.
    ///   - policies: The choices of the subject.
    public init(
        _ command: SplitViewCommand, nature: SplitViewCommand.Nature, before: Snapshot,
        after: Snapshot, calls: [Call] = [], exception: RaisedException? = nil,
        start: Snapshot? = nil, listColumn: ListColumn = .isShown, policies: Policies = Policies()
    ) {
        self.init(
            command, nature: nature, before: before, after: after, change: Change(), calls: calls,
            exception: exception, start: start, listColumn: listColumn, policies: policies)
    }

    /// The same with what the command says it does to the content.
    package init(
        _ command: SplitViewCommand, nature: SplitViewCommand.Nature, before: Snapshot,
        after: Snapshot, change: Change, calls: [Call] = [], exception: RaisedException? = nil,
        start: Snapshot? = nil, listColumn: ListColumn = .isShown, policies: Policies = Policies()
    ) {
        self.command = command
        self.nature = nature
        self.before = before
        self.after = after
        self.change = change
        self.calls = calls
        self.exception = exception
        self.start = start ?? Snapshot()
        completesRoundTrip = start != nil
        self.listColumn = listColumn
        self.policies = policies
    }
}

extension SplitViewStep {
    /// Whether UIKit raised an exception.
    @inline(__always) var hasRaised: Bool { if case .some = exception { true } else { false } }

    /// Makes the picture after this step the one before the next.
    mutating func turnPage(to command: SplitViewCommand) {
        swap(&before, &after)
        wasOutOfSight = isOutOfSight
        wasRemoved = isRemoved
        self.command = command
        change.clear()
        if !survivors.isEmpty { survivors.removeAll(keepingCapacity: true) }
        if !returned.isEmpty { returned.removeAll(keepingCapacity: true) }
    }

    /// Makes this a step that was not performed, because it would have ended the process: after it
    /// everything is as it was before.
    mutating func ends(with exception: RaisedException) {
        after.copy(before)
        calls.removeAll(keepingCapacity: true)
        completesRoundTrip = false
        arrangementBeforeCollapse = nil
        self.exception = exception
    }

    /// How the columns are arranged after this step; `nil` while there are no two on screen.
    var columns: Arrangement? {
        guard after.isLaunched, !after.isCollapsed else { return nil }
        return Arrangement(displayMode: after.displayMode, listColumn: listColumn)
    }

    /// Whether the columns merged or separated.
    var changesColumns: Bool {
        nature == .transition && before.isCollapsed != after.isCollapsed
    }

    /// Whether the app was in the background and came back as large as it was, with nothing new.
    var isInvisibleBackground: Bool {
        command.name == .background && !hasRaised && before.isCollapsed == after.isCollapsed
            && !comesBackWithNews
    }

    /// Whether the app was in the background, and says that it shows something else since: that it
    /// is locked, for instance. A cover that came and went meanwhile is nothing new.
    var comesBackWithNews: Bool {
        guard command.name == .background else { return false }
        return change.promise != .stated || !change.added.isEmpty
            || change.removed.contains { id in before.nodes.contains { $0.id == id } }
    }

    /// Whether the app has taken away a chosen detail that was in front, and may show the next one
    /// in its place: not if all were deleted, or it started over.
    var mayShowNext: Bool {
        guard command.name == .finishDetail || command.name == .ownAction else { return false }
        return before.nodes.contains {
            $0.kind == .detail && $0.isInFront && $0.isChosen && !after.showsContent($0.id)
        }
    }

    /// Whether a person leaves a list beside the detail column, by Back for instance.
    var leavesListBeside: Bool {
        guard nature == .direct, !before.isCollapsed, !change.removed.isEmpty else { return false }
        return before.nodes.contains {
            $0.kind == .list && ($0.place == .primary || $0.place == .supplementary)
                && change.removed.contains($0.id) && !after.showsContent($0.id)
        }
    }

    /// Whether what is shown is presented or inspected, and stands in no other column: it takes
    /// no other screen's place.
    var showsBesideColumns: Bool {
        var showsAny = false
        for node in after.nodes where node.kind.isScreen && change.added.contains(node.id) {
            guard node.place == .presented || node.place == .inspector else { return false }
            showsAny = true
        }
        return showsAny
    }

    /// Whether a row of the first of two lists is tapped: beside a side bar every row is one while
    /// a detail covers the second list.
    var tapsFirstList: Bool {
        command.name == .selectFirst
            || before.panes.contains(.sideBar) && !before.isCollapsed
                && !before.showsListBesideSideBar
    }

    /// The name of a controller that may have gone before this step began.
    func name(of id: UInt32) -> String {
        for picture in [after, before] {
            if let node = picture.nodes.first(where: { $0.id == id }) {
                return names.name(of: node)
            }
        }
        return "a screen that has gone"
    }

    /// Names for every controller of this step, for sentences.
    var names: SnapshotNames {
        SnapshotNames(
            picturesOfTrace + (completesRoundTrip ? [start, before, after] : [before, after]))
    }

    /// Names for every controller of this step and of some walks that go on from it: what comes
    /// with them is not what comes with later steps of the trace.
    func names(along walks: [SplitViewWalk]) -> SnapshotNames {
        let newest = (before.nodes + after.nodes).map(\.controller).max() ?? 0
        var known = picturesOfTrace
        for index in known.indices { known[index].nodes.removeAll { $0.controller > newest } }
        return SnapshotNames(known + [before, after] + walks.flatMap(\.sights))
    }
}
