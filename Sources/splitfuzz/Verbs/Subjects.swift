import SplitViewCatalog
import SplitViewConformance

/// The subjects a person has named, each once, in the order given.
///
/// - Parameters:
///   - names: As typed.
///   - verb: Whose help a person is sent to who has named one that does not exist.
func subjects(named names: [String], for verb: String) throws(CommandFailure) -> [Subject] {
    var found: [Subject] = []
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

/// The subjects to choose from, for a line that a person reads; canaries are for those who ask.
let knownSubjects =
    Catalog.subjects.map(\.name)
    + ["\(Catalog.canaries.count) canaries that 'splitfuzz list' names"]
