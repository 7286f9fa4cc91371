import UIKitModel

/// The events of an app that may be counted.
enum Event: String, CaseIterable, Sendable {
    /// The columns become one.
    case merge
    /// The columns separate.
    case part
    /// A note is shown.
    case show
}

/// Counts events, up to a number beyond which nothing depends on it.
@MainActor protocol Counting: AnyObject {
    var merges: Int { get set }
    var parts: Int { get set }
    var shows: Int { get set }
}

extension Counting {
    /// Counts an event.
    func count(_ event: Event, upTo most: Int) {
        guard count(of: event) < most else { return }
        switch event {
        case .merge: merges += 1
        case .part: parts += 1
        case .show: shows += 1
        }
    }

    /// How often an event has happened.
    func count(of event: Event) -> Int {
        switch event {
        case .merge: merges
        case .part: parts
        case .show: shows
        }
    }

    /// All counts.
    var counts: [Int] { Event.allCases.map { count(of: $0) } }
}

/// An object beside the delegate that counts.
final class Diary: Counting {
    var merges = 0
    var parts = 0
    var shows = 0
}

/// A list. The first one may count.
final class Folder: UIViewController, Counting {
    var merges = 0
    var parts = 0
    var shows = 0
}

/// The placeholder, shown while no note is chosen.
final class Blank: UIViewController {}

/// A note of a row.
class Note: UIViewController {
    let row: Int
    /// How often it was visible, and how many callbacks about another width it got, if counted.
    private(set) var views = 0
    private(set) var turns = 0
    weak var app: HistoryApp?

    init(row: Int, app: HistoryApp? = nil) {
        self.row = row
        self.app = app
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        row = 0
        super.init(coder: coder)
    }

    override func viewDidLoad() { app?.react(to: .load, self) }

    override func viewDidAppear(_ animated: Bool) {
        if views < app?.script.most ?? 0 { views += 1 }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if turns < app?.script.most ?? 0 { turns += 1 }
        app?.react(to: .turn, self)
    }

    override func didMove(toParent parent: UIViewController?) {
        if parent == nil { app?.didLeave(self) }
    }
}

/// A note of another class.
final class Draft: Note {}

/// The lower one of the two notes that a link leads to.
final class LinkedFolder: Note {}

/// The upper one of the two notes that a link leads to.
final class LinkedNote: Note {}
