import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// What the commands mean that are the app's own doing, and those about tabs, columns and a
/// delegate that comes late.
@MainActor @Suite struct AppTargetTests {
    private func expect(
        _ line: String, _ command: String, _ result: String?,
        in subject: SplitViewSubject = .acting(), sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let stage = SplitViewStage(subject)
        stage.reset()
        if !line.isEmpty { try stage.act(on: line) }
        let outcome = try stage.gives(command)
        #expect(
            (outcome == .ignored ? nil : stage.picture.notation) == result,
            "\(line); \(command)", sourceLocation: sourceLocation)
    }

    @Test
    func `open-link: from anywhere, also before the launch; the app says which detail it was`()
        throws
    {
        try expect("", "open-link", "[list | note]")
        try expect("launch wide; select 1", "open-link", "[list | note, note#2]")
        try expect(
            "launch narrow; select 1; push-detail", "open-link", "[list, note, note#2, note#3] ~[_]"
        )
        let stage = SplitViewStage(.acting())
        try stage.act(out: "launch wide; open-link")
        let note = try #require(stage.picture.front(of: .secondary))
        #expect(stage.step.expectation.comes == [note.id])
        #expect(stage.step.nature == .show)
        #expect(note.isChosen)
        try expect("", "open-link", nil, in: .notes())
    }

    @Test func `next-item and finish-detail: the topmost detail, in front or not`() throws {
        try expect("launch wide", "next-item", nil)
        try expect("launch wide", "finish-detail", nil)
        try expect("launch wide; select 1; push-detail", "finish-detail", "[list | note]")
        try expect("launch narrow; select 1", "finish-detail", "[list] ~[_]")
        // A list stands on it.
        try expect(
            "launch narrow; select 1; push-list-on-detail", "finish-detail", "[list, list#2] ~[_]")
        let stage = SplitViewStage(.acting())
        try stage.act(out: "launch narrow; select 1; push-detail; push-list-on-detail")
        let details = stage.picture.content.filter { $0.kind == .detail }.map(\.id)
        try stage.act(on: "next-item")
        #expect(stage.step.expectation.goes == [details[1]])
        let next = stage.picture.content.filter { $0.kind == .detail }.map(\.id)
        #expect(next[0] == details[0] && next[1] == stage.step.expectation.comes[0])
        #expect(stage.picture.notation == "[list, note, note#2, list#2] ~[_]")
    }

    @Test func `start-over: everything goes but the first list`() throws {
        try expect("", "start-over", "[list | _]")
        try expect("launch wide; push-list; select 1", "start-over", "[list | _]")
        let stage = SplitViewStage(.acting())
        try stage.act(out: "launch wide; push-list; select 1")
        let content = stage.picture.content.map(\.id)
        try stage.act(on: "start-over")
        #expect(Set(stage.step.expectation.goes).isSuperset(of: content.dropFirst()))
        #expect(!stage.step.expectation.goes.contains(content[0]))
    }

    @Test
    func `toggle-list: where there are two columns, and who cannot see the list cannot tap it`()
        throws
    {
        try expect("", "toggle-list", nil)
        try expect("launch narrow", "toggle-list", nil)
        try expect("launch wide", "toggle-list", "[(list) | _]")
        let stage = SplitViewStage(.acting())
        try stage.act(out: "launch wide; toggle-list")
        #expect(stage.picture.displayMode == .secondaryOnly)
        #expect(stage.step.listColumn == .isOneGestureAway)
        for command in ["select 1", "push-list", "back list"] {
            #expect(try stage.gives(command) == .ignored)
        }
        try stage.act(on: "toggle-list; select 1")
        #expect(stage.picture.displayMode == .oneBesideSecondary)
        try expect("launch wide", "toggle-list", nil, in: .notes())
    }

    @Test func `swipe-list: in where the list is hidden, away where it lies over the detail`()
        throws
    {
        try expect("launch wide; toggle-list", "swipe-list", nil)
        let swiped = SplitViewSubject.acting(swipesList: true)
        try expect("launch wide", "swipe-list", nil, in: swiped)
        try expect("launch wide; toggle-list", "swipe-list", "[list | _]", in: swiped)
        let stage = SplitViewStage(swiped)
        try stage.act(out: "launch wide; toggle-list; swipe-list")
        #expect(stage.picture.displayMode == .oneBesideSecondary)
        // Over the detail it goes again.
        try stage.act(on: "action 1; swipe-list")
        #expect(stage.picture.displayMode == .secondaryOnly)
    }

    @Test func `tabs: another one, the same again, and none that is not there`() throws {
        let wide = "[{*[list]; [list#2]} | _]"
        try expect("", "switch-tab 2", nil, in: .tabbed)
        try expect("launch wide", "switch-tab 1", nil, in: .tabbed)
        try expect("launch wide", "switch-tab 2", "[{[list]; *[list#2]} | _]", in: .tabbed)
        try expect("launch wide", "switch-tab 3", nil, in: .tabbed)
        try expect("launch wide", "tap-tab-again", nil, in: .tabbed)
        try expect("launch wide; push-list; push-list", "tap-tab-again", wide, in: .tabbed)
        // The list of the other tab keeps its screens, and a row is tapped in the one in front.
        try expect(
            "launch wide; push-list; switch-tab 2", "push-list",
            "[{[list, list#3]; *[list#2, list#4]} | _]", in: .tabbed)
        try expect("launch wide", "switch-tab 2", nil, in: .notes())
    }

    @Test func `tabs: none under a screen that was pushed and hides their bar`() throws {
        for command in ["switch-tab 2", "tap-tab-again"] {
            try expect("launch wide; push-list", command, nil, in: .tabbed(hidesBar: true))
        }
        // The first screen of a tab was not pushed, and one that was popped hides nothing.
        try expect(
            "launch wide; push-list; back list", "switch-tab 2", "[{[list]; *[list#2]} | _]",
            in: .tabbed(hidesBar: true))
        let shown = SplitViewStage(.tabbed)
        let hidden = SplitViewStage(.tabbed(hidesBar: true))
        for stage in [shown, hidden] { try stage.act(out: "launch wide; push-list") }
        #expect(shown.picture == hidden.picture && shown.state != hidden.state)
    }

    @Test func `cancel-back: where Back is, and everything stays where it was`() throws {
        try expect("launch wide", "cancel-back list", nil)
        try expect("launch wide; push-list", "cancel-back list", "[list, list#2 | _]")
        let stage = SplitViewStage(.acting())
        try stage.act(out: "launch narrow; select 1")
        let before = stage.picture
        try stage.act(on: "cancel-back detail")
        #expect(stage.picture == before)
        #expect(stage.step.expectation.comes + stage.step.expectation.goes == [])
    }

    @Test func `odd details: bare, none at all, and the list itself`() throws {
        try expect("launch wide", "select-bare 1", "[list | !note]", in: .notes(isDressed: true))
        try expect("launch wide", "select-bare 1", nil)
        try expect("launch wide", "select-empty-stack", "[list | ]", in: .notes())
        try expect("launch wide", "select-list", "[ | !list]", in: .notes())
    }

    @Test func `a delegate is withheld before the launch, and attached at any time`() throws {
        try expect("launch wide", "withhold-delegate", nil)
        try expect("", "attach-delegate", nil)
        try expect("withhold-delegate", "withhold-delegate", nil)
        // UIKit itself pushes the whole secondary; the delegate leaves the placeholder out.
        try expect("withhold-delegate", "launch narrow", "[list, [_]]")
        try expect("withhold-delegate; attach-delegate", "launch narrow", "[list] ~[_]")
        try expect("withhold-delegate; launch wide; attach-delegate", "narrow", "[list] ~[_]")
        try expect("", "withhold-delegate", nil, in: .notes())
        // The next run begins with the delegate attached.
        let stage = SplitViewStage(.acting())
        try stage.act(out: "withhold-delegate")
        #expect(try stage.act(out: "launch narrow") == "[list] ~[_]")
    }
}

