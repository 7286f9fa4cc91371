/// The parts of a process that UIKit relies on and the model has to provide: numbers for
/// controllers, a place for raised exceptions, the record of the delegate's answers.
///
/// Controllers join the runtime that is `current` when they are created. One scene belongs to one
/// runtime; a driver of several scenes makes the right one current first.
///
/// ```swift
/// ModelRuntime.current = ModelRuntime(profile: .ios14)
/// let split = UISplitViewController()
/// split.viewControllers = [NoteList(), NoNote()]
/// let window = UIWindow(environment: .compact)
/// window.rootViewController = split
/// window.makeKeyAndVisible()
/// print(ModelRuntime.current.events, ModelRuntime.current.exception as Any)
/// ```
@preconcurrency @MainActor public final class ModelRuntime {
    /// The runtime that new controllers join; the engine reports to it.
    @exclusivity(unchecked) public static var current = ModelRuntime(profile: .ios26)

    /// The release of UIKit that is modelled.
    public let profile: UIKitProfile

    /// The first exception that UIKit would have raised, if any. From then on the engine changes
    /// nothing more: on a device the process would have ended.
    @exclusivity(unchecked) public private(set) var exception: RaisedException?

    /// The events since `forgetEvents()`, in order.
    @exclusivity(unchecked) public private(set) var events: [ModelEvent] = []

    /// The navigation controllers that are alive, installed or not.
    package let navigationControllers = NavigationRegistry()

    /// The controllers that are alive. Controllers are created and released on one thread.
    @exclusivity(unchecked)
    nonisolated(unsafe) package internal(set) var living = LivingControllers()

    /// The number of living controllers. This and the following members belong to this module, so
    /// that a step does not pay for a check of exclusive access to the list.
    package var livingCount: Int { living.count }

    /// See `LivingControllers`.
    package func livingOnScreen(besides met: ControllerSet) -> [UIViewController] {
        living.onScreen(besides: met)
    }

    /// The controller with a number, if it is alive.
    package func livingController(_ number: UInt32) -> UIViewController? { living[number] }

    // See EngineMark.swift.
    @exclusivity(unchecked) var marks: UInt64 = 0
    /// The branches of the engine that were taken: one bit for each `EngineMark`.
    package var passedMarks: UInt64 { marks }

    @exclusivity(unchecked) private var lastNumber: UInt32 = 0

    /// The number that the next controller gets.
    package var nextNumber: UInt32 { lastNumber + 1 }

    /// The state that the app has queried; `nil` if it is not recorded.
    @exclusivity(unchecked) package var attention: Attention?

    /// The kind of device, as apps read it. A tablet unless it is set (UNK37).
    public var idiom = UIUserInterfaceIdiom.pad

    /// The screen of the device, as apps read it; `nil` if it was not described.
    public var screen: WindowEnvironment?

    /// The values that the declarations without behaviour keep for the app as a whole. The engine
    /// never reads it.
    @exclusivity(unchecked) package var attachment: AnyObject?

    // See UIStoryboard.swift.
    var storyboards: [StoryboardPlace: @MainActor () -> UIViewController] = [:]
    var segues: [StoryboardPlace: (UIStoryboardSegue.Kind, @MainActor () -> UIViewController)] = [:]
    // FR1.
    weak var firstResponder: UIResponder?
    // The controller that `present` is just presenting.
    @exclusivity(unchecked) var beingPresented: UIViewController?
    // The controller that `dismiss` is just dismissing.
    @exclusivity(unchecked) var beingDismissed: UIViewController?
    // The window that was put on screen last; it clears this when it is released.
    @exclusivity(unchecked)
    nonisolated(unsafe) var windowOnScreen = Backlink<UIWindow>.none
    // Whether a class overrides `viewWillTransition(to:with:)` or `willTransition(to:with:)`:
    // otherwise no app can tell whether they are called.
    @exclusivity(unchecked) var hearsOfSizes = false

    // The vertical size class that a window has just lost, while controllers hear of its change.
    @exclusivity(unchecked) var verticalBefore: UIUserInterfaceSizeClass?
    // Whether a container is just asked for the traits of a child.
    @exclusivity(unchecked) var asksForTraits = false

