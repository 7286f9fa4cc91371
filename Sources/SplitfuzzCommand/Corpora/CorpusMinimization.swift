import Foundation
import SplitViewConformance

extension CorpusChange {
    /// Removes the files of a corpus that add nothing to the others, and gathers findings beyond
    /// contracts into lists.
    ///
    /// - Parameters:
    ///   - name: The folder, as it was typed.
    ///   - isDryRun: Only say what would be removed and listed.
    /// - Throws: That the folder is no corpus.
    @MainActor static func minimizing(
        _ name: String, isDryRun: Bool
    ) throws(CommandFailure) -> CorpusChange {
        if let problem = KnownFile.problem(withFolder: name) { throw .trace(problem) }
        let read = KnownFile.read(in: name)
        let known = read.compactMap { try? $0.get() }
        var surplus = SurplusFiles(known)
        surplus.find()
        let unreadable = read.compactMap { result -> String? in
            if case .failure(let error) = result { error.file } else { nil }
        }
        var lists = GatheredLists(
            zip(known, surplus.fates).filter { !$1.isRemoved && !$1.isPinned }.map(\.0),
            in: name, sparing: Set(unreadable))
        if !isDryRun { lists.write(inPlaceOf: known) }
        var change = CorpusChange(form: .minimize, corpus: name, isDryRun: isDryRun)
        var index = 0
        for result in read {
            switch result {
            case .failure(let error): change.files.append(File(error))
            case .success(let known):
                change.files.append(
                    known.carryingOut(surplus.fates[index], lists: lists, isDryRun: isDryRun))
                index += 1
            }
        }
        return change
    }
}

/// Which files of a corpus add nothing.
private struct SurplusFiles {
    /// The action for a file, and its reason.
    struct Fate {
        let isRemoved: Bool
        let reason: String
        /// Whether the file stays where it is, whatever it shows.
        var isPinned = false
    }

    private let files: [KnownFile]
    private let shown: [ShownByTrace]
    /// One for each file, in their order.
    private(set) var fates: [Fate] = []

    init(_ files: [KnownFile]) {
        self.files = files
        shown = files.map { ShownByTrace($0.entry) }
    }

    /// Goes through the files from the most useful to the least. So a file comes after the ones
    /// that cover it.
    mutating func find() {
        let pinned = reasonsToStay
        let order = files.indices.sorted { left, right in
            let (one, other) = (shown[left], shown[right])
            if one.length != other.length { return one.length < other.length }
            if one.extent != other.extent { return one.extent > other.extent }
            return left < right
        }
        // Links stay in any case, and so they are the first that others are compared with.
        var kept = Dictionary(grouping: order.filter { pinned[$0] != nil }) { shown[$0].terms }
        var reasons: [Int: Fate] = [:]
        for index in order {
            let own = shown[index]
            let better = kept[own.terms, default: []].first { own.isCovered(by: shown[$0]) }
            if let reason = pinned[index] {
                reasons[index] = Fate(isRemoved: false, reason: reason, isPinned: true)
            } else if let better {
                reasons[index] = Fate(
                    isRemoved: true,
                    reason: "\(files[better].path) shows all of it in "
                        + shown[better].length.counted("command"))
            } else {
                kept[own.terms, default: []].append(index)
                reasons[index] = Fate(
                    isRemoved: false, reason: "no other file shows all of it as briefly")
            }
        }
        fates = files.indices.compactMap { reasons[$0] }
    }

    /// Why a file is not removed, whatever it shows; `nil` if nothing speaks against it. The target
    /// of a link must stay, and one name of a file must not stand for another.
    private var reasonsToStay: [String?] {
        let identities = files.map { FileIdentity(following: $0.path) }
        var first: [FileIdentity: Int] = [:]
        var reasons = [String?](repeating: nil, count: files.count)
        for (index, identity) in identities.enumerated() {
            guard let identity else { continue }
            if FileIdentity(at: files[index].path)?.isLink == true {
                reasons[index] = "it is a link"
            }
            if let other = first[identity] {
                reasons[index] = "it is the same file as \(files[other].path)"
                reasons[other] = "it is the same file as \(files[index].path)"
            } else {
                first[identity] = index
            }
        }
        return reasons
    }
}

extension KnownFile {
    fileprivate func carryingOut(
        _ fate: SurplusFiles.Fate, lists: GatheredLists, isDryRun: Bool
    ) -> CorpusChange.File {
        let list = fate.isPinned ? nil : lists.path(for: self)
        if let list, let problem = lists.problems[list] {
            return CorpusChange.File(path: path, action: .failed, reason: "\(problem)")
        }
        if entry.isListed, list == nil {
            return CorpusChange.File(
                path: path, action: .kept, reason: "its list cannot be read to the end")
        }
        let isMoved = list != nil && !fate.isRemoved && !entry.isListed
        if !isDryRun, !entry.isListed, isMoved || fate.isRemoved {
            do throws(SystemError) {
                try Descriptor.remove(path)
            } catch {
                return CorpusChange.File(
                    path: path, action: .failed, reason: "cannot be removed: \(error)")
            }
        }
        if let list, isMoved {
            return CorpusChange.File(path: path, action: .listed, reason: "in \(list)")
        }
        return CorpusChange.File(
            path: path, action: fate.isRemoved ? .removed : .kept, reason: fate.reason)
    }
}
