import Foundation

/// Bytes of a pipe, divided into lines.
package struct LineBuffer: Sendable {
    private var bytes: [UInt8] = []
    /// The end of the part without a line end, so that a long line is not searched repeatedly.
    private var sought = 0

    /// No bytes.
    package init() {}

    /// Reads what a descriptor has, waiting if there is nothing.
    ///
    /// - Returns: `false` at the end, or if the descriptor cannot be read.
    package mutating func fill(from descriptor: Int32) -> Bool {
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &part, part.count)
            if count > 0 {
                bytes += part[..<count]
                return true
            }
            guard count < 0, errno == EINTR else { return false }
        }
    }

    /// The next whole line without its end, if there is one.
    package mutating func nextLine() -> Data? {
        guard let end = bytes[sought...].firstIndex(of: UInt8(ascii: "\n")) else {
            sought = bytes.count
            return nil
        }
        defer {
            bytes.removeSubrange(...end)
            sought = 0
        }
        return Data(bytes[..<end])
    }
}
