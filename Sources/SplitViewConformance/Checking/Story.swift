import StatefulTesting
import UIKitModel

/// A trace acted out step by step, for a reader.
public struct Story: Sendable {
    /// One step.
    public struct Line: Sendable {
        /// The command.
        public let command: SplitViewCommand
        /// The scene before.
        public let before: String
        /// The scene after.
        public let after: String
        /// What the delegate was asked and answered, in order.
        public let calls: [String]
    }

    /// The steps that were performed.
    public let lines: [Line]
    /// The scene before the first step.
    public let opening: String
    /// The law that breaks in the last step, and how.
    public let violation: Violation?
}

extension SplitViewStage {
    /// Acts a trace out and draws every scene, up to the first violation.
    public func story(of commands: [SplitViewCommand]) -> Story {
        reset()
        var steps: [SplitViewStep] = []
        var pictures = [picture]
        var violation: Violation?
        for command in commands where violation == nil && act(command) {
            steps.append(step)
            pictures.append(step.after)
            violation = SplitViewLaws.all.lazy.compactMap { law -> Violation? in
                guard case .violated(let sentence) = law.judge(self.step) else { return nil }
                return Violation(index: steps.count - 1, law: law.name, sentence: sentence)
            }.first
        }
        // Names are given over the whole story, so that a screen keeps its name.
        let names = SnapshotNames(pictures)
        return Story(
            lines: steps.map { step in
                Story.Line(
                    command: step.command, before: names.draw(step.before),
                    after: names.draw(step.after), calls: step.callTexts(names))
            },
            opening: names.draw(pictures[0]), violation: violation)
    }
}

extension SplitViewStep {
    /// What was asked and answered in this step, one line each.
    func callTexts(_ names: SnapshotNames) -> [String] {
        calls.compactMap { call in
            switch call {
            case .asked(let question, let answer):
                guard answer != .notImplemented else { return nil }
                return "\(text(of: question, names)) -> \(text(of: answer, names))"
            case .adopted(let controller, _, _):
                return "(\(text(of: controller, names)) leaves its old container for a new one)"
            case .presented(let controller):
                return "(\(text(of: controller, names)) is presented over everything)"
            case .raised: return "(an exception is raised)"
            }
        }
    }

    private func text(of question: DelegateQuestion, _ names: SnapshotNames) -> String {
        switch question {
        case .primaryForCollapsing: "primaryViewController(forCollapsing:)"
        case .primaryForExpanding: "primaryViewController(forExpanding:)"
        case .collapse(let secondary, let primary):
            "collapseSecondary: \(text(of: secondary, names)) onto: \(text(of: primary, names))"
        case .separate(let primary): "separateSecondaryFrom: \(text(of: primary, names))"
        case .show(let controller): "show: \(text(of: controller, names))"
        case .showDetail(let controller): "showDetail: \(text(of: controller, names))"
        }
    }

    private func text(of answer: DelegateAnswer, _ names: SnapshotNames) -> String {
        switch answer {
        case .notImplemented: "not implemented"
        case .bool(let answer): answer ? "true" : "false"
        case .none: "nil"
        case .controller(let controller): text(of: controller, names)
        }
    }

    /// A controller as it stood before the step, or else after it.
    private func text(of controller: ControllerNumber, _ names: SnapshotNames) -> String {
        for picture in [before, after] {
            if let index = picture.nodes.firstIndex(where: { $0.id == controller.value }) {
                return names.draw(at: index, in: picture)
            }
        }
        return "a controller that stands nowhere"
    }
}
