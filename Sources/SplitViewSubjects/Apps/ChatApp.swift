import UIKitModel

/// A chat app: its delegate writes down which conversation is open, and links go by a router.
@MainActor public final class ChatApp {
    /// The split view.
    public let split = UISplitViewController()
    /// The record of the open conversation.
    public let record = ChatRecord()
    /// Shows conversations, and merges and separates the columns.
    public let delegate: ChatSplitDelegate
    /// Opens links.
    public let router: ChatRouter

    /// The app, with its conversations and none of them open.
    ///
    /// - Parameter makeRouter: Makes what opens links.
    public init(
        router makeRouter: @MainActor (UISplitViewController, ChatSplitDelegate) -> ChatRouter = {
            ChatRouter(split: $0, delegate: $1)
        }
    ) {
        delegate = ChatSplitDelegate(record)
        router = makeRouter(split, delegate)
        split.viewControllers = [
            UINavigationController(rootViewController: ConversationList()),
            UINavigationController(rootViewController: NoConversation()),
        ]
        split.delegate = delegate
    }

    /// A person taps a conversation.
    ///
    /// - Parameter number: Its place in the list, from 1.
    public func tap(_ number: Int) { delegate.show(Conversation(number, record), in: split) }
}

/// The belief of the app about the open conversation; the list highlights its row.
@MainActor public final class ChatRecord {
    /// The conversation.
    public fileprivate(set) weak var open: Conversation?
}

/// Shows conversations, moves them between the columns, and writes down which one is open.
@MainActor public final class ChatSplitDelegate: NSObject, UISplitViewControllerDelegate {
    /// The record of the open conversation.
    let record: ChatRecord

    init(_ record: ChatRecord) { self.record = record }

    /// Shows a conversation in place of the one that is open.
    func show(_ conversation: Conversation, in split: UISplitViewController) {
        stand(conversation, in: split)
        record.open = conversation
    }

    /// Gives a conversation its place, above the list or beside it.
    func stand(_ conversation: Conversation, in split: UISplitViewController) {
        if split.isCollapsed, let stack = split.viewControllers.first as? UINavigationController {
            let lists = stack.viewControllers.filter { $0 is ConversationList }
            stack.setViewControllers(lists + [conversation], animated: true)
        } else {
            split.showDetailViewController(
                UINavigationController(rootViewController: conversation), sender: nil)
        }
    }

    /// Moves the conversation and what was opened from it above the list.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let talk = secondaryViewController as? UINavigationController,
            let list = primaryViewController as? UINavigationController,
            let open = talk.viewControllers.first as? Conversation
        else { return true }
        let screens = talk.viewControllers
        talk.viewControllers = []
        list.viewControllers += screens
        record.open = open
        return true
    }

    /// Moves them beside the list again.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        let talk = UINavigationController()
        guard let list = primaryViewController as? UINavigationController else { return nil }
        let screens = list.viewControllers.filter { !($0 is ConversationList) }
        guard let open = screens.first as? Conversation else {
            talk.viewControllers = [NoConversation()]
            return talk
        }
        list.viewControllers = list.viewControllers.filter { $0 is ConversationList }
        talk.viewControllers = screens
        record.open = open
        return talk
    }
}

/// Opens what links and notifications lead to.
@MainActor open class ChatRouter {
    /// The split view; it belongs to the app.
    unowned let split: UISplitViewController
    /// Shows conversations.
    let delegate: ChatSplitDelegate

    /// Makes a router.
    public init(split: UISplitViewController, delegate: ChatSplitDelegate) {
        self.split = split
        self.delegate = delegate
    }

    /// Opens a conversation, unless it is open; what was opened from it is closed.
    ///
    /// - Parameter number: Its place in the list, from 1.
    public final func openConversation(_ number: Int) {
        if let open = delegate.record.open, open.number == number {
            open.navigationController?.popToViewController(open, animated: true)
        } else {
            show(Conversation(number, delegate.record))
        }
    }

    /// Shows a conversation.
    open func show(_ conversation: Conversation) { delegate.show(conversation, in: split) }
}

/// The conversations.
public final class ConversationList: UIViewController {}

/// A conversation, which has itself struck from the record when it is left.
public final class Conversation: UIViewController {
    /// Its place in the list, from 1.
    public let number: Int
    private let record: ChatRecord

    init(_ number: Int, _ record: ChatRecord) {
        self.number = number
        self.record = record
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }

    public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil, record.open === self { record.open = nil }
    }
}

/// The participants of a conversation, opened from it.
public final class Participants: UIViewController {}

/// The placeholder beside the list while no conversation is open.
public final class NoConversation: UIViewController {}
