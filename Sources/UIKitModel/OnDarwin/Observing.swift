#if canImport(ObjectiveC) || AS_DARWIN
    extension _KeyValueCodingAndObserving where Self: UIResponder {
        /// Not modelled. Foundation's own method would end the process, because these properties
        /// are none of Objective-C's.
        @MainActor public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            ModelRuntime.current.raiseNotModelled(
                "observing a view's \\.frame or \\.safeAreaInsets is, without the value before")
            return NSKeyValueObservation(nil)
        }
    }
#endif
