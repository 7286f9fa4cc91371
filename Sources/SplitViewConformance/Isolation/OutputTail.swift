/// The end of what a worker has printed.
struct OutputTail: Sendable {
    private var bytes: [UInt8] = []
    /// The most bytes that are kept.
    static let size = 8_192

    mutating func add(_ part: some Sequence<UInt8>) {
        bytes += part
        if bytes.count > 2 * Self.size { bytes.removeFirst(bytes.count - Self.size) }
    }

    /// The last lines, without what would move a cursor.
    var lines: [String] {
        String(decoding: bytes.suffix(Self.size), as: UTF8.self)
            .replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
            .split(whereSeparator: \.isNewline).map(\.printable)
    }

    /// The last lines without those that hold addresses: addresses differ in every process.
    func repeatableLines(_ count: Int) -> [String] {
        lines.filter { $0.firstMatch(of: /0x[0-9a-fA-F]{8,}/) == nil }.suffix(count)
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
