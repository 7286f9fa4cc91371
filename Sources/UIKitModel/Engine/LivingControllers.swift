/// The controllers of a runtime that are alive, by number.
///
/// Laws check the controllers that outlive their place on screen, and their records. Weak
/// references would cost a side table for each; instead every controller adds itself to this list
/// when it is created and removes itself when it is released. None is retained.
package struct LivingControllers {
    // Controllers are numbered from 1, in the order of creation.
    private var entries: [Unmanaged<UIViewController>?] = [nil]
    package private(set) var count = 0
    private(set) var lastNumber: UInt32 = 0

    /// The controller with a number, if it is alive.
    package subscript(number: UInt32) -> UIViewController? {
        Int(number) < entries.count ? entries[Int(number)]?.takeUnretainedValue() : nil
    }

    /// The living controllers outside a set whose appearance state is not "disappeared", in the
    /// order of creation.
    package func onScreen(besides met: ControllerSet) -> [UIViewController] {
        var found: [UIViewController] = []
        for place in entries.indices {
            guard let entry = entries[place], !met.contains(UInt32(place)) else { continue }
            entry._withUnsafeGuaranteedRef {
                if $0.appearance != .disappeared { found.append($0) }
            }
        }
        return found
    }

    /// Calls a function with the controller with a number, if it is alive, without retaining it.
    func visit(_ number: UInt32, _ work: (UIViewController) -> Void) -> Bool {
        guard Int(number) < entries.count, let entry = entries[Int(number)] else { return false }
        entry._withUnsafeGuaranteedRef { work($0) }
        return true
    }

    mutating func takeNumber() -> UInt32 {
        precondition(
            lastNumber < .max, "A runtime is one scene: its controllers are numbered with 32 bits.")
        lastNumber += 1
        return lastNumber
    }

    @MainActor mutating func insert(_ controller: UIViewController) {
        let number = Int(controller.modelNumber.value)
        while entries.count <= number { entries.append(nil) }
        entries[number] = .passUnretained(controller)
        count += 1
    }

    mutating func remove(_ number: UInt32) {
        entries[Int(number)] = nil
        count -= 1
    }
}
