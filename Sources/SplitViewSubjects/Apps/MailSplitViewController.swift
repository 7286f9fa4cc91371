import UIKitModel

/// A mail app whose split view is a class of its own, and its own delegate.
open class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    /// The app, with its inbox and no message.
    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [
            UINavigationController(rootViewController: Inbox()),
            UINavigationController(rootViewController: NoMessage()),
        ]
        beginDeciding()
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the split view its own delegate, before it is asked anything.
    func beginDeciding() { delegate = self }

    private var inbox: UINavigationController? { viewControllers.first as? UINavigationController }

    private var message: Message? {
        viewControllers.lazy.flatMap(\.children).compactMap { $0 as? Message }.last
    }

    /// Opens a message: beside the inbox, or above it.
    public final func open(_ number: Int) {
        let message = Message(number)
        if isCollapsed {
            inbox?.pushViewController(message, animated: true)
        } else {
            viewControllers[1] = UINavigationController(rootViewController: message)
        }
    }

    /// Files the open message away.
    ///
    /// - Returns: The message; `nil` if none was open.
    public final func archive() -> UIViewController? {
        guard let message else { return nil }
        if isCollapsed {
            inbox?.popViewController(animated: true)
        } else {
            message.navigationController?.viewControllers = [NoMessage()]
        }
        return message
    }

    /// Puts the message above the inbox; without one the inbox is all that is shown.
    public final func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let message, let inbox = primaryViewController as? UINavigationController else {
            return true
        }
        (secondaryViewController as? UINavigationController)?.viewControllers = []
        inbox.pushViewController(message, animated: false)
        return true
    }

    /// Takes the message off the inbox again.
    public final func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let inbox = primaryViewController as? UINavigationController,
            inbox.topViewController is Message,
            let message = inbox.popViewController(animated: false)
        else { return UINavigationController(rootViewController: NoMessage()) }
        return UINavigationController(rootViewController: message)
    }
}

/// The messages that have come in.
public final class Inbox: UIViewController {}

/// A message.
public final class Message: UIViewController {
    /// Its place in the inbox, from 1.
    public let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }
}

/// The placeholder beside the inbox while no message is open.
public final class NoMessage: UIViewController {}
