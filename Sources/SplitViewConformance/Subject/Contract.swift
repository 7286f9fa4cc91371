/// What a subject demands of its app, and the choices it makes.
///
/// Within its contract a subject must hold every law. Beyond it, what breaks is worth knowing, and
/// is reported with the assumption that had to be given up.
///
/// ```swift
/// let contract = Contract(
///     assumptions: [
///         Assumption(
///             "no-stacks-as-details", "A row shows a screen without a container of its own.",
///             rulingOut: [.selectWrapped, .selectEmptyStack])
///     ],
///     policies: Policies(expandedSelection: .stacks))
/// let notes = Subject("notes", contract: contract) { makeNotes() }
/// ```
public struct Contract: Sendable {
    /// The demands, in the order in which the document states them.
    public let assumptions: [Assumption]
    /// The choices.
    public let policies: Policies

    /// A contract.
    ///
    /// - Parameters:
    ///   - assumptions: What the app promises, each under a name of its own. Without any,
    ///     everything is allowed, also what UIKit itself answers with an exception; `usual` is the
    ///     other end.
    ///   - policies: The choices.
    public init(assumptions: [Assumption] = [], policies: Policies = Policies()) {
        precondition(
            Set(assumptions.map(\.name)).count == assumptions.count,
            "every assumption of a contract has a name of its own")
        self.assumptions = assumptions
        self.policies = policies
    }

    /// The same contract with one demand given up.
    ///
    /// ```swift
    /// let wider = Contract.usual.givingUp("sides-are-kept")
    /// ```
    ///
    /// - Parameter name: The name of an assumption of this contract.
    public func givingUp(_ name: String) -> Contract {
        precondition(
            assumptions.contains { $0.name == name },
            "only an assumption that a contract makes can be given up")
        return Contract(assumptions: assumptions.filter { $0.name != name }, policies: policies)
    }
}

/// One demand: which steps the app promises never to take.
///
/// ```swift
/// let linksComeLate = Assumption(
///     "links-come-late", "A link is opened only after the launch.",
///     rulingOut: [.openLink], when: { !$0.isLaunched })
/// ```
public struct Assumption: Sendable {
    /// A short name in lower case with hyphens.
    public let name: String
    /// The demand in one sentence.
    public let statement: String
    /// Whether the document states it. A demand that it does not state was found by fuzzing.
    public let isStated: Bool
    /// The kinds of command it may rule out; the others are never asked about.
    let kinds: Set<CommandName>
    /// Whether it rules out a step of one of those kinds; a function of the situation and nothing
    /// else, as it is asked beforehand.
    let forbids: @Sendable (Situation) -> Bool

    /// A demand that rules out some kinds of command altogether.
    ///
    /// - Parameters:
    ///   - name: A short name in lower case with hyphens.
    ///   - statement: The demand in one sentence.
    ///   - isStated: Whether the subject's document says so.
    ///   - kinds: The kinds of command it rules out.
    public init(
        _ name: String, _ statement: String, isStated: Bool = true,
        rulingOut kinds: Set<CommandName>
    ) {
        precondition(name.isPlainName, Self.nameRule)
        self.name = name
        self.statement = statement
        self.isStated = isStated
        self.kinds = kinds
        forbids = { _ in true }
    }

    /// A demand that rules out some kinds of command in some situations.
    ///
    /// - Parameters:
    ///   - name: A short name in lower case with hyphens.
    ///   - statement: The demand in one sentence.
    ///   - isStated: Whether the subject's document says so.
    ///   - kinds: The kinds of command it may rule out.
    ///   - forbids: Whether it rules out such a command in a situation; asked beforehand, so the
    ///     answer depends on the situation alone.
    public init(
        _ name: String, _ statement: String, isStated: Bool = true,
        rulingOut kinds: Set<CommandName>, when forbids: @escaping @Sendable (Situation) -> Bool
    ) {
        self.init(
            name, statement, isStated: isStated, rulingOut: [], and: kinds, when: forbids)
    }

