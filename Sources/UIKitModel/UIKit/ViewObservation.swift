/// A token that stands for watching a view: `NSKeyValueObservation` without the runtime that makes
/// one. Watching ends with it.
///
/// ```swift
/// let list = NoteList()
/// let observation = list.view.observe(\.frame) { view in print(view.frame) }
/// observation.invalidate()
/// ```
public final class ViewObservation {
    /// What can be watched.
    public struct Observable {
        /// See `UIView.frame`.
        public let frame: CGRect
        /// See `UIView.safeAreaInsets`.
        public let safeAreaInsets: UIEdgeInsets
    }

    /// Somebody who watches; views and tokens share it.
    final class Entry {
        let isAboutFrame: Bool
        // Single-threaded by the contract of the model.
        nonisolated(unsafe) var handler: (@MainActor (UIView) -> Void)?

        init(isAboutFrame: Bool, handler: @escaping @MainActor (UIView) -> Void) {
            self.isAboutFrame = isAboutFrame
            self.handler = handler
        }

        // What the handler does is for the app to say.
        @MainActor func encodeFuture(into record: inout FutureRecord) {
            record.add(isAboutFrame ? 1 : 0)
        }
    }

    private let entry: Entry

    init(_ entry: Entry) { self.entry = entry }

    deinit { entry.handler = nil }

    /// Stops watching.
    public func invalidate() { entry.handler = nil }
}
