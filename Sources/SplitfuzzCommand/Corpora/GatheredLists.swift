import SplitViewConformance

/// The lists of a corpus, with all that lies beyond contracts.
struct GatheredLists {
    private let corpus: String
    /// The traces of each list, by its path.
    private var traces: [String: [Trace]] = [:]
    /// The lists that stay as they are, because they could not be read.
    private let spared: Set<String>
    /// Why a list could not be written, by its path.
    private(set) var problems: [String: FileWriteError] = [:]

    /// - Parameters:
    ///   - files: The files and lines that stay.
    ///   - corpus: The folder, as it was typed.
    init(_ files: [KnownFile], in corpus: String, sparing spared: Set<String>) {
        (self.corpus, self.spared) = (corpus, spared)
        for file in files {
            if let path = path(for: file) { traces[path, default: []].append(file.entry.trace) }
        }
    }

    /// The list that a file or a line belongs to; `nil` if it is no finding for a list.
    func path(for file: KnownFile) -> String? {
        let (entry, trace) = (file.entry, file.entry.trace)
        guard entry.expected != .passes, trace.isListable else { return nil }
        let path = corpus.appendingPath(TraceList.path(for: trace))
        return spared.contains(path) ? nil : path
    }

    /// Writes the lists that change, and removes those without a trace.
    ///
    /// - Parameter files: All files and lines there were.
    mutating func write(inPlaceOf files: [KnownFile]) {
        for (path, traces) in traces {
            do throws(FileWriteError) {
                try AtomicFile.write(Array(TraceList.fileText(of: traces).utf8), to: path)
            } catch {
                problems[path] = error
            }
        }
        let before = Set(files.compactMap { $0.path.listPlace?.file })
        for path in before.subtracting(traces.keys).subtracting(spared) where problems.isEmpty {
            do throws(SystemError) {
                try Descriptor.remove(path)
            } catch {
                problems[path] = FileWriteError(path: path, reason: error)
            }
        }
    }
}
