import UIKitModel

/// A performed command, as laws see it: the reading before and after it, the expectation, and the
/// events in between.
public struct SplitViewStep: Sendable {
    /// How the columns of an expanded split view are arranged.
    package struct Arrangement: Sendable, Hashable {
        package var displayMode: UISplitViewController.DisplayMode
        /// The obstacle between a person and the list column.
        package var listColumn: Snapshot.ListColumn

        package init(
            displayMode: UISplitViewController.DisplayMode,
            listColumn: Snapshot.ListColumn = .isShown
        ) {
            (self.displayMode, self.listColumn) = (displayMode, listColumn)
        }
    }

    /// The command.
    public package(set) var command: SplitViewCommand
    /// The actor, and the part of the split view.
    public package(set) var nature: SplitViewCommand.Nature
    /// The reading before: the last one seen, if the split view was out of sight.
    var was: Reading
    var now: Reading
    package var expectation = Expectation()
    /// The events in between, in order.
    public internal(set) var calls: [ModelEvent]
    /// The exception raised by UIKit, if there was any.
    public internal(set) var exception: RaisedException?
    /// The beginning of a trip that this step ends; it means something only if the step leads back.
    var beginning: TripBeginning
    /// The controllers that went, or need not be kept any more, and live on although nothing should
    /// hold them.
    package internal(set) var survivors: [UInt32] = []
    var app: AppFacts

    struct TripBeginning: Sendable {
        var reading = Reading()
        /// How the columns were arranged before the collapse, if this step ends it, and no app code
        /// asked for another arrangement in between.
        var arrangement: Arrangement?
    }

    struct AppFacts: Sendable {
        /// The number of rows that may differ: 1 if the app treats its rows alike.
        var rows: UInt8 = 1
        var ownActions: UInt8 = 0
        /// Whether the app takes part in state restoration.
        var isRestorable = false
        /// Whether the app writes down by itself what it shows, to be restored.
        var restoresByItself = false
        /// The scene before any command.
        var built = Reading()
        /// Whether the split view came on screen in an earlier step.
        var hasBegun = false
        /// The last reading of the split view as it went out of sight; it means something only
        /// while it is there.
        var lastSeen = Reading(Snapshot(isLaunched: false))
        /// Whether the split view puts navigation controllers around its columns itself.
        var isColumnStyle = false
        /// The pictures of the whole trace, where a reader is shown them: sentences name screens as
        /// their drawings do. Empty elsewhere.
        var picturesOfTrace: [Snapshot] = []
        /// Unused. A type of unknown size makes the compiler lend a step to the laws by address.
        /// Without it, each law begins with a copy of the whole step: 7 % of a search's
        /// instructions.
        private let lentByAddress: any Sendable = ()
    }

    /// A step made by hand in a test; a part not given is empty.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - nature: The actor, and the changes open to the step.
    ///   - before: The scene before it.
    ///   - after: The scene after it.
    ///   - calls: The events between the app and UIKit, in order.
    ///   - exception: The exception that was raised; `nil` if none was.
    ///   - start: The scene before the round trip that the step completes; `nil` if there is none.
    ///   - listColumn: The obstacle between a person and the list column.
    public init(
        _ command: SplitViewCommand, nature: SplitViewCommand.Nature, before: Snapshot,
        after: Snapshot, calls: [ModelEvent] = [], exception: RaisedException? = nil,
        start: Snapshot? = nil, listColumn: Snapshot.ListColumn = .isShown
    ) {
        (self.command, self.nature) = (command, nature)
        was = Reading(before)
        now = Reading(after)
        (self.calls, self.exception) = (calls, exception)
        beginning = TripBeginning(reading: Reading(start ?? Snapshot()))
        app = AppFacts()
        app.hasBegun = before.isLaunched
        if start != nil { expectation.terms.insert(.leadsBack) }
        now.listColumn = listColumn
    }

    /// The picture before.
    public package(set) var before: Snapshot {
        _read { yield was.picture }
        set { was.read(newValue) }
    }
    /// The picture after.
    public package(set) var after: Snapshot {
        _read { yield now.picture }
        set { now.read(newValue) }
    }
    /// The picture before the opposite transition, if this one directly follows it.
    public package(set) var start: Snapshot {
        _read { yield beginning.reading.picture }
        set { beginning.reading.read(newValue) }
    }
    /// Whether this transition directly follows its opposite, so that `start` means something; so
    /// it does after a stay in the background, a series of several transitions.
    public var completesRoundTrip: Bool { expectation.terms.contains(.leadsBack) }
    /// The obstacle between a person and the list column after this step.
    public var listColumn: Snapshot.ListColumn { now.listColumn }
    /// The obstacle between a person and the list column before this step.
    public var listColumnBefore: Snapshot.ListColumn { was.listColumn }

    @inline(__always) var hasRaised: Bool { if case .some = exception { true } else { false } }

    /// Whether a person sees the split view after this step, or what stands in its place, and UIKit
    /// has raised nothing.
    @inline(__always) var isSeen: Bool { now.isSeen && !hasRaised }

    /// The last reading seen before this step, once the split view was on screen.
    var seenBefore: Reading { was.isSeen || !app.lastSeen.isSeen ? was : app.lastSeen }

    /// Whether this step has brought the split view on screen for the first time.
    var isLaunch: Bool { now.isSeen && !app.hasBegun }

    var changesColumns: Bool { nature == .transition && was.isOneStack != now.isOneStack }

    /// Whether the app, which began with an empty split view, has not set its columns yet.
    var awaitsColumns: Bool { !app.built.hasColumns && !now.hasColumns }

    func expects(_ terms: Expectation.Terms) -> Bool { expectation.terms.contains(terms) }

    // MARK: Sentences

    /// Names for every controller of this step, for sentences.
    var names: SnapshotNames {
        SnapshotNames(
            app.picturesOfTrace + (completesRoundTrip ? [start, before, after] : [before, after]))
    }

    /// Names for every controller of this step and of some walks from it. The new controllers of
    /// these walks are not those of later steps of the trace.
    func names(along walks: [SplitViewWalk]) -> SnapshotNames {
        let newest = (before.nodes + after.nodes).map(\.controller).max() ?? 0
        var known = app.picturesOfTrace
        for index in known.indices { known[index].nodes.removeAll { $0.controller > newest } }
        return SnapshotNames(known + [before, after] + walks.flatMap(\.sights))
    }

    /// The name of a screen that may have gone before this step began.
    func name(of key: UInt32) -> String {
        for picture in [after, before] {
            if let node = picture.nodes.first(where: { $0.id == key }) {
                return names.name(of: node)
            }
        }
        return "a screen that has gone"
    }

    var drawing: String { names.draw(after) }

    /// The scene before and after, with common names.
    var drawings: String {
        let names = names
        let (old, new) = (names.draw(before), names.draw(after))
        return old == new ? "\(new), as before" : "\(old) became \(new)"
    }

    /// The way there and back.
    var drawingsOfTrip: String {
        if expects(.isStay) { return drawings }
        let names = names
        return "\(names.draw(start)) became \(names.draw(before)), then \(names.draw(after))"
    }
}
