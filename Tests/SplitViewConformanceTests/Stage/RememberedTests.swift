import Foundation
import StatefulTesting
import Testing
import UIKit
import UIKitModel

@testable import SplitViewConformance

/// What an app remembers is a part of the state, wherever it stands, and nothing else is.
@MainActor @Suite struct RememberedTests {
    /// One place for each kind of value, which a link changes and the next one changes back.
    class Place: NSObject, UISplitViewControllerDelegate {
        func change(_ split: UISplitViewController) {}
        func changeBack(_ split: UISplitViewController) {}
    }

    final class Numbers: Place {
        enum Mood { case fresh, worn }
        var (count, flag, share, mood) = (0, false, 0.5, Mood.fresh)
        override func change(_ split: UISplitViewController) {
            (count, flag, share, mood) = (1, true, 0.25, .worn)
        }
        override func changeBack(_ split: UISplitViewController) {
            (count, flag, share, mood) = (0, false, 0.5, .fresh)
        }
    }

    final class Mixed: Place {
        struct Shelf { var (title, pair) = ("", (1, "a")) }
        enum Mood { case fresh, worn(times: Int, String) }
        var (shelf, mood, maybe) = (Shelf(), Mood.worn(times: 1, "a"), Int?.none)
        override func change(_ split: UISplitViewController) { mood = .worn(times: 2, "a") }
        override func changeBack(_ split: UISplitViewController) { mood = .worn(times: 1, "a") }
    }

    final class Nested: Place {
        struct Shelf { var (title, pair) = ("", (1, "a")) }
        var shelf = Shelf()
        override func change(_ split: UISplitViewController) { shelf.pair.1 = "b" }
        override func changeBack(_ split: UISplitViewController) { shelf.pair.1 = "a" }
    }

    final class Optionals: Place {
        var (maybe, more) = (Int??.none, String?.none)
        override func change(_ split: UISplitViewController) { maybe = .some(nil) }
        override func changeBack(_ split: UISplitViewController) { maybe = nil }
    }

    final class Collections: Place {
        var (names, widths, history) = (["a", "b"], Set([7, 12]), ["a": [1], "b": [2]])
        override func change(_ split: UISplitViewController) { history["b"]?.append(3) }
        override func changeBack(_ split: UISplitViewController) { history["b"]?.removeLast() }
    }

    final class Sets: Place {
        var widths: Set<Int> = [7, 12, 40, 3, 9]
        override func change(_ split: UISplitViewController) { widths.remove(12) }
        override func changeBack(_ split: UISplitViewController) { widths.insert(12) }
    }

    final class Lazy: Place {
        lazy var times = 0
        override func change(_ split: UISplitViewController) { times = 1 }
        override func changeBack(_ split: UISplitViewController) { times = 0 }
        override init() {
            super.init()
            times = 0
        }
    }

    final class Chained: Place {
        final class Log { var entries: [Int] = [], next: Log? }
        let log = Log()
        override init() {
            super.init()
            log.next = log
        }
        override func change(_ split: UISplitViewController) { log.next?.entries = [1] }
        override func changeBack(_ split: UISplitViewController) { log.entries = [] }
    }

    final class Opened: Place {
        var (any, subject): (Any, (any CustomStringConvertible)?) = ([1, 2], nil)
        override func change(_ split: UISplitViewController) { subject = 3 }
        override func changeBack(_ split: UISplitViewController) { subject = nil }
    }

    final class Weak: Place {
        struct Box { weak var note: Note? }
        weak var note: Note?
        var boxes: [Box] = []
        override func change(_ split: UISplitViewController) {
            boxes = [Box(note: split.viewControllers.first?.children.first as? Note)]
            note = boxes[0].note
        }
        override func changeBack(_ split: UISplitViewController) { (note, boxes) = (nil, []) }
    }

    final class Retaining: Place {
        var kept: Set<UIViewController> = []
        override func change(_ split: UISplitViewController) { kept = [Note(), Folder()] }
        override func changeBack(_ split: UISplitViewController) { kept = [] }
    }

