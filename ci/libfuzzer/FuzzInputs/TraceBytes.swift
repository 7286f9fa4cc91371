import Foundation
import SplitViewConformance

/// The commands of a trace as bytes, one byte for each command.
///
/// A byte is the place of a command in `SplitViewCommand.alphabet`, modulo the number of commands
/// there are. So any bytes are a trace, and any trace has bytes. A byte that is inserted, dropped
/// or replaced is a command that is inserted, dropped or replaced, whatever is around it: that is
/// what libFuzzer does to its inputs, and the shrinker to traces.
///
/// A new kind of command changes what bytes mean. What is to be kept is a trace as text.
public enum TraceBytes {
    /// The commands that some bytes stand for; of more bytes than a trace may have commands, the
    /// first ones count.
    ///
    /// - Parameter bytes: Any bytes.
    public static func commands(of bytes: some Collection<UInt8>) -> [SplitViewCommand] {
        let alphabet = SplitViewCommand.alphabet
        return bytes.prefix(Trace.commandLimit).map { alphabet[Int($0) % alphabet.count] }
    }

    /// The same commands as one line.
    public static func line(of bytes: some Collection<UInt8>) -> String {
        Trace(subject: "", commands: commands(of: bytes)).line
    }

    /// The bytes that stand for some commands.
    ///
    /// - Parameter commands: At most `Trace.commandLimit` commands.
    /// - Returns: `nil` if there are more commands, or one that is not in the alphabet.
    public static func bytes(of commands: [SplitViewCommand]) -> [UInt8]? {
        guard commands.count <= Trace.commandLimit else { return nil }
        var bytes: [UInt8] = []
        for command in commands {
            guard let place = SplitViewCommand.alphabet.firstIndex(of: command),
                let byte = UInt8(exactly: place)
            else { return nil }
            bytes.append(byte)
        }
        return bytes
    }
    /// Writes each list of commands of a corpus once, whatever its subject; the names of the files
    /// are those of the traces.
    ///
    /// - Parameters:
    ///   - corpus: The folder of the corpus.
    ///   - folder: The folder for the inputs, which exists.
    /// - Returns: How many were written.
    /// - Throws: What reading or writing throws, and `FuzzInputError` for a trace without bytes.
    public static func writeSeeds(of corpus: String, to folder: String) throws -> Int {
        var written: Set<[UInt8]> = []
        for entry in try Corpus(folder: URL(fileURLWithPath: corpus)).entries() {
            guard let bytes = bytes(of: entry.trace.commands) else {
                throw FuzzInputError(message: "\(entry.path) has no bytes")
            }
            guard written.insert(bytes).inserted else { continue }
            let name = entry.path.split(separator: "/").suffix(2).joined(separator: "-")
            try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        return written.count
    }
}
