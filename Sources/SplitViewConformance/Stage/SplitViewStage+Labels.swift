import StatefulTesting
import UIKitModel

extension EngineMark: NamedBranch {}

/// The passage of a run, to be counted.
extension SplitViewStage {
    /// The branches of the engine, then the subject's own situations.
    package var labels: [String] {
        EngineMark.names + subject.labels.map(\.name)
    }

    /// The labels passed by the run since `reset()`: one bit for each.
    package var passedLabels: UInt64 {
        driver.runtime.passedMarks | memory.situations << UInt64(EngineMark.allCases.count)
    }

    /// Takes in the last step.
    func noteSituations() {
        for (index, label) in subject.labels.enumerated() {
            let bit: UInt64 = 1 << UInt64(index)
            // A label that ends the process is no fault of the app, either.
            if memory.situations & bit == 0, LawLog.noting(label.name, { label.isPassed(step) }) {
                memory.situations |= bit
            }
        }
    }
}