    // See Operations.swift.
    @exclusivity(unchecked) var operationDepth = 0
    @exclusivity(unchecked) var unsettled: [UIViewController] = []
    @exclusivity(unchecked) var loose: [UIViewController] = []

    /// Whether callbacks are recorded, for a story.
    @exclusivity(unchecked) package var recordsCallbacks = false
    // See CallbackRecord.swift.
    @exclusivity(unchecked) package internal(set) var callbacks: [RecordedCallback] = []
    @exclusivity(unchecked) var takenInCallbacks = 0

    // Whether a window has a height, so that layouts are noted: see LastLayout.swift.
    @exclusivity(unchecked) var hasLayouts = false

    // See HeldAnnouncements.swift.
    @exclusivity(unchecked) var transitionDepth = 0
    @exclusivity(unchecked) var heldAnnouncements: [UINavigationController] = []

    // See RunningTransition.swift.
    @exclusivity(unchecked) var lastTransition = ContainerTransition.none
    @exclusivity(unchecked) var coordinator: RunningTransition?

    // See PutOffWork.swift.
    @exclusivity(unchecked) var waiting: [PutOffWork] = []
    @exclusivity(unchecked) var workTime = 0

    // See StepBudget.swift.
    @exclusivity(unchecked) var operationsLeft = Int.max
    @exclusivity(unchecked) var questionDepth = 0
    @exclusivity(unchecked) var callsInVain = 0

    /// The state of all controllers of this runtime that affects the future.
    ///
    /// Omitted: `profile`, a constant; `events`, `recordsCallbacks`, `callbacks`,
    /// `takenInCallbacks` and `marks`, without influence on the engine; `lastNumber`, `living` and
    /// `navigationControllers`, about the controllers alive and not their state; `operationsLeft`
    /// and `lastTransition`, reset by every step, and `callsInVain`, counted only after the run has
    /// ended; `coordinator`, of a running transition; `idiom`, `screen` and `storyboards`, given to
    /// an app before its launch; of `waiting`, the work and its time, known only to the one who
    /// gives the commands; `hearsOfSizes` and `hasLayouts`, given by the classes of the controllers
    /// and by their window.
    package func encodeFuture(into record: inout FutureRecord) {
        let isBusy = operationDepth > 0 || questionDepth > 0
        let isSettled = unsettled.isEmpty && loose.isEmpty
        record.add(
            (isHalted ? 1 : 0) | (exception?.isEndless == true ? 2 : 0) | (isBusy ? 4 : 0)
                | (isSettled ? 0 : 8) | (firstResponder == nil ? 0 : 16) | (hasPutOff ? 32 : 0))
        if let firstResponder { record.add(object: firstResponder) }
        record.add(valuesIn: attachment)
        if let exception { record.add(text: exception.name) }
        if isBusy {
            record.add(UInt32(operationDepth))
            record.add(UInt32(questionDepth))
            record.add(beingPresented)
            record.add(beingDismissed)
            record.add(UInt32(verticalBefore?.rawValue ?? 0) << 1 | (asksForTraits ? 1 : 0))
        }
        guard !isSettled else { return }
        for list in [unsettled, loose] {
            record.add(UInt32(list.count))
            for controller in list { record.add(controller) }
        }
    }

    /// A process that has created no controller yet.
    public init(profile: UIKitProfile) { self.profile = profile }

    /// Makes this runtime the one that new controllers join.
    ///
    /// - Returns: Whether another one was that until now.
    package func makeCurrent() -> Bool {
        guard Self.current !== self else { return false }
        Self.current = self
        return true
    }

    /// Raises an exception of UIKit or an app: it is recorded, and ends the run (see `exception`).
    ///
    /// Only the first exception counts; on a device nothing would happen after it.
    ///
    /// - Parameters:
    ///   - name: The name of the exception, `NSInvalidArgumentException` for instance.
    ///   - reason: The message that the console would show.
    public func raise(_ name: String, reason: String) {
        halt(RaisedException(name: name, reason: reason))
    }

