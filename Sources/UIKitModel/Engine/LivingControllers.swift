/// The controllers of a runtime that are alive, by number.
///
/// Controllers are numbered from 1 and in order, so that a list with a place for each is a table.
/// None is retained: each takes itself off the list when it goes.
package struct LivingControllers {
    private var entries: [Unmanaged<UIViewController>?] = [nil]

    /// Whether the controller with a number is alive.
    package func contains(_ number: UInt32) -> Bool {
        Int(number) < entries.count && entries[Int(number)] != nil
    }

    /// The controller with a number, if it is alive.
    package subscript(number: UInt32) -> UIViewController? {
        Int(number) < entries.count ? entries[Int(number)]?.takeUnretainedValue() : nil
    }

    /// Does something with the controller with a number, if it is alive, without retaining it.
    func visit(_ number: UInt32, _ work: (UIViewController) -> Void) -> Bool {
        guard Int(number) < entries.count, let entry = entries[Int(number)] else { return false }
        entry._withUnsafeGuaranteedRef { work($0) }
        return true
    }

    /// Puts a controller in.
    mutating func insert(_ controller: UIViewController) {
        let place = Int(controller.modelNumber.value)
        while place >= entries.count { entries.append(nil) }
        entries[place] = .passUnretained(controller)
    }

    /// Takes a controller out.
    mutating func remove(_ number: UInt32) { entries[Int(number)] = nil }
}
