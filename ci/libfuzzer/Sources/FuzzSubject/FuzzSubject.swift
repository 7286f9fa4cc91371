import Foundation
import FuzzInputs
import LibFuzzer

/// The subject, made with the first input; all inputs are performed by one stage, on one thread.
@MainActor private let fuzzed: FuzzedSubject = {
    do {
        return try FuzzedSubject.fromEnvironment()
    } catch {
        FileHandle.standardError.write(Data("FuzzSubject: \(error)\n".utf8))
        // Past the handlers of libFuzzer, which would report an input that is not at fault.
        _exit(64)
    }
}()

/// Performs one input of libFuzzer as a trace, and ends the process at a flaw that is not known.
///
/// - Parameters:
///   - data: The bytes.
///   - count: The number of bytes.
/// - Returns: Always 0: every input is a trace.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSubject(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let commands = TraceBytes.commands(of: UnsafeBufferPointer(start: data, count: count))
    MainActor.assumeIsolated {
        guard let text = fuzzed.newFinding(in: commands) else { return }
        FileHandle.standardError.write(Data("\n\(text)\n".utf8))
        abort()
    }
    return 0
}

/// The program: libFuzzer with this target.
@main enum FuzzSubject {
    static func main() {
        exit(
            runLibFuzzer(CommandLine.argc, CommandLine.unsafeArgv) { data, count in
                fuzzSubject(data, count)
            })
    }
}