    final class Referring: Place {
        unowned var list: UIViewController
        unowned var maybe: UIViewController?
        weak var other: UIViewController?
        private let first = Folder()
        override init() { list = first }
        override func change(_ split: UISplitViewController) {
            maybe = split.viewControllers.first
            other = split.viewControllers.last
        }
        override func changeBack(_ split: UISplitViewController) { (maybe, other) = (nil, nil) }
    }

    final class SystemValues: Place {
        var (path, link, data) = (IndexPath(item: 1, section: 2), URL(filePath: "/a"), Data([1]))
        override func change(_ split: UISplitViewController) {
            path = IndexPath(item: 3, section: 2)
        }
        override func changeBack(_ split: UISplitViewController) {
            path = IndexPath(item: 1, section: 2)
        }
    }

    final class Prompting: Place {
        override func change(_ split: UISplitViewController) { split.navigationItem.prompt = "a" }
        override func changeBack(_ split: UISplitViewController) {
            split.navigationItem.prompt = nil
        }
    }

    final class Tagging: Place {
        override func change(_ split: UISplitViewController) {
            split.viewControllers[0].view.addSubview(UIView())
            split.viewControllers[0].view.tag = 7
        }
        override func changeBack(_ split: UISplitViewController) {
            split.viewControllers[0].view.subviews.forEach { $0.removeFromSuperview() }
            split.viewControllers[0].view.tag = 0
        }
    }

    final class Editing: Place {
        override init() {}
        override func change(_ split: UISplitViewController) {
            (split.viewControllers[0] as? UINavigationController)?.isNavigationBarHidden = true
        }
        override func changeBack(_ split: UISplitViewController) {
            (split.viewControllers[0] as? UINavigationController)?.isNavigationBarHidden = false
        }
    }

    /// A delegate, and the name and the values of what its change shows.
    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let shows: [String]
        let make: @MainActor @Sendable () -> Place

