import SplitViewConformance
import UIKit
import UIKitModel

/// What an app does wrong, when, and on which history that depends.
struct Script: Sendable {
    /// When it goes wrong.
    var event = Event.merge
    /// What goes wrong then.
    var fault: Fault?
    /// Whether it goes wrong this time.
    var isDue: @MainActor @Sendable (Occasion) -> Bool = { _ in false }
    /// The number up to which anything is counted.
    var most = 0
    /// The object that counts.
    var counter = Counter.delegate
    /// Whether a note that was removed from a stack is kept, to be shown again later.
    var parks: (@MainActor @Sendable (Note) -> Bool)?
    /// What a note does by itself in a callback while it is being shown or is visible.
    var reaction: Reaction?

    /// Where events are counted.
    enum Counter: String, CaseIterable, Sendable {
        case delegate, diary, list
        /// In a value of UIKit's.
        case prompt
        /// Where it cannot be read.
        case closure, global, shared

        /// Whether it can be read.
        var isHidden: Bool { self == .closure || self == .global || self == .shared }
    }

    /// What a note does by itself.
    struct Reaction: Sendable {
        var cause: Cause
        var deed: Deed
        var isDue: @MainActor @Sendable (Note) -> Bool

        enum Cause: Sendable { case load, turn }
        enum Deed: String, CaseIterable, Sendable { case leaves, covers, clears, raises }
    }
}

/// What goes wrong.
enum Fault: String, Sendable {
    case losesTop, losesAll, losesLower, leavesToUIKit, denies, carriesBlank, reverses, raises
    case bares, empties, stays, leaks, sinks, doubles, bringsBack, bringsBackBelow

    /// What can go wrong in an event.
    static func all(in event: Event) -> [Fault] {
        switch event {
        case .merge:
            [
                .losesTop, .losesAll, .losesLower, .leavesToUIKit, .denies, .carriesBlank,
                .reverses, .raises,
            ]
        case .part:
            [
                .losesTop, .losesAll, .losesLower, .leavesToUIKit, .bares, .empties, .reverses,
                .stays, .raises,
            ]
        case .show: [.losesAll, .leaks, .sinks, .doubles, .denies, .raises]
        }
    }
}

/// A moment in which something may go wrong.
@MainActor struct Occasion {
    let app: HistoryApp
    /// The notes that are merged, separated or shown, bottom first.
    let notes: [Note]

    var top: Note? { notes.last }
    /// The lowest of several.
    var lower: Note? { notes.count > 1 ? notes.first : nil }
    var counts: any Counting { app.counter }
}

/// A correct app apart from its script: notes on stacks, which are merged and separated.
@MainActor final class HistoryApp: NSObject, UISplitViewControllerDelegate, Counting {
    let split = UISplitViewController()
    let script: Script
    // What it may remember.
    var merges = 0
    var parts = 0
    var shows = 0
    private(set) var parked: Note?
    private var leaked: UIViewController?
    private let diary: any Counting
    private let root = Folder()
    // The row that was selected last, as the scene knows it.
    private weak var lastSelected: UIViewController?
    // True in the middle of a step only.
    private var isArranging = false
    private(set) var isShowingAgain = false

    init(_ script: Script) {
        self.script = script
        diary =
            switch script.counter {
            case .prompt: PromptDiary(split)
            case .closure: ClosureDiary()
            case .global: GlobalDiary()
            case .shared: SharedDiary()
            case .delegate, .diary, .list: Diary()
            }
        super.init()
        split.viewControllers = [
            UINavigationController(rootViewController: root),
            UINavigationController(rootViewController: Blank()),
        ]
        split.delegate = self
    }

    /// The object that counts.
    var counter: any Counting {
        switch script.counter {
        case .delegate: self
        case .list: root
        default: diary
        }
    }

    /// Makes the note of a row that is selected.
    func select(_ note: Note) -> UIViewController {
        lastSelected = note
        return note
    }

    /// Makes a draft that is selected.
    func makeDraft(_ row: Int) -> UIViewController { select(Draft(row: row, app: self)) }

