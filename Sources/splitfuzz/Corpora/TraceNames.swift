import Foundation
import SplitViewCatalog
import SplitViewConformance

/// The stage for a trace from a file; checks every name in it.
///
/// - Parameters:
///   - trace: The trace.
///   - file: Its path, as it was named.
/// - Throws: The place of a name that does not exist, with the nearest one that does.
@MainActor func stage(
    for trace: Trace, file: String
) throws(CommandFailure) -> SplitViewStage {
    guard let subject = Catalog.subject(named: trace.subject) else {
        throw unknown("subject", trace.subject, among: Catalog.names, file: file)
    }
    if let law = trace.law, SplitViewLaws.law(named: law) == nil {
        throw unknown("law", law, among: SplitViewLaws.all.map(\.name), file: file)
    }
    return try stage(for: trace, of: subject, file: file)
}

/// The stage for a trace, on a subject that need not be its own.
@MainActor func stage(
    for trace: Trace, of subject: SplitViewSubject, file: String
) throws(CommandFailure) -> SplitViewStage {
    do throws(StageError) {
        return try SplitViewStage(subject, for: trace)
    } catch {
        let field =
            switch error {
            case .unknownProfile: "profile"
            case .unknownAssumption: "giving-up"
            }
        let (line, column) = position(of: field, in: file)
        throw .trace(
            TraceError(file: file, line: line, column: column, message: error.description))
    }
}

private func unknown(
    _ field: String, _ name: String, among known: [String], file: String
) -> CommandFailure {
    let (line, column) = position(of: field, in: file)
    let guess = nearestName(to: name, among: known).map { "; did you mean '\($0)'?" }
    return .trace(
        TraceError(
            file: file, line: line, column: column,
            message: "unknown \(field) '\(name)'"
                + (guess ?? "; known are \(known.joined(separator: ", "))")))
}

/// The position of the value of a header field in a file, from 1; 0 if it cannot be found.
private func position(of field: String, in file: String) -> (line: Int, column: Int) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return (0, 0) }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
        let start = line.drop { $0 == " " || $0 == "\t" }
        guard start.hasPrefix("\(field):") else { continue }
        let value = start.dropFirst(field.count + 1).drop { $0 == " " || $0 == "\t" }
        return (index + 1, line.count - value.count + 1)
    }
    return (0, 0)
}
