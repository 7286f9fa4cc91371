import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// A step between two drawings, to be judged by a law.
struct Drawn {
    var nature = SplitViewCommand.Nature.transition
    var command = SplitViewCommand.narrow
    var before = "[list | _]"
    var after: String
    var isLaunchedBefore = true
    var isLaunched = true
    var added: [String] = []
    var removed: [String] = []
    var mayRemove: [String] = []
    var calls: [ModelEvent] = []
    var exception: RaisedException?
    var start: String?
    var listColumn = Snapshot.ListColumn.isShown
    var listColumnBefore = Snapshot.ListColumn.isShown
    var mayRemoveDetails = false
    /// Whether what is added is promised in front.
    var bringsToFront = false
    var rows: UInt8 = 1
    var ownActions: UInt8 = 0
    var isColumnStyle = false
    var isRestorable = false
    /// Whether the list column was hidden before the step.
    var hidesListBefore = false
    var policies = Policies()
    /// Details that were filled in by default.
    var defaults: [String] = []
    /// What the app believes it shows after the step; an empty name for nothing.
    var record: String?
    /// What it believed before.
    var recordBefore: String?
    /// Controllers that were taken away and live on.
    var survivors: [String] = []
    /// Changes what is known of a screen after the step.
    var remarked: [String: Snapshot.Marks] = [:]
    /// Changes what was known of a screen before the step.
    var remarkedBefore: [String: Snapshot.Marks] = [:]

    /// The step, with what a person expects of it.
    ///
    /// - Parameter change: Changes it before that is worked out.
    func step(_ change: (inout SplitViewStep) throws -> Void = { _ in }) throws -> SplitViewStep {
        var told = Expectation()
        told.comes = try added.map(Snapshot.id)
        told.goes = try removed.map(Snapshot.id)
        told.mayGo = try mayRemove.map(Snapshot.id)
        if mayRemoveDetails { told.letDetailsGo() }
        if bringsToFront { told.terms.insert(.bringsToFront) }
        var before = try Snapshot(before, isLaunched: isLaunchedBefore)
        var after = try Snapshot(after, isLaunched: isLaunched)
        for name in defaults {
            before.change(try Snapshot.id(name)) { $0.marks.remove(.chosen) }
            after.change(try Snapshot.id(name)) { $0.marks.remove(.chosen) }
        }
        for (name, marks) in remarked {
            after.change(try Snapshot.id(name)) { $0.marks = marks }
        }
        for (name, marks) in remarkedBefore {
            before.change(try Snapshot.id(name)) { $0.marks = marks }
        }
        before.record = try Self.record(recordBefore)
        after.record = try Self.record(record)
        // The raw value of `secondaryOnly`.
        if hidesListBefore { before.displayMode = .secondaryOnly }
        if listColumn != .isShown { after.displayMode = .secondaryOnly }
        var step = SplitViewStep(
            command, nature: nature, before: before, after: after, calls: calls,
            exception: exception, start: try start.map { try Snapshot($0) }, listColumn: listColumn)
        try change(&step)
        var facts = SplitViewStep.HandmadeFacts()
        facts.rows = rows
        facts.ownActions = ownActions
        facts.isRestorable = isRestorable
        facts.listColumnBefore = listColumnBefore
        facts.survivors = try survivors.map(Snapshot.id)
        facts.isColumnStyle = isColumnStyle
        return SplitViewStep.made(step, told: told, policies: policies, facts: facts)
    }

    private static func record(_ name: String?) throws -> Snapshot.Record {
        guard let name else { return .undeclared }
        return name.isEmpty ? .nothing : .screen(try Snapshot.id(name))
    }

    /// A transition from one drawing to another.
    static func transition(_ before: String, _ after: String) -> Drawn {
        Drawn(nature: .transition, before: before, after: after)
    }

    /// A detail that is shown.
    static func show(_ added: String, _ before: String, _ after: String) -> Drawn {
        Drawn(nature: .show, command: .select(row: 0), before: before, after: after, added: [added])
    }

    /// A step of the app on its own account.
    static func app(
        _ command: SplitViewCommand, _ before: String, _ after: String, removing: [String] = [],
        adding: [String] = []
    ) -> Drawn {
        Drawn(
            nature: .app, command: command, before: before, after: after, added: adding,
            removed: removing)
    }

