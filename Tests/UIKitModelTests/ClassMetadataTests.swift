import Testing

@testable import UIKitModel

/// Which callbacks a class overrides is read from its metadata, whose header is longer where there
/// is an Objective-C runtime.
@MainActor @Suite struct ClassMetadataTests {
    private func words(_ type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    @Test func `the entries of this system are found`() {
        #expect(Callbacks.entries(reading: words) != nil)
    }

    @Test func `where a table cannot be read, what it would decide ends the run`() {
        class Frame: UIViewController {}
        final class Declared: Frame {
            override var overriddenActions: [Selector] { [ShowAction.show.selector] }
        }
        func isOver(_ type: UIViewController.Type, _ make: () -> UIViewController) -> Bool {
            _ = Callbacks.overridden(by: type)
            for place in Callbacks.known.indices
            where Callbacks.known[place].type == ObjectIdentifier(type) {
                Callbacks.known[place].callbacks.insert(.unknownActions)
            }
            let runtime = ModelRuntime(profile: .ios26)
            ModelRuntime.current = runtime
            _ = make().target(for: .showDetail, sender: nil)
            return runtime.exception?.isLimitOfModel == true
        }
        #expect(isOver(Frame.self) { Frame() })
        #expect(!isOver(Declared.self) { Declared() })
    }

    // The metadata of Linux is lengthened.
    #if !canImport(ObjectiveC)
        /// A copy with so many words behind the first two, of which none is the size of a class.
        private func copy(of type: AnyClass, with more: Int) -> UnsafePointer<UInt> {
            let base = words(type)
            let count = Int((base[4] & 0xFFFF_FFFF) - (base[4] >> 32)) / 8
            let copy = UnsafeMutablePointer<UInt>.allocate(capacity: count + more)
            for place in 0..<2 { copy[place] = base[place] }
            for place in 2..<2 + more { copy[place] = 0x7F00_1234_5677 }
            for place in 2..<count { copy[place + more] = base[place] }
            if more == 3 { copy[7] += 24 }
            return UnsafePointer(copy)
        }

        @Test func `the entries of a Mac are three words further on`() throws {
            let entries = try #require(Callbacks.entries(reading: words))
            let onMac = try #require(Callbacks.entries { copy(of: $0, with: 3) })
            #expect(onMac.map(\.place) == entries.map { $0.place + 3 })
            #expect(onMac.map(\.callback) == entries.map(\.callback))
        }

        @Test func `a header of another length is not taken for either`() {
            #expect(Callbacks.entries { copy(of: $0, with: 2) } == nil)
        }
    #endif
}
