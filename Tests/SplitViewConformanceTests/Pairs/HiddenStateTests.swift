import SplitViewConformance
import TestTools
import Testing
import UIKitModel

/// Right apps that remember something out of sight: no proof may end with hidden memory.
@MainActor @Suite struct HiddenStateTests {
    /// A side bar with a stack for each section, made when it is needed first.
    @MainActor final class Sections {
        let split = UISplitViewController(style: .doubleColumn)
        var stacks: [UINavigationController?] = [nil, nil, nil]

        init() {
            split.setViewController(stacked(SideBar()), for: .primary)
            split.setViewController(stack(0), for: .secondary)
        }

        func stack(_ section: Int) -> UINavigationController {
            if let known = stacks[section] { return known }
            let new = stacked(SectionList(section + 1))
            stacks[section] = new
            return new
        }

        var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) {
                ($0 as? SectionList).map { .list(item: $0.section) } ?? .list
            }
            .onTap(rows: { $0 is SideBar ? 3 : 0 }) { [unowned self] row, _ in
                split.setViewController(stack(row - 1), for: .secondary)
                split.show(.secondary)
            }
        }
    }

    @Test(.enabled(if: isWhole))
    func `which of the stacks that are kept was made first decides nothing`() {
        expectHolding(
            SplitViewSubject(
                "sections", contract: .usual(Policies(otherTabs: .follow, keepsScreens: true))
            ) { Sections().scene }, height: 5)
    }

    final class Viewer: UIViewController { var number = 0 }

    /// One screen shows every item, and the list can be sorted the other way.
    @MainActor final class Sorted {
        let split = UISplitViewController(style: .doubleColumn)
        let viewer = Viewer()
        lazy var delegate = ListFirst { [unowned self] in viewer.number != 0 }
        var isDescending = false

        init() {
            split.delegate = delegate
            split.setViewController(stacked(UIViewController()), for: .primary)
            split.setViewController(stacked(viewer), for: .secondary)
        }

        func open(_ item: Int) -> SplitViewScene.Promise {
            viewer.number = item
            split.show(.secondary)
            return .showsItem(item)
        }

        var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) {
                guard let viewer = $0 as? Viewer else { return .list }
                return viewer.number == 0 ? .placeholder : .detail(item: viewer.number)
            }
            .onTap { [unowned self] row, _ in open(isDescending ? 4 - row : row) }
            .onLinks(3) { [unowned self] link in open(link) }
            .onAction("sort the other way") { [unowned self] in
                isDescending.toggle()
                return .changesNothing
            }
        }
    }

    @Test func `what a row has shown is part of the state where it shows something else by now`() {
        expectHolding(SplitViewSubject("sorted") { Sorted().scene }, height: 3, depth: 4)
    }

    private final class Empty: UIViewController {}

    private static func withInspector() -> SplitViewScene {
        let split = UISplitViewController(style: .doubleColumn)
        func fill(_ column: UISplitViewController.Column, _ screen: UIViewController) {
            split.setViewController(stacked(screen), for: column)
        }
        fill(.primary, UIViewController())
        fill(.secondary, Empty())
        fill(.inspector, Empty())
        let delegate = ListFirst()
        split.delegate = delegate
        return SplitViewScene(split, keeping: [delegate]) { $0 is Empty ? .placeholder : .list }
            .onAction("show the inspector") { [unowned split] in
                if !split.isShowing(.inspector) { split.show(.inspector) }
                return .unstated
            }
            .onAction("make it anew") { [unowned split] in
                if split.isShowing(.inspector) { return .changesNothing }
                split.setViewController(stacked(Empty()), for: .inspector)
                return .unstated
            }
    }

    @Test func `whether the app was built with a placeholder is part of the state`() {
        expectHolding(SplitViewSubject("inspected") { Self.withInspector() }, height: 5)
    }
}
