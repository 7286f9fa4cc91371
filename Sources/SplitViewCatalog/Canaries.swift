import SplitViewConformance
import SplitViewSubjects
import UIKitModel

/// A delegate with one seeded bug, to show that a law catches its kind of bug.
public struct Canary: Sendable {
    /// The delegate and its app.
    public let subject: SplitViewSubject
    /// The name of the law that must catch it, before any other.
    public let law: String
    /// The length of the shortest trace on which it breaks, worked out by hand.
    public let shortest: Int

    init(
        _ name: String, _ bug: String, law: String, shortest: Int,
        policies adjust: (inout Policies) -> Void = { _ in },
        split: @escaping NotesScene.MakeSplit = { UISplitViewController() },
        list: @escaping NotesScene.MakeList = { UINavigationController(rootViewController: $0) },
        root: @escaping NotesScene.MakeRoot = { _ in NoteListViewController() },
        note: @escaping NotesScene.MakeNote = { NoteViewController(record: $0) },
        restoration: NotesScene.MakeRestoration? = nil, actions: NotesScene.MakeActions? = nil,
        delegate: @escaping NotesScene.MakeDelegate = { MergingSplitDelegate() }
    ) {
        var policies = Policies(selection: .stacks, merging: .unnested)
        adjust(&policies)
        subject = .notes(
            "canary-\(name)", origin: "seeded bug: \(bug)", policies: policies,
            scene: NotesScene(
                split: split, list: list, root: root, note: note, restoration: restoration,
                actions: actions, delegate: delegate))
        (self.law, self.shortest) = (law, shortest)
    }

    /// A canary in the app with tabs.
    init(
        tabs name: String, _ bug: String, law: String, shortest: Int,
        delegate: @escaping @MainActor @Sendable () -> TabbedSplitDelegate
    ) {
        subject = .tabs("canary-\(name)", origin: "seeded bug: \(bug)", delegate: delegate)
        (self.law, self.shortest) = (law, shortest)
    }

    /// A canary in the app with a menu in a named column.
    init(
        menu name: String, _ bug: String, law: String, shortest: Int, isMirrored: Bool = false,
        split: @escaping @MainActor @Sendable () -> UISplitViewController
    ) {
        subject = .presentersMenu(
            "canary-\(name)", origin: "seeded bug: \(bug)", isMirrored: isMirrored, split: split)
        (self.law, self.shortest) = (law, shortest)
    }

    /// A canary in the app with two named columns.
    init(
        columns name: String, _ bug: String, law: String, shortest: Int,
        delegate: @escaping @MainActor @Sendable () -> ColumnsSplitDelegate
    ) {
        subject = .columns("canary-\(name)", origin: "seeded bug: \(bug)", delegate: delegate)
        (self.law, self.shortest) = (law, shortest)
    }

    /// A canary in one of the apps that make and show their screens themselves.
    init(_ subject: SplitViewSubject, law: String, shortest: Int) {
        (self.subject, self.law, self.shortest) = (subject, law, shortest)
    }