    /// A demand that rules out some kinds of command altogether, and others in some situations.
    ///
    /// - Parameters:
    ///   - name: A short name in lower case with hyphens.
    ///   - statement: The demand in one sentence.
    ///   - isStated: Whether the subject's document says so.
    ///   - always: Kinds of command that it rules out altogether.
    ///   - kinds: Further kinds, of which it rules out some commands.
    ///   - forbids: Whether it rules out a command of those in a situation; asked beforehand, so
    ///     the answer depends on the situation alone.
    public init(
        _ name: String, _ statement: String, isStated: Bool = true,
        rulingOut always: Set<CommandName>, and kinds: Set<CommandName>,
        when forbids: @escaping @Sendable (Situation) -> Bool
    ) {
        precondition(name.isPlainName, Self.nameRule)
        self.name = name
        self.statement = statement
        self.isStated = isStated
        self.kinds = always.union(kinds)
        self.forbids = { always.contains($0.command.name) || forbids($0) }
    }

    /// Whether there is a step that this demand rules out; one that the subject itself fulfils
    /// cannot be stepped over.
    public var canBeSteppedOver: Bool { !kinds.isEmpty }

    /// A demand that no step of a user or an app could break, stated for completeness.
    public init(fulfilledBySubject name: String, _ statement: String) {
        self.init(name, statement, rulingOut: [])
    }

    private static let nameRule =
        "an assumption's name is made of letters, digits, hyphens and dots"
}

extension String {
    /// Whether this is a name that files and lists of names can hold.
    var isPlainName: Bool {
        guard let first, first.isLetter || first.isNumber else { return false }
        return allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
    }
}

/// Where a step would be taken.
public struct Situation: Sendable {
    /// The command.
    public let command: SplitViewCommand
    /// Whether the window is on screen.
    public let isLaunched: Bool
    /// Whether the columns are merged.
    public let isCollapsed: Bool
    /// Whether the controller to be shown stands somewhere already.
    public let isShownAlready: Bool
}

/// The choices that laws leave to a subject.
///
/// ```swift
/// let contract = Contract.usual(Policies(collapsedSelection: .replaces, conflict: .order))
/// ```
public struct Policies: Sendable, Hashable {
    /// What selecting a row does to the details shown.
    public enum Selection: Sendable, Hashable {
        /// The new one takes their place.
        case replaces
        /// The new one goes on top.
        case stacks
        /// A replacing detail takes their place, another goes on top.
        case asDetailSays
    }

    /// What selecting does while expanded.
    public var expandedSelection: Selection
    /// What selecting does while collapsed.
    public var collapsedSelection: Selection
    /// Whether a navigation controller may stand in another, as UIKit's own collapse does (C10).
    public var allowsNesting: Bool
    /// Whether a transition may give a controller to a new stack while it stands in the old one,
    /// relying on UIKit to take it out there.
    public var allowsTakingOver: Bool
    /// Whether a transition may leave content to UIKit, which keeps the last secondary out of sight
    /// while collapsed and may bring it back (P1-P5, X10).
    public var allowsWaiting: Bool
    /// Where a list that stands above a detail goes when the columns separate.
    public var conflict: Conflict
    /// Whether a detail beside the list may do without a navigation bar.
    public var allowsMissingBars: Bool
    /// Whether the app may keep screens that nobody sees any more.
    public var allowsKeeping: Bool
    /// Whether containers and the placeholder may be others after a collapse and an expand, as
    /// long as they look the same.
    public var recreatesContainers: Bool

    /// What wins where the order of a stack and the sides of its screens disagree.
    public enum Conflict: Sendable, Hashable {
        /// A list goes to the list side.
        case side
        /// Whatever stands above a detail goes with it.
        case order
    }

    /// The choices; by default those of UIKit itself, but no nesting and no waiting out of sight.
    public init(
        expandedSelection: Selection = .replaces, collapsedSelection: Selection = .stacks,
        allowsNesting: Bool = false, allowsTakingOver: Bool = true, allowsWaiting: Bool = false,
        conflict: Conflict = .side, allowsMissingBars: Bool = false, allowsKeeping: Bool = false,
        recreatesContainers: Bool = true
    ) {
        self.expandedSelection = expandedSelection
        self.collapsedSelection = collapsedSelection
        self.allowsNesting = allowsNesting
        self.allowsTakingOver = allowsTakingOver
        self.allowsWaiting = allowsWaiting
        self.conflict = conflict
        self.allowsMissingBars = allowsMissingBars
        self.allowsKeeping = allowsKeeping
        self.recreatesContainers = recreatesContainers
    }
}
