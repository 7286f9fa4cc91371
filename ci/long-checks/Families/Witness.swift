import SplitViewConformance
import StatefulTesting

/// Looks for a trace that breaks any law, by trying them all, the shorter first.
@MainActor struct Witness {
    private let stage: SplitViewStage
    private let laws = SplitViewLaws.aboutSteps

    /// The commands of the traces: enough to break every member, and no more.
    private static let alphabet: [SplitViewCommand] = [
        .launch(.wide), .launch(.narrow), .narrow, .widen, .select(row: 0), .select(row: 1),
        .select(row: 2), .pushDetail, .back(.list), .back(.detail), .selectReplacing(row: 0),
        .selectAgain, .openLink, .switchTab(0), .switchTab(1),
    ]

    private let alphabet: [SplitViewCommand]

    /// Looks on a stage of its own.
    init(_ subject: SplitViewSubject) {
        stage = SplitViewStage(subject)
        let areAlike = subject.makeScene().rows == .alike
        alphabet = Self.alphabet.filter {
            !areAlike || ($0 != .select(row: 1) && $0 != .select(row: 2))
        }
    }

    /// The shortest trace up to a length that breaks a law; `nil` if there is none.
    func trace(upTo length: Int) -> [SplitViewCommand]? {
        for length in 1...length {
            stage.reset()
            if let trace = search([], length) { return trace }
        }
        return nil
    }

    private func search(_ trace: [SplitViewCommand], _ left: Int) -> [SplitViewCommand]? {
        for command in alphabet {
            let outcome = stage.perform(command)
            guard outcome == .performed || outcome == .ended else { continue }
            let longer = trace + [command]
            if left == 1 {
                let step = stage.step
                for law in laws { if case .violated = law.judge(step) { return longer } }
            } else if outcome == .performed, let found = search(longer, left - 1) {
                return found
            }
            stage.reset()
            for command in trace { _ = stage.perform(command) }
        }
        return nil
    }
}
