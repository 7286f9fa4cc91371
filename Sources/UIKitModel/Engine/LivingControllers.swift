/// The controllers that are alive, by number.
///
/// Laws want to know which controllers outlive their place on screen, and what they believe. Weak
/// references would do, at the price of a side table for each; instead every controller puts itself
/// on this list when it is made and takes itself off when it goes.
package struct LivingControllers {
    // Controllers are numbered from 1, in the order in which they are made.
    private var entries: [Unmanaged<UIViewController>?] = []

    /// How many controllers are alive.
    package private(set) var count = 0

    /// Whether the controller with a number is alive.
    package func contains(_ number: UInt32) -> Bool {
        let place = Int(number) - 1
        return entries.indices.contains(place) && entries[place] != nil
    }

    /// Calls a function with each living controller, in the order in which they were made.
    package func forEach(_ body: (UIViewController) -> Void) {
        for entry in entries {
            if let entry { body(entry.takeUnretainedValue()) }
        }
    }

    mutating func add(_ controller: UIViewController, number: UInt32) {
        while entries.count < Int(number) { entries.append(nil) }
        entries[Int(number) - 1] = .passUnretained(controller)
        count += 1
    }

    mutating func remove(_ number: UInt32) {
        entries[Int(number) - 1] = nil
        count -= 1
    }
}
