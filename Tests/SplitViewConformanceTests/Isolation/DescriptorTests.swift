import Foundation
import Testing

@testable import SplitViewConformance

/// Writing to others, who may have gone.
@Suite struct DescriptorTests {
    @Test func `a pipe that no one reads is an error, and ends no process`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        let end = ends[1]
        Descriptor.withoutPipeSignal(on: end) {
            #expect(throws: SystemError(code: EPIPE)) { try Descriptor.write(all: [1], to: end) }
        }
        var pending = sigset_t()
        sigpending(&pending)
        #expect(sigismember(&pending, SIGPIPE) == 0, "the signal has been taken")
    }

    @Test func `a file that is filled has its size, and only zeros`() throws {
        let path = NSTemporaryDirectory() + "splitfuzz-zeros-\(UUID().uuidString)"
        let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
        try #require(descriptor >= 0)
        defer {
            close(descriptor)
            unlink(path)
        }
        try Descriptor.write(all: [1, 2, 3], to: descriptor)
        try Descriptor.fill(descriptor, withZeros: 70_000)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(bytes == Data(repeating: 0, count: 70_000))
    }

    @Test func `a disk without room is an error`() throws {
        let full = open("/dev/full", O_RDWR)
        guard full >= 0 else { return }
        defer { close(full) }
        #expect(throws: SystemError.self) { try Descriptor.fill(full, withZeros: 1) }
    }
}
