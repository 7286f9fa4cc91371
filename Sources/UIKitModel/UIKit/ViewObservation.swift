/// A token for observing a view, like `NSKeyValueObservation`. Observation ends when it is
/// released.
///
/// ```swift
/// let list = NoteList()
/// let observation = list.view.observe(\.frame) { view in print(view.frame) }
/// observation.invalidate()
/// ```
public final class ViewObservation {
    /// The properties that can be observed.
    public struct Observable {
        /// See `UIView.frame`.
        public let frame: CGRect
        /// See `UIView.safeAreaInsets`.
        public let safeAreaInsets: UIEdgeInsets
    }

    /// An observer; views and tokens share it.
    final class Entry {
        let isAboutFrame: Bool
        // Single-threaded by the contract of the model.
        nonisolated(unsafe) var handler: (@MainActor (UIView) -> Void)?

        init(isAboutFrame: Bool, handler: @escaping @MainActor (UIView) -> Void) {
            self.isAboutFrame = isAboutFrame
            self.handler = handler
        }

        // The effect of the handler is up to the app.
        @MainActor func encodeFuture(into record: inout FutureRecord) {
            record.add(isAboutFrame ? 1 : 0)
        }
    }

    private let entry: Entry

    init(_ entry: Entry) { self.entry = entry }

    deinit { entry.handler = nil }

    /// Ends the observation.
    public func invalidate() { entry.handler = nil }
}
