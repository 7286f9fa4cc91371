import SplitViewConformance
import Testing
import UIKitModel

/// Scenes that cannot be judged, and what is said of them instead of a verdict.
@MainActor @Suite struct SceneFaultTests {
    /// The fault of a scene with one thing wrong.
    private func fault(_ change: @escaping @MainActor @Sendable (Parts) -> Void) -> String? {
        let subject = SplitViewSubject("notes") {
            let parts = Parts()
            parts.split.viewControllers = [stacked(Folder()), stacked(Blank())]
            change(parts)
            return SplitViewScene(parts.split, keeping: parts.kept, screen: parts.role)
                .list(parts.makeList)
                .detail(parts.makeDetail)
                .replacingDetail(parts.makeReplacingDetail)
                .page(parts.makePushedDetail)
                .container(parts.dressDetail)
                .restoration(parts.restoration)
        }
        let searching = message {
            try checkConformance(of: subject, budget: .runs(1), seed: 1, isolated: false)
        }
        let replaying = message {
            try checkConformance(of: subject, replaying: "launch wide", isolated: false)
        }
        #expect(searching == replaying)
        return searching
    }

    private func message(_ check: () throws -> Void) -> String? {
        do {
            try check()
            return nil
        } catch let error as ConformanceError {
            guard case .badScene("notes", let fault) = error.reason else { return nil }
            #expect(
                ConformanceError(.badScene(subject: "notes", fault: fault)).description
                    == "the scene of notes: \(fault)")
            return fault
        } catch {
            // A law that breaks is not the scene's fault.
            return nil
        }
    }

    @Test func `a scene without a fault`() {
        #expect(
            fault { parts in
                let delegate = CarefulDelegate()
                parts.split.delegate = delegate
                parts.kept = [delegate]
            } == nil)
        // Without a delegate there is nothing to retain; what UIKit does is judged.
        #expect(fault { _ in } == nil)
    }

    private final class Item: UIViewController {
        var row = 0

        convenience init(_ row: Int) {
            self.init()
            self.row = row
        }
    }

    @Test func `rows that are alike, of screens that say which row they show`() {
        func subject(saying: Bool) -> SplitViewSubject {
            SplitViewSubject("notes") {
                let split = UISplitViewController()
                split.viewControllers = [Folder(), Blank()].map { stacked($0) }
                return SplitViewScene(split) { controller in
                    guard let item = controller as? Item else { return role(of: controller) }
                    return saying ? .detail(item: item.row) : .detail
                }
                .detail { Item($0) }
                .rows(.alike)
            }
        }
        let fault = message {
            try checkConformance(of: subject(saying: true), budget: .runs(1), isolated: false)
        }
        #expect(
            fault == "rows(.alike) says that it makes no difference which row is selected, but "
                + "screen says which item each detail shows; leave out one of the two")
        #expect(
            message {
                try checkConformance(of: subject(saying: false), budget: .runs(1), isolated: false)
            } == nil)
    }

    @Test func `a delegate that nothing retains`() {
        let expected =
            "the delegate of the split view was released, because nothing retains it; hand it over "
            + "with SplitViewScene(split, keeping: [delegate], ...)"
        #expect(fault { $0.split.delegate = CarefulDelegate() } == expected)
        // A delegate that was taken away on purpose is none.
        #expect(
            fault { parts in
                let first = CarefulDelegate()
                parts.split.delegate = first
                parts.split.delegate = nil
            } == nil)
    }

    @Test func `a split view with nothing in it`() {
        #expect(
            fault { $0.split.viewControllers = [] }
                == "the split view is empty, and still is when its window is on screen; set its "
                + "viewControllers")
    }

    @Test func `a split view that is filled a turn after it came on screen`() {
        final class Filler: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                DispatchQueue.main.async { [weak self] in
                    (self?.children.first as? UISplitViewController)?.viewControllers = [
                        stacked(Folder()), stacked(Blank()),
                    ]
                }
            }
        }
        let subject = SplitViewSubject("notes") {
            let split = UISplitViewController()
            let root = Filler()
            root.addChild(split)
            root.view.addSubview(split.view)
            split.didMove(toParent: root)
            return SplitViewScene(split, keeping: [root], screen: { role(of: $0) })
        }
        #expect(subject.sceneFault(profile: .ios26) == nil)
    }

    @Test func `an app that comes back, and preserves nothing`() {
        let nothing = SplitViewScene.Restoration(recreate: { _ in nil })
        let expected =
            "it declares how it is restored, but nothing would be: the split view has no "
            + "restorationIdentifier"
        #expect(fault { $0.restoration = nothing } == expected)
        #expect(
            fault { parts in
                parts.restoration = nothing
                parts.split.restorationIdentifier = "split"
            } == nil)
    }

    @Test func `an exception while it is built`() {
        let expected =
            "building it raises NSInvalidArgumentException: Pushing a navigation controller is "
            + "not supported "
        #expect(
            fault { parts in parts.split.viewControllers = [stacked(UINavigationController())] }?
                .hasPrefix(expected) == true)
    }

    @Test func `the same scene twice`() {
        // In a runtime of its own: one that an exception has halted would leave it empty.
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let split = UISplitViewController()
        #expect(
            fault {
                $0.split = split; split.viewControllers = [Folder(), Blank()]
            }
                == "makeScene returned the same split view twice; it must build everything anew")
    }

    @Test func `a screen that outlives its scene`() {
        let note = Note()
        let expected =
            "a Note is left over from an earlier scene; makeScene must build everything anew"
        #expect(fault { $0.makeDetail = { _ in note } } == expected)
        let blank = Blank()
        #expect(
            fault {
                $0.split.viewControllers = [stacked(Folder()), stacked(blank)]
            }?.hasSuffix(
                " is left over from an earlier scene; makeScene must build everything anew")
                == true)
    }

    @Test func `screens that are not what they are made as`() {
        #expect(
            fault { $0.makeDetail = { _ in stacked(Note()) } }
                == "detail made a container, UINavigationController; it has to make the "
                + "screen itself, and container can put a detail into another controller")
        #expect(
            fault { $0.makeList = { UINavigationController() } }?
                .hasPrefix("list made a container, UINavigationController;") == true)
        #expect(
            fault { $0.makeDetail = { _ in Folder() } }
                == "screen says that the Folder made by detail is a list, not a detail")
        #expect(
            fault { $0.makeReplacingDetail = { _ in Blank() } }
                == "screen says that the Blank made by replacingDetail is a placeholder, not a "
                + "detail")
        #expect(
            fault { $0.makePushedDetail = { Folder() } }
                == "screen says that the Folder made by page is a list, not a detail")
        #expect(
            fault { $0.role = { _ in .detail } }
                == "screen says that the Folder made by list is a detail, not a list")
    }

    @Test func `a dress without the detail in it`() {
        #expect(
            fault { $0.dressDetail = { _ in UINavigationController() } }
                == "container returned nothing that contains the detail")
        #expect(fault { $0.dressDetail = { $0 } } == nil)
    }
}

/// The parts of a scene, to be changed one at a time.
@MainActor private final class Parts {
    var split = UISplitViewController()
    var kept: [AnyObject] = []
    var role: @MainActor (UIViewController) -> SplitViewScene.Screen = SplitViewConformanceTests
        .role(of:)
    var makeList: @MainActor () -> UIViewController = { Folder() }
    var makeDetail: @MainActor (Int) -> UIViewController = { _ in Note() }
    var makeReplacingDetail: (@MainActor (Int) -> UIViewController)?
    var makePushedDetail: (@MainActor () -> UIViewController)?
    var dressDetail: (@MainActor (UIViewController) -> UIViewController)?
    var restoration: SplitViewScene.Restoration?
}
