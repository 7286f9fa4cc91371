import StatefulTesting
import UIKitModel

/// Tries ways on from a state, on a copy: a second stage that replays the trace so far.
///
/// A scene cannot be copied, as half of it is app code; but it can be brought about again. The
/// copy numbers its controllers as the original does, so that pictures of the two compare.
@MainActor final class Understudy {
    private let stage: SplitViewStage
    private var trace: [SplitViewCommand] = []
    private var isAtStart = false

    /// The understudy of a stage: same subject, same contract, same profile.
    init(of original: SplitViewStage) {
        stage = SplitViewStage(
            original.subject, contract: original.contract, profile: original.profile)
        stage.driver.attention = original.driver.attention
        stage.reset()
    }

    /// Tries the ways on from a state.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of walk that are asked for.
    ///   - trace: The trace that leads to the state.
    ///   - picture: The picture there.
    /// - Returns: `nil` if the trace leads elsewhere this time: a subject that does not repeat
    ///   itself is told so by the search.
    func foresee(
        _ kinds: Foresight.Kinds, after trace: [SplitViewCommand], from picture: Snapshot
    ) -> Foresight? {
        self.trace = trace
        isAtStart = false
        guard goToStart(), stage.picture == picture else { return nil }
        let width = stage.width
        var foresight = Foresight()
        if kinds.contains(.back) { foresight.walks.append(walkBack(from: picture)) }
        if kinds.contains(.toList) { lookForList(&foresight) }
        for (kind, way) in Self.fixedWays where kinds.contains(kind) {
            foresight.walks.append(walk(kind, way))
        }
        if kinds.contains(.resized) {
            foresight.walks.append(resized(from: width, knowing: foresight))
        }
        if !kinds.isDisjoint(with: [.restored, .restoredElsewhere]) {
            _ = goToStart()
            let archive = stage.archive
            let ways = [(Foresight.Kinds.restored, width), (.restoredElsewhere, width.other)]
            for (kind, width) in ways where kinds.contains(kind) {
                foresight.walks.append(restart(kind, from: archive, in: width))
            }
        }
        return foresight
    }

    private static let fixedWays: [(Foresight.Kinds, [SplitViewCommand])] = [
        (.selectAndWiden, [.select(row: 0), .widen]),
        (.widenAndSelect, [.widen, .select(row: 0)]),
        (.linkAgain, [.openLink]),
        (.selectAndNarrow, [.select(row: 0), .narrow]),
        (.narrowAndSelect, [.narrow, .select(row: 0)]),
    ]

    /// The window gets the other size: maybe as the first step of a walk that was tried already.
    private func resized(
        from width: SplitViewCommand.Width, knowing foresight: Foresight
    ) -> Foresight.Walk {
        let (kind, resize): (Foresight.Kinds, SplitViewCommand) =
            width == .wide ? (.narrowAndSelect, .narrow) : (.widenAndSelect, .widen)
        return foresight.walk(kind)?.firstStep(as: .resized) ?? walk(.resized, [resize])
    }

    /// Back, until there is none, or until there were more than there can be screens to leave.
    private func walkBack(from picture: Snapshot) -> Foresight.Walk {
        walk(.back, repeatElement(.back(.list), count: picture.nodes.count + 1))
    }

    private static let waysToList: [[SplitViewCommand]] = [
        [.back(.list), .back(.list)],
        [.backToRoot(.list), .back(.list)],
        [.back(.list), .backToRoot(.list)],
    ]

    /// Tries one way after the other, until one leads to a list.
    private func lookForList(_ foresight: inout Foresight) {
        func leadsToList(_ walk: Foresight.Walk) -> Bool {
            walk.sights.prefix(2).contains { $0.picture.showsList(withoutPrimary: false) }
        }
        if foresight.walks.contains(where: leadsToList) { return }
        for way in Self.waysToList {
            let walk = walk(.toList, way)
            foresight.walks.append(walk)
            if leadsToList(walk) { return }
        }
    }

    // MARK: Walking

    /// Goes a way from the start, as far as its steps are offered.
    private func walk(
        _ kind: Foresight.Kinds, _ commands: some Sequence<SplitViewCommand>
    ) -> Foresight.Walk {
        _ = goToStart()
        var walk = Foresight.Walk(kind, [])
        for command in commands where walk.isSound {
            guard stage.act(command) else { break }
            isAtStart = false
            walk.sights.append(Foresight.Sight(command, stage.picture.trimmed))
            walk.isSound = holdsLawsOfThePresent
        }
        return walk
    }

    /// Lets the system restore the app from what it wrote down at the start.
    private func restart(
        _ kind: Foresight.Kinds, from archive: StateArchive?, in width: SplitViewCommand.Width
    ) -> Foresight.Walk {
        var walk = Foresight.Walk(kind, [])
        guard let archive else { return walk }
        isAtStart = false
        guard stage.restart(from: archive, in: width) else { return walk }
        walk.sights.append(Foresight.Sight(.launch(width), stage.picture.trimmed))
        walk.isSound = holdsLawsOfThePresent
        return walk
    }

    private func goToStart() -> Bool {
        if !isAtStart { isAtStart = stage.go(along: trace) }
        return isAtStart
    }

    private var holdsLawsOfThePresent: Bool {
        // One copy for all laws: they are app code to the compiler, and might change the stage.
        let step = stage.step
        for law in SplitViewLaws.ofThePresent {
            if case .violated = law.judge(step) { return false }
        }
        return true
    }
}