    /// Every canary.
    static let all: [Canary] = [
        // Two details are needed to have an order, then one separation.
        Canary(
            "reversed-on-separate", "separating turns the details round",
            law: "round-trip-order", shortest: 4, delegate: { ReversedOnSeparate() }),
        // Two details, collapsed and separated: the lower one has changed sides.
        Canary(
            "detail-left-in-primary", "separating takes only the topmost detail",
            law: "right-side", shortest: 4, delegate: { DetailLeftInPrimary() }),
        // A push on the placeholder, which takes a launch, and one collapse.
        Canary(
            "first-is-blank", "collapsing looks at the first detail only",
            law: "contents-preserved", shortest: 3, delegate: { FirstIsBlank() }),
        // Two details, one collapse; the launch can be that collapse.
        Canary(
            "only-top-carried-over", "collapsing carries only the topmost detail over",
            law: "contents-preserved", shortest: 3, delegate: { OnlyTopCarriedOver() }),
        Canary(
            "detail-pushed-whole", "collapsing leaves a detail to UIKit, which nests it",
            law: "no-nav-in-nav", shortest: 2, delegate: { DetailPushedWhole() }),
        Canary(
            "merged-and-denied", "collapsing merges and answers that it has not",
            law: "no-nav-in-nav", shortest: 2, delegate: { MergedAndDenied() }),
        Canary(
            "pushes-navigation-controller", "collapsing pushes the detail navigation controller",
            law: "no-exception", shortest: 2, delegate: { PushesNavigationController() }),
        // One detail, one collapse, which the launch can be, and one separation.
        Canary(
            "pushes-frame", "separating pushes a frame for the details, for UIKit to take off",
            law: "no-exception", shortest: 3,
            list: { FrameListStack(rootViewController: $0) }, delegate: { PushesFrame() }),
        // Before the launch the stack is in no split view, so a narrow one has no effect.
        Canary(
            "one-stack-in-both", "collapsing names the one stack for both columns",
            law: "no-exception", shortest: 2, delegate: { OneStackInBoth() }),
        // Nothing chosen, one separation.
        Canary(
            "primary-given-back", "separating gives the primary back as the detail",
            law: "no-exception", shortest: 2, delegate: { PrimaryGivenBack() }),
        // The narrow launch is a collapse.
        Canary(
            "blank-carried-along", "collapsing carries the placeholder along",
            law: "blank-never-nested", shortest: 1, delegate: { BlankCarriedAlong() }),
        // Nothing chosen, one separation.
        Canary(
            "empty-secondary", "separating gives back an empty navigation controller",
            law: "never-empty", shortest: 2, delegate: { EmptySecondary() }),
        Canary(
            "source-not-emptied", "collapsing does not empty the source stack first",
            law: "single-owner", shortest: 2, policies: { $0.merging = .handedOver },
            delegate: { SourceNotEmptied() }),
        // Before the launch the stack is in no split view.
        Canary(
            "hands-note-back", "showing hands the note back to the split view",
            law: "terminates", shortest: 2, delegate: { HandsNoteBack() }),
        // Two selections.
        Canary(
            "stacks-selections", "a note is pushed on those that it should replace",
            law: "selection-replaces", shortest: 2,
            policies: { $0.selection = .asUIKit }),
        // Two details, of which the lower one is moved, and one collapse.
        Canary(
            "half-merged-and-denied", "collapsing moves the lower details and answers false",
            law: "answer-matches-deed", shortest: 3, policies: { $0.merging = .asItComes },
            delegate: { HalfMergedAndDenied() }),
        // One detail, collapsed and separated.
        Canary(
            "bare-secondary", "separating gives a single detail back without a bar",
            law: "detail-has-bar", shortest: 3, delegate: { BareSecondary() }),
        // One detail, one collapse.
        Canary(
            "details-wait", "collapsing leaves the details out of sight",
            law: "contents-preserved", shortest: 2,
            delegate: { DetailsWait() }),
        // A detail that was shown, and was left.
        Canary(
            "record-not-cleared", "a note that is left stays in the app's record",
            law: "app-record", shortest: 3,
            note: { UnforgettableNoteViewController(record: $0) }),
        // A detail that is visible beside its list.
        Canary(
            "appearance-left-open", "a note begins its list's disappearance and never ends it",
            law: "appearance-balanced", shortest: 2,
            note: { RestlessNoteViewController(record: $0) }),
        // The note selected last may be selected again; so another one has to be pushed and left.
        Canary(
            "note-holds-itself", "a note holds a closure that holds the note",
            law: "released", shortest: 3,
            note: { SelfHoldingNoteViewController(record: $0) }),
        // Two screens above the list.
        Canary(
            "list-comes-first", "Back brings the list to the top, and leaves the rest below it",
            law: "back-walk", shortest: 3,
            list: { ListComesFirst(rootViewController: $0) }),
        // A note beside the list, and one more.
        Canary(
            "shown-below", "a note is shown under the one that is there already",
            law: "tap-works", shortest: 3, delegate: { ShownBelow() }),
        // A note, there and back.
        Canary(
            "frames-lost", "collapsing takes notes out of their frames for good",
            law: "background-invisible", shortest: 4, delegate: { FramesLost() }),
        Canary(
            "list-out-of-reach", "the list column is hidden, and no gesture brings it back",
            law: "list-reachable", shortest: 1, split: { ListOutOfReach() }),
        // No step is needed: both orders start from a narrow launch.
        Canary(
            "framed-beside-list", "a note gets a frame only if it is shown beside the list",
            law: "commutes", shortest: 1, delegate: { FramedBesideList() }),
        // A round trip that starts beside the list.
        Canary(
            "detail-alone-preferred", "collapsing asks for the detail alone",
            law: "mode-kept", shortest: 3, delegate: { DetailAlonePreferred() }),
        // A note on two lists, the upper of which UIKit treats as the detail.
        Canary(
            "columns-assigned", "separating assigns the columns and leaves the rest to UIKit",
            law: "contents-preserved", shortest: 4, delegate: { ColumnsAssigned() }),
        // A note beside its list.
        Canary(
            "list-clears-selection", "a list clears its selection when it appears",
            law: "app-record", shortest: 2, root: { ForgetfulListViewController(record: $0) }),
        // The launch.
        Canary(
            "list-shows-first-note", "a list shows a note when it appears",
            law: "same-screen", shortest: 1,
            root: { EagerListViewController(record: $0) }),
        // A note on its list, and a swipe that is cancelled.
        Canary(
            "gone-too-early", "a note that will disappear takes itself for gone",
            law: "app-record", shortest: 3, note: { HastyNoteViewController(record: $0) }),
        // The link, before or after the launch.
        Canary(
            "links-pile-up", "a link shows its note anew each time it is opened",
            law: "commutes", shortest: 1, restoration: { NotesRestoration($0) },
            actions: { LinksPileUp(split: $0, delegate: $1, notes: $2) }),
        // The link.
        Canary(
            "link-shows-two", "a link shows a second note, of which it says nothing",
            law: "contents-preserved", shortest: 1, restoration: { NotesRestoration($0) },
            actions: { LinkShowsTwo(split: $0, delegate: $1, notes: $2) }),
        // A note, chosen before the launch.
        Canary(
            "clears-nothing", "taking all notes away does nothing",
            law: "contents-preserved", shortest: 2, restoration: { NotesRestoration($0) },
            actions: { ClearsNothing(split: $0, delegate: $1, notes: $2) }),
        // Two notes, chosen before the launch.
        Canary(
            "finish-takes-all", "a note that has done its part takes all others with it",
            law: "contents-preserved", shortest: 3, restoration: { NotesRestoration($0) },
            actions: { FinishTakesAll(split: $0, delegate: $1, notes: $2) }),
        // A narrow launch.
        Canary(
            "blank-on-stack", "taking all notes away shows the placeholder on the one stack",
            law: "blank-never-nested", shortest: 2, restoration: { NotesRestoration($0) },
            actions: { BlankOnStack(split: $0, delegate: $1, notes: $2) }),
        // The note selected last may be selected again; that of the link may not.
        Canary(
            "keeps-cleared", "the note on top is kept when all are taken away",
            law: "released", shortest: 2, restoration: { NotesRestoration($0) },
            actions: { KeepsCleared(split: $0, delegate: $1, notes: $2) }),
        // A note that is visible beside the list.
        Canary(
            "bare-next", "the next note comes without a navigation controller",
            law: "detail-has-bar", shortest: 3, restoration: { NotesRestoration($0) },
            actions: { BareNext(split: $0, delegate: $1, notes: $2) }),
        // The button.
        Canary(
            "columns-fixed", "the list column does not hide when it is asked to",
            law: "tap-works", shortest: 2, split: { FixedColumns() },
            restoration: { NotesRestoration($0) },
            actions: { NotesActions(split: $0, delegate: $1, notes: $2) }),
        // The note selected last is still there after it was removed, on screen or before.
        Canary(
            "notes-haunt", "notes that are taken away begin to appear again",
            law: "appearance-balanced", shortest: 3, note: { QuietNoteViewController(record: $0) },
            restoration: { NotesRestoration($0) },
            actions: { HauntedClear(split: $0, delegate: $1, notes: $2) }),
        // Nothing chosen, one separation.
        Canary(
            "frame-kept", "separating gives back a stack that stands in another container",
            law: "answer-matches-deed", shortest: 2, delegate: { FrameKept() }),
        // A note, chosen before the launch, then the other tab, then one column.
        Canary(
            tabs: "first-tab-takes-all", "collapsing takes the details to the first tab",
            law: "same-screen", shortest: 4, delegate: { FirstTabTakesAll() }),
        // The launch: a delegate reads the button in the callback about the new arrangement.
        Canary(
            tabs: "button-looks-at-itself", "the display mode button is asked for what it shows",
            law: "terminates", shortest: 1, delegate: { ButtonLooksAtItself() }),
        // The launch, the button that hides the tabs, and the swipe.
        Canary(
            tabs: "swipe-comes-to-nothing", "swiping hidden tabs in leaves them hidden",
            law: "tap-works", shortest: 3, delegate: { SwipeComesToNothing() }),
        // A note on screen.
        Canary(
            "notes-forgotten", "a note is not made anew when the app comes back",
            law: "restoration-round-trip", shortest: 2, restoration: { NotesForgotten($0) }),
        // The launch: an inset that UIKit gave is taken away.
        Canary(
            menu: "left-edge-only", "a repair forgets that a column may stand at the right",
            law: "on-screen", shortest: 1, isMirrored: true,
            split: { LeftEdgeOnly(style: .doubleColumn) }),
        // A second list, and no layout after it.
        Canary(
            menu: "dock-forgotten", "a repair does not see insets go behind the split view's back",
            law: "on-screen", shortest: 3, split: { DockForgotten(style: .doubleColumn) }),
        // A note that was chosen before a narrow launch.
        Canary(
            columns: "list-always-on-top", "collapsing brings the list to the top in any case",
            law: "same-screen", shortest: 2, delegate: { ListAlwaysOnTop() }),
        // A narrow launch.
        Canary(
            columns: "placeholder-on-top", "collapsing brings the placeholder to the top",
            law: "blank-never-nested", shortest: 1, delegate: { PlaceholderOnTop() }),
    ]
}
