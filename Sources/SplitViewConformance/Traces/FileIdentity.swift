import Foundation

/// The file at the end of a path, and its kind.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let mode: UInt32
    /// Its size in bytes.
    package let size: Int64

    /// The file at a path, or the one that a link there leads to; `nil` if there is none.
    package init?(following path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The file at a path, or the link itself; `nil` if there is none.
    package init?(at path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// An open file; `nil` if the descriptor is none.
    init?(of descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
        mode = UInt32(status.st_mode)
        size = Int64(status.st_size)
    }

    private var kind: UInt32 { mode & UInt32(S_IFMT) }

    package var isFolder: Bool { kind == UInt32(S_IFDIR) }
    package var isLink: Bool { kind == UInt32(S_IFLNK) }
    /// Whether it is a device, which may have no end.
    package var isDevice: Bool { kind == UInt32(S_IFCHR) || kind == UInt32(S_IFBLK) }

    /// The kind of thing it is instead of a file with content; `nil` for such a file.
    package var strangeKind: String? {
        if isDevice { return "a device" }
        return switch kind {
        case UInt32(S_IFREG): nil
        case UInt32(S_IFDIR): "a folder"
        case UInt32(S_IFIFO): "a pipe"
        case UInt32(S_IFSOCK): "a socket"
        default: "something else"
        }
    }

    /// Two paths lead to the same file, however it has grown meanwhile.
    package static func == (left: FileIdentity, right: FileIdentity) -> Bool {
        left.device == right.device && left.number == right.number
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(device)
        hasher.combine(number)
    }
}
