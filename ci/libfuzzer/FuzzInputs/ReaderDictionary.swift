import SplitViewConformance
import UIKitModel

/// The words of trace files, for libFuzzer.
public enum ReaderDictionary {
    /// A dictionary in libFuzzer's format: a quoted word on each line.
    public static var text: String {
        let fields = ["subject:", "law:", "profile:", "giving-up:", "shows:"]
        let marks = ["splitfuzz trace \(Trace.version)\n", "# ", ", ", "\n", "\r\n", "\t"]
        let symptoms = ["collapsing/", "showing-wide/", "standing-narrow", "showDetail=true"]
        let words =
            marks + fields + symptoms + UIKitProfile.all.map(\.name)
            + SplitViewLaws.all.map(\.name) + SplitViewCommand.alphabet.map(\.description)
        return words.map { "\"\(escaped($0))\"\n" }.joined()
    }

    /// With the bytes that have a meaning in a dictionary, or none as text, in hexadecimal.
    private static func escaped(_ word: String) -> String {
        word.utf8.map { byte in
            let isPlain = (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x5C
            if isPlain { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "\\x" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }
}
