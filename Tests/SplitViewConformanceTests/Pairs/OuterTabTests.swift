import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// A split view in a tab, with other tabs beside it.
@MainActor @Suite struct OuterTabTests {
    final class Account: UIViewController {}

    /// A link leads to the tab of the split view.
    class InTab: Reader {
        final let tabs = UITabBarController()

        override init() {
            super.init()
            tabs.viewControllers = [
                split, stacked(Account()),
            ]
        }

        func bringForward() { tabs.selectedIndex = 0 }

        func lead(to link: Int) { openLink(to: link) }

        override var scene: SplitViewScene {
            super.scene
                .onLinks(2) { [unowned self] link in
                    bringForward()
                    lead(to: link)
                    return .showsItem(link)
                }
                .onAction("look at the account") { [unowned self] in
                    tabs.selectedIndex = 1
                    return .unstated
                }
        }
    }

    /// A link opens where no one sees it.
    final class StaysBehind: InTab { override func bringForward() {} }

    /// A link brings its tab forward, and leads nowhere.
    final class BringsTabOnly: InTab { override func lead(to link: Int) {} }

    @Test func `a link that selects the tab shows what it promises there`() throws {
        let line = "launch wide; action 1; open-link"
        try expectSilent(.reader { InTab() }, line)
        let wrong = try violations(.reader { BringsTabOnly() }, line)
        #expect(wrong.filter { $0.index == 2 }.map(\.law) == ["tap-works"], "\(wrong)")
    }

    /// Its columns can be spoiled, also from the other tab.
    final class Empties: InTab {
        override var scene: SplitViewScene {
            super.scene
                .onAction("go back to the articles") { [unowned self] in
                    tabs.selectedIndex = 0
                    return .unstated
                }
                .onAction("empty the detail column") { [unowned self] in
                    let detail = split.viewControllers.last as? UINavigationController
                    detail?.viewControllers = []
                    return .unstated
                }
                .onAction("open an article in the list column") { [unowned self] in
                    let list = split.viewControllers.first as? UINavigationController
                    list?.pushViewController(Article(9), animated: true)
                    return .unstated
                }
        }
    }

    @Test func `coming back from another tab is no launch, and shows what came about there`() throws
    {
        for (action, law) in [(3, "never-empty"), (4, "right-side")] {
            for (line, index) in [
                ("launch wide; action \(action); action 1; action 2; action 1; action 2", 1),
                ("launch wide; action 1; action \(action); action 2; action 1; action 2", 3),
            ] {
                let found = try violations(.reader { Empties() }, line)
                #expect(found.filter { $0.law == law }.map(\.index) == [index], "\(line): \(found)")
            }
        }
    }

