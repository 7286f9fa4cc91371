import Foundation
import StatefulTesting

/// What a check has done so far: if app code ends the process, the next one goes on from there.
struct CheckProgress: Codable, Sendable {
    /// The search; `nil` while it is not finished.
    private(set) var searched: SearchReport<SplitViewCommand>?
    /// The parts of the examination that are finished.
    private(set) var parts: [ExaminedPart] = []
    /// When the check began.
    private let begin: Date

    /// Nothing.
    init() { begin = Date() }

    /// What a check says as soon as it is finished.
    enum Note: Codable, Sendable {
        case searched(SearchReport<SplitViewCommand>)
        case part(ExaminedPart)
    }

    /// Adds what was done further.
    mutating func take(_ note: Note) {
        switch note {
        case .searched(let report): searched = report
        case .part(let part): parts.append(part)
        }
    }

    /// The time since the check began, in other processes too.
    var elapsed: Duration { .seconds(max(0, Date().timeIntervalSince(begin))) }
}
