import Foundation

/// An error number of the operating system.
struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
    let code: Int32

    /// The reason in the system's own words: "Permission denied".
    var description: String { String(cString: strerror(code)) }

    /// The error the last failed call left behind, read before any other call.
    static var last: SystemError { SystemError(code: errno) }
}
