import Foundation
import StatefulTesting
import UIKitModel

/// A verification of a subject that has to prove everything asked for.
@MainActor struct VerificationCheck: AppCheck {
    let subject: SplitViewSubject
    let profile: UIKitProfile?
    let bounds: VerificationBounds
    /// How long it may take; `nil` for as long as it takes.
    let time: Duration?
    /// Which loose ends are errors, too.
    let demands: Set<LooseEnd.Kind>

    var searchSeed: UInt64? { nil }
    var leftOut: Verification { Verification(unfinished: subject.name, bounds: bounds, after: nil) }

    var terms: String {
        subject.terms([
            profile?.name ?? "", "\(bounds)", "\(time.map { "\($0)" } ?? "")",
            "\(demands.map { "\($0)" }.sorted())",
        ])
    }

    func examined(
        after progress: CheckProgress, note: (CheckProgress.Note) -> Void
    ) throws(ConformanceError) -> Verification {
        let checker = try SplitViewChecker(trying: subject, profile: profile)
        let end = Deadline(after: time.map { max(.zero, $0 - progress.elapsed) })
        var isShortOfMemory = false
        let verification = checker.verification(
            within: bounds,
            deadline: {
                isShortOfMemory = WorkerPage.own?.isShortOfMemory == true
                return isShortOfMemory || KnownEnds.course.met.count >= VerificationBounds.mostEnds
                    || end.isPast
            })
        if isShortOfMemory, verification.findings.isEmpty, !verification.isInconsistent {
            throw ConformanceError(
                .notProved(
                    subject: subject.name,
                    .tooManyStates(
                        completeDepth: verification.completeDepth,
                        endless: verification.endlessMemory)))
        }
        return verification
    }

    func findings(in verification: Verification) -> [Finding] {
        verification.isInconsistent ? [] : verification.findings
    }

    func judged(_ verification: Verification) throws(ConformanceError) -> Verification {
        let checker = SplitViewChecker(subject, profile: profile)
        var verification = verification
        if verification.isInconsistent {
            throw ConformanceError(
                .notProved(subject: subject.name, .contradiction(verification.contradiction)))
        }
        guard verification.findings.isEmpty else {
            throw ConformanceError(
                .lawsBroken(
                    subject: subject.name, seed: nil,
                    findings: checker.reports(of: verification.findings),
                    looseEnds: (checker.emptyOpening + checker.methodsNeverAsked).besideFindings))
        }
        if let shortfall = verification.shortfall {
            throw ConformanceError(.notProved(subject: subject.name, shortfall))
        }
        verification.looseEnds += checker.emptyOpening + checker.methodsNeverAsked
        try verification.looseEnds.requireNone(of: demands, subject: subject.name)
        return verification
    }
}
