import Synchronization
import UIKitModel

/// The commands performed by the scenes of a process, in memory that another process can share.
///
/// Writing a command is a few stores and no system call. When the process has ended, another
/// process that shares the memory reads the last commands: those since the reset of the scene in
/// action.
///
/// The memory begins with a counter, odd while a scene acts, the number of the area written last,
/// and the number of scenes begun, then the words of `LawLog`. Each area has the commands of one
/// scene: 16 bytes of header, then two bytes a command.
@MainActor package enum CommandLog {
    /// The bytes of a log.
    package nonisolated static let size = 64 + areas * areaSize
    fileprivate nonisolated static let sceneOffset = 12
    private nonisolated static let lawOffset = 16
    nonisolated static let areas = 16
    nonisolated static let areaSize = 8_192
    /// The most commands kept of a scene; a longer scene is not traced.
    nonisolated static let capacity = (areaSize - 16) / 2

    /// Where the scenes of this process write: memory of its own, unless another is given.
    static var memory = {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        return LogMemory(memory, release: { $0.deallocate() })
    }()

    /// Lets scenes that are made from now on write to other memory.
    ///
    /// - Parameter shared: ``size`` bytes of zeros, aligned to 64.
    package static func write(to shared: LogMemory) {
        memory = shared
        LawLog.write(to: shared.base + lawOffset)
    }

    package struct Entry: Hashable, Sendable {
        /// Where the process is, or was when it ended.
        package let place: KnownEnd.Place
        /// Whether a scene acts there, or acted when the process ended.
        package let isActing: Bool
        /// The law of the app that judges there, or judged when the process ended.
        package let law: String?
    }

    /// The counter of a log: it changes with each command and each law of the app itself, and is
    /// odd while a scene acts or such a law judges.
    package nonisolated static func counter(of memory: UnsafeMutableRawPointer) -> UInt64 {
        memory.load(as: UInt64.self) &+ LawLog.counter(in: memory + lawOffset)
    }

    /// How many scenes the process has begun to build.
    package nonisolated static func sceneCount(of memory: UnsafeMutableRawPointer) -> UInt32 {
        memory.load(fromByteOffset: sceneOffset, as: UInt32.self)
    }

    /// Reads a log; `nil` if it is empty or has lost the beginning.
    package static func entry(of memory: UnsafeMutableRawPointer) -> Entry? {
        let counter = memory.load(as: UInt64.self)
        let index = Int(memory.load(fromByteOffset: 8, as: UInt32.self))
        guard counter > 0, index < areas, let place = place(in: index, of: memory) else {
            return nil
        }
        let law = LawLog.law(in: memory + lawOffset)
        return Entry(place: place, isActing: counter & 1 == 1, law: law)
    }

    /// Where the scene of an area is; `nil` if the beginning is lost.
    static func place(in index: Int, of memory: UnsafeMutableRawPointer) -> KnownEnd.Place? {
        let area = SceneLog.area(index, of: memory)
        let count = Int(area.load(as: UInt32.self))
        let restart = Int(area.load(fromByteOffset: 4, as: UInt32.self))
        let profile = UIKitProfile(code: area.load(fromByteOffset: 8, as: UInt64.self))
        guard count <= capacity, let profile else { return nil }
        let isRestart = restart > SceneLog.releasing
        let end = isRestart ? restart >> 1 - 1 : count
        var commands: [SplitViewCommand] = []
        for index in 0..<min(end, count) {
            let code = area.load(fromByteOffset: 16 + 2 * index, as: UInt16.self)
            // App code may have written to the memory.
            guard Int(code >> 8) < CommandTable.standard.rows.count else { return nil }
            let name = CommandName(UInt8(code >> 8))
            commands.append(SplitViewCommand(name, argument: UInt8(code & 0xFF)))
        }
        return KnownEnd.Place(
            profile: profile.name, commands: commands,
            restoredIn: isRestart ? (restart & 1 == 0 ? .wide : .narrow) : nil,
            isRelease: restart == SceneLog.releasing)
    }

    /// The areas in use, one bit for each.
    nonisolated static let used = Atomic<UInt64>(0)
}

/// Memory of a log, which stays for as long as a scene may write to it.
package final class LogMemory {
    package let base: UnsafeMutableRawPointer
    private let release: (UnsafeMutableRawPointer) -> Void

    /// Memory that is released with the last scene writing to it.
    package init(
        _ base: UnsafeMutableRawPointer, release: @escaping (UnsafeMutableRawPointer) -> Void
    ) {
        (self.base, self.release) = (base, release)
    }

    deinit { release(base) }
}