        init(
            _ name: String, _ shows: [String], _ make: @escaping @MainActor @Sendable () -> Place
        ) { (testDescription, self.shows, self.make) = (name, shows, make) }
    }

    nonisolated static let kinds = [
        Kind(
            "numbers",
            [
                "Numbers.count: 0 and 1", "Numbers.flag: false and true",
                "Numbers.share: 0.5 and 0.25", "Numbers.mood: fresh and worn",
            ]
        ) { Numbers() },
        Kind("enums", ["Mixed.mood.worn.times: 1 and 2"]) { Mixed() },
        Kind("structs", [#"Nested.shelf.pair.1: "a" and "b""#]) { Nested() },
        Kind("optionals", []) { Optionals() },
        Kind("collections", []) { Collections() },
        Kind("sets", []) { Sets() },
        Kind("lazy properties", ["Lazy.times: 0 and 1"]) { Lazy() },
        Kind("objects", []) { Chained() },
        Kind("protocols", []) { Opened() },
        Kind("weak references", []) { Weak() },
        Kind("screens out of sight", []) { Retaining() },
        Kind("unowned references", []) { Referring() },
        Kind("values of the system", []) { SystemValues() },
        Kind("an item of a bar", []) { Prompting() }, Kind("a view", []) { Tagging() },
        Kind("a bar", []) { Editing() },
    ]

    private func subject(_ kind: Kind) -> SplitViewSubject {
        SplitViewSubject("remembering", contract: .open) {
            let (split, place) = (UISplitViewController(), kind.make())
            split.viewControllers = [stacked(Note()), stacked(Blank())]
            // The views and the items are there from the start.
            split.navigationItem.prompt = nil
            split.delegate = place
            return SplitViewScene(split, keeping: [place], screen: role(of:))
                .onLinks(2) { link in
                    if link == 1 { place.change(split) } else { place.changeBack(split) }
                    return .unstated
                }
        }
    }

    @Test(arguments: kinds)
    func `a change makes another state, and the opposite change makes none`(_ kind: Kind) throws {
        let subject = subject(kind)
        let (plain, changed, back) = (
            SplitViewStage(subject), SplitViewStage(subject), SplitViewStage(subject)
        )
        try plain.act(out: "launch wide; open-link 2")
        try changed.act(out: "launch wide; open-link 1")
        try back.act(out: "launch wide; open-link 2; open-link 1; open-link 2")
        #expect(plain.state != changed.state)
        #expect(plain.state == back.state)
        let shown = plain.memoryListing.differences(from: changed.memoryListing).map {
            "\($0.name): \($0.values.joined(separator: " and "))"
        }
        for line in kind.shows { #expect(shown.contains(line), "\(shown)") }
    }

    final class Named: Place {
        struct Item: Hashable { let id = UUID() }
        var items = [Item(), Item()]
        var chosen: UUID?
        override func change(_ split: UISplitViewController) { chosen = items[1].id }
        override func changeBack(_ split: UISplitViewController) { chosen = items[0].id }
    }

    final class Watching: Place {
        let token = NotificationCenter.default.addObserver(
            forName: Notification.Name("any"), object: nil, queue: nil
        ) { _ in }
        let sender = NSObject()
        lazy var other = NotificationCenter.default.addObserver(
            forName: Notification.Name("any"), object: sender, queue: nil
        ) { _ in }
        override init() {
            super.init()
            _ = other
        }
    }

    @Test func `an observer's token holds nothing of the app`() throws {
        let subject = subject(Kind("", []) { Watching() })
        let (one, other) = (SplitViewStage(subject), SplitViewStage(subject))
        try one.act(out: "launch wide")
        try other.act(out: "launch wide")
        #expect(one.state == other.state)
    }

    @Test func `identities count only as the same or another`() throws {
        let subject = subject(Kind("", []) { Named() })
        func stage(_ line: String) throws -> SplitViewStage {
            let stage = SplitViewStage(subject)
            try stage.act(out: line)
            return stage
        }
        let first = try stage("launch wide; open-link 2").state
        #expect(try stage("launch wide; open-link 2").state == first)
        #expect(try stage("launch wide; open-link 1").state != first)
    }

    final class Birth: UIViewController {
        let row: Int
        var visits = 0
        init(row: Int) {
            self.row = row
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `what a screen of a row was born with counts where rows are different`() throws {
        func states(_ rows: SplitViewScene.Rows) throws -> [StageState] {
            let subject = SplitViewSubject("rows", contract: .open) {
                let split = UISplitViewController()
                split.viewControllers = [stacked(Folder()), stacked(Blank())]
                return SplitViewScene(split) {
                    $0 is Birth ? .detail : $0 is Blank ? .placeholder : .list
                }
                .detail { Birth(row: $0) }
                .rows(rows)
            }
            return try ["launch wide; select 1", "launch wide; select 2"].map { line in
                let stage = SplitViewStage(subject)
                try stage.act(out: line)
                return stage.state
            }
        }
        let (alike, different) = (try states(.alike), try states(.different))
        #expect(alike[0] == alike[1])
        #expect(different[0] != different[1])
    }

    final class RowKeeper: NSObject { var row = 0 }

    @Test func `where rows are alike, one of them is another state than none`() throws {
        let subject = SplitViewSubject("last-row", contract: .open) {
            let (split, keeper) = (UISplitViewController(), RowKeeper())
            split.viewControllers = [stacked(Folder()), stacked(Blank())]
            return SplitViewScene(split, keeping: [keeper], screen: role(of:))
                .onTap { row, _ in keeper.row = row }
                .onLink {
                    keeper.row = 0
                    return []
                }
                .rows(.alike)
        }
        let states = try ["2", "1", "1; open-link", "2; open-link"].map { taps in
            let stage = SplitViewStage(subject)
            try stage.act(out: "launch wide; select \(taps)")
            return stage.state
        }
        #expect(states[0] == states[1])
        #expect(states[2] == states[3])
        #expect(states[0] != states[2])
    }

    private final class OtherNote: Note {}

    @Test func `rows that are declared to be alike, and are not`() throws {
        let subject = SplitViewSubject("rows", contract: .open) {
            let split = UISplitViewController()
            split.viewControllers = [Folder(), Blank()].map { stacked($0) }
            return SplitViewScene(split, screen: role(of:))
                .detail { row in row == 3 ? OtherNote() : Note() }
                .rows(.alike)
        }
        let bounds = VerificationBounds(depth: 3, height: 3, limits: ExhaustLimits())
        let found = SplitViewChecker(subject).verification(within: bounds).contradiction
        #expect(
            found?.sentence == "two rows had different futures: they are declared to be alike, "
                + "with rows(.alike)")
        #expect(found?.second.commands.last?.name == .select)
    }
}
