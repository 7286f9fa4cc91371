import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// A correct app whose split view is a class of its own, and its own delegate.
    public static let mail = mail(
        "mail", origin: "a correct app whose split view is its own delegate"
    ) { MailSplitViewController() }

    /// The mail app.
    static func mail(
        _ name: String, origin: String,
        _ make: @escaping @MainActor @Sendable () -> MailSplitViewController
    ) -> SplitViewSubject { SplitViewSubject(name, origin: origin) { make().scene } }
}

extension MailSplitViewController {
    fileprivate var scene: SplitViewScene {
        SplitViewScene(self) { controller in
            switch controller {
            case let message as Message: .detail(item: message.number)
            case is NoMessage: .placeholder
            default: .list
            }
        }
        .onTap { [unowned self] row, _ in open(row) }
        .onAction("archive the message") { [unowned self] in
            archive().map { .takesAway($0) } ?? .changesNothing
        }
        .onAction("mark all as read") { .changesNothing }
    }
}
