import Foundation
import SplitViewConformance

/// The files of traces that are named on the command line, outside a corpus.
enum TraceFiles {
    static func trace(at path: String) throws(TraceError) -> Trace {
        let traces = try Corpus.readTraces(at: path)
        guard traces.count == 1 else {
            throw TraceError(
                file: path,
                message: "is a list of \(traces.count) traces; name one by its line, "
                    + "\(traces[0].place)")
        }
        return traces[0].trace
    }

    /// The expected verdict of a trace outside a whole corpus: its folder tells of a pass, or else
    /// the law it names tells of a violation.
    static func expectation(of trace: Trace, at path: String) -> Corpus.Verdict {
        let folders = URL(fileURLWithPath: path).standardizedFileURL.pathComponents.dropLast()
        if let folder = folders.last(where: Corpus.verdictFolders.contains),
            Corpus.passing.contains(folder)
        {
            return .passes
        }
        return trace.law.map { .breaks(law: $0) } ?? .passes
    }

    /// The paths of the traces below a folder, sorted, and what cannot be read on the way; hidden
    /// files are skipped.
    static func paths(below folder: String) -> [Result<String, TraceError>] {
        FileWalk(below: folder, named: folder).compactMap { found -> Result<String, TraceError>? in
            switch found {
            case .problem(let error): .failure(error)
            case .file(let path):
                path.hasSuffix(".trace") || path.hasSuffix(TraceList.suffix)
                    ? .success(folder.appendingPath(path)) : nil
            }
        }
    }
}
