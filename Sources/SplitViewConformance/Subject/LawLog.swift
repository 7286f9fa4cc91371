import Synchronization

/// The law of the app itself that judges now, in memory for another process to share. Such a law
/// may end the process, and its end is no fault of the app under test.
///
/// The memory has a counter, odd while a law judges, then the length and the bytes of its name.
enum LawLog {
    /// Where it begins, once memory was given. An atomic number, as laws may judge on any actor.
    private static let address = Atomic<UInt>(0)
    private static let size = 48
    private static let lengthOffset = 8
    private static let nameOffset = 9

    /// Lets laws that judge from now on be noted in memory.
    ///
    /// - Parameter memory: 48 bytes of zeros, aligned to 8.
    static func write(to memory: UnsafeMutableRawPointer) {
        address.store(UInt(bitPattern: memory), ordering: .relaxed)
    }

    /// Lets a law judge, and notes meanwhile that it does.
    static func noting<Result>(_ law: String, _ judge: () -> Result) -> Result {
        let address = address.load(ordering: .relaxed)
        guard let memory = UnsafeMutableRawPointer(bitPattern: address) else { return judge() }
        var law = law
        law.withUTF8 { bytes in
            let count = min(bytes.count, size - nameOffset)
            if let first = bytes.baseAddress {
                (memory + nameOffset).copyMemory(from: first, byteCount: count)
            }
            memory.storeBytes(of: UInt8(count), toByteOffset: lengthOffset, as: UInt8.self)
        }
        let counter = memory.load(as: UInt64.self)
        // Also within another law: a copy of a subject notes the laws of the original again.
        memory.storeBytes(of: counter &+ 2 | 1, as: UInt64.self)
        defer { memory.storeBytes(of: counter &+ 4, as: UInt64.self) }
        return judge()
    }

    static func counter(in memory: UnsafeMutableRawPointer) -> UInt64 {
        memory.load(as: UInt64.self)
    }

    /// The law that judges, or judged when the process ended; nil if none did.
    static func law(in memory: UnsafeMutableRawPointer) -> String? {
        let length = Int(memory.load(fromByteOffset: lengthOffset, as: UInt8.self))
        guard counter(in: memory) & 1 == 1, length <= size - nameOffset else { return nil }
        let name = UnsafeRawBufferPointer(start: memory + nameOffset, count: length)
        return String(decoding: name, as: UTF8.self)
    }
}
