import Foundation
import SplitViewCatalog
import SplitViewConformance
import StatefulTesting
import UIKitModel

/// The open questions of the model, and the traces of the corpus that would decide them on a
/// device: the table of the page on recordings.
@MainActor struct OpenQuestions {
    /// For each choice, the traces with another verdict if it is reversed.
    private var verdicts: [UIKitProfile.Choice: Set<String>] = [:]
    /// For each trace, the choices that it shows: reversed, other drawings are expected.
    private var shown: [String: Set<UIKitProfile.Choice>] = [:]

    /// Prints the choices by verdicts, and the traces that decide most.
    static func list() throws {
        var questions = OpenQuestions()
        for entry in try Corpus(folder: URL(fileURLWithPath: "Corpus")).entries() {
            questions.tryOut(entry.trace, at: entry.path)
        }
        questions.say()
    }

    private mutating func tryOut(_ trace: Trace, at path: String) {
        guard let subject = Catalog.subject(named: trace.subject),
            let checker = try? SplitViewChecker(subject, for: trace)
        else { return }
        let scene = checker.stage.subject.makeScene()
        let flaws = Set(checker.replay(trace.commands).flaws)
        let device = checker.deviceTrace(of: trace.commands)
        let choices = checker.profile.choices(
            in: scene.split, knowsBackground: scene.actions.foreground != nil)
        for choice in choices {
            let other = SplitViewChecker(
                subject, contract: checker.contract, profile: checker.profile.reversing(choice))
            if Set(other.replay(trace.commands).flaws) != flaws {
                verdicts[choice, default: []].insert(path)
            }
            guard device.isWhole else { continue }
            if other.deviceTrace(of: trace.commands).steps.map(\.look) != device.steps.map(\.look) {
                shown[path, default: []].insert(choice)
            }
        }
    }

    /// A trace counts for the verdicts of all questions that it decides and none before it did;
    /// short paths first.
    private func say() {
        for choice in UIKitProfile.Choice.allCases {
            let deciding = shown.filter { $0.value.contains(choice) }.count
            let count = verdicts[choice]?.count ?? 0
            print("\(choice.id): \(count) verdicts, \(deciding) traces decide it")
        }
        var open = Set(UIKitProfile.Choice.allCases)
        for _ in 0..<10 {
            let best = shown.sorted { $0.key < $1.key }.max {
                worth($0.value, open) < worth($1.value, open)
            }
            guard let best, worth(best.value, open) > 0 else { break }
            let decided = best.value.intersection(open).map(\.id).sorted()
            print("\(worth(best.value, open)): \(best.key) \(decided.joined(separator: ", "))")
            open.subtract(best.value)
        }
    }

    private func worth(_ choices: Set<UIKitProfile.Choice>, _ open: Set<UIKitProfile.Choice>) -> Int
    {
        choices.intersection(open).reduce(0) { $0 + 1 + (verdicts[$1]?.count ?? 0) }
    }
}
