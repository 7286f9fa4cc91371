import UIKitModel

/// A split view delegate under test, with the app around it and its contract.
///
/// ```swift
/// let notes = Subject("notes", origin: "the app's own delegate", profile: .ios14) {
///     makeNotes()
/// }
/// try checkConformance(of: notes)
/// ```
public struct Subject: Sendable {
    /// A short name, used in corpus files, as a folder's name, and on the command line.
    public let name: String
    /// Where the delegate comes from, in a few words.
    public let origin: String
    /// The assumptions of the delegate about its app, and its policies.
    public let contract: Contract
    /// Which release of UIKit the app is written for; it is judged under this one unless another is
    /// asked for.
    public let profile: UIKitProfile
    /// The labels to count.
    public let labels: [SituationLabel]
    /// Builds the app from scratch; called once for every run.
    public let makeScene: @MainActor @Sendable () -> Scene

    /// Describes a subject.
    ///
    /// - Parameters:
    ///   - name: A short name of letters, digits, hyphens and dots; also used for files.
    ///   - origin: Where the delegate comes from, in a few words.
    ///   - contract: The assumptions of the delegate; by default those that nearly every app
    ///     fulfils.
    ///   - profile: Which release of UIKit the app is written for.
    ///   - labels: The labels to count, at most 32, each with a unique name.
    ///   - makeScene: Builds the app from scratch: the same scene every time, with no state carried
    ///     over.
    public init(
        _ name: String, origin: String = "", contract: Contract = .usual,
        profile: UIKitProfile = .ios26, labels: [SituationLabel] = [],
        makeScene: @escaping @MainActor @Sendable () -> Scene
    ) {
        precondition(
            name.isPlainName, "a subject's name is made of letters, digits, hyphens and dots")
        self.name = name
        self.origin = origin
        precondition(
            labels.count <= 32 && Set(labels.map(\.name)).count == labels.count,
            "a subject has at most 32 labels, each under a name of its own")
        self.contract = contract
        self.profile = profile
        self.labels = labels
        self.makeScene = makeScene
    }
}

/// One app, freshly built and not on screen yet.
///
/// ```swift
/// let split = UISplitViewController()
/// let delegate = NotesSplitDelegate()
/// split.viewControllers = [
///     UINavigationController(rootViewController: NoteList()),
///     UINavigationController(rootViewController: NoNote()),
/// ]
/// split.delegate = delegate
/// let scene = Scene(
///     split: split, keeping: [delegate],
///     role: { $0 is NoNote ? .placeholder : $0 is Note ? .detail : .list },
///     makeList: { NoteList() }, makeDetail: { row in Note(row: row) },
///     memory: .none, rows: .alike)
/// ```
@MainActor public final class Scene {
    /// The split view, with its columns filled and its delegate attached.
    public let split: UISplitViewController
    /// The objects that the app keeps alive: at least its delegate.
    public let kept: [AnyObject]
    /// The controllers among those.
    let keptScreens: [UIViewController]
    /// The role of each controller that is not a container.
    public let role: @MainActor (UIViewController) -> Role
    /// Makes another screen for the list side.
    public let makeList: @MainActor () -> UIViewController
    /// Makes a detail for a row (from 0), not wrapped in anything.
    public let makeDetail: @MainActor (_ row: Int) -> UIViewController
    /// Makes a detail that replaces those shown, if the app distinguishes the two.
    public let makeReplacingDetail: (@MainActor (_ row: Int) -> UIViewController)?
    /// Makes the screen that a detail pushes, if it is another kind of screen than a row shows.
    public let makePushedDetail: (@MainActor () -> UIViewController)?
    /// Wraps a detail before it is shown, in a navigation controller for instance.
    public let dressDetail: (@MainActor (UIViewController) -> UIViewController)?
    /// What the app can do besides showing details from its list.
    public let actions: Actions
    /// The detail that the app believes it shows, where it keeps a record of that: a selected row,
    /// for instance. `nil` if the app keeps none.
    public let record: (@MainActor () -> UIViewController?)?
    /// How the app is restored after the system has terminated it; `nil` if it starts fresh.
    public let restoration: Restoration?
    /// What the delegate and the app remember that their screens do not show.
    public let memory: Memory
    /// Whether it matters which row is selected.
    public let rows: Rows

