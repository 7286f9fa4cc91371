import SplitViewConformance
import UIKitModel

extension Program {
    /// The subjects that were named, each once, in the order given.
    ///
    /// - Parameters:
    ///   - asked: As typed.
    ///   - verb: The verb whose help an error message points to.
    func subjects(
        named asked: [String], for verb: String
    ) throws(CommandFailure) -> [SplitViewSubject] {
        var found: [SplitViewSubject] = []
        for name in asked {
            guard let subject = subject(named: name) else {
                throw .usage(
                    UsageError(
                        verb: verb,
                        .unknownSubject(
                            name, nearest: names.nearest(to: name), known: names)))
            }
            if !found.contains(where: { $0.name == name }) { found.append(subject) }
        }
        return found
    }

    /// The option that selects a profile, with a space before it; empty if it is the subject's own.
    ///
    /// - Parameters:
    ///   - name: The name of the subject, which has a profile of its own.
    func profileOption(_ profile: String, of name: String) -> String {
        let own = subject(named: name)?.profile ?? .ios26
        return profile == own.name ? "" : " --profile \(profile)"
    }
}

extension SplitViewSubject {
    /// Throws a usage error for an assumption that the subject does not make.
    ///
    /// - Parameters:
    ///   - names: As typed.
    ///   - verb: The verb whose help an error message points to.
    func requireAssumptions(_ names: [String], for verb: String) throws(CommandFailure) {
        let known = contract.assumptions.map(\.name)
        for name in names where !known.contains(name) {
            throw .usage(
                UsageError(
                    verb: verb,
                    .unknownAssumption(
                        name, subject: self.name, nearest: known.nearest(to: name), known: known)))
        }
    }
}