extension SplitViewSubject {
    /// The notes app, with everything an app can do on its own account.
    fileprivate static func acting(swipesList: Bool = false) -> SplitViewSubject {
        SplitViewSubject("acting", contract: .open, naming: .kinds) {
            let split = UISplitViewController()
            let delegate = CarefulDelegate()
            split.viewControllers = [stacked(Folder()), stacked(Blank())]
            split.delegate = delegate
            let scene = SplitViewScene(split, keeping: [delegate], screen: role(of:))
                .list { Folder() }
                .detail { _ in Note() }
                .onFinish { $0.removeFromStack(replacing: nil) }
                .onNext { note in
                    let next = Note()
                    note.removeFromStack(replacing: next)
                    return next
                }
                .onStartOver {
                    let columns = split.viewControllers.compactMap {
                        $0 as? UINavigationController
                    }
                    columns.first?.popToRootViewController(animated: false)
                    if columns.count > 1 {
                        columns[1].setViewControllers([Blank()], animated: false)
                    }
                }
                .onLink {
                    let note = Note()
                    split.showDetailViewController(note, sender: nil)
                    return [note]
                }
                .listButton()
            guard swipesList else { return scene }
            return scene.listGesture().onAction("put the list over the note") {
                split.preferredDisplayMode = .oneOverSecondary
                return .changesNothing
            }
        }
    }

    /// Lists in tabs.
    fileprivate static let tabbed = tabbed(hidesBar: false)

    /// Lists in tabs, whose lists may hide their bar.
    fileprivate static func tabbed(hidesBar: Bool) -> SplitViewSubject {
        SplitViewSubject("tabbed", contract: .open, naming: .kinds) {
            @MainActor func list() -> UIViewController {
                let list = Folder()
                list.hidesBottomBarWhenPushed = hidesBar
                return list
            }
            let tabs = UITabBarController()
            tabs.viewControllers = (1...2).map { _ in stacked(list()) }
            let split = UISplitViewController()
            split.viewControllers = [tabs, stacked(Blank())]
            return SplitViewScene(split, screen: role(of:)).list { list() }.detail { _ in Note() }
        }
    }
}

extension UIViewController {
    fileprivate func removeFromStack(replacing next: UIViewController?) {
        guard let stack = navigationController else { return }
        stack.viewControllers = stack.viewControllers.compactMap { $0 === self ? next : $0 }
    }
}
