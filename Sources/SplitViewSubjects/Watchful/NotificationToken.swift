import UIKitModel

/// Listens to a notification for as long as it lives.
final class NotificationToken: Sendable {
    // Foundation says of no token that it may be sent; nobody but the centre looks into it.
    nonisolated(unsafe) private let observer: any NSObjectProtocol

    /// Listens.
    ///
    /// - Parameters:
    ///   - name: The notification.
    ///   - sender: Whose it is.
    ///   - hear: What is done when it is posted, on the main actor.
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
