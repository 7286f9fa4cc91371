import SplitViewConformance

/// What reading a trace file promises: what is read can be written, and read again as the same.
public enum TraceReading {
    /// What is wrong with reading some bytes as a trace file; `nil` if they are refused, or are
    /// read, written and read again as an equal trace.
    public static func fault(in bytes: some Collection<UInt8>) -> String? {
        guard let trace = try? Trace(fileBytes: bytes, file: "input") else { return nil }
        do throws(TraceError) {
            let again = try Trace(fileText: trace.fileText, file: "written")
            return again == trace ? nil : "another trace is read from what was written"
        } catch {
            return "what was written is refused: \(error)"
        }
    }
}
