import Foundation
import SplitViewConformance

/// The files of traces that are named on the command line, outside a corpus.
enum TraceFiles {
    /// Reads one file that was named.
    static func trace(at path: String) throws(CommandFailure) -> Trace {
        do throws(TraceError) {
            return try Corpus.readTrace(at: URL(fileURLWithPath: path), named: path)
        } catch {
            throw .trace(error)
        }
    }

    /// What is expected of a trace outside a whole corpus: its folder says that it passes, or else
    /// the law it names says that it breaks.
    static func expectation(of trace: Trace, at path: String) -> Corpus.Verdict {
        let folders = URL(fileURLWithPath: path).standardizedFileURL.pathComponents.dropLast()
        if let folder = folders.last(where: Corpus.verdictFolders.contains),
            Corpus.passing.contains(folder)
        {
            return .passes
        }
        return trace.law.map { .breaks(law: $0) } ?? .passes
    }

    /// The paths of the traces below a folder, sorted; hidden files are skipped.
    static func paths(below folder: String) throws(CommandFailure) -> [String] {
        var files: [String] = []
        for found in FileWalk(below: folder, named: folder) {
            switch found {
            case .problem(let error): throw .trace(error)
            case .file(let path):
                if path.hasSuffix(".trace") { files.append(folder.appendingPath(path)) }
            }
        }
        return files
    }
}
