import UIKitModel

/// The coordinator keeps every article ever shown, so that none is released.
public final class KeepsArticles: ReaderApp {
    /// The articles, oldest first.
    public private(set) var kept: [UIViewController] = []

    public override func show(_ article: UIViewController) {
        kept.append(article)
        super.show(article)
    }
}

/// A list pushes what was tapped, wherever there is room for it.
public final class PushingContents: Contents {
    private final class PushingChapter: Chapter {
        override func didSelect(_ row: Int) {
            navigationController?.pushViewController(Recipe(10 * number + row), animated: true)
        }
    }

    override func chapter(_ number: Int) -> Chapter { PushingChapter(number) }
}

/// The split view becomes its own delegate when it has appeared: the first layout has gone by.
public final class DecidesTooLate: MailSplitViewController {
    override func beginDeciding() {}

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate = self
    }
}

/// A task is set for its column, and the column is not shown.
public final class ForgetsToShow: TaskBoard {
    override func bringForward() {}
}

/// A photo leaves the bar of the tabs in its place, so that its album can be left without it.
public final class PhotoUnderTabs: Photo {
    override var hidesTabs: Bool { false }
}

/// A link gives its conversation a place, and does not write it down.
public final class ForgetsToWrite: ChatRouter {
    public override func show(_ conversation: Conversation) {
        delegate.stand(conversation, in: split)
    }
}