    /// A step on a stack.
    static func direct(_ before: String, _ after: String) -> Drawn {
        Drawn(nature: .direct, command: .back(.list), before: before, after: after)
    }

    /// The step as a line, for a failure.
    fileprivate var line: String { "\(command): \(before) → \(after)" }

    func with(_ change: (inout Drawn) -> Void) -> Drawn {
        var other = self
        change(&other)
        return other
    }
}

extension Snapshot {
    fileprivate mutating func change(_ id: UInt32, _ change: (inout Node) -> Void) {
        for index in nodes.indices where nodes[index].id == id { change(&nodes[index]) }
    }
}

extension Drawn: ExpressibleByStringLiteral {
    /// A transition: `"[list | note] → [list, note]"`.
    init(stringLiteral line: String) {
        let drawings = line.split(separator: " → ").map(String.init)
        precondition(drawings.count == 2, "'\(line)' needs one arrow between two drawings")
        self = .transition(drawings[0], drawings[1])
    }
}

extension Law<SplitViewStep> {
    /// Expects that the law held on each step.
    ///
    /// - Parameter branches: The branches in which it must have held; none are given where it is
    ///   all the same.
    func holds(
        _ steps: Drawn..., in branches: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for drawn in steps {
            let step = try drawn.step()
            guard let held = heldBranches(of: step) else {
                Issue.record("\(drawn.line): \(judge(step))", sourceLocation: sourceLocation)
                continue
            }
            #expect(
                branches.isEmpty || held == branches, "\(drawn.line)",
                sourceLocation: sourceLocation)
        }
    }

    /// Expects that each step breaks the law, and what it says of it.
    ///
    /// - Parameter sentence: Where ① and ② stand for the drawings before and after the step.
    func breaks(
        _ sentence: String, _ steps: Drawn..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for drawn in steps {
            let said = sentence.replacing("①", with: drawn.before).replacing("②", with: drawn.after)
            let verdict = judge(try drawn.step())
            #expect(verdict == .violated(said), "\(drawn.line)", sourceLocation: sourceLocation)
        }
    }

    /// Expects that the law does not apply to any of the steps.
    func skips(_ steps: Drawn..., sourceLocation: SourceLocation = #_sourceLocation) throws {
        for drawn in steps {
            let verdict = judge(try drawn.step())
            #expect(verdict == .notApplicable, "\(drawn.line)", sourceLocation: sourceLocation)
        }
    }
}

extension Law {
    /// The names of the branches in which the law held, in order; `nil` if it did not hold.
    func heldBranches(of step: Step) -> [String]? {
        guard case .held(let held) = judge(step) else { return nil }
        return branches.indices.filter { held.rawValue & 1 << UInt16($0) != 0 }.map { branches[$0] }
    }
}

/// A walk that a law has tried, in drawings.
func walk(
    _ moves: [SplitViewMove], _ sights: [String], end: Outcome? = nil
) throws -> SplitViewWalk {
    Walk(
        moves, sights: try sights.map { try Snapshot($0) },
        end: end ?? (sights.count < moves.count ? .ignored : .performed))
}

extension SplitViewForwardLaw {
    /// The verdict of a part of this law on a step and on the walks from there.
    func verdict(_ drawn: Drawn, _ walks: [SplitViewWalk], part: Int = 0) throws -> ForwardVerdict {
        parts[part].judge(try drawn.step(), walks)
    }

    /// The ways that a part of this law tries, if each leads nowhere.
    func ways(from drawn: Drawn, part: Int = 0) throws -> [[SplitViewMove]] {
        let step = try drawn.step()
        var walks: [SplitViewWalk] = []
        while let moves = parts[part].next(step, walks), walks.count < 50 {
            walks.append(Walk(moves, sights: [], end: .ignored))
        }
        return walks.map(\.moves)
    }

    /// The names of the branches of a verdict; `nil` if the law did not hold.
    func branches(of verdict: ForwardVerdict) -> [String]? {
        guard case .held(let held) = verdict else { return nil }
        return law.branches.indices.filter { held.rawValue & 1 << UInt16($0) != 0 }
            .map { law.branches[$0] }
    }
}

extension Verdict {
    /// Whether the law is broken.
    var isViolated: Bool { if case .violated = self { true } else { false } }
}

extension ForwardVerdict {
    /// The sentence of a broken law; `nil` if it is not broken.
    var sentence: String? {
        if case .violated(_, let sentence) = self { sentence } else { nil }
    }
}
