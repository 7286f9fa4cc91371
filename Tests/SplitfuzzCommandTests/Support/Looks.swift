import Synchronization

/// Counts how often it is asked.
final class Looks: Sendable {
    private let count = Atomic<Int>(0)

    func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
