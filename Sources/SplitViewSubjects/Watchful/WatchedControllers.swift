import UIKitModel

/// A controller that notes down what it is told.
@MainActor protocol Watched: UIViewController {
    var diary: Diary { get }
}

/// What one controller was told.
@MainActor final class Diary {
    /// Between off and on screen.
    enum Phase { case off, appearing, on, disappearing }

    let watch: Watch
    private(set) var phase = Phase.off
    /// Whether it was told of the container it stands in.
    private(set) var hasArrived = false
    private var leavesStack = false
    /// How often it was told that it appears or disappears.
    private(set) var turns = 0

    init(_ watch: Watch) { self.watch = watch }

    func willAppear() {
        // As recorded on iOS 26: the primary beside a replaced detail turns back half-way (D8).
        turn(to: .appearing, from: phase == .disappearing ? .disappearing : .off)
    }
    func didAppear() { turn(to: .on, from: .appearing) }
    func willDisappear() {
        // A swipe back that is given up lets what was uncovered leave again, half-way in.
        turn(to: .disappearing, from: phase == .appearing ? .appearing : .on)
    }
    func didDisappear() { turn(to: .off, from: .disappearing) }

    private func turn(to next: Phase, from expected: Phase) {
        if phase != expected { watch.complain("a screen is told \(next) while \(phase)") }
        phase = next
        turns += 1
    }

    func willMove(_ controller: UIViewController) {
        hasArrived = false
        leavesStack = controller.parent is UINavigationController
    }

    func didMove(_ controller: UIViewController, to parent: UIViewController?) {
        hasArrived = parent != nil
        if controller.parent !== parent { watch.complain("a screen is told of a wrong parent") }
        // A column hears that it has left before it disappears (D8).
        if parent == nil, leavesStack, phase != .off {
            watch.complain("a screen has left its stack and is still seen")
        }
    }
}

/// A plain screen of the watchful app: a list, a note, or the page without a note.
public class WatchedViewController: UIViewController, Watched {
    let diary: Diary

    /// A screen.
    public init(_ watch: Watch) {
        diary = Diary(watch)
        super.init(nibName: nil, bundle: nil)
        watch.watch(self)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }

    public override func viewWillAppear(_ animated: Bool) { diary.willAppear() }
    public override func viewDidAppear(_ animated: Bool) { diary.didAppear() }
    public override func viewWillDisappear(_ animated: Bool) { diary.willDisappear() }
    public override func viewDidDisappear(_ animated: Bool) { diary.didDisappear() }
    public override func willMove(toParent parent: UIViewController?) {
        diary.willMove(self)
    }
    public override func didMove(toParent parent: UIViewController?) {
        diary.didMove(self, to: parent)
    }
}

/// A list of the watchful app.
public final class WatchedListViewController: WatchedViewController {}

/// A note of the watchful app.
public final class WatchedNoteViewController: WatchedViewController {}

/// What the watchful app shows where no note is chosen.
public final class WatchedBlankViewController: WatchedViewController {}

/// A stack of the watchful app.
public final class WatchedNavigationController: UINavigationController, Watched {
    let diary: Diary

    /// A stack of screens, bottom first.
    public init(_ watch: Watch, _ screens: [UIViewController]) {
        diary = Diary(watch)
        super.init(nibName: nil, bundle: nil)
        watch.watch(self)
        viewControllers = screens
    }

    /// Not used: the app makes its stacks in code.
    public required init?(coder: NSCoder) { nil }

    public override func viewWillAppear(_ animated: Bool) { diary.willAppear() }
    public override func viewDidAppear(_ animated: Bool) { diary.didAppear() }
    public override func viewWillDisappear(_ animated: Bool) { diary.willDisappear() }
    public override func viewDidDisappear(_ animated: Bool) { diary.didDisappear() }
    public override func willMove(toParent parent: UIViewController?) {
        diary.willMove(self)
    }
    public override func didMove(toParent parent: UIViewController?) {
        diary.didMove(self, to: parent)
        if parent is UINavigationController { diary.watch.didNest(self) }
    }
}
