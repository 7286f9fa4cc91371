import SplitViewCatalog
import SplitViewConformance

/// The subjects that were named, each once, in the order given.
///
/// - Parameters:
///   - names: As typed.
///   - verb: The verb whose help an error message points to.
func subjects(named names: [String], for verb: String) throws(CommandFailure) -> [SplitViewSubject]
{
    var found: [SplitViewSubject] = []
    for name in names {
        guard let subject = Catalog.subject(named: name) else {
            let nearest = nearestName(to: name, among: Catalog.names)
            throw .usage(
                UsageError(
                    verb: verb, .unknownSubject(name, nearest: nearest, known: knownSubjects)))
        }
        if !found.contains(where: { $0.name == name }) { found.append(subject) }
    }
    return found
}

/// Refuses assumptions that a subject does not make.
///
/// - Parameters:
///   - names: As typed.
///   - subject: The subject that should make them.
///   - verb: The verb whose help an error message points to.
func requireAssumptions(
    _ names: [String], of subject: SplitViewSubject, for verb: String
) throws(CommandFailure) {
    let known = subject.contract.assumptions.map(\.name)
    for name in names where !known.contains(name) {
        throw .usage(
            UsageError(
                verb: verb,
                .unknownAssumption(
                    name, subject: subject.name, nearest: nearestName(to: name, among: known),
                    known: known)))
    }
}

/// The subjects to choose from, for an error message; canaries are summarised.
let knownSubjects =
    Catalog.subjects.map(\.name) + Catalog.controls.map(\.name)
    + ["\(Catalog.canaries.count) canaries; see 'splitfuzz list'"]
