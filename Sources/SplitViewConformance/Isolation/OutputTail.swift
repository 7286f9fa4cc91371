import UIKitModel

/// The end of what a worker has printed.
struct OutputTail: Sendable {
    private var bytes: [UInt8] = []

    /// The line after which app code prints: what stands before it is from the test runner, and
    /// from tests before the check.
    static let beginning = "splitfuzz: app code begins"
    /// What stands before the exception that was raised while the app was built.
    private static let raising = "splitfuzz: raised "

    /// The most bytes that are kept.
    static let size = 8_192

    mutating func add(_ part: some Sequence<UInt8>) {
        bytes += part
        if bytes.count > 2 * Self.size { bytes.removeFirst(bytes.count - Self.size) }
    }

    /// The last lines of app code, without what would move a cursor.
    var lines: [String] { ofAppCode.filter { !$0.hasPrefix(Self.raising) } }

    private var ofAppCode: [String] {
        let lines = String(decoding: bytes.suffix(Self.size), as: UTF8.self)
            .replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
            .split(whereSeparator: \.isNewline).map(\.printable)
        let beginning = lines.lastIndex(of: Self.beginning).map { $0 + 1 } ?? 0
        return Array(lines[beginning...])
    }

    /// The last exception that was raised while the app was built, with its name; `nil` if none
    /// was.
    var raised: String? {
        ofAppCode.last { $0.hasPrefix(Self.raising) }.map {
            String($0.dropFirst(Self.raising.count))
        }
    }

    /// The line about an exception that is raised while the app is built: if the app goes on and
    /// crashes by it, nothing else is left of it.
    static func line(on exception: RaisedException) -> String {
        raising + "\(exception.name): \(exception.reason)".oneLine
    }

    /// The last lines without a stack trace: its addresses differ in every process.
    func repeatableLines(_ count: Int) -> [String] {
        lines.filter {
            $0 != "Current stack trace:" && $0.firstMatch(of: /0x[0-9a-fA-F]{8,}/) == nil
        }.suffix(count)
    }

    /// The message with which the runtime of Swift has ended the process, if it has.
    var fatalMessage: String? {
        for line in lines.reversed() {
            guard let range = line.firstRange(of: "Fatal error") else { continue }
            let message = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
            return message.isEmpty ? "fatal error" : String(message)
        }
        return nil
    }
}