    /// Describes an app.
    ///
    /// - Parameters:
    ///   - split: The split view, with its columns filled and its delegate attached.
    ///   - kept: Objects that must stay alive during the run; the split view does not retain its
    ///     delegate.
    ///   - role: The role of a controller; never called for containers.
    ///   - makeList: Makes another screen for the list side.
    ///   - makeDetail: Makes a detail for a row (from 0).
    ///   - makeReplacingDetail: Makes a detail that replaces those shown.
    ///   - makePushedDetail: Makes the screen that a detail pushes; by default the detail of the
    ///     first row.
    ///   - dressDetail: Wraps a detail before it is shown.
    ///   - actions: What the app can do besides showing details from its list.
    ///   - record: The detail that the app believes it shows.
    ///   - restoration: How the app is restored after the system has terminated it.
    ///   - memory: What the delegate and the app remember (see ``Memory``); if it is not declared,
    ///     exhaustive searches cannot merge states and get less far.
    ///   - rows: Whether it matters to the delegate or the app which row is selected; if not,
    ///     exhaustive searches use only one.
    public init(
        split: UISplitViewController, keeping kept: [AnyObject] = [],
        role: @escaping @MainActor (UIViewController) -> Role,
        makeList: @escaping @MainActor () -> UIViewController,
        makeDetail: @escaping @MainActor (_ row: Int) -> UIViewController,
        makeReplacingDetail: (@MainActor (_ row: Int) -> UIViewController)? = nil,
        makePushedDetail: (@MainActor () -> UIViewController)? = nil,
        dressDetail: (@MainActor (UIViewController) -> UIViewController)? = nil,
        actions: Actions = Actions(),
        record: (@MainActor () -> UIViewController?)? = nil, restoration: Restoration? = nil,
        memory: Memory = .undeclared, rows: Rows = .different
    ) {
        self.split = split
        self.kept = kept
        keptScreens = kept.compactMap { $0 as? UIViewController }
        self.role = role
        self.makeList = makeList
        self.makeDetail = makeDetail
        self.makeReplacingDetail = makeReplacingDetail
        self.makePushedDetail = makePushedDetail
        self.dressDetail = dressDetail
        self.actions = actions
        self.record = record
        self.restoration = restoration
        self.memory = memory
        self.rows = rows
    }

    /// What the rows of a list mean to an app.
    public enum Rows: Sendable {
        /// It may matter which one is selected.
        case different
        /// Their details show different things, but are treated alike.
        case alike
    }
}

/// How an app is restored after the system has terminated it: its part of state restoration.
///
/// Controllers with a restoration identifier are restored, from the split view down.
///
/// ```swift
/// let restoration = Restoration { path in
///     path.last == "note" ? Note(row: 0) : nil
/// }
/// ```
public struct Restoration {
    /// Makes the controller for a path of restoration identifiers, the last being its own; `nil`
    /// for one that is already in the new scene, or is not to be restored.
    public let recreate: @MainActor (_ path: [String]) -> UIViewController?
    /// Repairs what was restored for another width than the window has now.
    public let finish: @MainActor () -> Void

    /// An app's part of state restoration.
    ///
    /// - Parameters:
    ///   - recreate: Makes the controller for a path of restoration identifiers.
    ///   - finish: Called when everything is restored, before the window is on screen.
    public init(
        recreate: @escaping @MainActor (_ path: [String]) -> UIViewController?,
        finish: @escaping @MainActor () -> Void = {}
    ) {
        self.recreate = recreate
        self.finish = finish
    }
}

/// The role of a screen in its app.
public enum Role: UInt8, Sendable, Hashable {
    /// A screen of the list side.
    case list
    /// A screen of the detail side.
    case detail
    /// What the detail side shows while nothing is chosen.
    case placeholder
}
