/// One number that was drawn, with the bound it was drawn below.
public struct RecordedChoice: Hashable, Sendable, Codable {
    /// The number drawn, in `0..<bound`.
    public let value: UInt32

    /// How many possibilities there were.
    public let bound: UInt32

    /// A choice as it is recorded.
    /// - Parameters:
    ///   - value: the number, below `bound`.
    ///   - bound: how many possibilities there were; at least 1.
    public init(value: UInt32, bound: UInt32) {
        precondition(value < bound, "a recorded choice lies below its bound")
        self.value = value
        self.bound = bound
    }
}

/// A source that passes on another one's choices and remembers them.
public struct RecordingChoices<Base: ChoiceSource>: ChoiceSource {
    /// The source that decides.
    public private(set) var base: Base

    /// Everything drawn so far, oldest first.
    public private(set) var recording: [RecordedChoice] = []

    /// A recorder in front of a source.
    /// - Parameter base: the source that decides.
    public init(_ base: Base) {
        self.base = base
    }

    /// The base's choice, recorded.
    /// - Parameter bound: how many possibilities there are; at least 1.
    /// - Returns: what the base returned.
    public mutating func next(below bound: UInt32) -> UInt32 {
        let value = base.next(below: bound)
        recording.append(RecordedChoice(value: value, bound: bound))
        return value
    }
}

extension RecordingChoices: Sendable where Base: Sendable {}

/// A source that gives recorded choices back, in order.
///
/// It is total, so a recording from an older alphabet still draws something: a number that no
/// longer fits its bound becomes the largest that does, and after the end of the recording every
/// choice is 0, the simplest. Both are counted, so a caller can tell a faithful replay from an
/// approximate one.
public struct ReplayedChoices: ChoiceSource, Sendable, Equatable {
    /// What is replayed.
    public let recording: [RecordedChoice]

    /// How many recorded choices were used so far.
    public private(set) var position = 0

    /// How many choices were asked for after the end of the recording.
    public private(set) var missing = 0

    /// How many choices were asked for with another bound than the recorded one.
    public private(set) var rebounded = 0

    /// A replay from the start of a recording.
    /// - Parameter recording: the choices, oldest first.
    public init(_ recording: [RecordedChoice]) {
        self.recording = recording
    }

    /// Whether every choice so far was asked for exactly as it was recorded.
    public var isFaithful: Bool {
        missing == 0 && rebounded == 0
    }

    /// The next recorded number, limited to the bound; 0 after the end of the recording.
    /// - Parameter bound: how many possibilities there are; at least 1.
    /// - Returns: a number in `0..<bound`.
    public mutating func next(below bound: UInt32) -> UInt32 {
        precondition(bound > 0, "a choice needs at least one possibility")
        guard position < recording.count else {
            missing += 1
            return 0
        }
        let choice = recording[position]
        position += 1
        if choice.bound != bound {
            rebounded += 1
        }
        return min(choice.value, bound - 1)
    }
}
