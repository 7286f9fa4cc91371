import StatefulTesting

/// A digest in the second line of a JSON document, of all its other lines: it shows that the
/// document is as it was printed.
///
/// It guards against accidents on the way between machines, and against no one with a mind to
/// deceive.
enum Seal {
    /// A document of one object, over several lines, with its digest.
    static func sealed(_ text: String) -> String {
        String(decoding: sealed(ArraySlice(text.utf8)), as: UTF8.self)
    }

    /// Whether a document is as it was sealed, byte for byte.
    static func isIntact(_ bytes: [UInt8]) -> Bool {
        let lines = bytes.split(separator: newline, maxSplits: 2, omittingEmptySubsequences: false)
        guard lines.count == 3 else { return false }
        return sealed(lines[0] + [newline] + lines[2]) == bytes[...]
    }

    private static let newline = UInt8(ascii: "\n")

    private static func sealed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var digest = Digest()
        for byte in bytes { digest.add(UInt64(byte)) }
        let lines = bytes.split(separator: newline, maxSplits: 1, omittingEmptySubsequences: false)
        let line = "\n  \"digest\" : \"\(String(digest.value, radix: 16))\",\n"
        return lines[0] + Array(line.utf8) + lines.dropFirst().joined()
    }
}
