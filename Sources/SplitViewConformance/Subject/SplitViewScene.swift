import UIKitModel

/// A freshly built app that is not on screen yet: its split view, the meaning of each screen, and
/// the actions of a person in it.
///
/// ```swift
/// let split = UISplitViewController()
/// let delegate = NotesSplitDelegate()
/// split.viewControllers = [
///     UINavigationController(rootViewController: NoteList()),
///     UINavigationController(rootViewController: NoNote()),
/// ]
/// split.delegate = delegate
/// let scene = SplitViewScene(
///     split, keeping: [delegate],
///     screen: { $0 is NoNote ? .placeholder : $0 is Note ? .detail : .list }
/// )
/// .list { NoteList() }
/// .detail { row in Note(row: row) }
/// ```
///
/// Modifiers add everything else. Each returns a description with one thing more. Where the app
/// lacks the thing, a modifier takes `nil`, or `if: false` before a closure.
@MainActor public struct SplitViewScene {
    /// The split view, with its delegate attached.
    public let split: UISplitViewController
    /// The objects that the app keeps alive: at least its delegate.
    package let kept: [AnyObject]
    /// The controllers among those, and a root that was given.
    var keptScreens: [UIViewController]
    /// The first controller of the window; `nil` for the outermost container of the split view.
    var givenRoot: UIViewController?
    /// The meaning of each controller that is not a container.
    package let screen: @MainActor (UIViewController) -> Screen
    /// The closures that make the app's screens.
    package internal(set) var makers = Makers()
    /// The actions of a person besides tapping rows and going back.
    package internal(set) var actions = Actions()
    /// The detail that the app believes it shows; `nil` if it keeps no record of any.
    package internal(set) var record: (@MainActor () -> UIViewController?)?
    /// The same by the item of the detail.
    package internal(set) var recordedItem: (@MainActor () -> Int?)?
    /// How the app is restored after the system has terminated it; `nil` if it starts fresh.
    package internal(set) var restoration: Restoration?
    /// The parts of the app's memory that are not compared.
    package internal(set) var omissions: [Omission] = []
    package internal(set) var rows = Rows.different

    /// Describes an app.
    ///
    /// - Parameters:
    ///   - split: The split view, with its columns filled and its delegate attached. The columns
    ///     may also come later: as it appears, or with a link or an action of the app.
    ///   - kept: Objects that must stay alive during the run; the split view does not retain its
    ///     delegate.
    ///   - screen: The meaning of a controller; never called for containers. Every controller with
    ///     children is a container, also one of the app's own. Of an article with its comments as a
    ///     child, only the child is asked for, and it finds the article as its `parent`. A
    ///     controller without children is a screen. The closure is called after every step for
    ///     every screen, so it should be cheap.
    public init(
        _ split: UISplitViewController, keeping kept: [AnyObject] = [],
        screen: @escaping @MainActor (UIViewController) -> Screen
    ) {
        (self.split, self.kept) = (split, kept)
        keptScreens = kept.compactMap { $0 as? UIViewController }
        self.screen = screen
    }

    /// The meaning of the rows of a list to an app.
    public enum Rows: Sendable {
        /// Rows that may matter to the app.
        case different
        /// Their details show different things, but are treated alike. Then screens do not name
        /// their item: two taps on one row would not be alike.
        case alike
    }

    /// The same description with a change.
    consuming func with(_ change: (inout SplitViewScene) -> Void) -> SplitViewScene {
        var scene = self
        change(&scene)
        return scene
    }

    // MARK: Screens

    /// A list can push another one.
    ///
    /// - Parameters:
    ///   - exists: Whether the app has this.
    ///   - make: Makes the list that is pushed.
    public consuming func list(
        if exists: Bool = true, _ make: (@MainActor () -> UIViewController)?
    ) -> SplitViewScene { with { $0.makers.list = exists ? make : nil } }

