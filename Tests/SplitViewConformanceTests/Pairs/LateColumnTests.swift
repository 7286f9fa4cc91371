import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// Apps whose split view is empty at first.
@MainActor @Suite struct LateColumnTests {
    /// Nothing is shown until a person has logged in.
    class LogsIn: Reader {
        override init() {
            super.init()
            split.viewControllers = []
        }

        var list: UIViewController { stacked(ArticleList()) }

        func logIn() {
            guard split.viewControllers.isEmpty else { return }
            split.viewControllers = [
                list, stacked(NoArticle()),
            ]
        }

        override var scene: SplitViewScene {
            super.scene.onAction("log in") { [unowned self] in
                logIn()
                return .unstated
            }
        }
    }

    /// Only the list comes.
    final class LogsInToList: LogsIn {
        override func logIn() {
            if split.viewControllers.isEmpty { split.viewControllers = [list] }
        }
    }

    @Test func `columns that come with an action`() throws {
        try expectPair(
            .reader(Policies()) { LogsIn() }, .reader(Policies()) { LogsInToList() },
            "never-empty: launch wide; action 1")
    }

    /// The columns come with the view of the split view.
    class FillsItself: MailSplitViewController {
        override init() {
            super.init()
            viewControllers = []
        }

        required init?(coder: NSCoder) { nil }

        func fill() {
            guard viewControllers.isEmpty else { return }
            viewControllers = [stacked(Inbox()), stacked(NoMessage())]
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            fill()
        }

        var scene: SplitViewScene {
            SplitViewScene(self) { controller in
                switch controller {
                case let message as Message: .detail(item: message.number)
                case is NoMessage: .placeholder
                default: .list
                }
            }
            .onTap { [unowned self] row, _ in open(row) }
        }
    }

    /// They come when the view has appeared, and there may be one column.
    final class FillsItselfLater: FillsItself {
        override func viewDidLoad() {}

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            fill()
        }
    }

    /// They come again with each change of size, and are others.
    final class FillsItselfAgain: FillsItself {
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            viewControllers = []
            fill()
        }
    }

    @Test func `columns that come with the view`() throws {
        for make in [{ FillsItself() }, { FillsItselfLater() }]
            as [@MainActor @Sendable () -> FillsItself]
        {
            try expectPair(
                SplitViewSubject("mail") { make().scene },
                SplitViewSubject("mail") { FillsItselfAgain().scene },
                "contents-preserved: launch wide; narrow")
        }
    }
}
