import UIKitModel

/// Observes a notification as long as the token lives.
final class NotificationToken: Sendable {
    // Foundation does not declare tokens as sendable; only the notification centre reads it.
    nonisolated(unsafe) private let observer: any NSObjectProtocol

    /// Starts observing.
    ///
    /// - Parameters:
    ///   - name: The notification.
    ///   - sender: Its sender.
    ///   - hear: Called when it is posted, on the main actor.
    @MainActor init(
        for name: Notification.Name, of sender: AnyObject,
        hear: @escaping @MainActor @Sendable () -> Void
    ) {
        observer = NotificationCenter.default.addObserver(
            forName: name, object: sender, queue: nil
        ) { _ in MainActor.assumeIsolated(hear) }
    }

    deinit { NotificationCenter.default.removeObserver(observer) }
}
