import Foundation

package struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
    package let code: Int32

    package init(code: Int32) { self.code = code }

    /// The reason in the system's own words: "Permission denied".
    package var description: String { String(cString: strerror(code)) }

    /// The error of the call that failed last; read before any other call.
    package static var last: SystemError { SystemError(code: errno) }
}

package enum Descriptor {
    /// Writes all bytes, however many calls it takes.
    ///
    /// A call may write less than it was given, be interrupted by a signal, or find a full pipe
    /// that another process has made non-blocking; none of these is a failure.
    ///
    /// - Throws: The system's reason; some of the bytes may have been written.
    package static func write(all bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if written > 0 {
                rest = rest.dropFirst(written)
                continue
            }
            let error = written == 0 ? SystemError(code: EIO) : SystemError.last
            switch error.code {
            case EINTR:
                continue
            case EAGAIN, EWOULDBLOCK:
                var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&request, 1, -1)
            default:
                throw error
            }
        }
    }

    /// Makes a file so many zeros long, with room for them on the disk: memory shared through a
    /// file without room would end the process at its first write there.
    ///
    /// - Throws: The system's reason.
    static func fill(_ descriptor: Int32, withZeros size: Int) throws(SystemError) {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw SystemError.last
        }
        try write(all: [UInt8](repeating: 0, count: size), to: descriptor)
    }

    /// Checks that so many descriptors can be opened.
    ///
    /// - Throws: The system's reason.
    static func requireFree(_ count: Int) throws(SystemError) {
        var opened: [Int32] = []
        defer { for descriptor in opened { close(descriptor) } }
        for _ in 0..<count {
            let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw SystemError.last }
            opened.append(descriptor)
        }
    }

    /// Removes the name of a file. One that is gone is removed: another command has done so.
    ///
    /// - Throws: The system's reason.
    package static func remove(_ path: String) throws(SystemError) {
        guard unlink(path) != 0 else { return }
        let error = SystemError.last
        if error.code != ENOENT { throw error }
    }

    /// All bytes of a file.
    ///
    /// - Parameter limit: The most bytes. A larger file is not read at all, and of a device or a
    ///   pipe, whose size is unknown, no more than that.
    /// - Throws: The system's reason; `EFBIG` if there is more.
    package static func bytes(
        ofFile path: String, upTo limit: Int
    ) throws(SystemError) -> Data {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.last }
        defer { close(descriptor) }
        if let file = FileIdentity(of: descriptor), file.size > limit {
            throw SystemError(code: EFBIG)
        }
        var bytes = Data()
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &part, part.count)
            if count > 0 {
                guard bytes.count + count <= limit else { throw SystemError(code: EFBIG) }
                bytes.append(contentsOf: part[..<count])
            } else if count == 0 {
                return bytes
            } else if errno != EINTR {
                throw SystemError.last
            }
        }
    }
}
