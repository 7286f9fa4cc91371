import Foundation

/// A check of a subject, in the parts in which this process or another one performs it.
@MainActor protocol AppCheck {
    /// The findings, not yet performed for a reader.
    associatedtype Examined
    /// The result.
    associatedtype Outcome: Codable & Sendable

    var subject: SplitViewSubject { get }
    /// The seed of its searches; `nil` for a check that draws nothing.
    var searchSeed: UInt64? { get }
    /// A folder for traces, perhaps not there yet; `nil` for a check that saves nothing.
    var corpus: URL? { get set }
    /// The terms that distinguish it from another check in the same line, perhaps in a loop.
    var terms: String { get }
    /// The outcome where a process leaves the check out, being started for another one.
    var leftOut: Outcome { get }

    /// Finds what there is to find.
    ///
    /// - Parameters:
    ///   - progress: What was done already.
    ///   - note: Receives what is done further.
    func examined(
        after progress: CheckProgress, note: (CheckProgress.Note) -> Void
    ) throws(ConformanceError) -> Examined

    /// The findings, as far as the check does not fail by them already.
    func findings(in examined: Examined) -> [Finding]

    /// The outcome.
    ///
    /// - Throws: `ConformanceError` if what was found is not allowed.
    func judged(_ examined: Examined) throws(ConformanceError) -> Outcome

    /// The report of a check that something has stopped; `nil` if nothing was found yet.
    func failure(
        after progress: CheckProgress, stoppedBy why: String, isConfirmed: Bool
    ) -> ConformanceError?
}

extension AppCheck {
    /// Performs the check: app code in a process of its own if it is to be so and can be.
    ///
    /// In a process that was started for another check, it returns at once.
    ///
    /// - Parameters:
    ///   - isolated: Whether app code runs in a process of its own; `nil` for wherever it is
    ///     possible and no one debugs.
    func performed(
        isolated: Bool?, at place: CheckPlace
    ) throws(ConformanceError) -> Outcome {
        let call = CheckCall(of: self, at: place)
        if let wanted = CheckCall.ofWorker {
            if wanted == call.typed { IsolatedCheck(self, call).serve() }
            return leftOut
        }
        guard isolated ?? !Debugger.isAttached else { return try performedHere() }
        if isolated == nil, InProcess.isKnown(place) { return try performedHere() }
        try call.requireUnambiguous(subject: subject.name)
        do throws(ConformanceError) {
            return try IsolatedCheck(self, call).performed()
        } catch {
            guard isolated == nil, case .notIsolated(_, let why) = error.reason else { throw error }
            InProcess.say(why, of: subject.name, at: place)
            return try performedHere()
        }
    }

    func performedHere() throws(ConformanceError) -> Outcome {
        try RunningCheck.noting(subject.name, seed: searchSeed, in: corpus) {
            () throws(ConformanceError) in
            try judged(try examined(after: CheckProgress(), note: { _ in }))
        }
    }

    var corpus: URL? {
        get { nil }
        set {}
    }

    func failure(
        after progress: CheckProgress, stoppedBy why: String, isConfirmed: Bool
    ) -> ConformanceError? { nil }
}

/// The checks that run in this process because they can run in no other one.
@MainActor private enum InProcess {
    private static var places: Set<CheckPlace> = []
    private static var reasons: Set<String> = []

    /// Whether a check at a place could not run in a process of its own before.
    static func isKnown(_ place: CheckPlace) -> Bool { places.contains(place) }

    /// Says once why app code runs in this process.
    static func say(_ why: String, of subject: String, at place: CheckPlace) {
        places.insert(place)
        guard reasons.insert(why).inserted else { return }
        RunningCheck.isAnnounced = true
        let line =
            "splitfuzz: the app code of \(subject) runs in the process of the tests, which ends if "
            + "it crashes: \(why)\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}
