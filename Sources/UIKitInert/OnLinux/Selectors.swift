#if !(canImport(ObjectiveC) || AS_DARWIN)
    import UIKitModel

    // No method is called by its name. If the app itself would cause the call, the run ends with an
    // exception that says so, as for `UIApplication.sendAction(_:to:from:for:)`.

    extension NotificationCenter {
        /// Waits for a notification. The model calls no method by its name: if one is posted while
        /// the observer lives, the run ends with an exception that says so.
        ///
        /// - Parameters:
        ///   - observer: The object with the method. Not retained.
        ///   - aSelector: The name of the method.
        ///   - aName: The name of the notification; `nil` for any.
        ///   - anObject: The sender to hear from; `nil` for any. Not retained.
        public func addObserver(
            _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
            object anObject: Any?
        ) {
            let entry = NamedObserver(
                observer as AnyObject, action: aSelector, name: aName, object: anObject, in: self)
            NamedObserver.change { entries in
                entries.removeAll { !$0.isOfUse }
                entries.append(entry)
            }
        }

        public func removeObserver(_ observer: AnyObject) {
            NamedObserver.change { $0.removeAll { $0.isOf(observer) } }
            removeObserver(observer as Any)
        }

        public func removeObserver(
            _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
        ) {
            NamedObserver.change { entries in
                entries.removeAll { entry in
                    entry.isOf(observer) && (aName == nil || aName == entry.name)
                        && (anObject == nil || entry.isAbout(anObject as AnyObject))
                }
            }
            removeObserver(observer as Any, name: aName, object: anObject)
        }
    }

    /// Waits for a notification with a method, until it is released.
    private final class NamedObserver: @unchecked Sendable {
        let name: Notification.Name?
        private let identity: ObjectIdentifier
        private let hearsAny: Bool
        private weak var sender: AnyObject?
        private let center: NotificationCenter
        private weak var observer: AnyObject?
        private weak var runtime: ModelRuntime?
        private var token: (any NSObjectProtocol)?

        init(
            _ observer: AnyObject, action: Selector, name: Notification.Name?, object: Any?,
            in center: NotificationCenter
        ) {
            (self.observer, self.name, self.center) = (observer, name, center)
            identity = ObjectIdentifier(observer)
            hearsAny = object == nil
            sender = object.map { $0 as AnyObject }
            runtime = MainActor.assumeIsolated { .current }
            // Foundation's center would retain the sender.
            token = center.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] posted in
                guard let self, self.hears(posted.object as AnyObject) else { return }
                MainActor.assumeIsolated {
                    guard self.isOfUse, self.runtime === ModelRuntime.current else { return }
                    ModelRuntime.current.raiseNotModelled("calling a method by its name, \(action)")
                }
            }
        }

        deinit { if let token { center.removeObserver(token as Any) } }

        var isOfUse: Bool { observer != nil && runtime != nil }
        func isOf(_ observer: AnyObject) -> Bool { identity == ObjectIdentifier(observer) }
        func isAbout(_ object: AnyObject) -> Bool { sender === object }
        func hears(_ object: AnyObject) -> Bool { hearsAny || sender === object }

        // An object may stop waiting as it is released, which need not be on the main actor.
        private static let lock = NSLock()
        private nonisolated(unsafe) static var entries: [NamedObserver] = []

        static func change(_ body: (inout [NamedObserver]) -> Void) {
            lock.withLock { body(&entries) }
        }
    }

    extension Timer {
        /// No run loop fires a timer, so no method is called. The target is not retained.
        @discardableResult public static func scheduledTimer(
            timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
            userInfo: Any?, repeats yesOrNo: Bool
        ) -> Timer { Timer(timeInterval: ti, repeats: yesOrNo) { _ in } }
        /// No run loop fires a timer, so no method is called. The target is not retained.
        public convenience init(
            timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
            userInfo: Any?, repeats yesOrNo: Bool
        ) { self.init(timeInterval: ti, repeats: yesOrNo) { _ in } }
    }
#endif
