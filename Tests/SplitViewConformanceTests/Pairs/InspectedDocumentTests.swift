import SplitViewConformance
import Testing
import UIKitModel

/// Apps whose inspector is about the document beside it.
@MainActor @Suite struct InspectedDocumentTests {
    private final class Empty: UIViewController {}
    private final class Page: UIViewController {}

    final class Document: UIViewController {
        let row: Int

        init(_ row: Int) {
            self.row = row
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A row shows a document and its inspector; both go when the document is closed.
    @MainActor class Inspected {
        final let split = UISplitViewController(style: .doubleColumn)
        final let documents = stacked(Empty())

        private lazy var delegate = ListFirst { [unowned self] in
            documents.viewControllers.first is Document
        }

        init() {
            split.delegate = delegate
            split.setViewController(stacked(UIViewController()), for: .primary)
            split.setViewController(documents, for: .secondary)
            inspect(Empty())
        }

        private func inspect(_ screen: UIViewController) {
            split.setViewController(stacked(screen), for: .inspector)
        }

        private func open(_ row: Int) {
            documents.setViewControllers([Document(row)], animated: false)
            inspect(Page())
            split.show(.secondary)
            if !split.isCollapsed { split.show(.inspector) }
        }

        private func close() -> SplitViewScene.Promise {
            guard let document = documents.viewControllers.first as? Document,
                document.viewIfLoaded?.window != nil
            else { return .changesNothing }
            takeAway()
            return .takesAway(document)
        }

        func takeAway() {
            split.hide(.inspector)
            inspect(Empty())
            documents.setViewControllers([Empty()], animated: false)
            if split.isCollapsed { split.show(.primary) }
        }

        final var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) {
                switch $0 {
                case is Empty: .placeholder
                case is Page: .detail(item: 9)
                case let document as Document: .detail(item: document.row)
                default: .list
                }
            }
            .onTap { [unowned self] row, _ in
                if split.isCollapsed { split.hide(.inspector) }
                open(row)
                return .showsItem(row)
            }
            .onAction("close") { [unowned self] in close() }
            .onAction("show the inspector") { [unowned self] in
                if documents.viewControllers.first is Document { split.show(.inspector) }
                return .unstated
            }
        }
    }

    /// The document stays below the list while there is one stack.
    final class ClosesBeside: Inspected {
        override func takeAway() { if !split.isCollapsed { super.takeAway() } }
    }

    @Test func `an inspector comes and goes with its document, in one column and in two`() throws {
        try expectPair(
            SplitViewSubject("inspected") { Inspected().scene },
            SplitViewSubject("inspected") { ClosesBeside().scene },
            "contents-preserved: launch narrow; select 1; action 1", height: 4, depth: 5)
    }
}
