import SplitViewConformance

/// The subject that a test written by `splitfuzz explain --emit-test` expects to be there.
let subject = SplitViewSubject("notes-without-contract", contract: Contract()) { makeNotes() }
