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
    /// Forgets the branches that were taken.
    package func forgetMarks() { marks = 0 }

    package var nextNumber: UInt32 { living.lastNumber + 1 }

    /// The state that the app has queried; `nil` if it is not recorded.
    @exclusivity(unchecked) package var attention: Attention?

    /// The values that the declarations without behaviour keep for the app as a whole. The engine
    /// never reads it.
    @exclusivity(unchecked) package var attachment: AnyObject?

    // What each part of the engine keeps here is a value, declared beside that part.
    var surroundings = Surroundings()
    @exclusivity(unchecked) nonisolated(unsafe) var surface = Surface()
    @exclusivity(unchecked) var operations = Operations()
    @exclusivity(unchecked) var transitions = Transitions()
    @exclusivity(unchecked) package var callbacks = CallbackRecord()
    @exclusivity(unchecked) var putOff = PutOff()
    @exclusivity(unchecked) var budget = Budget()

    /// The state of all controllers of this runtime that affects the future.
    ///
    /// Omitted: `profile`, a constant; `events`, `callbacks` and `marks`, without influence on the
    /// engine; `living` and `navigationControllers`, about the controllers alive and not their
    /// state; `budget`, reset by every step or counted only after the run has ended; `transitions`,
    /// of an operation that runs; `surroundings`, given before the launch; of `putOff`, the work
    /// and its time, known only to the one who gives the commands; of `surface`, the facts that
    /// the classes of the controllers and their window give.
    package func encodeFuture(into record: inout FutureRecord) {
        let firstResponder = surface.firstResponder
        record.add(
            (isHalted ? 1 : 0) | (exception?.isEndless == true ? 2 : 0)
                | (operations.areRunning ? 4 : 0) | (operations.areSettled ? 0 : 8)
                | (firstResponder == nil ? 0 : 16) | (hasPutOff ? 32 : 0))
        if let firstResponder { record.add(object: firstResponder) }
        record.add(valuesIn: attachment)
        if let exception { record.add(text: exception.name) }
        operations.encodeFuture(into: &record)
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

    /// Hears of each exception as it is raised: app code that goes on may end the process.
    package static var whenRaised: ((RaisedException) -> Void)?

    private func halt(_ raised: RaisedException) {
        guard exception == nil else { return }
        exception = raised
        Self.whenRaised?(raised)
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

    var isHalted: Bool { exception != nil }

    package var hasRaised: Bool { isHalted }

    func nextControllerNumber() -> ControllerNumber {
        ControllerNumber(living.takeNumber())
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
        guard operations.questionDepth < Self.deepestOperation else {
            raiseTooDeep()
            return nil
        }
        operations.questionDepth += 1
        events.append(.asked(question, .notImplemented))
        return events.count - 1
    }

    /// Records an answer with its question, unless the events were cleared in between.
    ///
    /// - Parameters:
    ///   - place: Its index in the record.
    ///   - answer: The answer; `nil` if the delegate gave none.
    func endQuestion(_ question: DelegateQuestion, at place: Int, answer: DelegateAnswer?) {
        operations.questionDepth -= 1
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
        (self.name, self.reason, self.isEndless) = (name, reason, isEndless)
        isCrash = false
    }

    /// The end of the process that performed a step.
    package init(crash name: String, reason: String) {
        (self.name, self.reason) = (name, reason)
        isEndless = false
        isCrash = true
    }
}
