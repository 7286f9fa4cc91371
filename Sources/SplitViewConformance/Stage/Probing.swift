import StatefulTesting

/// When a stage looks ahead, on a copy of the state that a step led to.
public enum Probing: Hashable, Sendable {
    /// Never: the laws that look ahead judge what was done, and nothing more.
    case never
    /// After a share of the steps, which depends on nothing but the seed, the run, and what the
    /// stage was told since the run began.
    case sampled(seed: UInt64)
    /// After every step, ways of these kinds.
    case always(Foresight.Kinds)
}

/// Decides when a stage looks ahead, and keeps the way back to where it stands.
struct Lookout {
    var probing = Probing.never
    /// The commands performed since the beginning of the run.
    private(set) var trace: [SplitViewCommand] = []
    /// The commands told since then, whether or not anything came of them.
    var told: UInt64 = 0
    private var draw = ProbeDraw()

    /// Begins a run.
    ///
    /// - Parameter run: What tells it from runs that begin with the same commands.
    mutating func restart(run: UInt64) {
        trace.removeAll(keepingCapacity: true)
        told = 0
        if case .sampled(let seed) = probing { draw.restart(seed: seed ^ run) }
    }

    /// Takes in a command that was performed.
    mutating func note(_ command: SplitViewCommand) {
        trace.append(command)
        if case .sampled = probing { draw.note(command, told: told) }
    }

    /// The kinds of walk that are tried from a state, of those it is open to. Most states are open
    /// to a few common kinds and no other; a part of them will do.
    func chosen(of open: Foresight.Kinds) -> Foresight.Kinds {
        guard case .sampled = probing, open.isDisjoint(with: .rare) else { return open }
        return draw.isDueForCommon ? open : []
    }

    /// The kinds of walk that are to be tried now, as far as the state is open to them.
    var kindsDue: Foresight.Kinds {
        switch probing {
        case .never: []
        case .always(let kinds): kinds
        case .sampled: draw.isDue(length: trace.count) ? .all : []
        }
    }
}

/// Draws the steps after which a stage looks ahead.
///
/// No choices are drawn for it, so that the commands of a search do not depend on it. How many
/// commands came to nothing counts as well: runs that begin alike still look ahead in different
/// places.
struct ProbeDraw {
    /// Copying a state costs as much as the trace that led there; building the scene and walking
    /// on cost about as much as this many commands.
    private static let overhead = 4
    /// A walk from one state in so many, if the walk cost no more than a command.
    private static let share = 4

    private var digest: UInt64 = 0

    /// Begins a run.
    mutating func restart(seed: UInt64) { digest = seed }

    /// Takes in a command that was performed, and how many were told until then.
    mutating func note(_ command: SplitViewCommand, told: UInt64) {
        let word = told << 16 | UInt64(truncatingIfNeeded: command.rank)
        digest = (digest ^ word) &* 0x0000_0100_0000_01B3
    }

    /// Whether to look ahead now: the rarer the more it costs, so that long traces do not eat up
    /// the time of short ones.
    ///
    /// - Parameter length: The length of the trace that leads here.
    func isDue(length: Int) -> Bool {
        let odds = UInt64(Self.share * (length + Self.overhead))
        return SplitMix64.mix(digest).multipliedFullWidth(by: odds).high == 0
    }

    /// Whether to look ahead at a state that only common kinds of walk lead on from, once it is
    /// due: one in six.
    var isDueForCommon: Bool { SplitMix64.mix(digest) % 6 == 0 }
}

extension Foresight.Kinds {
    /// The kinds that few states are open to.
    fileprivate static let rare: Foresight.Kinds = [
        .selectAndWiden, .widenAndSelect, .linkAgain, .toList,
    ]

    /// The kinds of walk that a state is open to.
    ///
    /// - Parameters:
    ///   - picture: The state.
    ///   - command: The command that led there.
    ///   - isRestorable: Whether the app comes back after the system has ended it; what it presents
    ///     does not (see `StateArchive`).
    static func open(
        at picture: Snapshot, following command: SplitViewCommand, isRestorable: Bool
    ) -> Foresight.Kinds {
        var kinds: Foresight.Kinds = command == .openLink ? .linkAgain : []
        guard picture.isLaunched else { return kinds }
        if picture.isCollapsed {
            kinds.insert(.back)
            if picture.soleFront?.kind == .list {
                kinds.formUnion([.selectAndWiden, .widenAndSelect])
            }
        } else if picture.front(of: .primary)?.kind == .list {
            kinds.formUnion([.selectAndNarrow, .narrowAndSelect])
        }
        if !picture.showsList(withoutPrimary: false) { kinds.insert(.toList) }
        if isRestorable, !picture.nodes.contains(where: { $0.place == .presented }) {
            kinds.formUnion([.restored, .restoredElsewhere, .resized])
        }
        return kinds
    }
}
