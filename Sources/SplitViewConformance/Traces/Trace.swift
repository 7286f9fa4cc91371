import StatefulTesting
import UIKitModel

/// A sequence of commands for a subject, with what is known about it; one text file of the corpus.
///
/// ```swift
/// do {
///     try checkConformance(of: notes, seed: 42)
/// } catch {
///     for finding in error.findings { print(finding.trace.line) }
/// }
/// ```
public struct Trace: Hashable, Sendable, Codable {
    /// The version of the format that this build reads and writes.
    package static let version = 1
    package var subject: String
    /// The law that the last step breaks, if any.
    package var law: String?
    /// Every flaw that its steps show, in the order of their first appearance; only findings list
    /// them.
    package var shows: [Flaw]
    package var profile: String
    /// The assumptions of the subject's contract that are given up, by name.
    package var givingUp: [String]
    /// The comments at the head of the file, line by line, without `#`.
    package var comments: [String]
    /// The commands.
    public var commands: [SplitViewCommand]

    package init(
        subject: String, law: String? = nil, profile: String = UIKitProfile.ios26.name,
        givingUp: [String] = [], shows: [Flaw] = [], comments: [String] = [],
        commands: [SplitViewCommand]
    ) {
        self.shows = shows
        self.subject = subject
        self.law = law
        self.profile = profile
        (self.givingUp, self.comments, self.commands) = (givingUp, comments, commands)
    }

    package var fileText: String {
        var lines = ["splitfuzz trace \(Self.version)"]
        lines += comments.flatMap(Self.commentLines)
        lines.append("subject: \(subject)")
        if let law { lines.append("law: \(law)") }
        lines.append("profile: \(profile)")
        if !givingUp.isEmpty { lines.append("giving-up: \(givingUp.joined(separator: ", "))") }
        lines += shows.map { "shows: \($0.law) \($0.symptom.text)" }
        lines.append("")
        lines += commands.map(\.description)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The lines of a comment in a file: the text of an exception may contain line breaks, which
    /// must not end the comment. A file holds no other control characters than tabs.
    private static func commentLines(_ comment: String) -> [String] {
        let breaks: Set<Unicode.Scalar> = ["\n", "\u{B}", "\u{C}", "\r", "\u{85}"]
        let whole = comment.replacing("\r\n", with: "\n")
        return whole.unicodeScalars.split(omittingEmptySubsequences: false) {
            breaks.contains($0)
        }.map { line in
            let scalars = line.map { scalar in
                scalar.properties.generalCategory == .control && scalar != "\t" ? " " : scalar
            }
            var text = "# " + String(String.UnicodeScalarView(scalars))
            while text.last == " " || text.last == "\t" { text.removeLast() }
            return text
        }
    }

    /// The commands in one line, as the command line takes them: `launch wide; narrow`.
    public var line: String { commands.map(\.description).joined(separator: "; ") }

    /// A file name for this trace: its law and a digest of its content, so that the same finding
    /// always gets the same name.
    package var fileName: String { "\(law ?? "trace")-\(digest).trace" }

    /// A digest of what it does, in eight hexadecimal digits.
    var digest: String {
        var digest = Digest()
        let identity = "\(subject)/\(profile)/\(givingUp.joined(separator: ","))/\(line)"
        for byte in identity.utf8 { digest.add(UInt64(byte)) }
        let hex = String(digest.value, radix: 16)
        return String((String(repeating: "0", count: 16 - hex.count) + hex).prefix(8))
    }
}
