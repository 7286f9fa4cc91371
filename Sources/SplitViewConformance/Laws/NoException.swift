import StatefulTesting

extension SplitViewLaws {
    /// Nothing raises. The model raises where UIKit does, and the app may raise too. Endless
    /// callbacks are a matter of `terminates`, crashes one of `survives`.
    package static let noException = Law<SplitViewStep>(
        name: "no-exception",
        statement: "Nothing raises: no controller pushed twice, no pushed navigation controller."
    ) { step in
        guard let exception = step.exception, !exception.isEndless, !exception.isCrash else {
            return .held
        }
        return .violated("\(exception.name): \(exception.reason)")
    }
}
