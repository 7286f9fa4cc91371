import SplitViewCatalog
import SplitViewConformance

/// A subject under a contract: its own, or the same without one of the assumptions.
struct Arrangement {
    /// What is judged.
    let subject: SplitViewSubject
    /// The assumption that is given up, if any.
    let without: String?

    /// The contract of the app.
    var contract: Contract {
        without.map { subject.contract.without($0) } ?? subject.contract
    }

    /// The name in reports.
    var name: String { subject.name + (without.map { " without \($0)" } ?? "") }

    /// A subject within its contract, and without each assumption that can be stepped over.
    static func all(of subject: SplitViewSubject) -> [Arrangement] {
        let givenUp = subject.contract.assumptions.filter(\.canBeSteppedOver).map(\.name)
        return [Arrangement(subject: subject, without: nil)]
            + givenUp.map { Arrangement(subject: subject, without: $0) }
    }
}
