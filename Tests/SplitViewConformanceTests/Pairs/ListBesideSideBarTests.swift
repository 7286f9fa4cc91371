import StatefulTesting
import Testing
import UIKitModel

@testable import SplitViewConformance

/// Two named columns that begin with a list each: a side bar, and the list of a section, above
/// which its details stand.
@MainActor @Suite struct ListBesideSideBarTests {
    private final class Section: UIViewController {
        let number: Int

        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Page: UIViewController {
        let number: Int

        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    private static func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
        switch controller {
        case let section as Section: .list(item: section.number)
        case let page as Page: .detail(item: page.number)
        default: .list
        }
    }

    /// Places beside the files of one of them.
    @MainActor private final class Files {
        let split = UISplitViewController(style: .doubleColumn)
        let replacesList: Bool
        let stays: Bool
        /// Whether a list leads to further ones.
        let hasFolders: Bool

        init(replacesList: Bool = false, stays: Bool = false, hasFolders: Bool = false) {
            self.replacesList = replacesList
            self.stays = stays
            self.hasFolders = hasFolders
            split.setViewController(SideBar(), for: .primary)
            split.setViewController(stacked(Section(1)), for: .secondary)
        }

        var stack: UINavigationController? {
            split.viewController(for: .secondary) as? UINavigationController
        }

        func tap(_ row: Int, in list: UIViewController) {
            // A folder of the side bar is no section.
            guard let section = list as? Section, section.navigationController === stack else {
                return open(row)
            }
            let page = Page(10 * section.number + row)
            if replacesList {
                stack?.setViewControllers([page], animated: true)
            } else {
                stack?.pushViewController(page, animated: true)
            }
        }

        private func open(_ place: Int) {
            let isOther = (stack?.viewControllers.first as? Section)?.number != place
            if isOther, !(stays && place == 1) {
                stack?.setViewControllers([Section(place)], animated: false)
            } else if !isOther {
                stack?.popToRootViewController(animated: true)
            }
            split.show(.secondary)
        }

        var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self as AnyObject], screen: screen)
                .list(if: hasFolders) { Section(3) }
                .onTap(rows: { _ in 2 }) { [unowned self] row, list in tap(row, in: list) }
        }
    }

    /// A stack for each section, which is kept while another one is beside the side bar.
    @MainActor private final class Stacks {
        let split = UISplitViewController(style: .doubleColumn)
        let stacks = (1...2).map { stacked(Section($0)) }
        let forgets: Bool

        init(forgets: Bool = false) {
            self.forgets = forgets
            split.setViewController(SideBar(), for: .primary)
            split.setViewController(stacks[0], for: .secondary)
        }

        func tap(_ row: Int, in list: UIViewController) {
            if let section = list as? Section {
                let page = Page(10 * section.number + row)
                return stacks[section.number - 1].pushViewController(page, animated: true)
            }
            if forgets { stacks[row - 1].popToRootViewController(animated: false) }
            split.setViewController(stacks[row - 1], for: .secondary)
        }

        var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self as AnyObject], screen: screen)
                .onTap(rows: { _ in 2 }) { [unowned self] row, list in tap(row, in: list) }
        }
    }

    /// One tab bar for the second column and for narrow windows.
    private final class Tabs: NSObject, UISplitViewControllerDelegate {
        let split = UISplitViewController(style: .doubleColumn)
        let tabs = UITabBarController()
        let popsOnExpand: Bool

        init(popsOnExpand: Bool) {
            self.popsOnExpand = popsOnExpand
            super.init()
            tabs.viewControllers = (1...2).map { stacked(Section($0)) }
            split.delegate = self
            split.setViewController(SideBar(), for: .primary)
            split.setViewController(tabs, for: .secondary)
            split.setViewController(tabs, for: .compact)
        }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) {
            guard popsOnExpand else { return }
            for case let stack as UINavigationController in tabs.viewControllers ?? [] {
                stack.popToRootViewController(animated: false)
            }
        }

        func tap(_ row: Int, in list: UIViewController) {
            guard let section = list as? Section else { return tabs.selectedIndex = row - 1 }
            section.navigationController?
                .pushViewController(Page(10 * section.number + row), animated: true)
        }

        var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self], screen: screen)
                .onTap(rows: { _ in 2 }) { [unowned self] row, list in tap(row, in: list) }
        }
    }

    private let files = SplitViewSubject("files", naming: .kinds) { Files().scene }

    @Test func `rows of the second list are tapped in front, and those of the side bar`() throws {
        let stage = SplitViewStage(files)
        #expect(try stage.act(out: "launch wide") == "[list | list#2]")
        #expect(try stage.act(on: "select 1") == "[list | list#2, note]")
        #expect(try stage.act(on: "select 2") == "[list | list#2]")
        #expect(try stage.act(on: "select-first 1") == "[list | list#2]")
        #expect(try stage.act(on: "narrow; select 1") == "[list, [list#2, note]]")
        #expect(try stage.gives("select-first 1") == .ignored)
    }

    @Test func `an app whose details stand above a list beside a side bar is right`() throws {
        try checkConformance(of: files, budget: .commands(1_500), seed: 14, isolated: false)
    }

    @Test func `a list beside a side bar leads to others`() throws {
        let folders = SplitViewSubject("folders", naming: .kinds) { Files(hasFolders: true).scene }
        let stage = SplitViewStage(folders)
        #expect(try stage.act(out: "launch wide; push-list") == "[list | list#2, list#3]")
        #expect(try stage.act(on: "narrow") == "[list, [list#2, list#3]]")
        try expectSilent(folders, "launch wide; push-list; narrow; widen")
        try checkConformance(of: folders, budget: .commands(1_500), seed: 14, isolated: false)
    }

    @Test func `its list must not go for a detail, and the rows of the side bar have to work`()
        throws
    {
        let replacing = SplitViewSubject("replacing") { Files(replacesList: true).scene }
        #expect(try broken(replacing, "launch wide; select 1").contains("contents-preserved"))
        let staying = SplitViewSubject("staying") { Files(stays: true).scene }
        #expect(try broken(staying, "launch wide; select-first 2; select-first 1") == ["tap-works"])
    }

    @Test func `a row of the side bar brings back what its section showed`() throws {
        func subject(forgets: Bool) -> SplitViewSubject {
            let policies = Policies(otherTabs: .follow, keepsScreens: true)
            return SplitViewSubject("stacks", contract: .usual(policies)) {
                Stacks(forgets: forgets).scene
            }
        }
        // While a page covers the list of its section, the list in front is the side bar.
        let line = "launch wide; select 1; select 2; select 1; select 1"
        try expectSilent(subject(forgets: false), line)
        #expect(try broken(subject(forgets: true), line).contains("contents-preserved"))
    }

    @Test func `UNK61: the same tabs in both sizes are right, unless they lose what was chosen`()
        throws
    {
        let policies = Policies(otherTabs: .follow, keepsScreens: true)
        func subject(popsOnExpand: Bool) -> SplitViewSubject {
            SplitViewSubject("tabs", contract: .usual(policies)) {
                Tabs(popsOnExpand: popsOnExpand).scene
            }
        }
        try checkConformance(
            of: subject(popsOnExpand: false), budget: .commands(1_500), seed: 14, isolated: false)
        let laws = try broken(subject(popsOnExpand: true), "launch narrow; select 1; widen")
        #expect(laws.contains("contents-preserved"))
    }
}
