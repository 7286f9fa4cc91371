import Foundation
import SplitViewConformance
import TestTools
import Testing

@testable import SplitfuzzCommand

@Suite struct AtomicFileTests {
    @Test func `a new file has the bytes, and nothing else is there`() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([1, 2, 3], to: folder / "a.trace")
        #expect(folder.names == ["a.trace"])
        #expect(try folder.bytes("a.trace") == [1, 2, 3])
        try AtomicFile.write([], to: folder / "empty")
        #expect(try folder.bytes("empty") == [])
    }

    @Test func `a file that is replaced keeps its permissions`() throws {
        let folder = try TemporaryFolder()
        let path = folder / "a.trace"
        try AtomicFile.write(Array(repeating: 7, count: 100_000), to: path)
        try #require(chmod(path, 0o640) == 0)
        try AtomicFile.write([9], to: path)
        #expect(try folder.bytes("a.trace") == [9])
        var status = stat()
        try #require(stat(path, &status) == 0)
        #expect(status.st_mode & 0o7777 == 0o640)
        #expect(folder.names == ["a.trace"])
    }

    @Test func `a link stays a link, and the file it leads to is replaced`() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([1], to: folder / "real")
        try #require(symlink("real", folder / "link") == 0)
        try AtomicFile.write([2], to: folder / "link")
        #expect(try folder.bytes("real") == [2])
        var status = stat()
        try #require(lstat(folder / "link", &status) == 0)
        #expect(status.st_mode & S_IFMT == S_IFLNK)
    }

    @Test func `temporary names that are taken are passed over and left alone`() throws {
        let folder = try TemporaryFolder()
        let taken = ".splitfuzz-\(getpid())-0.tmp"
        try AtomicFile.write([5], to: folder / taken)
        try AtomicFile.write([6], to: folder / "a")
        #expect(folder.names == [taken, "a"])
        #expect(try folder.bytes(taken) == [5])
    }

    @Test func `a folder in place of the file is refused, and left as it was`() throws {
        let folder = try TemporaryFolder()
        let path = folder / "a.trace"
        try #require(mkdir(path, 0o755) == 0)
        expectFailure(path, EISDIR)
        #expect(folder.names == ["a.trace"])
        try AtomicFile.write([1], to: path + "/inside")
        expectFailure(path, EISDIR)
        #expect(try folder.bytes("a.trace/inside") == [1])
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may write anywhere"))
    func `a folder that may not be written is refused, and the old file stays`() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([1], to: folder / "a.trace")
        try #require(chmod(folder.path, 0o555) == 0)
        expectFailure(folder / "a.trace", EACCES)
        try #require(chmod(folder.path, 0o755) == 0)
        #expect(try folder.bytes("a.trace") == [1])
        #expect(folder.names == ["a.trace"])
    }

    @Test func `a folder that is not there, or is a file, is refused`() throws {
        let folder = try TemporaryFolder()
        expectFailure(folder / "missing/a.trace", ENOENT)
        try AtomicFile.write([1], to: folder / "file")
        expectFailure(folder / "file/a.trace", ENOTDIR)
        #expect(folder.names == ["file"])
    }

    @Test func `a path the system would read only to its middle is refused`() throws {
        let folder = try TemporaryFolder()
        expectFailure(folder / "a\0b", EINVAL)
        #expect(folder.names == [])
    }

    @Test func `the error names the path as given and the reason`() {
        let error = FileWriteError(path: "Corpus/a.trace", reason: SystemError(code: EACCES))
        #expect(error.description == "cannot write Corpus/a.trace: Permission denied")
    }

    private func expectFailure(_ path: String, _ code: Int32) {
        #expect(throws: FileWriteError(path: path, reason: SystemError(code: code))) {
            try AtomicFile.write([0], to: path)
        }
    }
}
