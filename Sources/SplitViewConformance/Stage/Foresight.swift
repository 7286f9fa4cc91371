/// What would come of the state after a step: ways on that were tried on a copy of that state.
///
/// Laws that look ahead judge this value, and do not know how it came about.
public struct Foresight: Hashable, Sendable {
    /// The ways that were tried.
    public var walks: [Walk]

    /// A look ahead.
    public init(_ walks: [Walk] = []) { self.walks = walks }

    /// One way on, step by step.
    public struct Walk: Hashable, Sendable {
        /// What it was tried for; one kind.
        public var kind: Kinds
        /// What was seen after each step.
        public var sights: [Sight]
        /// Whether every law of the present held on the way. What breaks one is that law's
        /// business: a search comes by there, too.
        public var isSound: Bool

        /// A way on.
        public init(_ kind: Kinds, _ sights: [Sight], isSound: Bool = true) {
            self.kind = kind
            self.sights = sights
            self.isSound = isSound
        }

        /// The walk that ends where this one has taken its first step. A walk ends at the first
        /// step that breaks a law, so that whoever has taken another was sound until then.
        func firstStep(as kind: Kinds) -> Walk {
            Walk(kind, Array(sights.prefix(1)), isSound: isSound || sights.count > 1)
        }
    }

    /// What a step of a walk led to.
    public struct Sight: Hashable, Sendable {
        /// The step.
        public var command: SplitViewCommand
        /// The picture after it.
        public var picture: Snapshot

        /// What a step led to.
        public init(_ command: SplitViewCommand, _ picture: Snapshot) {
            self.command = command
            self.picture = picture
        }
    }

    /// Kinds of walk.
    public struct Kinds: OptionSet, Hashable, Sendable {
        /// One bit for each kind.
        public let rawValue: UInt16

        /// The kinds with these bits.
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Back, until there is no Back any more.
        public static let back = Kinds(rawValue: 1 << 0)

        /// At most two steps that may lead to a list; several walks, until one does.
        public static let toList = Kinds(rawValue: 1 << 1)

        /// A row is tapped, then the window becomes wide.
        public static let selectAndWiden = Kinds(rawValue: 1 << 2)
        /// The window becomes wide, then a row is tapped.
        public static let widenAndSelect = Kinds(rawValue: 1 << 3)

        /// The app is ended and restored in the same size.
        public static let restored = Kinds(rawValue: 1 << 4)
        /// The app is ended and restored in the other size.
        public static let restoredElsewhere = Kinds(rawValue: 1 << 5)
        /// The window gets the other size.
        public static let resized = Kinds(rawValue: 1 << 6)

        /// A link that was opened is opened once more.
        public static let linkAgain = Kinds(rawValue: 1 << 7)
        /// A row is tapped, then the window becomes narrow.
        public static let selectAndNarrow = Kinds(rawValue: 1 << 8)
        /// The window becomes narrow, then a row is tapped.
        public static let narrowAndSelect = Kinds(rawValue: 1 << 9)

        /// Every kind.
        public static let all: Kinds = [
            .back, .toList, .selectAndWiden, .widenAndSelect, .restored, .restoredElsewhere,
            .resized, .linkAgain, .selectAndNarrow, .narrowAndSelect,
        ]
    }

    /// The first walk of a kind, if one was tried.
    func walk(_ kind: Kinds) -> Walk? { walks.first { $0.kind == kind } }
}