    // MARK: UISplitViewControllerDelegate

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        guard let stack = split.viewControllers.last as? UINavigationController else {
            return false
        }
        let screens = screens(in: vc)
        isShowingAgain = screens.contains { $0.isViewLoaded }
        defer { isShowingAgain = false }
        return arranging { show(screens, on: stack) }
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let secondary = secondaryViewController as? UINavigationController,
            let primary = primaryViewController as? UINavigationController
        else { return false }
        return arranging { merge(secondary, into: primary) }
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let primary = primaryViewController as? UINavigationController else { return nil }
        return arranging { part(primary) }
    }

    // MARK: Steps

    private func show(_ screens: [UIViewController], on stack: UINavigationController) -> Bool {
        var screens = screens
        if let parked, screens.contains(parked) { self.parked = nil }
        let fault = fault(.show, screens)
        var others =
            split.isCollapsed ? stack.viewControllers.filter { !screens.contains($0) } : []
        switch fault {
        case .losesAll: return true
        case .leaks: leaked = leaked ?? screens.last
        case .doubles: screens.insert(Note(row: 0, app: self), at: 0)
        case .sinks:
            if let top = others.popLast() { screens.append(top) }
        case .raises: stack.pushViewController(UINavigationController(), animated: false)
        case .bringsBack: screens += takeParked()
        case .bringsBackBelow: screens = takeParked() + screens
        default: break
        }
        stack.setViewControllers(others + screens, animated: false)
        return fault != .denies
    }

    private func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        var notes = secondary.viewControllers.filter { !($0 is Blank) }
        let fault = fault(.merge, notes)
        if fault == .leavesToUIKit { return false }
        if !notes.isEmpty { secondary.viewControllers = [] }
        change(&notes, by: fault)
        switch fault {
        case .carriesBlank: notes.append(Blank())
        case .raises: primary.pushViewController(UINavigationController(), animated: false)
        default: break
        }
        if !notes.isEmpty { primary.viewControllers += notes }
        return fault != .denies
    }

    private func part(_ primary: UINavigationController) -> UIViewController? {
        var notes = Array(primary.viewControllers.drop { $0 is Folder })
        let fault = fault(.part, notes)
        if fault == .leavesToUIKit { return nil }
        if fault == .stays { notes = notes.suffix(1) }
        if !notes.isEmpty {
            let kept = primary.viewControllers.filter { !notes.contains($0) }
            primary.viewControllers = kept
        }
        change(&notes, by: fault)
        switch fault {
        case .bares: if notes.count == 1 { return notes[0] }
        case .empties: notes = []
        case .raises: primary.pushViewController(UINavigationController(), animated: false)
        default: break
        }
        let secondary = UINavigationController()
        if fault != .empties { secondary.viewControllers = notes.isEmpty ? [Blank()] : notes }
        return secondary
    }

    private func change(_ notes: inout [UIViewController], by fault: Fault?) {
        switch fault {
        case .losesTop: notes = Array(notes.dropLast())
        case .losesLower: if notes.count > 1 { notes.removeFirst() }
        case .losesAll: notes = []
        case .reverses: notes.reverse()
        case .bringsBack: notes += takeParked()
        case .bringsBackBelow: notes = takeParked() + notes
        default: break
        }
    }

    private func fault(_ event: Event, _ screens: [UIViewController]) -> Fault? {
        counter.count(event, upTo: script.most)
        guard event == script.event else { return nil }
        let occasion = Occasion(app: self, notes: screens.compactMap { $0 as? Note })
        return script.isDue(occasion) ? script.fault : nil
    }

    private func arranging<Result>(_ arrange: () -> Result) -> Result {
        isArranging = true
        defer { isArranging = false }
        return arrange()
    }

    private func screens(in detail: UIViewController) -> [UIViewController] {
        guard let container = detail as? UINavigationController else { return [detail] }
        let screens = container.viewControllers
        container.viewControllers = []
        return screens
    }

    // MARK: What notes report

    /// A note has left its stack.
    func didLeave(_ note: Note) {
        guard !isArranging, note.parent == nil, let parks = script.parks, parks(note) else {
            return
        }
        parked = note
    }

    private func takeParked() -> [UIViewController] {
        defer { parked = nil }
        return parked.map { $0.parent == nil ? [$0] : [] } ?? []
    }

    /// A note does something by itself.
    func react(to cause: Script.Reaction.Cause, _ note: Note) {
        guard let reaction = script.reaction, reaction.cause == cause, reaction.isDue(note),
            let stack = note.navigationController
        else { return }
        switch reaction.deed {
        case .leaves: stack.viewControllers = stack.viewControllers.filter { $0 !== note }
        case .covers: stack.viewControllers += [Note(row: 0, app: self)]
        case .clears: stack.viewControllers = stack.viewControllers.filter { !($0 is Note) }
        case .raises: stack.pushViewController(UINavigationController(), animated: false)
        }
    }

    // MARK: Links

    /// Opens a link to a note in a folder: both move to the top.
    func openLink() -> [UIViewController] {
        let screens = split.viewControllers.flatMap(\.children)
        let folder = screens.first { $0 is LinkedFolder } ?? LinkedFolder(row: 0, app: self)
        let note = screens.first { $0 is LinkedNote } ?? LinkedNote(row: 0, app: self)
        let both = UINavigationController()
        both.viewControllers = [folder, note]
        split.showDetailViewController(both, sender: nil)
        return [note, folder]
    }
}
