import SplitViewConformance
import UIKitModel

/// One thing to search: a subject, at most one assumption given up, and a profile.
struct Arrangement: Hashable, Codable, Sendable {
    let subject: String
    /// The assumption of its contract that is given up; `nil` within the contract.
    let givingUp: String?
    let profile: String

    var assumptionsGivenUp: [String] { givingUp.map { [$0] } ?? [] }

    /// The title in the table: `NAME`, or `NAME without ASSUMPTION`.
    var title: String { givingUp.map { "\(subject) without \($0)" } ?? subject }

    /// The checker for it; `nil` if there is no such subject, assumption or profile.
    @MainActor func checker() -> SplitViewChecker? {
        guard let subject = Program.current.subject(named: subject) else { return nil }
        return try? SplitViewChecker(
            subject,
            for: Trace(
                subject: subject.name, profile: profile,
                givingUp: assumptionsGivenUp, commands: []))
    }

    /// The arrangements of the subjects that were named, or of all.
    ///
    /// - Parameters:
    ///   - names: As typed.
    ///   - verb: The verb whose help an error message points to.
    ///   - beyondContract: Whether each assumption is given up in turn, too.
    ///   - profile: The profile; `nil` for the one of each subject.
    static func all(
        named names: [String], for verb: String, beyondContract: Bool, profile: UIKitProfile?
    ) throws(CommandFailure) -> [Arrangement] {
        let named = try Program.current.subjects(named: names, for: verb)
        return all(
            of: named.isEmpty ? Program.current.subjects : named, beyondContract: beyondContract,
            profile: profile)
    }

    /// The arrangements of some subjects, in the order of the table.
    ///
    /// - Parameters:
    ///   - beyondContract: Whether each assumption that can be given up is given up in turn. Only
    ///     one at a time, so that the one needed by a finding is known.
    ///   - profile: The profile; `nil` for the one of each subject.
    static func all(
        of subjects: [SplitViewSubject], beyondContract: Bool, profile: UIKitProfile?
    ) -> [Arrangement] {
        subjects.flatMap { subject in
            let profile = (profile ?? subject.profile).name
            let assumptions = subject.contract.assumptions.filter(\.canBeSteppedOver)
            let names = [nil] + (beyondContract ? assumptions.map { $0.name } : [])
            return names.map {
                Arrangement(subject: subject.name, givingUp: $0, profile: profile)
            }
        }
    }
}

extension [Arrangement] {
    /// Their profiles, each once, oldest first.
    var profiles: String {
        UIKitProfile.named.map(\.name).filter { name in contains { $0.profile == name } }
            .joined(separator: ", ")
    }
}
