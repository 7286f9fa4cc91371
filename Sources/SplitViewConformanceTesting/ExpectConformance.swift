import SplitViewConformance
public import Testing

/// Expects that a check finds nothing, in a test of Swift Testing: each cause that it finds is an
/// issue of its own, at the line of the call, with its page, its text and its trace attached.
///
/// ```swift
/// @MainActor @Test func notesConform() {
///     expectConformance { try checkConformance(of: notes) }
/// }
/// ```
///
/// The check is any that throws `ConformanceError`: a search, a verification, or the steps of one
/// trace. Another error is one issue. `swift test --attachments-path FOLDER` writes the
/// attachments; Xcode shows them beside the issue.
///
/// - Parameters:
///   - sourceLocation: Where the issues are reported; by default the call.
///   - check: The check.
/// - Returns: The result of the check; `nil` if it fails.
@MainActor @discardableResult
public func expectConformance<Outcome>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ check: () throws -> Outcome
) -> Outcome? {
    do {
        return try check()
    } catch let error as ConformanceError {
        for issue in error.issues {
            for attachment in issue.attachments {
                Attachment.record(
                    attachment.text, named: attachment.name, sourceLocation: sourceLocation)
            }
            Issue.record(Comment(rawValue: issue.text), sourceLocation: sourceLocation)
        }
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
    return nil
}
