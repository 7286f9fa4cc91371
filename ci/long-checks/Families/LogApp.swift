import UIKit
import UIKitModel

/// An app that loses a note in one step, if its last events were certain ones.
@MainActor final class LogApp: NSObject, UISplitViewControllerDelegate {
    /// What happened, as it is noted.
    enum Event: String, CaseIterable, Sendable {
        case push = "P", pop = "B", merge = "C", part = "S", show = "T"
    }

    /// Where the events are noted.
    enum Place: String, CaseIterable, Sendable {
        case text, cases, screen, bag, prompt, tag
        case closure, shared

        var isHidden: Bool { self == .closure || self == .shared }
    }

    /// When the app loses a note, and where it looks for that.
    struct Plan: Sendable {
        let event: Event
        let last: String
        let place: Place

        var name: String { "\(place)-\(event)-\(last)" }

        /// Two, three and four events before the columns merge or separate.
        static let all = Place.allCases.flatMap { place in
            [
                (Event.part, "PB"), (.part, "CPB"), (.part, "PBC"), (.part, "PPB"),
                (.part, "PBPB"), (.part, "TCP"), (.part, "CTP"), (.merge, "PB"), (.merge, "TPB"),
                (.merge, "STP"), (.merge, "PPB"), (.merge, "PBPB"), (.merge, "BPB"),
            ].map { Plan(event: $0.0, last: $0.1, place: place) }
        }
    }

    let split = UISplitViewController()
    private let plan: Plan
    private let log: any Log
    private var isArranging = false

    init(_ plan: Plan) {
        self.plan = plan
        log =
            switch plan.place {
            case .text: TextLog()
            case .cases: CaseLog()
            case .screen: ScreenLog()
            case .bag: BagLog()
            case .prompt: PromptLog(split)
            case .tag: TagLog(split)
            case .closure: ClosureLog()
            case .shared: SharedLog()
            }
        super.init()
        split.viewControllers = [stack([Folder()]), stack([Blank()])]
        split.delegate = self
    }

    private func stack(_ screens: [UIViewController]) -> NotingStack {
        let stack = NotingStack()
        stack.app = self
        stack.viewControllers = screens
        return stack
    }

    fileprivate func note(_ event: Event) { if !isArranging { log.add(event) } }

    /// Whether the last events are the ones, after which this one is noted.
    private func isDue(_ event: Event) -> Bool {
        defer { log.add(event) }
        return plan.event == event && log.text.hasSuffix(plan.last)
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        guard let stack = split.viewControllers.last as? UINavigationController else {
            return false
        }
        log.add(.show)
        let others = split.isCollapsed ? stack.viewControllers.filter { !($0 is Note) } : []
        stack.setViewControllers(others + [vc], animated: false)
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let secondary = secondaryViewController as? NotingStack,
            let primary = primaryViewController as? NotingStack
        else { return false }
        var notes = secondary.viewControllers.filter { $0 is Note }
        if isDue(.merge), !notes.isEmpty { notes.removeLast() }
        if !notes.isEmpty { secondary.viewControllers = [] }
        primary.viewControllers += notes
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let primary = primaryViewController as? NotingStack else { return nil }
        var notes = primary.viewControllers.filter { $0 is Note }
        let loses = isDue(.part)
        primary.viewControllers.removeAll { $0 is Note }
        if loses, !notes.isEmpty { notes.removeLast() }
        return stack(notes.isEmpty ? [Blank()] : notes)
    }
}

/// A stack that tells its app of every push and pop.
private final class NotingStack: UINavigationController {
    weak var app: LogApp?

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        app?.note(.push)
        super.pushViewController(viewController, animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        app?.note(.pop)
        return super.popViewController(animated: animated)
    }
}

/// The last four events.
@MainActor private protocol Log: AnyObject {
    var text: String { get set }
}

extension Log {
    fileprivate func add(_ event: LogApp.Event) { text = String((text + event.rawValue).suffix(4)) }
}

private final class TextLog: Log { var text = "" }

private final class CaseLog: Log {
    private var events: [LogApp.Event?] = []
    var text: String {
        get { events.compactMap { $0?.rawValue }.joined() }
        set { events = newValue.map { LogApp.Event(rawValue: String($0)) } }
    }
}

private final class ScreenLog: Log {
    /// A screen that is never shown.
    private final class Page: UIViewController { var text = "" }
    private let pages = ["log": Page()]
    var text: String {
        get { pages["log"]?.text ?? "" }
        set { pages["log"]?.text = newValue }
    }
}

private final class BagLog: Log {
    private var entries: Set<Int> = []
    var text: String {
        get {
            entries.sorted().compactMap { LogApp.Event.allCases[$0 % 8].rawValue }.joined()
        }
        set {
            let cases = LogApp.Event.allCases
            entries = Set(
                newValue.enumerated().map { place, letter in
                    8 * place + (cases.firstIndex { $0.rawValue == String(letter) } ?? 0)
                })
        }
    }
}

private final class PromptLog: Log {
    private let item: UINavigationItem
    init(_ split: UISplitViewController) { item = split.navigationItem }
    var text: String {
        get { item.prompt ?? "" }
        set { item.prompt = newValue }
    }
}

private final class TagLog: Log {
    private let split: UISplitViewController
    init(_ split: UISplitViewController) { self.split = split }
    var text: String {
        get {
            var (tag, text) = (split.view.tag, "")
            while tag > 0 {
                text = LogApp.Event.allCases[tag % 8 - 1].rawValue + text
                tag /= 8
            }
            return text
        }
        set {
            split.view.tag = newValue.reduce(0) { tag, letter in
                let cases = LogApp.Event.allCases
                return 8 * tag + 1 + (cases.firstIndex { $0.rawValue == String(letter) } ?? 0)
            }
        }
    }
}

private final class ClosureLog: Log {
    private let read: () -> String
    private let write: (String) -> Void
    init() {
        var text = ""
        (read, write) = ({ text }, { text = $0 })
    }
    var text: String {
        get { read() }
        set { write(newValue) }
    }
}

private final class SharedLog: Log {
    private static var texts: [ObjectIdentifier: String] = [:]
    init() { Self.texts[ObjectIdentifier(self)] = "" }
    var text: String {
        get { Self.texts[ObjectIdentifier(self)] ?? "" }
        set { Self.texts[ObjectIdentifier(self)] = newValue }
    }
}
