import SplitViewCatalog
import SplitViewConformance

extension ReportedFinding {
    /// The trace as it is saved, with comments for later readers: how it was found, what goes
    /// wrong, what to do on a device, and which assumption it steps over.
    var commentedTrace: Trace {
        var trace = finding.trace
        let originalLength = finding.originalLength
        let steps = originalLength == 1 ? "1 command" : "\(originalLength) commands"
        var origin = "found by splitfuzz \(splitfuzzVersion)"
        if let seed = finding.seed, let run = finding.run {
            origin += " with seed \(seed) in run \(showWholeNumber(UInt64(run)))"
            origin += ", shrunk from \(steps)"
        }
        trace.comments = [
            origin,
            // The text of an exception comes from the app, and may have several lines.
            finding.sentence.split(whereSeparator: \.isNewline).joined(separator: " "),
            "on a device: \(story.deviceWords)",
        ]
        let assumptions = Catalog.subject(named: trace.subject)?.contract.assumptions ?? []
        for assumption in assumptions where trace.givingUp.contains(assumption.name) {
            trace.comments.append("steps over: \(assumption.name) - \(assumption.statement)")
            if !assumption.isStated {
                trace.comments.append("which the document does not state: fuzzing found it")
            }
        }
        return trace
    }
}