    /// A tapped row shows the detail that this makes, with `showDetailViewController`.
    ///
    /// The scene is checked with a detail of row 1, and without ``page(if:_:)`` a detail pushes one
    /// of row 1; so it is also called when no row is tapped.
    ///
    /// - Parameters:
    ///   - exists: Whether the app has this.
    ///   - make: Makes the detail of a row, from 1, not wrapped in anything.
    public consuming func detail(
        if exists: Bool = true, _ make: (@MainActor (_ row: Int) -> UIViewController)?
    ) -> SplitViewScene { with { $0.makers.detail = exists ? make : nil } }

    /// Some rows show a detail that is meant to replace those shown.
    ///
    /// - Parameters:
    ///   - exists: Whether the app has this.
    ///   - make: Makes the detail of such a row, from 1.
    public consuming func replacingDetail(
        if exists: Bool = true, _ make: (@MainActor (_ row: Int) -> UIViewController)?
    ) -> SplitViewScene { with { $0.makers.replacingDetail = exists ? make : nil } }

    /// A detail can push a screen of another kind than a row shows.
    ///
    /// - Parameters:
    ///   - exists: Whether the app has this.
    ///   - make: Makes the screen that is pushed.
    public consuming func page(
        if exists: Bool = true, _ make: (@MainActor () -> UIViewController)?
    ) -> SplitViewScene { with { $0.makers.page = exists ? make : nil } }

    /// A detail is shown in a container, in a navigation controller for instance.
    ///
    /// - Parameters:
    ///   - exists: Whether the app has this.
    ///   - wrap: Puts a detail into a new container, and returns that.
    public consuming func container(
        if exists: Bool = true,
        _ wrap: (@MainActor (_ detail: UIViewController) -> UIViewController)?
    ) -> SplitViewScene { with { $0.makers.container = exists ? wrap : nil } }

    // MARK: What a person can do

    /// A person can delete what the details show; the app takes all of them away.
    ///
    /// - Parameters:
    ///   - exists: Whether the app has this.
    ///   - delete: Takes them away.
    public consuming func onDelete(
        if exists: Bool = true, _ delete: (@MainActor () -> Void)?
    ) -> SplitViewScene { with { $0.actions.delete = exists ? delete : nil } }

    /// A detail can be finished; the app takes it away, and perhaps what is above it.
    ///
    /// This is the topmost detail, perhaps a page above the chosen one. An offer of only some
    /// details is an action of the app's own: ``onAction(_:_:)``.
    ///
    /// - Parameters:
    ///   - exists: Whether the app has this.
    ///   - finish: Takes away the detail that it is given.
    public consuming func onFinish(
        if exists: Bool = true, _ finish: (@MainActor (_ detail: UIViewController) -> Void)?
    ) -> SplitViewScene { with { $0.actions.finish = exists ? finish : nil } }

    /// A person can go on to the next item; the app shows it in place of a detail.
    ///
    /// - Parameters:
    ///   - exists: Whether the app has this.
    ///   - next: Shows the next item in place of the topmost detail, perhaps a page above the
    ///     chosen one. Returns the detail of that item, perhaps the same. The details below that
    ///     page may go with it.
    public consuming func onNext(
        if exists: Bool = true,
        _ next: (@MainActor (_ detail: UIViewController) -> UIViewController)?
    ) -> SplitViewScene { with { $0.actions.next = exists ? next : nil } }

    /// The app can go back to the first screen of the list side, with nothing chosen.
    ///
    /// - Parameters:
    ///   - exists: Whether the app has this.
    ///   - startOver: Goes back.
    public consuming func onStartOver(
        if exists: Bool = true, _ startOver: (@MainActor () -> Void)?
    ) -> SplitViewScene { with { $0.actions.startOver = exists ? startOver : nil } }

