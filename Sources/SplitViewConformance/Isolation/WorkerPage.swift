import Foundation

/// Memory that a worker shares with its parent: the log of its commands, and why it ended itself.
///
/// It lives longer than the worker, so that the parent can read the last acts of the worker.
package struct WorkerPage: @unchecked Sendable {
    /// Why a worker ended itself.
    enum Verdict: UInt32, Sendable {
        case none, hang
        /// One step took more memory than it may.
        case memory
        /// There is no memory left, and no single step took it.
        case spent
        case orphan
        /// No further request could be read, because the parent has closed them or app code has.
        case closed
    }

    private static let size = CommandLog.size + 64

    let memory: UnsafeMutableRawPointer

    /// Makes a page, and a file through which a worker finds it.
    static func made() throws(TaskFault) -> (page: WorkerPage, path: String) {
        let folder = FileManager.default.temporaryDirectory.path
        var template = Array("\(folder)/splitfuzz-worker-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard descriptor >= 0 else {
            throw TaskFault("cannot make a file in \(folder): \(SystemError.last)")
        }
        defer { close(descriptor) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        do throws(SystemError) {
            try Descriptor.fill(descriptor, withZeros: size)
            guard let page = WorkerPage(mapping: descriptor) else { throw SystemError.last }
            page.parent = getpid()
            return (page, path)
        } catch {
            unlink(path)
            throw TaskFault("cannot share memory with a worker in \(folder): \(error)")
        }
    }

    /// The page that the parent has made for this worker; nil if there is none. Its file is
    /// removed.
    init?(openedBy path: String) {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        unlink(path)
        guard let page = WorkerPage(mapping: descriptor) else { return nil }
        self = page
    }

    private init?(mapping descriptor: Int32) {
        let place = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let place, place != MAP_FAILED else { return nil }
        memory = place
    }

    /// Why the worker ended itself.
    var verdict: Verdict {
        get {
            let value = memory.load(fromByteOffset: CommandLog.size, as: UInt32.self)
            return Verdict(rawValue: value) ?? .none
        }
        nonmutating set {
            memory.storeBytes(
                of: newValue.rawValue, toByteOffset: CommandLog.size, as: UInt32.self)
        }
    }

    /// The longest time that a step has taken and returned, in milliseconds, as far as the watchdog
    /// has seen it.
    var slowest: Int {
        get { Int(memory.load(fromByteOffset: CommandLog.size + 8, as: UInt32.self)) }
        nonmutating set {
            memory.storeBytes(
                of: UInt32(clamping: newValue), toByteOffset: CommandLog.size + 8, as: UInt32.self)
        }
    }

    /// Whether the parent wants what the worker has so far. A worker does not read while it works,
    /// and so looks here.
    package internal(set) var isAskedToEnd: Bool {
        get { memory.load(fromByteOffset: CommandLog.size + 16, as: UInt32.self) != 0 }
        nonmutating set {
            memory.storeBytes(
                of: newValue ? 1 : 0, toByteOffset: CommandLog.size + 16, as: UInt32.self)
        }
    }

    /// Whether little memory is left, and it is the task under way that uses it.
    package internal(set) var isShortOfMemory: Bool {
        get { memory.load(fromByteOffset: CommandLog.size + 32, as: UInt32.self) != 0 }
        nonmutating set {
            memory.storeBytes(
                of: newValue ? 1 : 0, toByteOffset: CommandLog.size + 32, as: UInt32.self)
        }
    }

    /// The run of a search that is under way; `nil` outside of one.
    package internal(set) var run: Int? {
        get {
            let next = memory.load(fromByteOffset: CommandLog.size + 40, as: UInt64.self)
            return next == 0 ? nil : Int(truncatingIfNeeded: next &- 1)
        }
        nonmutating set {
            memory.storeBytes(
                of: newValue.map { UInt64($0) + 1 } ?? 0, toByteOffset: CommandLog.size + 40,
                as: UInt64.self)
        }
    }

    /// The process that started the worker. The worker cannot ask the system for it: the parent
    /// may have gone before the worker begins.
    var parent: pid_t {
        get { memory.load(fromByteOffset: CommandLog.size + 24, as: pid_t.self) }
        nonmutating set {
            memory.storeBytes(of: newValue, toByteOffset: CommandLog.size + 24, as: pid_t.self)
        }
    }

    /// The page of this process, if it is a worker.
    @MainActor package internal(set) static var own: WorkerPage?

    func unmap() { munmap(memory, Self.size) }
}
