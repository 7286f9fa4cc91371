import SplitViewCatalog
import SplitfuzzCommand

extension Program {
    /// `splitfuzz`, the command that checks the catalog.
    static let splitfuzz = Program(
        name: "splitfuzz", subjects: Catalog.subjects,
        controls: Catalog.controls + [.talkingNotes, .hashingNotes, .closingNotes],
        canaries: [
            Catalog.canaries, Catalog.processEnding, Catalog.unbuildable, Catalog.straying,
        ].joined().map { Canary($0.subject, law: $0.law, shortest: $0.shortest) })
}
