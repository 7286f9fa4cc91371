@preconcurrency import Foundation

// The calls that a Mac and Linux do in different ways. No other file of this module has a
// condition.

#if canImport(Darwin)
    extension Descriptor {
        /// Lets a pipe without a reader be an error of a call instead of a signal. The signal ends
        /// the process unless it is ignored: a test runner does not ignore it.
        static func withoutPipeSignal(on descriptor: Int32, _ work: () -> Void) {
            // The signal is for the whole process here, but a descriptor can do without.
            _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
            work()
        }

        /// Waits until what was written is on the disk.
        ///
        /// - Returns: 0, or -1 with the reason in `errno`.
        package static func flush(_ descriptor: Int32) -> Int32 {
            // `fsync` leaves it in the memory of the disk; some file systems know nothing else.
            fcntl(descriptor, F_FULLFSYNC) == 0 ? 0 : fsync(descriptor)
        }
    }

    extension WorkerProgram {
        /// The file of this process. The first argument is only the name it was called by, and is
        /// not a path if it was found through `PATH`.
        static var ownExecutable: String? { Bundle.main.executablePath }
    }

    extension Watchdog {
        /// The memory that the process uses.
        static var usedMegabytes: Int {
            var information = task_vm_info_data_t()
            let size = MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<integer_t>.size
            var count = mach_msg_type_number_t(size)
            let result = withUnsafeMutablePointer(to: &information) {
                $0.withMemoryRebound(to: integer_t.self, capacity: size) {
                    task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
                }
            }
            return result == KERN_SUCCESS ? Int(information.phys_footprint) / 1_000_000 : 0
        }
    }

    extension Debugger {
        static var isAttached: Bool {
            var information = kinfo_proc()
            var size = MemoryLayout<kinfo_proc>.stride
            var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
            let result = sysctl(&name, UInt32(name.count), &information, &size, nil, 0)
            return result == 0 && information.kp_proc.p_flag & P_TRACED != 0
        }
    }

    extension WorkerService {
        /// Lets a crash leave neither a core file nor a report: one each time would fill the disk.
        nonisolated static func leaveNoCrashFiles() {
            var limit = rlimit(rlim_cur: 0, rlim_max: 0)
            setrlimit(RLIMIT_CORE, &limit)
            // The listener on these ports, inherited by this process, writes the reports.
            let crashes = exception_mask_t(1 << EXC_CRASH | 1 << EXC_CORPSE_NOTIFY)
            _ = task_set_exception_ports(
                mach_task_self_, crashes, mach_port_t(MACH_PORT_NULL),
                exception_behavior_t(EXCEPTION_DEFAULT), THREAD_STATE_NONE)
        }
    }
#else
    extension Descriptor {
        /// Lets a pipe without a reader be an error of a call instead of a signal. The signal ends
        /// the process unless it is ignored: a test runner does not ignore it.
        static func withoutPipeSignal(on descriptor: Int32, _ work: () -> Void) {
            var (signal, former, pending) = (sigset_t(), sigset_t(), sigset_t())
            sigemptyset(&signal)
            sigaddset(&signal, SIGPIPE)
            pthread_sigmask(SIG_BLOCK, &signal, &former)
            work()
            sigpending(&pending)
            // Unless someone else has blocked it, it came from the call.
            if sigismember(&pending, SIGPIPE) == 1, sigismember(&former, SIGPIPE) == 0 {
                var number: Int32 = 0
                sigwait(&signal, &number)
            }
            pthread_sigmask(SIG_SETMASK, &former, nil)
        }

        /// Waits until what was written is on the disk.
        ///
        /// - Returns: 0, or -1 with the reason in `errno`.
        package static func flush(_ descriptor: Int32) -> Int32 { fsync(descriptor) }
    }

    extension WorkerProgram {
        /// The file of this process. The first argument is only the name it was called by, and is
        /// not a path if it was found through `PATH`.
        static var ownExecutable: String? {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        }
    }

    extension Watchdog {
        /// The memory that the process uses.
        static var usedMegabytes: Int {
            guard let file = fopen("/proc/self/statm", "r") else { return 0 }
            defer { fclose(file) }
            var bytes = [CChar](repeating: 0, count: 128)
            guard fgets(&bytes, 128, file) != nil else { return 0 }
            let text = String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
            let fields = text.split(separator: " ")
            guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
            return pages * Int(getpagesize()) / 1_000_000
        }
    }

    extension Debugger {
        /// Whether one is attached to this process, or a program that traces its calls.
        static var isAttached: Bool {
            guard let file = fopen("/proc/self/status", "r") else { return false }
            defer { fclose(file) }
            var bytes = [CChar](repeating: 0, count: 256)
            while fgets(&bytes, 256, file) != nil {
                let line = String(
                    decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
                if let tracer = line.wholeMatch(of: /TracerPid:\s*(\d+)\s*/) {
                    return tracer.1 != "0"
                }
            }
            return false
        }
    }

    extension WorkerService {
        /// Lets a crash leave no core file: one each time would fill the disk.
        nonisolated static func leaveNoCrashFiles() {
            var limit = rlimit(rlim_cur: 0, rlim_max: 0)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        }
    }
#endif

/// A program with which a person looks into this process: there a crash is to stop.
enum Debugger {}

extension WorkerService {
    /// Passes each line of standard output on when it is complete, also to a pipe, so that no line
    /// printed before a crash is lost.
    nonisolated static func flushEachLine() { setvbuf(stdout, nil, Int32(_IOLBF), 0) }
}

extension WorkerProgram {
    /// The file with the tests of this process: on a Mac a bundle, loaded by a program that all
    /// projects share.
    static var tests: String {
        let arguments = CommandLine.arguments
        if let flag = arguments.firstIndex(of: "--test-bundle-path"), flag + 1 < arguments.count {
            return arguments[flag + 1]
        }
        let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
        return bundle ?? arguments.first ?? ""
    }
}
