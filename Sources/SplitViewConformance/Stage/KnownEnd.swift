import UIKitModel

/// Commands that ended their process, as another process has noted them.
package struct KnownEnd: Hashable, Sendable, Codable {
    /// Commands, and what the system did after them.
    package struct Place: Hashable, Sendable, Codable {
        package var profile: String
        /// The commands since the scene was built. The last one ended the process, unless the app
        /// was restored after it; without any, it was before the first step.
        package var commands: [SplitViewCommand]
        /// The width of the window in which the system restored the app after the commands; `nil`
        /// if it did not.
        package var restoredIn: SplitViewCommand.Width?
        /// Whether it was when the scene was released after the commands, as the next one was
        /// there.
        package var isRelease = false

        var step: Step {
            if isRelease { return .building }
            if let restoredIn { return .restart(restoredIn) }
            return commands.last.map { .command($0) } ?? .building
        }

        var line: String { commands.map(\.description).joined(separator: "; ") }

        /// When it was, as the end of a sentence.
        var words: String { words(isActing: true) }

        /// The same for a process that may have ended after the last of the commands.
        ///
        /// - Parameter isActing: Whether it ended in the last one.
        func words(isActing: Bool) -> String {
            if isRelease {
                return commands.isEmpty
                    ? "when the scene was released" : "when the scene was released after: \(line)"
            }
            if commands.isEmpty { return "before the first step" }
            if restoredIn != nil { return "when the app was restored after: \(line)" }
            return "\(isActing ? "in the last of" : "after") these steps: \(line)"
        }

        package init(
            profile: String, commands: [SplitViewCommand],
            restoredIn: SplitViewCommand.Width? = nil, isRelease: Bool = false
        ) {
            self.profile = profile
            (self.commands, self.restoredIn, self.isRelease) = (commands, restoredIn, isRelease)
        }
    }

    /// The last thing that happens on the way to a place.
    enum Step: Hashable {
        case command(SplitViewCommand)
        case restart(SplitViewCommand.Width)
        /// Before the first command of a scene, which also ends the one before.
        case building
    }

    package let place: Place
    /// The end, in a word or two: `signal 4`, `exit status 0`.
    package let name: String
    /// The further facts, as a clause: the message of the runtime, for instance.
    package let reason: String
    /// Whether the process was ended from outside because a step did not return.
    package let isEndless: Bool
    /// The last output of the process, line by line.
    package let printed: [String]

    package init(
        at place: Place, name: String, reason: String, isEndless: Bool, printed: [String] = []
    ) {
        self.place = place
        (self.name, self.reason, self.isEndless, self.printed) = (name, reason, isEndless, printed)
    }

    /// The end, as laws judge it.
    var exception: RaisedException {
        isEndless
            ? RaisedException(name: name, reason: reason, isEndless: true)
            : RaisedException(crash: name, reason: reason)
    }
}

extension SplitViewCommand.Width: Codable {}

/// The ends of processes that the stages of this process do not repeat.
///
/// A stage asks before it performs a command. If the commands since the scene was built and the
/// next one are known to end a process, it does not perform it, and its step says how it would have
/// ended.
@MainActor package enum KnownEnds {
    package static var all: [KnownEnd] = [] {
        didSet {
            course = Course()
            isEmpty = all.isEmpty && !passage.isRunByRun
            ends = Dictionary(all.map { ($0.place, $0) }) { first, _ in first }
            steps = Set(all.map(\.place.step))
        }
    }
    /// How a search goes through its runs.
    package static var passage = RunPassage() {
        didSet { isEmpty = all.isEmpty && !passage.isRunByRun }
    }
    /// Whether stages do without every step of the run under way.
    private static var passesRun = false

    /// A run of a search begins; `nil` when there are no more.
    static func begin(run: Int?) {
        passesRun = run.map(passage.passedOver.contains) ?? false
    }

    /// Whether nothing is to be kept in mind at any step.
    @exclusivity(unchecked) fileprivate(set) static var isEmpty = true
    /// The same by place, as a search asks at every step.
    private static var ends: [KnownEnd.Place: KnownEnd] = [:]
    private static var steps: Set<KnownEnd.Step> = []

    /// The course of the stages of this process: the ends they have met, and the steps they do
    /// without since.
    package static var course = Course()

    /// The course of stages: the ends they have met, and the steps they do without since.
    package struct Course {
        /// The ends that were reached, in this order.
        package private(set) var met: [KnownEnd] = []
        /// The cost of the ends, in processes: a hang costs more than another end, and counts for
        /// four. A look at what restoring leads to is taken often, and counts for a sixteenth.
        private var cost = 0.0
        /// The greatest cost of ends at which stages still try the steps before them.
        package var limit = Double.infinity

        /// Whether stages do without the last steps to the ends met so far, as if the contract did
        /// not allow them.
        package var isRestricted: Bool { cost >= limit }

        mutating func meet(_ end: KnownEnd) {
            if met.contains(end) { return }
            met.append(end)
            cost += end.isEndless ? 4 : end.place.restoredIn != nil ? 0.0625 : 1
        }

        fileprivate func doesWithout(_ step: KnownEnd.Step) -> Bool {
            isRestricted && met.contains { $0.place.step == step }
        }
    }

    /// Whether stages do without a step at present.
    static func doWithout(_ step: KnownEnd.Step) -> Bool {
        passesRun || course.doesWithout(step)
    }

    static func areThere(with step: KnownEnd.Step) -> Bool { steps.contains(step) }

    /// How the process would end at a place; `nil` if that is not known.
    static func end(at place: KnownEnd.Place) -> KnownEnd? {
        guard let end = ends[place] else { return nil }
        course.meet(end)
        return end
    }
}
