import Foundation
import SplitViewConformance
import Synchronization
import TestTools
import Testing

@testable import SplitfuzzCommand

@Suite struct OutputTests {
    init() { Signals.outlive() }

    @Test func `to a closed pipe is an error of its own and does not end the process`() throws {
        let pipe = try Ends()
        defer { close(pipe.writing) }
        close(pipe.reading)
        let output = Output(descriptor: pipe.writing)
        #expect(throws: OutputError.readerGone) { try output.write("seed 1\n") }
        #expect(throws: OutputError.readerGone) { try output.write("again\n") }
        output.offer("may be lost\n")
    }

    @Test func `to a descriptor that is not open is a failure with the system's reason`() {
        let error = OutputError.failed(SystemError(code: EBADF))
        #expect(throws: error) { try Output(descriptor: -1).write("x") }
        #expect(error.description.hasPrefix("cannot write the results: "))
    }

    @Test(.enabled(if: access("/dev/full", W_OK) == 0, "needs a device that is always full"))
    func `to a full disk is a failure`() throws {
        let descriptor = open("/dev/full", O_WRONLY)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        #expect(throws: OutputError.failed(SystemError(code: ENOSPC))) {
            try Output(descriptor: descriptor).write("x")
        }
    }

    @Test func `is there when the call returns, piece after piece`() throws {
        let pipe = try Ends()
        defer {
            close(pipe.writing)
            close(pipe.reading)
        }
        let output = Output(descriptor: pipe.writing)
        try output.write("seed ")
        #expect(pipe.readOnce() == Array("seed ".utf8))
        try output.write("")
        try output.write("1\n")
        #expect(pipe.readOnce() == Array("1\n".utf8))
    }

    @Test func `waits for a slow reader of a pipe that refuses to wait itself`() throws {
        let pipe = try Ends()
        try #require(fcntl(pipe.writing, F_SETFL, O_NONBLOCK) == 0)
        // More than any pipe holds, so that it is full several times.
        let text = String(repeating: "0123456789abcdef\n", count: 100_000)
        let received = Mutex<[UInt8]>([])
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            while true {
                let bytes = pipe.readOnce()
                if bytes.isEmpty { break }
                received.withLock { $0 += bytes }
            }
            done.signal()
        }
        try Output(descriptor: pipe.writing).write(text)
        close(pipe.writing)
        done.wait()
        close(pipe.reading)
        // Compared before it is expected: describing how two long texts differ takes minutes.
        let isWhole = received.withLock { $0 == Array(text.utf8) }
        #expect(isWhole)
    }

    @Test func `a pipe is no terminal, and its width is the usual one`() throws {
        let pipe = try Ends()
        defer {
            close(pipe.writing)
            close(pipe.reading)
        }
        #expect(!Terminal.isTerminal(pipe.writing))
        #expect(Terminal.style(of: pipe.writing) == .plain)
        #expect(Terminal.columns(of: pipe.writing) == 80)
    }

    #if os(Linux)
        // On other systems the near end of a terminal may not count as one.
        @Test(.enabled(if: access("/dev/ptmx", R_OK | W_OK) == 0, "needs a terminal to open"))
        func `a terminal is one, with its own width`() throws {
            let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            try #require(terminal >= 0)
            defer { close(terminal) }
            var size = winsize(ws_row: 24, ws_col: 57, ws_xpixel: 0, ws_ypixel: 0)
            let isSet = ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0
            try #require(isSet)
            #expect(Terminal.isTerminal(terminal))
            #expect(Terminal.columns(of: terminal) == 57)
        }
    #endif
}
