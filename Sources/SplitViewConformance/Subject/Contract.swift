/// The assumptions of a subject about its app, and its policies.
///
/// Within its contract a subject must hold every law. Violations beyond it are reported with the
/// assumption that had to be given up.
///
/// ```swift
/// let contract = Contract.usual(Policies(selection: .stacks))
///     .without("sides-are-kept")
///     .adding(
///         Assumption(
///             "one-list", "There is no further list to push.", rulingOut: ["push-list"]))
/// let notes = SplitViewSubject("notes", contract: contract) { makeNotes() }
/// ```
public struct Contract: Sendable {
    /// The assumptions, in the order in which they were given.
    package let assumptions: [Assumption]
    package let policies: Policies

    /// A contract of these assumptions alone. Most apps begin with ``usual`` and add to it.
    ///
    /// - Parameters:
    ///   - assumptions: The promises of the app, each with a unique name. Without any, every step
    ///     is allowed, even one that UIKit answers with an exception.
    ///   - policies: The policies.
    public init(assumptions: [Assumption] = [], policies: Policies = Policies()) {
        demand(
            Set(assumptions.map(\.name)).count == assumptions.count,
            "every assumption of a contract has a name of its own")
        (self.assumptions, self.policies) = (assumptions, policies)
    }

    /// Adds assumptions to this contract.
    ///
    /// ```swift
    /// let contract = Contract.usual.adding(
    ///     Assumption(
    ///         "links-come-late", "A link is opened only after the launch.",
    ///         rulingOut: ["open-link"], when: { !$0.isLaunched }))
    /// ```
    ///
    /// - Parameter further: The assumptions, each with a name that no other of the contract has.
    public func adding(_ further: Assumption...) -> Contract {
        Contract(assumptions: assumptions + further, policies: policies)
    }

    /// Takes assumptions away from this contract.
    ///
    /// ```swift
    /// let wider = Contract.usual.without("sides-are-kept", "details-are-fresh")
    /// ```
    ///
    /// - Parameter names: Names of assumptions of this contract.
    public func without(_ names: String...) -> Contract {
        let known = assumptions.map(\.name)
        for name in names {
            demand(
                known.contains(name),
                "the contract has no assumption '\(name)'; it has "
                    + (known.isEmpty ? "none" : known.joined(separator: ", ")))
        }
        return Contract(
            assumptions: assumptions.filter { !names.contains($0.name) }, policies: policies)
    }
}

/// Steps that the app promises never to take.
///
/// ```swift
/// let linksComeLate = Assumption(
///     "links-come-late", "A link is opened only after the launch.",
///     rulingOut: ["open-link"], when: { !$0.isLaunched })
/// ```
public struct Assumption: Sendable {
    /// A short name in lower case with hyphens.
    public let name: String
    package let statement: String
    /// Whether the assumption is stated by the app or the document of the subject; otherwise a
    /// search has shown that the delegate needs it.
    package private(set) var isStated = true
    /// Whether a check goes beyond it without being asked to, also where app code makes the
    /// screens.
    private(set) var isTriedUnasked = true
    /// The kinds of command it may forbid; for others `forbids` is never called.
    let kinds: Set<CommandName>
    /// The kinds that it forbids in every situation.
    let always: Set<CommandName>
    /// Whether it forbids a step of one of those kinds. It must depend only on the situation,
    /// because it is called before the step.
    let forbids: @Sendable (Situation) -> Bool

    /// An assumption that forbids some kinds of command altogether.
    ///
    /// - Parameters:
    ///   - name: A short name in lower case with hyphens.
    ///   - statement: The assumption in one sentence.
    ///   - kinds: The kinds of command it forbids.
    public init(
        _ name: String, _ statement: String, rulingOut kinds: Set<CommandName>
    ) {
        demand(name.isPlainName, Self.nameRule)
        (self.name, self.statement, self.kinds) = (name, statement, kinds)
        always = kinds
        forbids = { _ in true }
    }

    /// An assumption that forbids some kinds of command in some situations.
    ///
    /// - Parameters:
    ///   - name: A short name in lower case with hyphens.
    ///   - statement: The assumption in one sentence.
    ///   - kinds: The kinds of command it may forbid.
    ///   - forbids: Whether it forbids such a command in a situation; called before the step, so it
    ///     must depend only on the situation.
    public init(
        _ name: String, _ statement: String, rulingOut kinds: Set<CommandName>,
        when forbids: @escaping @Sendable (Situation) -> Bool
    ) {
        self.init(name, statement, rulingOut: [], and: kinds, when: forbids)
    }

    /// An assumption that forbids some kinds of command altogether, and others in some situations.
    ///
    /// - Parameters:
    ///   - name: A short name in lower case with hyphens.
    ///   - statement: The assumption in one sentence.
    ///   - always: Kinds of command that it forbids altogether.
    ///   - kinds: Further kinds, of which it forbids some commands.
    ///   - forbids: Whether it forbids a command of those in a situation; called before the step,
    ///     so it must depend only on the situation.
    package init(
        _ name: String, _ statement: String, rulingOut always: Set<CommandName>,
        and kinds: Set<CommandName>, when forbids: @escaping @Sendable (Situation) -> Bool
    ) {
        demand(name.isPlainName, Self.nameRule)
        (self.name, self.statement) = (name, statement)
        self.kinds = always.union(kinds)
        self.always = always
        self.forbids = { always.contains($0.command.name) || forbids($0) }
    }

    /// Whether there is a step that this assumption forbids; an assumption fulfilled by the subject
    /// itself cannot be given up.
    package var canBeSteppedOver: Bool { !kinds.isEmpty }

    /// The same assumption, as one that the text states, or does not state.
    package func stated(_ isStated: Bool) -> Assumption {
        var assumption = self
        assumption.isStated = isStated
        return assumption
    }

    /// The same assumption, beyond which only `checkAssumptions` goes if app code makes the
    /// screens: no such code takes those steps, or is called so early. It may rely on that, and end
    /// the process.
    func whenAsked() -> Assumption {
        var assumption = self
        assumption.isTriedUnasked = false
        return assumption
    }

    /// An assumption that no step of a user or an app could violate, stated for completeness.
    package init(fulfilledBySubject name: String, _ statement: String) {
        self.init(name, statement, rulingOut: [])
    }

    private static let nameRule =
        "an assumption's name is made of letters, digits, hyphens, underscores and dots"
}

extension String {
    /// Whether this is a name that files and lists of names can hold.
    var isPlainName: Bool {
        guard let first, first.isLetter || first.isNumber else { return false }
        return allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
    }
}

/// The state in which a command would be performed.
public struct Situation: Sendable {
    /// The command.
    public let command: SplitViewCommand
    /// Whether the window is on screen: also where a container around the split view shows
    /// something else in it.
    public let isLaunched: Bool
    /// Whether the columns are merged.
    public let isCollapsed: Bool
    /// Whether the controller to be shown is already in the scene.
    public let isShownAlready: Bool
    /// The front of the list column, or of the one stack while collapsed; `nil` if there is no
    /// screen, or it is covered by something presented.
    public let listFront: Snapshot.Kind?
    /// The front of the detail column; while collapsed, the same as `listFront`.
    public let detailFront: Snapshot.Kind?
    /// Whether the list column, or the one stack while collapsed, has more than one screen.
    public let isListDeep: Bool
    /// Whether the detail column has more than one screen; while collapsed, the same as
    /// `isListDeep`.
    public let isDetailDeep: Bool
}
