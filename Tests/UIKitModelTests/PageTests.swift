import Testing
import UIKit

/// Pages, and what an app asks of a text.
@MainActor @Suite struct PageTests {
    @Test func `W4: the pages that are shown are children, and the others are not`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal,
            options: [.interPageSpacing: 8])
        let (first, second) = (Noting(), Noting())
        let window = UIWindow(environment: .regular)
        window.rootViewController = pages
        window.makeKeyAndVisible()
        pages.setViewControllers([first], direction: .forward, animated: true)
        #expect(pages.viewControllers == [first] && first.parent === pages)
        #expect(first.heard == ["appears"])
        var isDone = false
        pages.setViewControllers([second], direction: .reverse, animated: true) { isDone = $0 }
        #expect(isDone && pages.children == [second] && first.parent == nil)
        #expect(first.heard == ["appears", "disappears"] && second.heard == ["appears"])
        pages.setViewControllers(nil, direction: .forward, animated: false)
        #expect(pages.viewControllers == [] && pages.spineLocation == .none)
    }

    @Test func `W7: views are laid out before they are seen, and when their size changes`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let screen = Noting()
        let window = UIWindow(.regular, showing: stacked(screen))
        #expect(screen.heard == ["appears"] && screen.layouts == [820])
        window.environment = WindowEnvironment(horizontalSizeClass: .regular, width: 600)
        #expect(screen.layouts == [820, 600])
        window.rootViewController = nil
        window.environment = .regular
        #expect(screen.layouts == [820, 600])
    }

    @Test func `A9: a screen that leaves as it comes into view hears that it appeared before`() {
        final class Leaving: UIViewController {
            var heard: [String] = []
            override func viewIsAppearing(_ animated: Bool) {
                view.window?.rootViewController = nil
            }
            override func viewDidLayoutSubviews() { heard.append("laid out") }
            override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
            override func viewWillDisappear(_ animated: Bool) { heard.append("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
        }
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (screen, window) = (Leaving(), UIWindow(environment: .regular))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        #expect(screen.heard == ["did appear", "will disappear", "did disappear"])
    }

    @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
    func `W7: a split view is laid out when its columns have changed`(
        _ style: UISplitViewController.Style
    ) {
        final class Split: UISplitViewController {
            var states: [Bool] = []
            override func viewDidLayoutSubviews() { states.append(isCollapsed) }
        }
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let split = Split(style: style)
        split.viewControllers = [UIViewController(), UIViewController()]
        let window = UIWindow(.regular, showing: split)
        #expect(split.states.last == false)
        window.environment = .compact
        #expect(split.states.last == true)
        let count = split.states.count
        window.environment = .regular
        #expect(split.states.dropFirst(count).allSatisfy { !$0 } && split.states.count > count)
    }

    @Test func `W7, ST2: a container may decide about its child whenever it is laid out`() {
        final class Host: UIViewController {
            let split = UISplitViewController(style: .doubleColumn)
            override func viewDidLoad() {
                split.viewControllers = [UIViewController(), UIViewController()]
                addChild(split)
                view.addSubview(split.view)
                split.didMove(toParent: self)
            }
            override func viewDidLayoutSubviews() {
                setOverrideTraitCollection(
                    UITraitCollection(
                        horizontalSizeClass: view.bounds.width >= 840 ? .regular : .compact),
                    forChild: split)
                traitOverrides.horizontalSizeClass = .regular
            }
        }
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (host, window) = (Host(), UIWindow(environment: .regular))
        window.rootViewController = host
        window.makeKeyAndVisible()
        #expect(host.split.isCollapsed)
        window.environment = WindowEnvironment(horizontalSizeClass: .regular, width: 1_180)
        #expect(!host.split.isCollapsed && ModelRuntime.current.exception == nil)
    }

    @Test func `places in a text are counted`() {
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let field = UITextField()
        field.text = String(localized: "A note", comment: "a title")
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 6)
        #expect(field.position(from: field.beginningOfDocument, offset: 7) == nil)
        let view = UITextView()
        view.text = "Two"
        let range = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
        view.selectedTextRange = range
        #expect(view.selectedTextRange === range && range?.isEmpty == false)
        #expect(range.map { view.offset(from: $0.start, to: $0.end) } == 3)
    }
}

/// A screen that notes how wide it is laid out, and when it is seen.
private final class Noting: UIViewController {
    var heard: [String] = []
    var layouts: [CGFloat] = []

    override func viewDidAppear(_ animated: Bool) { heard.append("appears") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("disappears") }
    override func viewDidLayoutSubviews() { layouts.append(view.bounds.width) }
}