    /// A tap on a row calls app code: a method of the list, a coordinator, a table delegate. It may
    /// show a detail, several, the one that is in front already, or a further list.
    ///
    /// The same code runs before the launch, where an app chooses a row by itself.
    ///
    /// - Parameters:
    ///   - rows: The number of rows of a list, perhaps 0; by default as many as commands name.
    ///   - tap: The code for a tap on a row of the list in front; rows count from 1. Its result is
    ///     of no importance, unless it is a ``Promise``.
    public consuming func onTap<Outcome>(
        rows: (@MainActor (_ list: UIViewController) -> Int)? = nil,
        _ tap: @escaping @MainActor (_ row: Int, _ list: UIViewController) -> Outcome
    ) -> SplitViewScene {
        // A closure that only calls a method with a promise as its result means to pass it on.
        tapping(rows) { Promise(outcome: tap($0, $1)) }
    }

    /// A tap on a row calls app code that returns a promise. Then a tap on the row of the item that
    /// is in front already may leave everything as it is.
    ///
    /// - Parameters:
    ///   - rows: The number of rows of a list, perhaps 0; by default as many as commands name.
    ///   - tap: The code for a tap on a row of the list in front; its result is the promise to a
    ///     person. Rows count from 1.
    @_disfavoredOverload
    public consuming func onTap(
        rows: (@MainActor (_ list: UIViewController) -> Int)? = nil,
        _ tap: @escaping @MainActor (_ row: Int, _ list: UIViewController) -> Promise
    ) -> SplitViewScene { tapping(rows, tap) }

    private consuming func tapping(
        _ rows: (@MainActor (_ list: UIViewController) -> Int)?,
        _ tap: @escaping @MainActor (_ row: Int, _ list: UIViewController) -> Promise
    ) -> SplitViewScene {
        with {
            $0.actions.arePromised = true
            $0.actions.tap = tap
            $0.actions.rowCount = rows
        }
    }

    /// The app opens a link, always the same one, at any time, also before the launch.
    ///
    /// - Parameters:
    ///   - exists: Whether the app has this.
    ///   - open: Opens it, and returns the details of its target: first the one in front, then
    ///     those below that come with it.
    public consuming func onLink(
        if exists: Bool = true, _ open: (@MainActor () -> [UIViewController])?
    ) -> SplitViewScene {
        guard exists, let open else { return self }
        return with {
            $0.actions.linkCount = 1
            $0.actions.link = { _ in Promise(kind: .shows(open())) }
        }
    }

    /// The app opens links or notifications, several different ones, at any time, also before the
    /// launch.
    ///
    /// - Parameters:
    ///   - count: The number of links, from 1 to 3.
    ///   - open: Opens the link with a number from 1, and says what a person may expect of it. An
    ///     app that keeps a link until its window is there names the item to come, or leaves it
    ///     open (`.unstated`).
    public consuming func onLinks(
        _ count: Int, _ open: @escaping @MainActor (_ link: Int) -> Promise
    ) -> SplitViewScene {
        demand(
            (1...Int(SplitViewCommand.linkCount)).contains(count),
            "an app has from 1 to \(SplitViewCommand.linkCount) links to be tried")
        return with {
            $0.actions.arePromised = true
            $0.actions.linkCount = count
            $0.actions.link = open
        }
    }

    /// A person, or the system, can have the app do something else, at any time since the window
    /// is on screen.
    ///
    /// - Parameters:
    ///   - name: A few words on one line: `archive the article`. A scene has at most four.
    ///   - act: Does it, and says what a person may expect of it. After `.unstated` nothing is
    ///     expected, and screens may come and go. The usual contract asks for it once the window is
    ///     on screen.
    public consuming func onAction(
        _ name: String, _ act: @escaping @MainActor () -> Promise
    ) -> SplitViewScene {
        demand(
            actions.own.count < SplitViewCommand.actionCount,
            "a scene has at most \(SplitViewCommand.actionCount) actions of its own")
        demand(
            !name.unicodeScalars.contains { $0.properties.generalCategory == .control },
            "the name of an action is one line of text")
        return with {
            $0.actions.arePromised = true
            $0.actions.own.append((name, act))
        }
    }