    @Test func `a story says when the split view is behind another tab`() throws {
        let commands = try Trace.commands(inLine: "launch wide; action 1; action 2")
        let story = SplitViewChecker(.reader { Empties() }).story(of: commands)
        #expect(
            story.lines.map(\.changes) == [
                [], ["another tab or screen is in front of the split view"],
                ["the split view comes in sight"],
            ])
    }

    /// Lists can be opened in both columns, also from the other tab.
    final class OpensLists: InTab {
        override var scene: SplitViewScene {
            super.scene
                .onAction("go back to the articles") { [unowned self] in
                    tabs.selectedIndex = 0
                    return .unstated
                }
                .onAction("open a list in the detail column") { [unowned self] in
                    openList(in: split.viewControllers.last)
                    return .unstated
                }
                .onAction("open a list in the list column") { [unowned self] in
                    openList(in: split.viewControllers.first)
                    return .unstated
                }
        }

        private func openList(in column: UIViewController?) {
            let stack = column as? UINavigationController
            stack?.pushViewController(ArticleList(), animated: true)
        }
    }

    @Test func `a screen is the one that was seen, though another like it has come meanwhile`()
        throws
    {
        let policies = Policies(selection: .replaces, screens: .madeAnew)
        let found = try violations(
            .reader(policies) { OpensLists() },
            "launch wide; action 3; action 1; action 4; action 2")
        #expect(found.filter { $0.law == "right-side" }.map(\.index) == [1], "\(found)")
    }

    /// Takes the split view in as its view loads.
    final class Holder: UIViewController {
        let split: UISplitViewController

        init(_ split: UISplitViewController) {
            self.split = split
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(split)
            view.addSubview(split.view)
            split.didMove(toParent: self)
        }
    }

    /// The split view joins its tab late.
    class JoinsTab: InTab {
        override init() {
            super.init()
            tabs.viewControllers?[0] = Holder(split)
        }

        override var scene: SplitViewScene { super.scene.root(tabs) }
    }

    final class StaysBehindLate: JoinsTab { override func bringForward() {} }

    /// An order on the other tab, and settings over all of them.
    class Shop: InTab {
        private let account = Account()

        override init() {
            super.init()
            tabs.viewControllers?[1] = stacked(account)
        }

        func select(_ tab: Int) { tabs.selectedIndex = tab }

        private func openOrder(_ number: Int) {
            account.navigationController?.viewControllers = [account, Article(number)]
            select(1)
        }

        func presentSettings() -> UIViewController? {
            guard tabs.presentedViewController == nil else { return nil }
            let settings = stacked(ArticleList())
            tabs.present(settings, animated: true)
            return settings
        }

        override var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) { [unowned self] in screen($0) }
                .onTap { [unowned self] row, _ in tap(row) }
                .onLinks(2) { [unowned self] link in
                    openOrder(40 + link)
                    return .showsItem(40 + link)
                }
                .onAction("look at the account") { [unowned self] in
                    account.navigationController?.popToRootViewController(animated: false)
                    select(1)
                    return .shows(account)
                }
                .onAction("look at an order") { [unowned self] in
                    openOrder(9)
                    return .showsItem(9)
                }
                .onAction("settings") { [unowned self] in
                    presentSettings().map { .shows($0) } ?? .changesNothing
                }
                .onAction("mail") { [unowned self] in
                    tabs.selectedIndex = 0
                    return .unstated
                }
        }
    }

    /// Stays where it is.
    final class StaysInMail: Shop { override func select(_ tab: Int) {} }

    @Test func `what is promised may be in front on another tab, or over all tabs`() throws {
        try expectSilent(
            .reader { Shop() }, "launch wide; action 1; action 4; action 2; action 3",
            "launch narrow; action 3",
            "launch wide; open-link; open-link 2; action 1", "open-link; launch narrow")
        for (line, law) in [
            ("launch wide; action 1", "contents-preserved"), ("launch wide; action 2", "tap-works"),
            ("launch wide; open-link", "tap-works"), ("open-link; launch wide", "tap-works"),
        ] {
            #expect(try broken(.reader { StaysInMail() }, line).contains(law), "\(line)")
        }
    }

    /// Refreshes, and leaves the tab.
    final class Wanders: InTab {
        override var scene: SplitViewScene {
            super.scene.onRefresh { [unowned self] in tabs.selectedIndex = 1 }
        }
    }

    /// Refreshes, and brings the tab of the split view forward.
    final class Returns: InTab {
        override var scene: SplitViewScene {
            super.scene.onRefresh { [unowned self] in tabs.selectedIndex = 0 }
        }
    }

    @Test func `what changes nothing neither selects the tab nor leaves it`() throws {
        let returns = try violations(.reader { Returns() }, "launch wide; action 1; action 2")
        let wanders = try violations(.reader { Wanders() }, "launch wide; action 2")
        for (found, place) in [(returns, "in sight"), (wanders, "out of sight")] {
            #expect(
                found.map(\.sentence) == [
                    "It promises to change nothing, and the split view is \(place) since: "
                        + "[ArticleList | _NoArticle], as before."
                ])
        }
    }

    @Test func `a split view on another tab is out of sight`() throws {
        try expectPair(
            .reader { InTab() }, .reader { StaysBehind() },
            "tap-works: launch wide; action 1; open-link", height: 2)
        let stage = SplitViewStage(.reader { InTab() })
        stage.reset()
        try stage.act(on: "launch wide; action 1")
        for command in ["select 1", "back list", "launch narrow"] {
            #expect(try stage.gives(command) == .ignored, "\(command)")
        }
        try stage.act(on: "open-link; narrow")
    }

    /// A window changes its size, and another tab is in front.
    final class Forgets: InTab {
        override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            tabs.selectedIndex == 1
        }
    }

    @Test func `a window changes its size while another tab is in front`() throws {
        let line = "launch wide; select 2; action 1; narrow; widen; open-link"
        try expectSilent(.reader { InTab() }, line)
        #expect(try flaws(.reader { Forgets() }, line).contains("contents-preserved 3"))
    }

    @Test func `a report does not say that a link to another tab starts the app`() throws {
        let story = SplitViewChecker(.reader { InTab() }).story(
            of: try Trace.commands(inLine: "launch wide; action 1; open-link"))
        #expect(
            story.lines.map(\.deviceWords) == [
                "open wide", "have the app do 'look at the account'", "open a link",
            ])
    }

    /// Another split view on the other tab, which may show the same article.
    class TwoSplitViews: InTab {
        private let other = UISplitViewController()

        override init() {
            super.init()
            other.viewControllers = [stacked(Account()), stacked(NoArticle())]
            tabs.viewControllers?[1] = other
        }

        func bringOtherForward() { tabs.selectedIndex = 1 }

        override var scene: SplitViewScene {
            super.scene.onAction("show the first article there") { [unowned self] in
                bringOtherForward()
                let article = stacked(Article(1))
                other.showDetailViewController(article, sender: nil)
                return .showsItem(1)
            }
        }
    }

    /// The article is shown where no one sees it.
    final class ShowsOutOfSight: TwoSplitViews {
        override func bringOtherForward() { tabs.selectedIndex = 0 }
    }

    @Test(arguments: ["launch wide; action 2", "launch wide; select 1; action 2"])
    func `what both split views show is seen where it is in front`(line: String) throws {
        try expectSilent(.reader { TwoSplitViews() }, line)
    }

    @Test func `what another split view shows out of sight is not seen`() throws {
        let broken = try broken(.reader { ShowsOutOfSight() }, "launch wide; select 2; action 2")
        #expect(broken == ["tap-works"])
    }

    nonisolated static let pairs: [Pair] = [
        Pair(
            "a split view may join its tab as that loads", JoinsTab(), StaysBehindLate(),
            "tap-works: launch wide; action 1; open-link", height: 2)
    ]
}
