import StatefulTesting

extension SplitViewLaws {
    /// Nothing raises. The model raises where UIKit does, and the app may raise too. Appearance
    /// calls are the model's own, and balanced.
    public static let noException = Law<SplitViewStep>(
        name: "no-exception",
        statement: "Nothing raises: no controller pushed twice, no pushed navigation controller, "
            + "no index out of range."
    ) { step in
        guard let exception = step.exception else { return .held }
        return .violated("\(exception.name): \(exception.reason)")
    }
}