    /// A person can log out: no earlier list or detail is shown any more, and a log-in
    /// screen, or whatever the app has for everyone, is in front.
    ///
    /// If the log-in screen only covers the earlier screens, ``onAction(_:_:)`` says so, with a
    /// promise of `.shows`; an app that goes back to its first list has ``onStartOver(if:_:)``. To
    /// log in again is an action. Where the log-in screen may be there already, an
    /// ``onAction(_:_:)`` promises ``Promise/takesEverythingAway`` or ``Promise/changesNothing``.
    ///
    /// - Parameter logOut: Takes everything away, and shows what comes instead.
    public consuming func onLogOut(_ logOut: @escaping @MainActor () -> Void) -> SplitViewScene {
        onAction("log out") {
            logOut()
            return .takesEverythingAway
        }
    }

    /// A person can pull down a list to refresh it, which changes no screen.
    ///
    /// - Parameter refresh: Refreshes it.
    public consuming func onRefresh(_ refresh: @escaping @MainActor () -> Void) -> SplitViewScene {
        onAction("pull to refresh") {
            refresh()
            return .changesNothing
        }
    }

    /// The app does something when it leaves for the background, in `sceneDidEnterBackground` for
    /// instance.
    ///
    /// With this or ``onForeground(_:)`` a search has the app leave and come back: meanwhile the
    /// system collapses and expands its columns for its pictures. A person must not see a
    /// difference, unless the window has another size afterwards, or the app promises one.
    ///
    /// ```swift
    /// let split = UISplitViewController()
    /// let vault = SplitViewScene(split) { _ in .list }.onBackground {
    ///     let lock = UIViewController()
    ///     split.present(lock, animated: false)
    ///     return SplitViewScene.Promise.shows(lock)
    /// }
    /// ```
    ///
    /// - Parameter leave: The code of the app. Its result is of no importance, unless it is a
    ///   ``Promise``: of an app that is locked when it leaves, for instance.
    public consuming func onBackground<Outcome>(
        _ leave: @escaping @MainActor () -> Outcome
    ) -> SplitViewScene {
        with { $0.actions.background = { Promise(outcome: leave()) } }
    }

    /// The app does something when it comes back from the background, in `sceneWillEnterForeground`
    /// for instance.
    ///
    /// - Parameter comeBack: The code of the app. Its result is of no importance, unless it is a
    ///   ``Promise``.
    public consuming func onForeground<Outcome>(
        _ comeBack: @escaping @MainActor () -> Outcome
    ) -> SplitViewScene {
        with { $0.actions.foreground = { Promise(outcome: comeBack()) } }
    }

    /// The app has objects that all its scenes share, such as `Router.shared`.
    ///
    /// On a device there is one scene; here there are several at the same time, each built anew,
    /// and the objects they share were set by the last one built. This is called before a step of
    /// this scene whenever another one has had its turn since.
    ///
    /// ```swift
    /// final class Router {
    ///     nonisolated(unsafe) static var shared = Router()
    /// }
    ///
    /// @MainActor func makeScene() -> SplitViewScene {
    ///     let router = Router()
    ///     Router.shared = router
    ///     return SplitViewScene(UISplitViewController(), keeping: [router]) { _ in .list }
    ///         .onReturn { Router.shared = router }
    /// }
    /// ```
    ///
    /// - Parameter makeCurrent: Makes what is shared belong to this scene.
    public consuming func onReturn(
        _ makeCurrent: @escaping @MainActor () -> Void
    ) -> SplitViewScene {
        with { $0.actions.returning = makeCurrent }
    }

    /// A button hides the list column and shows it again: the `displayModeButtonItem`, for
    /// instance. So a person can also reach the list where no gesture brings it in.
    ///
    /// - Parameter exists: Whether there is one.
    public consuming func listButton(_ exists: Bool = true) -> SplitViewScene {
        with { $0.actions.hasListButton = exists }
    }

    /// People swipe a hidden list column in, and swipe it away while it lies over the detail, if
    /// the split view has `presentsWithGesture`. The delegate decides about its effect, in
    /// `targetDisplayModeForAction(in:)`.
    ///
    /// The gesture is tried only where a scene asks for it: most apps never hide their list.
    public consuming func listGesture() -> SplitViewScene {
        with { $0.actions.hasListGesture = true }
    }
}
