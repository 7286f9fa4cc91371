import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitModel

/// A split view in a tab, with other tabs beside it.
@MainActor @Suite struct OuterTabTests {
    private final class Account: UIViewController {}

    /// A link leads to the tab of the split view.
    class InTab: Reader {
        final let tabs = UITabBarController()

        override init() {
            super.init()
            tabs.viewControllers = [
                split, UINavigationController(rootViewController: Account()),
            ]
        }

        func bringForward() { tabs.selectedIndex = 0 }

        override var scene: SplitViewScene {
            super.scene
                .onLinks(2) { [unowned self] link in
                    bringForward()
                    openLink(to: link)
                    return .showsItem(link)
                }
                .onAction("look at the account") { [unowned self] in
                    tabs.selectedIndex = 1
                    return .unstated
                }
        }
    }

    /// A link opens where no one sees it.
    final class StaysBehind: InTab {
        override func bringForward() {}
    }

    /// Takes the split view in as its view loads.
    private final class Holder: UIViewController {
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

    final class StaysBehindLate: JoinsTab {
        override func bringForward() {}
    }

    @Test func `a split view may join its tab as that loads`() throws {
        try expectPair(
            .reader { JoinsTab() }, .reader { StaysBehindLate() }, law: "tap-works",
            trace: "launch wide; action 1; open-link", height: 2)
    }

    @Test func `a split view on another tab is out of sight`() throws {
        try expectPair(
            .reader { InTab() }, .reader { StaysBehind() }, law: "tap-works",
            trace: "launch wide; action 1; open-link", height: 2)
        let stage = SplitViewStage(.reader { InTab() })
        stage.reset()
        try stage.act(on: "launch wide; action 1")
        for command in ["select 1", "narrow", "back list", "launch narrow"] {
            #expect(try stage.gives(command) == .ignored, "\(command)")
        }
        try stage.act(on: "open-link; narrow")
    }

    @Test func `a report does not say that a link to another tab starts the app`() throws {
        let story = SplitViewChecker(.reader { InTab() }).story(
            of: try Trace.commands(inLine: "launch wide; action 1; open-link"))
        #expect(
            story.lines.map(\.deviceWords) == [
                "open wide", "have the app do 'look at the account'", "open a link",
            ])
    }
}
