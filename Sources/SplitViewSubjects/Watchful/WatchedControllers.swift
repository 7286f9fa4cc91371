import UIKitModel

/// A controller that records its callbacks.
@MainActor protocol Watched: UIViewController {
    var diary: Diary { get }
}

extension Watched {
    /// Whether this controller got a callback about its present size class, if it was ever visible.
    var knowsRoom: Bool {
        diary.room == .unspecified || diary.room == traitCollection.horizontalSizeClass
    }
}

/// The callbacks of one controller.
@MainActor public final class Diary {
    /// Between off and on screen.
    enum Phase { case off, appearing, on, disappearing }

    let watch: Watch
    private(set) var phase = Phase.off
    /// Whether it got the callback about its container.
    private(set) var hasArrived = false
    private var leavesStack = false
    /// Whether it got the callback about its coming removal, and not yet the one after it.
    private(set) var isLeaving = false
    /// The size class in its last callback, or when it first appeared.
    private(set) var room = UIUserInterfaceSizeClass.unspecified
    /// The number of callbacks about appearing or disappearing that it got.
    private(set) var turns = 0

    init(_ watch: Watch) { self.watch = watch }

    func willAppear(_ controller: any Watched) {
        watch.willAppear(controller)
        if room == .unspecified { learnRoom(of: controller) }
        // As recorded on iOS 26: the primary beside a replaced detail turns back half-way (D8).
        turn(to: .appearing, from: phase == .disappearing ? .disappearing : .off)
    }
    func didAppear() { turn(to: .on, from: .appearing) }
    func willDisappear() {
        // A swipe back that is cancelled makes the uncovered controller leave again, half-way in.
        turn(to: .disappearing, from: phase == .appearing ? .appearing : .on)
    }
    func didDisappear() { turn(to: .off, from: .disappearing) }

    private func turn(to next: Phase, from expected: Phase) {
        if phase != expected { watch.complain("a screen got the callback \(next) while \(phase)") }
        phase = next
        turns += 1
    }

    func learnRoom(of controller: UIViewController) {
        room = controller.traitCollection.horizontalSizeClass
    }

    func willMove(_ controller: UIViewController, to parent: UIViewController?) {
        // It leaves its stack first (X14).
        if parent is UISplitViewController, let old = controller.parent, old !== parent {
            watch.complain("a column got the callback of the split view while it is elsewhere")
        }
        isLeaving = parent == nil
        hasArrived = false
        leavesStack = controller.parent is UINavigationController
    }

    func didMove(_ controller: UIViewController, to parent: UIViewController?) {
        hasArrived = parent != nil
        isLeaving = false
        if controller.parent !== parent {
            watch.complain("a screen got a callback with a wrong parent")
        }
        if let parent, controller.parent === parent, !parent.children.contains(controller) {
            watch.complain("a screen got a callback with a parent that does not list it")
        }
        if parent is UISplitViewController { watch.didInstall(controller) }
        // A column gets the callback about its removal before it disappears (D8).
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

    public override func viewWillAppear(_ animated: Bool) { diary.willAppear(self) }
    public override func viewDidAppear(_ animated: Bool) { diary.didAppear() }
    public override func viewWillDisappear(_ animated: Bool) { diary.willDisappear() }
    public override func viewDidDisappear(_ animated: Bool) { diary.didDisappear() }
    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        diary.learnRoom(of: self)
    }
    public override func willMove(toParent parent: UIViewController?) {
        diary.willMove(self, to: parent)
    }
    public override func didMove(toParent parent: UIViewController?) {
        diary.didMove(self, to: parent)
    }
}

/// A list of the watchful app.
public final class WatchedListViewController: WatchedViewController {}

/// A note of the watchful app.
public class WatchedNoteViewController: WatchedViewController {}

/// The placeholder of the watchful app while no note is chosen.
public final class WatchedBlankViewController: WatchedViewController {}

/// A stack of the watchful app.
public class WatchedNavigationController: UINavigationController, Watched {
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

    public override func viewWillAppear(_ animated: Bool) { diary.willAppear(self) }
    public override func viewDidAppear(_ animated: Bool) { diary.didAppear() }
    public override func viewWillDisappear(_ animated: Bool) { diary.willDisappear() }
    public override func viewDidDisappear(_ animated: Bool) { diary.didDisappear() }
    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        diary.learnRoom(of: self)
    }
    public override func willMove(toParent parent: UIViewController?) {
        diary.willMove(self, to: parent)
    }
    public override func didMove(toParent parent: UIViewController?) {
        diary.didMove(self, to: parent)
        if parent is UINavigationController { diary.watch.didNest(self) }
    }
}
