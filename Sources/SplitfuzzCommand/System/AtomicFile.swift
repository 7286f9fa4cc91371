import Foundation
import SplitViewConformance

/// A file could not be written. The old file at the path, if any, is unchanged.
struct FileWriteError: Error, Equatable, Sendable, CustomStringConvertible {
    let path: String
    let reason: SystemError

    /// One line: `cannot write Corpus/findings/a.trace: Permission denied`.
    var description: String { "cannot write \(path.printable): \(reason)" }
}

enum AtomicFile {
    /// Writes a file by a temporary name in the same folder and renames it.
    ///
    /// A reader, or a second worker, sees the old bytes or the new ones and nothing between. A file
    /// that is replaced keeps its permissions, and a link keeps pointing to it. If the process is
    /// killed meanwhile, a file `.splitfuzz-*.tmp` may be left; readers of a folder of traces skip
    /// names that begin with a dot.
    ///
    /// - Throws: The path as given and the system's reason; the temporary file has been removed.
    static func write(_ bytes: [UInt8], to path: String) throws(FileWriteError) {
        do throws(SystemError) {
            guard !path.utf8.contains(0) else { throw SystemError(code: EINVAL) }
            try replace(resolved(path), by: bytes)
        } catch {
            throw FileWriteError(path: path, reason: error)
        }
    }

    /// Throws if no file can be made at a path where there is none yet.
    static func checkFolder(of path: String) throws(FileWriteError) {
        guard !exists(path) else { return }
        let folder = folder(of: path)
        guard access(folder.isEmpty ? "." : String(folder), W_OK) == 0 else {
            throw FileWriteError(path: path, reason: .last)
        }
    }

    /// Whether something has this path.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The folder of a path with a slash at the end; empty for the working folder.
    private static func folder(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[...$0] } ?? ""
    }

    private static func replace(_ target: String, by bytes: [UInt8]) throws(SystemError) {
        let (temporary, descriptor) = try createTemporary(beside: target)
        do throws(SystemError) {
            do throws(SystemError) {
                try keepPermissions(of: target, on: descriptor)
                try Descriptor.write(all: bytes, to: descriptor)
                // Without it a power cut may leave the new name with none of the bytes.
                try check(Descriptor.flush(descriptor))
            } catch {
                close(descriptor)
                throw error
            }
            try check(close(descriptor))
            try check(rename(temporary, target))
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// The target of a link, so that the link itself is not replaced; otherwise the path as it is.
    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// Creates a new file exclusively. Existing names, from another worker or a killed one, are
    /// skipped.
    private static func createTemporary(
        beside target: String
    ) throws(SystemError) -> (path: String, descriptor: Int32) {
        let folder = folder(of: target)
        for number in 0..<1_000 {
            let path = "\(folder).splitfuzz-\(getpid())-\(number).tmp"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (path, descriptor) }
            let error = SystemError.last
            guard error.code == EEXIST || error.code == EINTR else { throw error }
        }
        throw SystemError(code: EEXIST)
    }

    private static func keepPermissions(
        of target: String, on descriptor: Int32
    ) throws(SystemError) {
        var old = stat()
        guard stat(target, &old) == 0, old.st_mode & S_IFMT == S_IFREG else { return }
        try check(fchmod(descriptor, old.st_mode & 0o7777))
    }

    private static func check(_ result: Int32) throws(SystemError) {
        if result != 0 { throw SystemError.last }
    }
}
