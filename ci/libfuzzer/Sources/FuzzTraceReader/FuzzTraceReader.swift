import Foundation
import FuzzInputs
import LibFuzzer

/// Reads one input of libFuzzer as the text of a trace file.
///
/// - Parameters:
///   - data: The bytes.
///   - count: The number of bytes.
/// - Returns: Always 0: a text that is no trace is worth changing, too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTraceReader(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let fault = TraceReading.fault(in: UnsafeBufferPointer(start: data, count: count)) else {
        return 0
    }
    FileHandle.standardError.write(Data("\n\(fault)\n".utf8))
    abort()
}

/// The program: libFuzzer with this target.
@main enum FuzzTraceReader {
    static func main() {
        exit(
            runLibFuzzer(CommandLine.argc, CommandLine.unsafeArgv) { data, count in
                fuzzTraceReader(data, count)
            })
    }
}