    /// Raises because the app uses something that UIKit has and the model has not: the run ends
    /// there, as the rest would be a guess.
    ///
    /// - Parameter what: The missing part of the model, as a clause.
    package func raiseNotModelled(_ what: String) {
        halt(RaisedException(name: RaisedException.notModelled, reason: "not modelled: \(what)"))
    }

    /// Raises the exception for an app that would not stop by itself.
    func raiseEndless(_ name: String, reason: String) {
        halt(RaisedException(name: name, reason: reason, isEndless: true))
    }

    private func halt(_ raised: RaisedException) {
        guard exception == nil else { return }
        exception = raised
        isHalted = true
        mark(.raised)
        events.append(.raised)
    }

    /// Empties the record of events and keeps its memory.
    public func forgetEvents() { events.removeAll(keepingCapacity: true) }

    /// Moves the record of events out, and continues with the memory of the one given in return.
    package func moveEvents(to record: inout [ModelEvent]) {
        swap(&events, &record)
        events.removeAll(keepingCapacity: true)
    }

    @exclusivity(unchecked) private(set) var isHalted = false

    /// Whether something was raised.
    package var hasRaised: Bool { isHalted }

    func nextControllerNumber() -> ControllerNumber {
        precondition(
            lastNumber < .max, "A runtime is one scene: its controllers are numbered with 32 bits.")
        lastNumber += 1
        return ControllerNumber(lastNumber)
    }

    func register(_ navigationController: UINavigationController) {
        navigationController.registration = navigationControllers.add(navigationController)
    }

    func record(_ event: ModelEvent) { events.append(event) }

    /// Records a question before it is asked, so that the actions of the delegate come after it.
    ///
    /// - Returns: The index of the question in the record; `nil` if the run has ended.
    func beginQuestion(_ question: DelegateQuestion) -> Int? {
        guard spend() else { return nil }
        guard questionDepth < Self.deepestOperation else {
            raiseTooDeep()
            return nil
        }
        questionDepth += 1
        events.append(.asked(question, .notImplemented))
        return events.count - 1
    }

    /// Records an answer with its question, unless the events were cleared in between.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - place: Its index in the record.
    ///   - answer: The answer; `nil` if the delegate gave none.
    func endQuestion(_ question: DelegateQuestion, at place: Int, answer: DelegateAnswer?) {
        questionDepth -= 1
        if let answer { mark(answer, to: question) }
        guard let answer, events.indices.contains(place),
            events[place] == .asked(question, .notImplemented)
        else { return }
        events[place] = .asked(question, answer)
    }
}

/// The index of a controller in the order in which its runtime created them, from 1.
public struct ControllerNumber: Hashable, Sendable, Comparable {
    /// The index.
    public let value: UInt32

    /// The number with this value.
    package init(_ value: UInt32) { self.value = value }

    /// By order of creation.
    public static func < (left: ControllerNumber, right: ControllerNumber) -> Bool {
        left.value < right.value
    }
}

/// An exception that UIKit would have raised.
public struct RaisedException: Hashable, Sendable {
    /// The name, `NSInvalidArgumentException` for instance.
    public let name: String
    /// The message that the console would show.
    public let reason: String
    /// Whether nothing was raised, but the app would never have stopped.
    public let isEndless: Bool
    /// Whether nothing was raised, but the process of the app has ended: by a signal, by `exit`, or
    /// for lack of memory.
    public let isCrash: Bool
    /// Whether UIKit raises nothing here: the app uses a member declared only to compile, and not
    /// modelled.
    public var isLimitOfModel: Bool { name == Self.notModelled }

    static let notModelled = "UIKitModelLimit"

    /// The exception with this name and reason.
    public init(name: String, reason: String, isEndless: Bool = false) {
        self.name = name
        self.reason = reason
        self.isEndless = isEndless
        isCrash = false
    }

    /// The end of the process that performed a step.
    package init(crash name: String, reason: String) {
        self.name = name
        self.reason = reason
        isEndless = false
        isCrash = true
    }
}
