import SplitViewConformance

extension CorpusChange {
    /// Copies into a corpus what others have and it does not.
    ///
    /// - Parameters:
    ///   - names: The folders to copy from, as they were typed.
    ///   - target: The folder to copy to, as it was typed; it need not exist.
    ///   - isDryRun: Only say what would be copied.
    @MainActor static func merging(
        _ names: [String], into target: String, isDryRun: Bool
    ) -> CorpusChange {
        var change = CorpusChange(form: .merge, corpus: target, isDryRun: isDryRun)
        var known: [ShownByTrace: String] = [:]
        if FileIdentity(at: target) != nil {
            for result in KnownFile.read(in: target, mayBeEmpty: true) {
                switch result {
                case .failure(let error): change.files.append(File(error))
                case .success(let file): known[ShownByTrace(file.entry)] = file.path
                }
            }
        }
        for result in names.flatMap({ KnownFile.read(in: $0) }) {
            switch result {
            case .failure(let error): change.files.append(File(error))
            case .success(let file):
                let shown = ShownByTrace(file.entry)
                if let there = known[shown] {
                    change.files.append(
                        File(path: file.path, action: .present, reason: "as \(there)"))
                    continue
                }
                let copied = file.copied(to: target, isDryRun: isDryRun)
                change.files.append(copied.file)
                if let path = copied.path { known[shown] = path }
            }
        }
        return change
    }
}

extension KnownFile {
    /// Copies the file, byte for byte, to the same place in another corpus; a line of a list to a
    /// file of its own.
    ///
    /// - Returns: The action on it, and the path of the copy.
    fileprivate func copied(
        to target: String, isDryRun: Bool
    ) -> (file: CorpusChange.File, path: String?) {
        do throws(TraceError) {
            let own = entry.isListed ? Corpus.path(forFinding: entry.trace) : entry.path
            let place =
                isDryRun ? own : try Corpus(named: target).add(bytes, at: own) { _ in false }
            let path = target.appendingPath(place)
            return (CorpusChange.File(path: self.path, action: .copied, reason: "to \(path)"), path)
        } catch {
            return (CorpusChange.File(error), nil)
        }
    }
}
