import Foundation

/// The files below a folder, in the order of their paths; names that begin with a dot are skipped.
///
/// A folder is read when its turn comes, so that a reader stopped by the first mistake has not
/// walked over a whole disk. No file is opened. Links are followed, but not back to a folder above:
/// two such links make 2^40 paths.
package struct FileWalk: Sequence, IteratorProtocol {
    package enum Found {
        /// Something that is no folder, by its path below the top.
        case file(String)
        /// A folder that cannot be walked through; the walk goes on beside it.
        case problem(TraceError)
    }

    /// The most names that are looked at: many times those of a large corpus, a small part of a
    /// disk, and a second or two of work.
    package static let limit = 100_000

    /// A folder that is being walked through.
    private struct Level {
        let path: String
        let identity: FileIdentity
        /// The names that are still to come, the next one last.
        var names: [String]
    }

    private let top: String
    private let name: String
    private var levels: [Level] = []
    private var waiting: [Found] = []
    private var room: Int

    /// A walk.
    ///
    /// - Parameters:
    ///   - name: How to name it in errors.
    ///   - limit: The most names that are looked at.
    package init(below top: String, named name: String, limit: Int = FileWalk.limit) {
        (self.top, self.name) = (top, name)
        room = limit
        enter("")
    }

    package mutating func next() -> Found? {
        while waiting.isEmpty {
            guard let path = levels.last?.path else { return nil }
            if let name = levels[levels.count - 1].names.popLast() {
                look(at: path.isEmpty ? name : "\(path)/\(name)")
            } else {
                levels.removeLast()
            }
        }
        return waiting.removeFirst()
    }

    private mutating func look(at path: String) {
        if FileIdentity(following: place(path))?.isFolder == true {
            enter(path)
        } else {
            waiting.append(.file(path))
        }
    }

    private mutating func enter(_ path: String) {
        guard let identity = FileIdentity(following: place(path)) else {
            return complain(path, "does not exist")
        }
        guard identity.isFolder, let read = FolderNames(of: place(path), limit: room)
        else { return complain(path, "is no folder that can be read") }
        guard !levels.contains(where: { $0.identity == identity }) else {
            return complain(
                path, "is a link to a folder that it lies in, so that paths below it have no end")
        }
        guard !read.isCut else {
            levels = []
            return complain("", "holds too many files for a folder of traces; name another one")
        }
        room -= read.names.count + read.strange.count
        for name in read.strange {
            complain(path, "holds a name that is not UTF-8, \(name); rename it")
        }
        levels.append(
            Level(path: path, identity: identity, names: read.names.sorted().reversed()))
    }

    private mutating func complain(_ path: String, _ message: String) {
        let file = path.isEmpty ? name : name.appendingPath(path)
        waiting.append(.problem(TraceError(file: file, message: message)))
    }

    private func place(_ path: String) -> String { path.isEmpty ? top : top.appendingPath(path) }
}

extension String {
    /// This folder's path with a path below it.
    package func appendingPath(_ path: String) -> String {
        hasSuffix("/") ? self + path : "\(self)/\(path)"
    }
}

private struct FolderNames {
    var names: [String] = []
    /// Those that are not UTF-8 and so no text, with the odd bytes as numbers.
    var strange: [String] = []
    var isCut = false

    /// Reads a folder; `nil` if it cannot be read.
    ///
    /// The bytes are read as they are: a name that was repaired would name no file.
    init?(of folder: String, limit: Int) {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let bytes = FolderNames.bytes(of: entry)
            if bytes.first == UInt8(ascii: ".") { continue }
            guard names.count + strange.count < limit else {
                isCut = true
                return
            }
            if let name = String(validating: bytes, as: UTF8.self) {
                names.append(name)
            } else {
                strange.append(FolderNames.spelled(bytes))
            }
        }
    }

    /// The name of an entry. A longer one than its type has room for is no mistake in C.
    private static func bytes(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: UInt8.self)
        var bytes: [UInt8] = []
        while start[bytes.count] != 0 { bytes.append(start[bytes.count]) }
        return bytes
    }

    private static func spelled(_ bytes: [UInt8]) -> String {
        bytes.map { byte in
            (0x20..<0x7F).contains(byte)
                ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
