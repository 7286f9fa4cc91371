/// The limits of one step: app code that would never return has to be stopped.
///
/// Callbacks that call each other endlessly, through the model, are ended by raising: from then on
/// the model calls back nothing. Only the app can end a loop in its own code. A loop that keeps
/// calling the model stops the process, with a message, instead of hanging it; a loop without such
/// calls, or with reads alone, hangs as it would on a device.
extension ModelRuntime {
    /// The rest of what an app may do.
    struct Budget {
        /// Operations and questions in the current step.
        var operationsLeft = Int.max
        /// Calls since the app was stopped.
        var callsInVain = 0
    }

    /// The deepest nesting of operations, or of questions to delegates. An app that exceeds this
    /// recurses endlessly; on a device its stack would overflow.
    static let deepestOperation = 64
    /// The most operations and questions in a step. The longest step of any known app takes a few
    /// dozen (UNK35: a device counts seconds).
    static let mostOperations = 1_000
    /// The most calls that an app may make after it was stopped.
    static let mostCallsInVain = 1_000_000

    /// A step begins: its budget is reset, and no transition is under way. Without a first step
    /// there is no limit.
    package func grantBudget() {
        budget.operationsLeft = Self.mostOperations
        transitions.last = .none
        callbacks.clear()
    }

    /// Takes one from the budget of the step.
    ///
    /// - Returns: False if the run has ended.
    func spend() -> Bool {
        guard mayGoOn() else { return false }
        budget.operationsLeft -= 1
        guard budget.operationsLeft < 0 else { return true }
        // The text of the watchdog of iOS in its reports.
        raiseEndless(
            "0x8badf00d",
            reason: "After \(Self.mostOperations) changes of the view controller tree the step "
                + "was still not over")
        return false
    }

    /// Raises the exception for an app with calls nested too deep.
    func raiseTooDeep() {
        raiseEndless(
            "EXC_BAD_ACCESS",
            reason: "Callbacks and changes of the view controller tree call each other without end")
    }

    /// Whether a call of the app may still change something.
    func mayGoOn() -> Bool {
        guard isHalted else { return true }
        budget.callsInVain += 1
        if budget.callsInVain > Self.mostCallsInVain { stopProcess() }
        return false
    }

    private func stopProcess() -> Never {
        fatalError(
            "an endless loop in app code: it keeps calling UIKit after "
                + "\(exception?.reason ?? "an exception"), and cannot be stopped")
    }
}
