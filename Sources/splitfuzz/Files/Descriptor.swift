import Foundation

/// Writes all bytes to a descriptor, however many calls it takes.
///
/// A call may write less than it was given, be interrupted by a signal, or find a full pipe that
/// another process has made non-blocking; none of these is a failure.
///
/// - Throws: The system's reason; some of the bytes may have been written.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
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
