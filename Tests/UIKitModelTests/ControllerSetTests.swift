import Testing

import UIKitModel

/// A set of controllers, one bit for each.
@Suite struct ControllerSetTests {
    @Test func `what was put in is in it, on both sides of the border of a word`() {
        var set = ControllerSet()
        for number in [1, 63, 64, 65, 1_000] as [UInt32] {
            #expect(!set.contains(number))
            set.insert(number)
            #expect(set.contains(number))
        }
        #expect(!set.contains(2) && !set.contains(128) && !set.contains(.max))
    }
}
