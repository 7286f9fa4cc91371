/// What one step may cost: app code that never comes to an end has to be ended.
///
/// Callbacks that call each other without end, through the model, are ended by raising: from then
/// on the model calls nobody. A loop in app code cannot be ended by anybody but the app. One that
/// goes on calling the model stops the process, with a message, instead of hanging it; one that
/// never calls the model, or only reads, hangs as it would on a device.
extension ModelRuntime {
    /// How deep operations, or questions to delegates, may stand in each other. An app that goes
    /// deeper calls itself without end; on a device its stack overflows.
    static let deepestOperation = 64
    /// How many operations and questions a step may take. The longest step of any app known takes a
    /// few dozen (UNK35: a device counts seconds).
    static let mostOperations = 1_000
    /// How often an app may go on calling after it was stopped.
    static let mostCallsInVain = 1_000_000

    /// A step begins: the budget is full. Without a first step there is no limit.
    package func grantBudget() { operationsLeft = Self.mostOperations }

    /// Takes one from the budget of the step.
    ///
    /// - Returns: False if nothing may change any more.
    func spend() -> Bool {
        guard mayGoOn() else { return false }
        operationsLeft -= 1
        guard operationsLeft < 0 else { return true }
        // What the watchdog of iOS writes into its reports.
        raiseEndless(
            "0x8badf00d",
            reason: "After \(Self.mostOperations) changes of the view controller tree the step "
                + "was still not over")
        return false
    }

    /// Raises what ends an app whose calls stand in each other too deep.
    func raiseTooDeep() {
        raiseEndless(
            "EXC_BAD_ACCESS",
            reason: "Callbacks and changes of the view controller tree call each other without end")
    }

    /// Whether a call of the app may still change something.
    func mayGoOn() -> Bool {
        guard isHalted else { return true }
        callsInVain += 1
        if callsInVain > Self.mostCallsInVain { stopProcess() }
        return false
    }

    private func stopProcess() -> Never {
        fatalError(
            "an endless loop in app code: it goes on calling UIKit after "
                + "\(exception?.reason ?? "an exception"), and nobody can stop it")
    }
}
