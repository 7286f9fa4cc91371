import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// A correct app whose delegate keeps a record of the open conversation; its links go by a
    /// router.
    public static let chat = chat("chat", origin: "a correct app with a record and a link router") {
        ChatApp()
    }

    /// The chat app.
    static func chat(
        _ name: String, origin: String, _ make: @escaping @MainActor @Sendable () -> ChatApp
    ) -> SplitViewSubject { SplitViewSubject(name, origin: origin) { make().scene } }
}

extension ChatApp {
    fileprivate var scene: SplitViewScene {
        SplitViewScene(split, keeping: [self]) { controller in
            switch controller {
            case let conversation as Conversation: .detail(item: conversation.number)
            case is Participants: .detail
            case is NoConversation: .placeholder
            default: .list
            }
        }
        .page { Participants() }
        .onTap { [unowned self] row, _ in tap(row) }
        .onLinks(3) { [router] link in
            router.openConversation(link)
            return .showsItem(link)
        }
        .recordedItem { [record] in record.open?.number }
    }
}
