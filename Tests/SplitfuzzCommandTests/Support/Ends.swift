import Foundation
import Testing

/// The two ends of a pipe.
struct Ends: Sendable {
    let reading: Int32
    let writing: Int32

    init() throws {
        var descriptors: [Int32] = [-1, -1]
        try #require(pipe(&descriptors) == 0)
        reading = descriptors[0]
        writing = descriptors[1]
    }

    func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.write(writing, bytes, bytes.count)
    }

    func closeReading() { close(reading) }
    func closeWriting() { close(writing) }

    func closeBoth() {
        closeReading()
        closeWriting()
    }

    /// What is there, at least one byte; empty at the end.
    func readOnce() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(reading, &buffer, buffer.count)
        return Array(buffer.prefix(max(0, count)))
    }
}

extension String {
    /// The bytes of the text.
    var data: Data { Data(utf8) }
}
