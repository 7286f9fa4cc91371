import UIKitModel

/// Commands that ended the process that performed them, as another process has noted them.
package struct KnownEnd: Hashable, Sendable, Codable {
    /// Commands, and what the system did after them.
    package struct Place: Hashable, Sendable, Codable {
        /// The name of the profile.
        package var profile: String
        /// The commands since the scene was built. The last one ended the process, unless the app
        /// was restored after it; without any, it was the building of the scene.
        package var commands: [SplitViewCommand]
        /// The width of the window in which the system restored the app after the commands; `nil`
        /// if it did not.
        package var restoredIn: SplitViewCommand.Width?

        /// A place.
        package init(
            profile: String, commands: [SplitViewCommand],
            restoredIn: SplitViewCommand.Width? = nil
        ) {
            self.profile = profile
            self.commands = commands
            self.restoredIn = restoredIn
        }
    }

    /// Where it happened.
    package let place: Place
    /// What happened, in a word or two: `signal 4`, `exit status 0`.
    package let name: String
    /// What else is known, as a clause: the message of the runtime, for instance.
    package let reason: String
    /// Whether the process was ended from outside because a step did not return.
    package let isEndless: Bool
    /// What the process printed last, line by line.
    package let printed: [String]

    /// The end of a process.
    package init(
        at place: Place, name: String, reason: String, isEndless: Bool, printed: [String] = []
    ) {
        self.place = place
        self.name = name
        self.reason = reason
        self.isEndless = isEndless
        self.printed = printed
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
    /// All of them.
    package static var all: [KnownEnd] = [] {
        didSet {
            met = []
            isEmpty = all.isEmpty
        }
    }
    /// Those that a stage reached, in this order.
    package private(set) static var met: [KnownEnd] = []
    @exclusivity(unchecked) fileprivate(set) static var isEmpty = true

    /// How the process would end at a place; `nil` if that is not known.
    static func end(at place: KnownEnd.Place) -> KnownEnd? {
        guard let end = all.first(where: { $0.place == place }) else { return nil }
        if !met.contains(end) { met.append(end) }
        return end
    }
}
