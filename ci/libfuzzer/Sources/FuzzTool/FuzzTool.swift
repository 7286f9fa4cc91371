import Foundation
import FuzzInputs

/// What `ci/libfuzzer/run` does without libFuzzer: inputs from traces, and traces from inputs.
///
/// `FuzzTool seeds CORPUS FOLDER` writes an input for each trace of a corpus, once;
/// `dictionary` prints the words of the reader's dictionary; `trace FILE` prints an input as one
/// line; `convert FILE` shrinks one for the subject that the environment names; and
/// `search SEED SECONDS` searches that subject without libFuzzer.
@main enum FuzzTool {
    @MainActor static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch (arguments.first, arguments.count) {
            case ("seeds", 3):
                let count = try TraceBytes.writeSeeds(of: arguments[1], to: arguments[2])
                print("\(count) inputs in \(arguments[2])")
            case ("dictionary", 1): print(ReaderDictionary.text, terminator: "")
            case ("trace", 2): print(TraceBytes.line(of: try bytes(arguments[1])))
            case ("convert", 2): try convert(arguments[1])
            case ("search", 3):
                guard let seed = UInt64(arguments[1]), let seconds = Double(arguments[2]) else {
                    throw FuzzInputError(message: "search SEED SECONDS: both are numbers")
                }
                try search(seed: seed, seconds: seconds)
            default: throw FuzzInputError(message: "ci/libfuzzer/run says what there is")
            }
        } catch {
            FileHandle.standardError.write(Data("FuzzTool: \(error)\n".utf8))
            exit(65)
        }
    }

    private static func bytes(_ file: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: file))
    }

    @MainActor private static func convert(_ file: String) throws {
        let commands = TraceBytes.commands(of: try bytes(file))
        guard let text = try FuzzedSubject.fromEnvironment().shrunkFinding(in: commands) else {
            throw FuzzInputError(message: "\(file) shows no flaw that is not known")
        }
        print(text, terminator: "")
    }

    @MainActor private static func search(seed: UInt64, seconds: Double) throws {
        let report = try FuzzedSubject.fromEnvironment().search(seed: seed, seconds: seconds)
        let verb = report.failedRuns > 0 ? "found" : "nothing found"
        print("\(verb) after \(report.commands) commands")
    }
}
