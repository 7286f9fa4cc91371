import SplitViewCatalog
import SplitViewConformance
import UIKitModel

/// What a search puts on stage: a subject, at most one assumption given up, and whose rules hold.
struct Arrangement: Hashable, Codable, Sendable {
    /// The name of a subject of the catalog.
    let subject: String
    /// The assumption of its contract that is given up; `nil` within the contract.
    let givingUp: String?
    let profile: String

    /// As it stands in the table: `NAME`, or `NAME without ASSUMPTION`.
    var title: String { givingUp.map { "\(subject) without \($0)" } ?? subject }

    /// The stage, set up; `nil` if there is no such subject, assumption or profile.
    @MainActor func stage() -> SplitViewStage? {
        guard let subject = Catalog.subject(named: subject) else { return nil }
        return try? SplitViewStage(
            subject,
            for: Trace(
                subject: subject.name, profile: profile,
                givingUp: givingUp.map { [$0] } ?? [], commands: []))
    }

    /// The arrangements of some subjects, in the order of the table.
    ///
    /// - Parameters:
    ///   - subjects: The subjects.
    ///   - beyondContract: Whether each assumption that can be stepped over is given up in
    ///     turn. One at a time: then the one that a finding needs is known.
    ///   - profile: Whose rules hold; `nil` for those that each subject is about.
    static func all(
        of subjects: [Subject], beyondContract: Bool, profile: Profile?
    ) -> [Arrangement] {
        subjects.flatMap { subject in
            let profile = profile?.rawValue ?? subject.profile.name
            let assumptions = subject.contract.assumptions.filter(\.canBeSteppedOver)
            let names = [nil] + (beyondContract ? assumptions.map { $0.name } : [])
            return names.map {
                Arrangement(subject: subject.name, givingUp: $0, profile: profile)
            }
        }
    }
}

/// The profiles of some arrangements, each once, oldest first.
func profiles(of arrangements: [Arrangement]) -> String {
    Profile.allCases.map(\.rawValue).filter { name in
        arrangements.contains { $0.profile == name }
    }.joined(separator: ", ")
}
