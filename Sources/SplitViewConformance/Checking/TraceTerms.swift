import UIKitModel

extension Trace {
    /// The contract and the profile under which a subject performs the trace. No scene is built.
    package func terms(
        on subject: SplitViewSubject
    ) throws(TraceTermsError) -> (contract: Contract, profile: UIKitProfile) {
        guard let profile = UIKitProfile(name: self.profile) else {
            throw .unknownProfile(self.profile)
        }
        var contract = subject.contract
        // Each is looked up in the whole contract: a name that is given twice does not exist less.
        let known = contract.assumptions.map(\.name)
        for name in givingUp {
            guard known.contains(name) else { throw .unknownAssumption(name, known: known) }
            contract = contract.without(name)
        }
        return (contract, profile)
    }
}

/// Why a subject cannot perform a trace: the trace names what the subject does not have.
package enum TraceTermsError: Error, Equatable, CustomStringConvertible {
    /// There is no such profile.
    case unknownProfile(String)
    /// The subject has no such assumption.
    case unknownAssumption(String, known: [String])

    package var description: String {
        switch self {
        case .unknownProfile(let name):
            "unknown profile '\(name.quotable)'; known are "
                + UIKitProfile.named.map(\.name).joined(separator: ", ")
        case .unknownAssumption(let name, let known):
            "the subject has no assumption '\(name.quotable)'; it has "
                + (known.isEmpty ? "none" : known.listed(near: name))
        }
    }
}
