import Foundation
import StatefulTesting

/// The progress of a check so far: if app code ends the process, the next one goes on from there.
struct CheckProgress: Codable, Sendable {
    /// The search; `nil` while it is not finished.
    private(set) var searched: SearchReport<SplitViewCommand>?
    /// The runs of the search that were noted one by one, from the first one on.
    private(set) var runs: SearchReport<SplitViewCommand>?
    private(set) var parts: [ExaminedPart] = []
    /// When the check began; `nil` for one that has not.
    private var begin: Date?

    /// Nothing.
    ///
    /// - Parameter begin: When the check began: its process may not be there yet.
    init(since begin: Date? = Date()) { self.begin = begin }

    /// A result of a check as soon as it is finished.
    enum Note: Codable, Sendable {
        case begun(Date)
        case runs(SearchReport<SplitViewCommand>)
        case searched(SearchReport<SplitViewCommand>)
        case part(ExaminedPart)
    }

    /// Adds what was done further.
    mutating func take(_ note: Note) {
        switch note {
        case .begun(let date): begin = date
        case .runs(let report):
            // A search in several parts begins the last of them again.
            let continues = runs?.runs.upperBound == report.runs.lowerBound
            runs = continues ? runs?.merging(report) : report
        case .searched(let report): searched = report
        case .part(let part): parts.append(part)
        }
    }

    /// The time since the check began, in other processes too.
    var elapsed: Duration {
        .seconds(begin.map { max(0, Date().timeIntervalSince($0)) } ?? 0)
    }

    /// Notes that it begins, unless it has.
    func begin(note: (Note) -> Void) {
        if begin == nil { note(.begun(Date())) }
    }
}
