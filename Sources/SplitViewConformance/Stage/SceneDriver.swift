import StatefulTesting
import UIKitModel

/// Drives one scene: finds out what commands mean in it, and does them. Sees and judges nothing.
@MainActor package final class SceneDriver {
    let subject: SplitViewSubject
    let table = CommandTable.standard
    /// Where the commands of this scene are written.
    let log: SceneLog
    @exclusivity(unchecked) private(set) var runtime: ModelRuntime
    @exclusivity(unchecked) private(set) var scene: SplitViewScene
    @exclusivity(unchecked) private(set) var window: UIWindow
    /// The width of the widest window of the subject's devices, in points.
    let widest: CGFloat
    /// The size of the window now, and its device.
    @exclusivity(unchecked) private(set) var place = WindowPlace(.regular)
    @exclusivity(unchecked) private(set) var selection = Selection()
    @exclusivity(unchecked) private(set) var beginning = Beginning()
    /// The queries of the app, in this scene and in those before.
    @exclusivity(unchecked) var attention = Attention()
    /// For which rows details were made.
    @exclusivity(unchecked) var origins = ScreenOrigins()
    @exclusivity(unchecked) private(set) var touched = Touched()
    /// A digest of the commands since app code has put off what still waits; 0 if nothing does.
    @exclusivity(unchecked) private(set) var waiting: UInt64 = 0
    /// Whether the scenes record callbacks, for a story.
    @exclusivity(unchecked) var recordsCallbacks = false

    package init(_ subject: SplitViewSubject, profile: UIKitProfile) {
        self.subject = subject
        let firstPlace = subject.firstPlace
        widest = subject.devices.flatMap(\.windows).map(\.environment.width).max() ?? 0
        log = SceneLog(profile)
        log.begin()
        (runtime, scene) = subject.built(in: firstPlace, profile: profile, attention: attention)
        window = UIWindow(environment: firstPlace.environment)
        begin(in: firstPlace)
        log.rest()
    }

    /// A scene that another one has taken the place of, as long as it is not released.
    package struct FormerScene {
        fileprivate let runtime: ModelRuntime
        fileprivate let scene: SplitViewScene
        fileprivate let window: UIWindow
        fileprivate let beginning: Beginning
        fileprivate let selection: Selection
    }

    /// Builds the scene anew, as before any command.
    ///
    /// - Returns: The scene before, which this one does not release.
    @discardableResult
    package func renew() -> FormerScene {
        let former = FormerScene(
            runtime: runtime, scene: scene, window: window, beginning: beginning,
            selection: selection)
        log.begin()
        build(in: subject.firstPlace)
        log.rest()
        return former
    }

    /// Builds the scene anew, and notes nothing in the log.
    ///
    /// - Parameter place: The size of its window, as an app can read it that is built.
    func build(in place: WindowPlace) {
        // Before the launch it is on no device.
        self.place = WindowPlace(.regular)
        selection = Selection()
        origins = ScreenOrigins()
        waiting = 0
        (runtime, scene) = subject.built(
            in: place, profile: runtime.profile, attention: attention)
        window = UIWindow(environment: place.environment)
        runtime.callbacks.isKept = recordsCallbacks
        if recordsCallbacks { runtime.callbacks.appRecord = scene.recordAsNumber }
        begin(in: place)
    }

    /// Puts the scene into its window, and notes what it has as it is built.
    private func begin(in place: WindowPlace) {
        window.rootViewController = scene.windowRoot
        let delegate = scene.split.delegate
        beginning = Beginning(
            place: place, hasSideBar: scene.hasSideBar, delegate: delegate,
            delegateIdentity: delegate.map { ObjectIdentifier($0) })
    }

    /// The app's record, as a number, if it keeps one.
    var recordNow: UInt32? {
        guard let read = scene.recordAsNumber else { return nil }
        return log.asking(read)
    }

    /// The parts of a scene that are written down as the system terminates it.
    struct SavedScene {
        /// The part written down by the system.
        let archive: StateArchive?
        /// The part written down by the app.
        let numbers: [Int]?
        /// The size of the window then, and its device.
        let place: WindowPlace
        /// How many commands the log has then.
        let commands: UInt32
    }

    /// The parts that would be written down of the scene now; `nil` if nothing would.
    var saved: SavedScene? {
        guard let restoration = scene.restoration else { return nil }
        let saved = log.asking {
            SavedScene(
                archive: StateArchive(saving: scene.split), numbers: restoration.save?(),
                place: place, commands: log.count)
        }
        return saved.archive == nil && saved.numbers == nil ? nil : saved
    }

    /// Builds the scene anew and restores it, in a window of a width that is not on screen yet.
    func reset(restoring saved: SavedScene, in place: WindowPlace) {
        build(in: subject.readsEnvironment ? place : subject.firstPlace)
        resize(to: place)
        guard let restoration = scene.restoration else { return }
        saved.archive?.restore(into: scene.split, recreate: restoration.recreate)
        if let numbers = saved.numbers { restoration.restore(numbers) }
        restoration.finish()
    }

    /// Does it, and notes what happens to the content. For a new detail, the caller names the
    /// screens that must go.
    package func perform(_ deed: Deed, noting expected: inout Expectation) {
        runtime.grantBudget()
        touched = Touched()
        switch deed {
        case .launch(let place):
            resize(to: place)
            window.makeKeyAndVisible()
        case .resize(let place): resize(to: place)
        case .background(let place): passThroughBackground(comingBackIn: place, noting: &expected)
        case .show(let detail, let list): show(detail, from: list, noting: &expected)
        case .push(let screen, let stack):
            guard let controller = make(screen) else { return }
            expected.comes.append(controller.modelNumber.value)
            if let front = stack.children.last { touched.workedIn = worked(front) }
            stack.pushViewController(controller, animated: true)
        case .pop(let stack):
            expected.noteGone(stack.children.last)
            stack.popViewController(animated: true)
        case .popToRoot(let stack):
            for controller in stack.children.dropFirst() { expected.noteGone(controller) }
            stack.popToRootViewController(animated: true)
        case .dismiss(let presenter):
            expected.noteGone(presenter.presentedViewController)
            let isRefused = !presenter.swipeAwayPresented()
            // An app that refuses may still take it away by itself.
            if isRefused {
                expected.terms.insert(.isRefused)
                expected.mayGo += expected.goes
                expected.goes = []
            }
        case .clearDetail(let clear):
            expected.letDetailsGo()
            clear()
        case .open(let open):
            expected.leaving.insert(.besideLists)
            expected.newFrom = runtime.nextNumber
            expected.note(open())
        case .act(let act):
            expected.newFrom = runtime.nextNumber
            expected.note(act())
        case .tap(let row, let list):
            guard let tap = scene.actions.tap else { return }
            expected.newFrom = runtime.nextNumber
            touched.tap = Tap(row: row, list: list.modelNumber.value)
            expected.note(tap(row + 1, list))
            if expected.word == .anything { expected.word = .something }
        case .replace(let detail, let replace):
            expected.noteAbove(detail)
            let below = details(below: detail)
            let next = replace(detail)
            // An app may well show the next item in the same screen.
            if next !== detail { expected.goes.append(detail.modelNumber.value) }
            if let next {
                expected.comes.append(next.modelNumber.value)
                expected.mayGo += below
            }
        case .startOver(let startOver, let first):
            for place in placesFromBottom { expected.noteGone(place, sparing: first) }
            startOver()
        case .selectTab(let tabs, let tab): tap(tab, of: tabs, noting: &expected)
        case .cancelPop(let stack): stack.cancelPop()
        case .prefer(let mode): scene.split.preferredDisplayMode = mode
        case .swipeList: scene.split.performGesture()
        case .arrange(let column, let isShown): scene.split.swipe(column, isShown: isShown)
        case .changeSceneInsets: scene.split.sceneInsetsDidChange()
        case .setDelegate(let delegate): scene.split.delegate = delegate
        case .setStack(let navigation, let stack, let left):
            expected.noteGone(left)
            navigation.setViewControllers(stack, animated: false)
        }
        performPutOff()
    }

    /// Performs what app code has put off. Before the launch it waits for the window.
    func performPutOff() { if window.isVisible { runtime.performPutOff() } }

    /// Notes the command given last, if something waits: this command, or one before, may have put
    /// it off. Its effect follows from them.
    func noteWaiting(after command: SplitViewCommand) {
        guard runtime.hasPutOff else { return waiting = 0 }
        var digest = Digest()
        digest.spread(waiting)
        digest.spread(UInt64(command.name.rawValue) << 8 | UInt64(command.argument))
        waiting = digest.value
    }

    /// Gives the window another size.
    func resize(to place: WindowPlace) {
        self.place = place
        if let window = place.deviceWindow {
            runtime.idiom = window.device.idiom
            runtime.screen = window.screen
        }
        window.environment = place.environment
    }

    /// A row, from 0, of a list that was tapped.
    struct Tap: Equatable {
        let row: Int
        let list: UInt32
    }

    /// A detail in which a person has worked.
    struct WorkedScreen {
        let id: UInt32
        let isFilledIn: Bool
    }

    /// The detail that was selected last, and whether it was meant to replace the others.
    struct Selection {
        fileprivate(set) var controller: UIViewController?
        fileprivate(set) var isReplacing = false
        @MainActor var id: UInt32? { controller?.modelNumber.value }
    }

    /// The facts about a new scene.
    struct Beginning {
        /// The size of the window then.
        var place = WindowPlace(.regular)
        /// Whether the app has a side bar beside a list.
        var hasSideBar = false
        var delegate: (any UISplitViewControllerDelegate)?
        /// The identity of that delegate, perhaps released by now.
        var delegateIdentity: ObjectIdentifier?
    }

    /// The screens and rows that the deed under way has touched.
    struct Touched {
        /// The detail that had been selected last when the deed selected another.
        var formerlySelected: UInt32?
        /// The detail in which a person worked when the deed pushed something on it.
        var workedIn: WorkedScreen?
        /// The tapped row, if app code answers the tap.
        var tap: Tap?
    }

    /// How a person gets at a list column that is hidden: by the gesture, or by a button of the
    /// app.
    var hiddenListColumn: Snapshot.ListColumn {
        scene.split.presentsWithGesture || scene.actions.hasListButton
            ? .isOneGestureAway : .isOutOfReach
    }

    /// Whether a controller that was taken away still lives, although nothing should hold it any
    /// more unless it is seen somewhere.
    ///
    /// The detail selected last is held here, as an app holds a screen to show again. A controller
    /// set for a column out of sight is held by the split view, with its contents.
    func outlives(_ id: UInt32) -> Bool {
        guard let controller = runtime.livingController(id), selection.controller !== controller
        else {
            return false
        }
        let inspector = scene.split.hiddenInspector
        var around: UIViewController? = controller
        while inspector != nil, let container = around {
            if container === inspector { return false }
            around = container.parent
        }
        return !scene.split.holdsOutOfSight(controller.outermost)
    }

    package func forgetEvents() { runtime.forgetEvents() }

    private func show(
        _ detail: Deed.ShownDetail, from list: UIViewController,
        noting expected: inout Expectation
    ) {
        // Before the first layout the list stands in no split view yet (ST11), and app code that
        // selects a row turns to the split view itself.
        let target = window.isVisible ? list : scene.split
        let content: UIViewController
        switch detail {
        case .row(let row), .wrapped(let row), .bare(let row):
            guard let detail = makeDetail(row) else { return }
            content = detail
        case .replacing(let row):
            guard let detail = makeReplacingDetail(row) else { return }
            content = detail
        case .again(let controller): content = controller
        case .emptyStack:
            return target.showDetailViewController(UINavigationController(), sender: list)
        case .list:
            expected.comes.append(list.modelNumber.value)
            return scene.split.showDetailViewController(list, sender: list)
        }
        if let last = selection.controller, last !== content {
            touched.formerlySelected = last.modelNumber.value
        }
        selection.controller = content
        if case .again = detail {} else { selection.isReplacing = detail.isReplacing }
        expected.comes.append(content.modelNumber.value)
        let shown = inContainer(content, as: detail)
        target.showDetailViewController(shown, sender: list)
    }

    /// A detail in which a person works; `nil` for any other controller.
    private func worked(_ controller: UIViewController) -> WorkedScreen? {
        guard !controller.isNavigation, controller.children.isEmpty else { return nil }
        let screen = scene.screen(controller)
        guard screen.role == .detail else { return nil }
        return WorkedScreen(id: controller.modelNumber.value, isFilledIn: screen.isFilledIn)
    }

    /// The details below a page on its stack: the page was pushed on them, and they go with it if
    /// the next item takes the place of both.
    private func details(below page: UIViewController) -> [UInt32] {
        guard let stack = page.parent?.asNavigation else { return [] }
        var details: [UInt32] = []
        for screen in stack.children {
            if screen === page { break }
            if screen.children.isEmpty, scene.screen(screen).role == .detail {
                details.append(screen.modelNumber.value)
            }
        }
        return details
    }

    /// Makes a screen to be pushed; `nil` if the app has none of the kind.
    private func make(_ screen: PushedScreen) -> UIViewController? {
        switch screen {
        case .list: scene.makers.list?()
        case .detail: makeDetail(0)
        case .furtherDetail: scene.makers.page?() ?? makeDetail(0)
        }
    }

    /// The controller that an app hands over to have a detail shown.
    private func inContainer(
        _ content: UIViewController, as detail: Deed.ShownDetail
    ) -> UIViewController {
        if case .wrapped = detail { return UINavigationController(rootViewController: content) }
        if case .bare = detail { return content }
        guard let wrap = scene.makers.container else { return content }
        // A detail that is still in its own container is shown with it. One that was merged into
        // the list stack is in none: no app would show its list as a detail.
        guard let container = content.parent, container !== scene.split.columns.primary else {
            return wrap(content)
        }
        return container
    }
}
