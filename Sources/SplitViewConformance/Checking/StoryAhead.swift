import StatefulTesting
import UIKitModel

/// The decisions behind the violation of a law that looks ahead. They fall in the commands that it
/// tries, and not in the reported step.
extension SplitViewChecker {
    /// The decisions while a look-ahead law tried further commands, a line each, with the commands
    /// from the reported step on: `(tried narrow: collapseSecondary: [note] onto: [list] -> true)`.
    ///
    /// - Parameters:
    ///   - name: The name of the law; for one that does not look ahead there is no line.
    ///   - commands: The steps up to the reported one.
    ///   - pictures: Those of the story, whose screens keep their names.
    func decisionsAhead(
        of name: String, after commands: [SplitViewCommand], named pictures: [Snapshot]
    ) -> [String] {
        guard let law = SplitViewLaws.ahead.first(where: { $0.law.name == name }) else { return [] }
        for part in law.parts {
            let tried = walks(for: part, after: commands)
            go(along: commands)
            guard !tried.isEmpty,
                case .violated = part.judge(stage.step, tried.map(\.walk))
            else { continue }
            return Self.texts(of: tried, named: pictures)
        }
        return []
    }

    /// The decisions in some walks, each once. Every walk has names of its own, as in the sentence
    /// of a law: in two walks a tap on one row makes two screens, and a reader sees the same one.
    private static func texts(of walks: [TriedWalk], named pictures: [Snapshot]) -> [String] {
        var told: Set<String> = []
        var texts: [String] = []
        for walk in walks {
            let names = SnapshotNames(pictures + walk.steps.map(\.step.step.after))
            for (moves, step) in walk.steps {
                let way = moves.map(\.words).joined(separator: ", ")
                for decision in step.decisions(names) where told.insert(decision).inserted {
                    let isRemark = decision.hasPrefix("(")
                    let bare = isRemark ? decision.dropFirst().dropLast() : decision[...]
                    texts.append("(tried \(way): \(bare))")
                }
            }
        }
        return texts
    }

    /// A walk, and each step of it with the moves that led there.
    private typealias TriedWalk = (
        walk: SplitViewWalk, steps: [(moves: [SplitViewMove], step: PerformedStep)]
    )

    /// Tries everything that a part of a law asks for.
    private func walks(
        for part: SplitViewForwardLaw.Part, after commands: [SplitViewCommand]
    ) -> [TriedWalk] {
        var walks: [TriedWalk] = []
        while true {
            go(along: commands)
            guard let moves = part.next(stage.step, walks.map(\.walk)) else { return walks }
            stage.markStart()
            var sights: [Snapshot] = []
            var steps: [(moves: [SplitViewMove], step: PerformedStep)] = []
            var end = Outcome.performed
            for (index, move) in moves.enumerated() {
                end = stage.attempt(move)
                guard end == .performed else { break }
                sights.append(stage.sight)
                steps.append((Array(moves[...index]), performedStep(breaking: [])))
            }
            walks.append((SplitViewWalk(moves, sights: sights, end: end), steps))
        }
    }

    private func go(along commands: [SplitViewCommand]) {
        stage.reset()
        for command in commands { _ = stage.perform(command) }
    }
}
