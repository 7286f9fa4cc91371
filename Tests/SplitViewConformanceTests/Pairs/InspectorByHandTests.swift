import SplitViewConformance
import Testing
import UIKitModel

/// Apps that present their inspector as a sheet where the window is narrow, by themselves.
@MainActor @Suite struct InspectorByHandTests {
    private final class Documents: UIViewController {}
    private final class NoDocument: UIViewController {}
    private final class Inspector: UIViewController {}

    private final class Document: UIViewController {
        let row: Int

        init(_ row: Int) {
            self.row = row
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Takes the inspector into its column again as the columns separate.
    class PutsBack: NSObject, UISplitViewControllerDelegate {
        final let split = UISplitViewController(style: .doubleColumn)
        private final let inspector = Inspector()
        final var isOpen = false

        override init() {
            super.init()
            split.delegate = self
            split.setViewController(stacked(Documents()), for: .primary)
            split.setViewController(stacked(NoDocument()), for: .secondary)
            split.setViewController(inspector, for: .inspector)
        }

        private func open(_ row: Int) {
            let document = stacked(Document(row))
            split.setViewController(document, for: .secondary)
            split.show(.secondary)
        }

        private func toggle() {
            if split.isCollapsed { isOpen = inspector.presentingViewController != nil }
            isOpen.toggle()
            switch (split.isCollapsed, isOpen) {
            case (true, true): present()
            case (true, false): inspector.dismiss(animated: true)
            case (false, true): split.show(.inspector)
            case (false, false): split.hide(.inspector)
            }
        }

        private func present() {
            split.setViewController(nil, for: .inspector)
            split.present(inspector, animated: false)
        }

        final func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn top: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            let stack = svc.viewController(for: .secondary) as? UINavigationController
            return stack?.viewControllers.first is NoDocument ? .primary : .secondary
        }

        final func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            if isOpen { present() }
        }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) {
            isOpen = inspector.presentingViewController != nil
            if isOpen { inspector.dismiss(animated: false) }
            svc.setViewController(inspector, for: .inspector)
            if isOpen { svc.show(.inspector) }
        }

        final var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) { screen in
                switch screen {
                case let document as Document: .detail(item: document.row)
                case is Inspector: .detail(item: 99).filledIn
                case is NoDocument: .placeholder
                default: .list
                }
            }
            .onTap { [unowned self] row, _ in open(row) }
            .onAction("show or hide the inspector") { [unowned self] in
                toggle()
                return .unstated
            }
        }
    }

    /// Leaves the sheet over the columns.
    final class Leaves: PutsBack {
        override func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    }

    @Test func `an inspector is a sheet where it has no column`() throws {
        try checkConformance(
            of: SplitViewSubject("documents") { PutsBack().scene }, budget: .commands(3_000),
            seed: 1, isolated: false)
        let leaves = SplitViewSubject("documents") { Leaves().scene }
        #expect(try flaws(leaves, "launch wide; action 1; narrow; widen") == ["right-side 3"])
    }
}
