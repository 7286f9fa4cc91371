import Foundation
import StatefulTesting
import UIKitModel

@MainActor struct TraceCheck: AppCheck {
    let subject: SplitViewSubject
    let profile: UIKitProfile?
    let commands: [SplitViewCommand]
    /// The law to describe if it is broken.
    let law: String?

    var searchSeed: UInt64? { nil }
    var leftOut: Int { 0 }

    var terms: String {
        let line = commands.map(\.description).joined(separator: ";")
        return subject.terms([profile?.name ?? "", line, law ?? ""])
    }

    /// How many commands were performed, and what broke.
    func examined(
        after progress: CheckProgress, note: (CheckProgress.Note) -> Void
    ) throws(ConformanceError) -> (steps: Int, report: FindingReport?) {
        let checker = try SplitViewChecker(trying: subject, profile: profile)
        let steps = checker.replay(commands).executed.count
        guard steps > 0 else {
            throw ConformanceError(
                .nothingHappened(
                    subject: subject.name,
                    why: "the app offers none of them, or its contract rules them out"))
        }
        return (steps, checker.report(ofViolationIn: commands, about: law))
    }

    func findings(in examined: (steps: Int, report: FindingReport?)) -> [Finding] {
        [examined.report].compactMap { $0?.finding }
    }

    func judged(
        _ examined: (steps: Int, report: FindingReport?)
    ) throws(ConformanceError) -> Int {
        if let report = examined.report {
            throw ConformanceError(.regressionsBroken(subject: subject.name, traces: [report]))
        }
        return examined.steps
    }
}
