import SplitViewConformance
import Testing
import UIKitModel

/// Pictures of scenes that were built by hand.
@MainActor @Suite struct CameraTests {
    private func picture(
        after line: String? = nil,
        of build: @escaping @MainActor @Sendable (UISplitViewController) -> [AnyObject]
    ) throws -> Snapshot {
        let stage = SplitViewStage(.built(build))
        if let line { try stage.act(on: line) }
        return stage.picture
    }

    @Test func `two navigation columns, before and after the launch`() throws {
        let build: @MainActor @Sendable (UISplitViewController) -> [AnyObject] = { split in
            split.viewControllers = [stacked(Folder()), stacked(Blank())]
            return []
        }
        let before = try picture(of: build)
        #expect(before.notation == "[list | _]")
        #expect(!before.isLaunched && !before.isCollapsed)
        let after = try picture(after: "launch wide", of: build)
        #expect(after.nodes.map(\.id) == before.nodes.map(\.id))
        #expect(before.nodes.allSatisfy { $0.marks == .seen })
        #expect(after.nodes.allSatisfy { $0.marks == [.seen, .appeared] })
        #expect(after.isLaunched)
    }

    @Test func `bare, empty and missing columns`() throws {
        #expect(
            try picture {
                $0.viewControllers = [Folder(), Note()]; return []
            }.notation
                == "[!list | !note]")
        #expect(
            try picture {
                $0.viewControllers = [Folder()]; return []
            }.notation == "[!list | -]")
        #expect(try picture { _ in [] }.notation == "[- | -]")
        #expect(
            try picture { split in
                split.viewControllers = [UINavigationController(), UITabBarController()]
                return []
            }.notation == "[ | {}]")
    }

    @Test func `a tab bar: every tab is drawn, the selected one is in front`() throws {
        let picture = try picture(after: "launch wide") { split in
            let tabs = UITabBarController()
            tabs.viewControllers = [stacked(Folder()), Folder()]
            tabs.selectedIndex = 1
            split.viewControllers = [tabs, stacked(Note())]
            return []
        }
        #expect(picture.notation == "[{[list]; *list#2} | note]")
        #expect(
            picture.nodes.filter(\.isInFront).map(\.kind) == [
                .container, .list, .navigation, .detail,
            ])
        #expect(picture.nodes.map(\.depth) == [0, 1, 2, 1, 0, 1])
    }

    @Test func `a container of the app's own shows all it holds`() throws {
        let picture = try picture { split in
            let frame = Folder()
            frame.addChild(Folder())
            frame.addChild(Note())
            split.viewControllers = [frame, Blank()]
            return []
        }
        #expect(picture.notation == "[{list; note} | !_]")
        #expect(picture.nodes.filter { !$0.isInFront }.isEmpty)
    }

    @Test func `a nested navigation controller, as UIKit's own collapse leaves it (C10)`() throws {
        let picture = try picture(after: "launch narrow; push-above-nested") { split in
            split.viewControllers = [stacked(Folder()), stacked(Note())]
            return []
        }
        #expect(picture.notation == "[list, [note], note#2]")
        #expect(picture.nodes.map(\.isInFront) == [true, false, false, false, true])
    }

    @Test func `a detail over everything, which is the preserved secondary as well (D4, P4)`()
        throws
    {
        let picture = try picture(after: "launch narrow; select 1") { split in
            split.viewControllers = [Folder(), stacked(Blank())]
            return []
        }
        #expect(picture.notation == "[!list] ^note")
        #expect(picture.nodes.map(\.isInFront) == [false, true])
    }

    @Test func `what the container around the split view presents`() throws {
        let stage = SplitViewStage(
            .built { split in
                let frame = UIViewController()
                frame.addChild(split)
                let folder = PresentingFolder()
                split.viewControllers = [stacked(folder), stacked(Blank())]
                return [frame]
            })
        #expect(try stage.act(out: "launch wide; select 1") == "[list | _] ^note")
        #expect(try stage.gives("push-list") == .ignored, "what is presented covers the list")
        #expect(try stage.act(on: "back list") == "[list | _]")
    }

    @Test func `of several that are presented, the last one is in front, and goes first`() throws {
        let stage = SplitViewStage(
            .built { split in
                split.viewControllers = [PresentingFolder(presents: 2), Blank()]
                return []
            })
        #expect(try stage.act(out: "launch wide; select 1") == "[!list | !_] ^note ^[note#2]")
        #expect(stage.picture.nodes.map(\.isInFront) == [false, false, false, true, true])
        #expect(try stage.act(on: "back detail") == "[!list | !_] ^note")
        #expect(stage.step.expectation.goes.count == 1)
        #expect(try stage.act(on: "back detail") == "[!list | !_]")
    }

    @Test func `the secondary that UIKit keeps while collapsed (P1)`() throws {
        let picture = try picture(after: "launch narrow") { split in
            split.viewControllers = [stacked(Folder()), stacked(Blank())]
            let delegate = ForgetfulDelegate()
            split.delegate = delegate
            return [delegate]
        }
        #expect(picture.notation == "[list] ~[_]")
        #expect(picture.content.map(\.kind) == [.list])
    }

    @Test
    func `navigation controllers that are kept alive, by what they show, the empty ones first`()
        throws
    {
        let picture = try picture { split in
            let kept = (0..<3).map { index in
                let navigation = UINavigationController()
                navigation.viewControllers = index == 1 ? [] : [Note(), Folder()]
                return navigation
            }
            split.viewControllers = [Folder(), Blank()]
            return kept.reversed()
        }
        #expect(picture.notation == "[!list#3 | !_] ?[] ?[note, list] ?[note#2, list#2]")
        #expect(picture.content.map(\.place) == [.primary])
    }
}

/// A list that shows a detail over everything, instead of handing it to the split view.
private final class PresentingFolder: UIViewController {
    private let presents: Int

    init(presents: Int = 1) {
        self.presents = presents
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        present(vc, animated: false)
        guard presents > 1 else { return }
        vc.present(stacked(Note()), animated: false)
    }
}
