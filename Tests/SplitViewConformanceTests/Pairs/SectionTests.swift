import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// A side bar, whose sections have a list and details of their own.
@MainActor @Suite struct SectionTests {
    /// Keeps the stack of each section.
    class Sections: NSObject, NamesTop {
        private let split = UISplitViewController(style: .doubleColumn)
        final let stacks = (0..<2).map { stacked(SectionList($0)) }
        private var section = 0

        override init() {
            super.init()
            split.setViewController(SideBar(), for: .primary)
            split.setViewController(stacks[0], for: .secondary)
            split.delegate = self
        }

        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            .secondary
        }

        private func choose(_ other: Int) {
            if other == section {
                stacks[other].popToRootViewController(animated: false)
            } else {
                leave(section)
                section = other
                split.setViewController(stacks[other], for: .secondary)
            }
            split.show(.secondary)
        }

        func leave(_ section: Int) {}

        final var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) {
                switch $0 {
                case let list as SectionList: .list(item: list.section)
                case let article as Article: .detail(item: article.row)
                default: .list
                }
            }
            .onTap(rows: { $0 is SideBar ? 2 : 3 }) { [unowned self] row, list in
                if list is SideBar { return choose(row - 1) }
                stacks[section].pushViewController(Article(10 * section + row), animated: false)
            }
        }

        /// A link leads to an article of the first section.
        final var linkedScene: SplitViewScene {
            scene.onLinks(1) { [unowned self] _ in
                if section != 0 { choose(0) }
                stacks[0].viewControllers = [stacks[0].viewControllers[0], Article(3)]
                return .showsItem(3)
            }
        }
    }

    /// Forgets the details of a section that is left.
    final class Forgets: Sections {
        override func leave(_ section: Int) {
            stacks[section].popToRootViewController(animated: false)
        }
    }

    private func subject(
        _ make: @escaping @MainActor @Sendable () -> Sections
    ) -> SplitViewSubject {
        let policies = Policies(otherTabs: .follow, keepsScreens: true)
        return SplitViewSubject("sections", contract: .usual(policies)) { make().scene }
    }

    @Test func `the list of a section goes with it, also where its details come back`() throws {
        try expectSilent(
            subject { Sections() }, "launch wide; select 1; select 2; select 1; select 1")
    }

    @Test func `the details of a section are kept for it`() throws {
        try expectPair(
            subject { Sections() }, subject { Forgets() },
            "contents-preserved: launch wide; select 1; select 2", height: 4)
    }

    @Test func `what a link shows in a section takes the place of what was kept for it`() throws {
        let policies = Policies(otherTabs: .follow, keepsScreens: true)
        let linked = SplitViewSubject("sections", contract: .usual(policies)) {
            Sections().linkedScene
        }
        let line = "launch wide; select 1; select-first 2; open-link"
        try expectSilent(linked, line)
    }
}
