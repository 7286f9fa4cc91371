import Foundation

/// The bytes of the files of a corpus.
enum TraceFile {
    /// The content of a file.
    ///
    /// Only files with content are opened, and nothing is waited for: opening a pipe would wait for
    /// a writer, and a device may have no end.
    static func bytes(at path: String, named name: String) throws(TraceError) -> [UInt8] {
        guard let before = FileIdentity(following: path) else {
            throw TraceError(file: name, message: absence(at: path))
        }
        try check(before, named: name)
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw TraceError(file: name, message: "cannot be read; check its permissions")
        }
        defer { close(descriptor) }
        // Something else may have taken the name meanwhile.
        if let opened = FileIdentity(of: descriptor) { try check(opened, named: name) }
        guard let bytes = content(of: descriptor) else {
            throw TraceError(file: name, message: "cannot be read")
        }
        return bytes
    }

    private static func check(_ file: FileIdentity, named name: String) throws(TraceError) {
        if let kind = file.strangeKind {
            throw TraceError(file: name, message: "is \(kind), not a trace")
        }
        if file.size > Trace.sizeLimit {
            throw TraceError(
                file: name, message: "is larger than \(Trace.sizeLimit) bytes, and so no trace")
        }
    }

    /// Why nothing is at a path.
    private static func absence(at path: String) -> String {
        let reason = errno
        if FileIdentity(at: path)?.isLink == true {
            return reason == ELOOP
                ? "is a link that leads in a circle" : "is a link that leads nowhere"
        }
        // A part of the name that could not be decoded on its way here stands as this character.
        let hint = path.contains("\u{FFFD}") ? "; a name that is not UTF-8 cannot be given" : ""
        return reason == EACCES ? "cannot be read; check its permissions" : "does not exist" + hint
    }

    /// The readable content, or enough of it to show that it is too large: the file may grow.
    private static func content(of descriptor: Int32) -> [UInt8]? {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= Trace.sizeLimit {
            let count = read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { break }
            bytes += part[..<count]
        }
        return bytes
    }

    /// The result of writing a new file.
    enum Outcome {
        case written
        /// There is a file of this name, which is unchanged.
        case taken
        /// The system's reason.
        case failed(String)
    }

    /// Writes a new file completely or not at all, and never over another one.
    ///
    /// It is written under a temporary name, which readers skip, and gets its own name when its
    /// bytes are on the disk.
    static func create(_ bytes: [UInt8], at path: String) -> Outcome {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let temporary = "\(folder).splitfuzz-\(UUID().uuidString).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return .failed(SystemError.last.description) }
        defer { unlink(temporary) }
        do throws(SystemError) {
            try Descriptor.write(all: bytes, to: descriptor)
            guard Descriptor.flush(descriptor) == 0 else { throw SystemError.last }
        } catch {
            close(descriptor)
            return .failed(error.description)
        }
        guard close(descriptor) == 0 else { return .failed(SystemError.last.description) }
        // A second name for the file fails if there is a file of that name already; renaming would
        // replace it.
        if link(temporary, path) == 0 { return .written }
        if errno == EEXIST { return .taken }
        // A file system without second names.
        if FileIdentity(at: path) != nil { return .taken }
        return rename(temporary, path) == 0 ? .written : .failed(SystemError.last.description)
    }
}
