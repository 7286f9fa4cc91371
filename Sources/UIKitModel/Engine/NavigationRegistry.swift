/// The navigation controllers that are alive.
///
/// A delegate may keep one that is no longer installed, with screens on its stack; the law
/// `single-owner` checks for it. Weak references would cost a side table for each; instead every
/// navigation controller removes itself from this list when it is released.
package final class NavigationRegistry: @unchecked Sendable {
    package struct Slot { var index: Int }

    // Single-threaded by the contract of the model, whose types live on the main actor.
    @exclusivity(unchecked) private var entries: [Unmanaged<UINavigationController>] = []

    package var count: Int { entries.count }

    /// One of the living navigation controllers; the order is not that of creation.
    package subscript(place: Int) -> UINavigationController {
        entries[place].takeUnretainedValue()
    }

    func add(_ controller: UINavigationController) -> Slot {
        entries.append(.passUnretained(controller))
        return Slot(index: entries.count - 1)
    }

    func remove(_ slot: Slot) {
        let last = entries.removeLast()
        guard slot.index < entries.count else { return }
        entries[slot.index] = last
        last._withUnsafeGuaranteedRef { $0.registration.index = slot.index }
    }
}
