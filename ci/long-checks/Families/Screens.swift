import UIKit
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

/// Counts in a text that UIKit holds.
final class PromptDiary: Counting {
    private let item: UINavigationItem

    init(_ split: UISplitViewController) { item = split.navigationItem }

    private subscript(place: Int) -> Int {
        get { counted[place] }
        set {
            var numbers = counted
            numbers[place] = newValue
            item.prompt = numbers.map(String.init).joined(separator: ",")
        }
    }

    private var counted: [Int] {
        item.prompt?.split(separator: ",").compactMap { Int($0) } ?? [0, 0, 0]
    }

    var merges: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    var parts: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    var shows: Int {
        get { self[2] }
        set { self[2] = newValue }
    }
}

/// Counts in what closures hold.
final class ClosureDiary: Counting {
    private let read: (Int) -> Int
    private let write: (Int, Int) -> Void

    init() {
        var numbers = [0, 0, 0]
        read = { numbers[$0] }
        write = { numbers[$0] = $1 }
    }

    var merges: Int {
        get { read(0) }
        set { write(0, newValue) }
    }
    var parts: Int {
        get { read(1) }
        set { write(1, newValue) }
    }
    var shows: Int {
        get { read(2) }
        set { write(2, newValue) }
    }
}

/// The counts of each scene, as a global.
@MainActor private var globalCounts: [ObjectIdentifier: [Int]] = [:]

/// Counts in a global.
final class GlobalDiary: Counting {
    init() { globalCounts[ObjectIdentifier(self)] = [0, 0, 0] }

    private subscript(place: Int) -> Int {
        get { globalCounts[ObjectIdentifier(self)]?[place] ?? 0 }
        set { globalCounts[ObjectIdentifier(self)]?[place] = newValue }
    }

    var merges: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    var parts: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    var shows: Int {
        get { self[2] }
        set { self[2] = newValue }
    }
}

/// Counts in a static property.
final class SharedDiary: Counting {
    private static var counts: [ObjectIdentifier: [Int]] = [:]

    init() { Self.counts[ObjectIdentifier(self)] = [0, 0, 0] }

    private subscript(place: Int) -> Int {
        get { Self.counts[ObjectIdentifier(self)]?[place] ?? 0 }
        set { Self.counts[ObjectIdentifier(self)]?[place] = newValue }
    }

    var merges: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    var parts: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    var shows: Int {
        get { self[2] }
        set { self[2] = newValue }
    }
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
