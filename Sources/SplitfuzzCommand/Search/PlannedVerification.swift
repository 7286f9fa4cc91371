import SplitViewConformance
import StatefulTesting

/// Verifies arrangements one after the other, within the same bounds.
@MainActor struct PlannedVerification {
    let arrangements: [Arrangement]
    /// The only law to judge by; `nil` means all.
    let law: String?
    let bounds: VerificationBounds
    /// How long one subject may take.
    let time: Duration?
    /// The known findings.
    let corpus: OpenCorpus

    /// The first line of the output.
    var opening: String {
        "\(Splitfuzz.name) \(Splitfuzz.version)  height \(bounds.height)  "
            + "profile \(arrangements.profiles)"
    }

    /// Verifies all arrangements, or until Ctrl-C interrupts it.
    func result(at console: Console) -> VerifyResult {
        console.interruption.watch()
        let progress = ProgressDisplay(at: console)
        var rows: [VerifyResult.Row] = []
        for arrangement in arrangements where !console.interruption.hasCome() {
            guard let stage = arrangement.stage() else {
                preconditionFailure("every subject of the catalog has a stage")
            }
            let verification = verification(
                of: arrangement, on: stage, until: console.interruption, showing: progress)
            let attributed = AttributedFindings(
                verification.findings, on: stage,
                earlier: rows.flatMap(\.findings).map(\.finding))
            rows.append(
                VerifyResult.Row(
                    arrangement: arrangement, verification: verification,
                    inapplicable: stage.inapplicableLaws, rows: stage.distinguishedRows,
                    findings: attributed.findings.map {
                        ReportedFinding($0, on: stage, against: corpus)
                    },
                    breaksContractItself: attributed.breaksContractItself))
        }
        progress.finish(
            rows.reduce(0) { $0 + $1.verification.exhaustion.transitions }, "transitions")
        return VerifyResult(
            profile: arrangements.profiles, law: law, bounds: bounds, rows: rows,
            unverified: arrangements.dropFirst(rows.count).map(\.title),
            isInterrupted: console.interruption.hasCome())
    }

    /// Verifies a subject until its bounds or its time limit are reached, or Ctrl-C interrupts it.
    private func verification(
        of arrangement: Arrangement, on stage: SplitViewStage, until interruption: Interruption,
        showing progress: ProgressDisplay
    ) -> Verification {
        let clock = ContinuousClock()
        let begin = clock.now
        return stage.verification(
            of: law, within: bounds,
            deadline: {
                interruption.hasCome() || time.map { clock.now - begin >= $0 } == true
            },
            observe: { progress.show("\(arrangement.title)  \($0.text)") })
    }
}

extension ExhaustProgress {
    /// The progress, in a few words.
    fileprivate var text: String {
        "depth \(completeDepth), \(states.grouped) states, \(transitions.grouped) transitions, "
            + bytes.inMegabytes
    }
}