/// The part of a log that one scene writes.
@MainActor final class SceneLog {
    private let owner: LogMemory
    private let memory: UnsafeMutableRawPointer
    private let area: UnsafeMutableRawPointer
    private let index: Int
    private let profile: UInt64

    init(_ profile: UIKitProfile) {
        owner = CommandLog.memory
        memory = owner.base
        self.profile = profile.code
        // With more scenes than areas, the last one is shared, and its entries are of no use.
        let used = CommandLog.used.load(ordering: .relaxed)
        index = min(CommandLog.areas - 1, (~used).trailingZeroBitCount)
        CommandLog.used.bitwiseOr(1 << UInt64(index), ordering: .relaxed)
        area = Self.area(index, of: memory)
    }

    deinit { CommandLog.used.bitwiseAnd(~(1 << UInt64(index)), ordering: .relaxed) }

    fileprivate static func area(
        _ index: Int, of memory: UnsafeMutableRawPointer
    ) -> UnsafeMutableRawPointer {
        memory + 64 + index * CommandLog.areaSize
    }

    func begin() {
        area.storeBytes(of: 0, as: UInt64.self)
        area.storeBytes(of: profile, toByteOffset: 8, as: UInt64.self)
        memory.storeBytes(
            of: CommandLog.sceneCount(of: memory) &+ 1, toByteOffset: CommandLog.sceneOffset,
            as: UInt32.self)
        act()
    }

    @inline(__always) func note(_ command: SplitViewCommand) {
        let count = self.count
        if count < CommandLog.capacity {
            area.storeBytes(
                of: UInt16(command.name.rawValue) << 8 | UInt16(command.argument),
                toByteOffset: 16 + 2 * Int(count), as: UInt16.self)
        }
        area.storeBytes(of: count &+ 1, as: UInt32.self)
        act()
    }

    /// How many commands were noted.
    var count: UInt32 { area.load(as: UInt32.self) }

    /// Forgets the commands from a number on, and a restart after them: the next steps are done as
    /// after the commands left.
    func goBack(to count: UInt32) { area.storeBytes(of: UInt64(count), as: UInt64.self) }

    /// The system ends the app and begins to restore it in a window of a width.
    func noteRestart(in width: SplitViewCommand.Width) {
        area.storeBytes(
            of: (count + 1) << 1 | UInt32(width.rawValue), toByteOffset: 4, as: UInt32.self)
        act()
    }

    /// In the place of a restart: the scene is released after its commands.
    fileprivate nonisolated static let releasing = 1

    /// Another scene was built, and the one before is released: an act of app code then is an end
    /// of the earlier scene.
    ///
    /// - Parameters:
    ///   - commands: How many commands that one has performed.
    ///   - release: Lets go of it.
    func noteRelease(after commands: UInt32, _ release: () -> Void) {
        area.storeBytes(of: commands, as: UInt32.self)
        area.storeBytes(of: UInt32(Self.releasing), toByteOffset: 4, as: UInt32.self)
        act()
        release()
        goBack(to: 0)
        rest()
    }

    @inline(__always) func rest() {
        let counter = memory.load(as: UInt64.self)
        memory.storeBytes(of: counter &+ (counter & 1), as: UInt64.self)
    }

    /// Lets app code be asked for something between two steps, and notices if it does not return:
    /// such a hang is an end of the step before.
    @inline(__always) func asking<Answer>(_ question: () -> Answer) -> Answer {
        // Within a step the scene acts already, and goes on.
        let isActing = memory.load(as: UInt64.self) & 1 == 1
        act()
        defer { if !isActing { rest() } }
        return question()
    }

    @inline(__always) private func act() {
        let counter = memory.load(as: UInt64.self)
        memory.storeBytes(of: UInt32(truncatingIfNeeded: index), toByteOffset: 8, as: UInt32.self)
        memory.storeBytes(of: (counter &+ 2) | 1, as: UInt64.self)
    }

    /// How the process would end if a step came next, as far as that is known.
    func knownEnd(_ step: KnownEnd.Step) -> KnownEnd? {
        guard KnownEnds.areThere(with: step), var place = CommandLog.place(in: index, of: memory),
            place.restoredIn == nil
        else { return nil }
        switch step {
        case .command(let command): place.commands.append(command)
        case .restart(let width): place.restoredIn = width
        case .building: break
        }
        return KnownEnds.end(at: place)
    }
}
