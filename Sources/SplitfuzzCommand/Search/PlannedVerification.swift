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
    let corpus: OpenCorpus
    let crew: Crew

    var opening: String {
        "\(Splitfuzz.name) \(Splitfuzz.version)  height \(bounds.height)  "
            + "profile \(arrangements.profiles)"
    }

    /// Verifies all arrangements, or until a signal interrupts it.
    func result(at console: Console) throws(CommandFailure) -> VerifyResult {
        console.interruption.watch()
        let progress = ProgressDisplay(at: console)
        let hashes = HashCheck(crew, console.worker, limits: crew.limits)
        var rows: [VerifyResult.Row] = []
        for arrangement in arrangements where !console.interruption.hasCome() {
            crew.turn(to: arrangement.subject)
            let begin = ContinuousClock.now
            func isOver() -> Bool {
                guard !console.interruption.hasCome() else { return true }
                // The worker ends by itself at its next look at the clock, which comes late if app
                // code is slow, and not if it does not return.
                return time.map { .now - begin >= $0 + .seconds(5) } == true
            }
            var lastNote: ExhaustProgress?
            func verified(
                isPatient: Bool
            ) throws(CommandFailure) -> Result<VerifyTask.Answer, TaskFailure> {
                let left = time.map { max(.zero, $0 - (.now - begin)) }
                return try crew.answer(
                    to: VerifyTask(
                        arrangement: arrangement, law: law, bounds: bounds,
                        milliseconds: left.map { Int($0.wholeMilliseconds) }),
                    isPatient: isPatient, isOver: isOver
                ) { note in
                    lastNote = note
                    progress.show("\(arrangement.title)  \(note.text)")
                }
            }
            var result = try verified(isPatient: false)
            // A step that was ended in a hurry may only be slow.
            if case .success(let answer) = result, try !confirms(answer, isOver: isOver) {
                result = try verified(isPatient: true)
            }
            switch result {
            case .success(let answer):
                let attributed = AttributedFindings(
                    answer.findings, earlier: rows.flatMap(\.findings).map(\.finding))
                rows.append(
                    VerifyResult.Row(
                        arrangement: arrangement, verification: answer.verification,
                        inapplicable: answer.inapplicable, rows: answer.rows,
                        findings: attributed.findings.map {
                            ReportedFinding($0, against: corpus).repeated(within: crew.limits)
                        },
                        breaksContractItself: attributed.breaksContractItself,
                        failure: nil, cut: answer.cut))
                if answer.verification.isClosed, !isOver() {
                    rows[rows.count - 1].dependsOnHashes = try hashes.isFailed(
                        arrangement, seed: 0, limits: SearchLimits(), jobs: 2, isOver: isOver)
                }
            case .failure(let failure):
                rows.append(
                    VerifyResult.Row(
                        arrangement: arrangement,
                        verification: Verification(
                            unfinished: arrangement.subject, bounds: bounds, after: lastNote),
                        inapplicable: [], rows: nil, findings: [], breaksContractItself: false,
                        failure: failure, cut: .init(failure)))
            }
            rows[rows.count - 1].time = .now - begin
        }
        progress.finish(
            rows.reduce(0) { $0 + $1.verification.exhaustion.transitions }, "transitions")
        return VerifyResult(
            profile: arrangements.profiles, law: law, bounds: bounds, rows: rows,
            unverified: arrangements.dropFirst(rows.count).map(\.title),
            signal: console.interruption.signal())
    }

    /// Whether each endless step is endless with all of its time, too.
    private func confirms(
        _ answer: VerifyTask.Answer, isOver: () -> Bool
    ) throws(CommandFailure) -> Bool {
        for finding in answer.findings.map(\.finding)
        where finding.law == SplitViewLaws.terminates.name {
            if try crew.flake(of: finding, isOver: isOver) != nil { return false }
        }
        return true
    }
}

extension PlannedVerification {
    /// Adds the states of each subject to a result, for a page. They are collected apart from the
    /// search, which remembers none of them.
    func draw(_ result: inout VerifyResult, at console: Console) throws(CommandFailure) {
        for (index, row) in result.rows.enumerated() where row.counted != nil {
            result.rows[index].wantsGraph = true
            guard (row.counted?.states ?? 0) <= StateChart.mostStates else { continue }
            crew.turn(to: row.arrangement.subject)
            let answer = try crew.answer(
                to: GraphTask(arrangement: row.arrangement, height: bounds.height),
                isOver: console.interruption.hasCome)
            result.rows[index].graph = try? answer.get()
        }
    }
}

extension ExhaustProgress {
    fileprivate var text: String {
        "depth \(completeDepth), \(states.grouped) states, \(transitions.grouped) transitions, "
            + bytes.inMegabytes
    }
}
