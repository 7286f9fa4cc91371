import StatefulTesting
import TestTools
import Testing
import UIKitModel

@testable import SplitViewConformance

/// Apps in which one controller shows one thing after the other.
@MainActor @Suite struct SameControllerTests {
    /// A list that shows another section.
    final class Rows: UIViewController { var section = 0 }

    final class Page: UIViewController { var item = 0 }

    /// Three columns: sections, the rows of one, and the page of a row, with one list and one page
    /// for ever.
    @MainActor class Sections {
        let split = UISplitViewController(style: .tripleColumn)
        let sections = UIViewController()
        let (rows, page) = (Rows(), Page())

        init() {
            for (vc, column) in [
                (sections, UISplitViewController.Column.primary), (rows, .supplementary),
                (page, .secondary),
            ] { split.setViewController(vc, for: column) }
            split.delegate = shrinks
        }

        private let shrinks = Shrinks()

        func choose(_ section: Int) {
            (rows.section, page.item) = (section, 0)
            split.show(.supplementary)
        }

        final var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self, rows, page]) { [rows, page, sections] in
                switch $0 {
                case sections: .list
                case rows: .list(item: rows.section)
                case page: page.item == 0 ? .placeholder : .detail(item: page.item)
                default: .list
                }
            }
            .onTap { [unowned self] row, list in
                if list === sections { return choose(row) }
                page.item = rows.section * 10 + row
                split.show(.secondary)
            }
        }
    }

    /// A page without an item does not cover the lists.
    fileprivate final class Shrinks: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            let page = svc.viewController(for: .secondary) as? Page
            return page?.item == 0 ? .supplementary : proposed
        }
    }

    /// The rows stay those of the section that was chosen first.
    final class Stays: Sections {
        override func choose(_ section: Int) {
            if rows.section == 0 { super.choose(section) } else { split.show(.supplementary) }
        }
    }

    @Test(.enabled(if: isWhole))
    func `a tap after which the same list shows something else has done something`() {
        #expect(broken(by: { Sections() }) == [])
        #expect(
            broken(by: { Stays() }).first?.hasPrefix("launch wide; show-column primary") == true)
    }

    /// The traces that break tap-works.
    private func broken(by make: @escaping @MainActor @Sendable () -> Sections) -> [String] {
        let subject = SplitViewSubject("sections", contract: .usual(Policies())) { make().scene }
        let verified = SplitViewChecker(subject).verification(
            within: VerificationBounds(height: 3, limits: ExhaustLimits()))
        return verified.findings.filter { $0.law == "tap-works" }.map(\.trace.line)
    }
}
