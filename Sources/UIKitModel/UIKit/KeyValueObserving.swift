/// The values that a change handler is given.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// A bit for each value.
    public let rawValue: UInt
    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change; not modelled.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The handler is called at once as well.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The handler is called before each change as well; not modelled.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change that was observed.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change, if it was asked for.
    public let newValue: Value?
    /// The value before the change: always `nil`, as asking for it is not modelled.
    public let oldValue: Value?
    /// Whether the change is still to come: always false, as asking for that is not modelled.
    public let isPrior: Bool
}

/// A token for observing a view. Observation ends when it is released.
///
/// ```swift
/// let list = NoteList()
/// let observation = list.view.observe(\.frame) { view, _ in print(view.frame) }
/// observation.invalidate()
/// ```
public final class NSKeyValueObservation: NSObject {
    /// An observer; views and tokens share it.
    final class Entry {
        let isAboutFrame: Bool
        // Single-threaded by the contract of the model.
        nonisolated(unsafe) var handler: ((UIView) -> Void)?

        init(isAboutFrame: Bool, handler: @escaping (UIView) -> Void) {
            (self.isAboutFrame, self.handler) = (isAboutFrame, handler)
        }

        // The effect of the handler is up to the app.
        @MainActor func encodeFuture(into record: inout FutureRecord) {
            record.add(isAboutFrame ? 1 : 0)
        }
    }

    private let entry: Entry?

    init(_ entry: Entry?) { self.entry = entry }

    deinit { entry?.handler = nil }

    /// Ends the observation.
    public func invalidate() { entry?.handler = nil }
}

extension UIView {
    /// Observes the frame or the insets, as key-value observing does on a device: `\.frame` is
    /// called at every layout, `\.safeAreaInsets` after each change.
    ///
    /// Other properties, the value before a change and the call before it are not modelled, and end
    /// the run with an exception that says so.
    ///
    /// ```swift
    /// let observation = NoteList().view.observe(\.safeAreaInsets) { view, _ in
    ///     print(view.safeAreaInsets)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The observed property.
    ///   - options: The values given to the handler besides the view.
    ///   - changeHandler: Called after each change.
    /// - Returns: The token; when it is released, observation ends.
    public final func observe<Value>(
        _ keyPath: KeyPath<UIView, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (UIView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let isAboutFrame = keyPath == \UIView.frame
        guard isAboutFrame || keyPath == \UIView.safeAreaInsets,
            options.isDisjoint(with: [.old, .prior])
        else {
            ModelRuntime.current.raiseNotModelled(
                "observing a view's \\.frame or \\.safeAreaInsets is, without the value before")
            return NSKeyValueObservation(nil)
        }
        let tellsNew = options.contains(.new)
        let tell: (UIView) -> Void = { view in
            changeHandler(
                view,
                NSKeyValueObservedChange(
                    newValue: tellsNew ? view[keyPath: keyPath] : nil, oldValue: nil,
                    isPrior: false))
        }
        if options.contains(.initial) { tell(self) }
        let entry = NSKeyValueObservation.Entry(isAboutFrame: isAboutFrame, handler: tell)
        observers.append(entry)
        return NSKeyValueObservation(entry)
    }
}
