import Testing
import UIKitModel

/// Named columns: what is put around them, and what happens to another one (rules K).
@MainActor @Suite struct ColumnNamingTests {
    private typealias Menu = ColumnApp.Menu

    @Test
    func `K1, K3, ST8: plain controllers are put into navigation controllers, and named bare`() {
        startProcess()
        let (list, detail) = (UIViewController(), UIViewController())
        let app = ColumnApp(.regular) { (list, detail) }
        #expect(app.split.viewControllers == [list, detail])
        #expect(app.split.children.allSatisfy { $0 is UINavigationController })
        #expect(app.stack(0)?.viewControllers == [list])
        #expect(app.stack(1)?.viewControllers == [detail])
        #expect(app.split.viewController(for: .secondary) === detail)
    }

    @Test func `ST11: nothing is put around anything before the first appearance`() {
        startProcess()
        let split = UISplitViewController(style: .doubleColumn)
        let list = UIViewController()
        split.setViewController(list, for: .primary)
        #expect(split.style == .doubleColumn)
        #expect(split.children.isEmpty && list.parent == nil)
        #expect(UISplitViewController().style == .unspecified)
    }

    @Test(arguments: [UIKitProfile.ios8, .ios14, .ios26])
    func `UNK73: the columns have no parent before the first appearance, on any release`(
        _ profile: UIKitProfile
    ) {
        startProcess(profile)
        let (split, list) = (UISplitViewController(), UIViewController())
        split.viewControllers = [list, UIViewController()]
        #expect(split.children.isEmpty && list.splitViewController == nil && !split.isCollapsed)
    }

    @Test
    func `K2: a navigation controller, and a controller with one as its first child, stay as is`() {
        startProcess()
        let (menu, detail) = (Menu(), stacked(UIViewController()))
        let app = ColumnApp(.regular) { (menu, detail) }
        #expect(app.split.children == [menu, detail])
        #expect(app.split.viewControllers == [menu, detail])
    }

    @Test func `K2: a split view inside a column stays as is, as it cannot stand on a stack`() {
        startProcess()
        let inner = UISplitViewController(style: .doubleColumn)
        let app = ColumnApp(.regular) { (UIViewController(), inner) }
        #expect(inner.parent === app.split && app.runtime.exception == nil)
    }

    @Test func `K2: as the supplementary, only a navigation controller stays as it is`() {
        for (isStack, middle) in [(false, Menu()), (true, UINavigationController())] {
            let app = ThreeColumnApp(.regular)
            app.split.setViewController(middle, for: .supplementary)
            #expect((middle.parent === app.split) == isStack)
            #expect((middle.navigationController?.parent === app.split) == !isStack)
            #expect(app.split.viewController(for: .supplementary) === middle, "K3")
        }
    }

    @Test func `B4: after a push inside of it the primary is the inner stack, on iOS 14 to 18`() {
        for (profile, isLost) in [(UIKitProfile.ios14, true), (.ios26, false)] {
            startProcess(profile)
            let menu = Menu()
            let app = ColumnApp(.regular) { (menu, UIViewController()) }
            #expect(app.split.viewController(for: .primary) === menu)
            menu.stack.pushViewController(UIViewController(), animated: false)
            #expect(app.split.viewController(for: .primary) === (isLost ? menu.stack : menu))
        }
    }

    @Test func `B4: what the split view itself puts there does not count`() {
        startProcess(.ios14)
        let menu = Menu()
        let app = ColumnApp(.compact) { (menu, UIViewController()) }
        #expect(menu.stack.viewControllers.count == 2)
        #expect(app.split.viewController(for: .primary) === menu)
    }

    @Test func `K4: another plain secondary is pushed on iOS 14 to 18, and takes the place later`()
    {
        for (profile, isPushed) in [(UIKitProfile.ios14, true), (.ios26, false)] {
            let app = ColumnApp(.regular, profile)
            let (first, second) = (UIViewController(), UIViewController())
            app.split.setViewController(nil, for: .secondary)
            app.split.setViewController(first, for: .secondary)
            app.split.setViewController(second, for: .secondary)
            #expect(app.stack(1)?.viewControllers == (isPushed ? [first, second] : [second]))
            #expect(app.split.viewController(for: .secondary) === second)
        }
    }

    @Test
    func `a navigation controller takes the place of the one that the split view made, and back`() {
        startProcess()
        let own = stacked(UIViewController())
        let app = ColumnApp(.regular)
        let made = app.stack(1)
        app.split.setViewController(own, for: .secondary)
        #expect(app.split.children.last === own && made?.parent == nil)
        let plain = UIViewController()
        app.split.setViewController(plain, for: .secondary)
        #expect(app.stack(1)?.viewControllers == [plain])
        #expect(own.parent == nil && app.split.children.count == 2)
    }

    @Test func `merged, a new secondary stands where the old one stood, or waits as it did`() {
        startProcess()
        let app = ColumnApp(.compact)
        let (shown, waiting) = (nav(), nav())
        app.split.setViewController(shown, for: .secondary)
        #expect(app.stack(0)?.viewControllers.last === shown)
        app.split.show(.primary)
        app.split.setViewController(waiting, for: .secondary)
        #expect(app.stack(0)?.viewControllers.count == 1)
        #expect(waiting.parent == nil)
        app.widen()
        #expect(app.split.children.last === waiting)
    }

    @Test func `UNK16: another primary takes over what stands on the old one`() {
        startProcess()
        let app = ColumnApp(.compact)
        let merged = app.stack(0)?.topViewController
        let (menu, plain) = (Menu(), UIViewController())
        app.split.setViewController(menu, for: .primary)
        #expect(app.split.children == [menu])
        #expect(menu.stack.viewControllers.last === merged)
        app.split.setViewController(plain, for: .primary)
        #expect(app.stack(0)?.viewControllers.first === plain)
        #expect(app.stack(0)?.topViewController === merged)
        let other = UIViewController()
        app.split.setViewController(other, for: .primary)
        #expect(app.stack(0)?.viewControllers.first === other)
        #expect(app.stack(0)?.topViewController === merged)
        app.widen()
        #expect(app.split.viewControllers.first === other)
        #expect(app.split.viewControllers.count == 2)
    }

    @Test func `K7: an array names the columns in order, and those that it leaves out are none`() {
        startProcess()
        let (one, two, other) = (nav(), nav(), nav())
        let app = ColumnApp(.regular) { (one, two) }
        app.split.viewControllers = [other, two]
        #expect(app.split.viewControllers == [other, two])
        app.split.viewControllers = [other]
        #expect(app.split.viewControllers == [other])
        app.split.viewControllers = [two, other]
        #expect(app.split.viewControllers == [two, other], "it has left its column by then")
    }

    @Test func `ST13, K7: a column comes before the next in an array, also where they are shifted`()
    {
        let shifts: [(UISplitViewController.Style, [Int], String?)] = [
            (.unspecified, [1], "secondary"), (.doubleColumn, [1], "secondary"),
            (.doubleColumn, [1, 0], "secondary"), (.doubleColumn, [0, 0], "primary"),
            (.doubleColumn, [0], nil), (.tripleColumn, [0, 2], "secondary"),
            (.tripleColumn, [0, 1], nil), (.tripleColumn, [1, 0, 2], "supplementary"),
        ]
        for (style, shift, column) in shifts {
            startProcess()
            let split = UISplitViewController(style: style)
            let columns = (0..<3).map { _ in UIViewController() }
            split.viewControllers = Array(columns.prefix(style == .tripleColumn ? 3 : 2))
            split.viewControllers = shift.map { columns[$0] }
            let reason = ModelRuntime.current.exception?.reason
            #expect((reason == nil) == (column == nil), "\(style) \(shift)")
            if let column { #expect(reason?.contains("the \(column) column") == true) }
        }
    }

    @Test func `ST13: no controller stands in two columns`() {
        startProcess()
        let list = UIViewController()
        let app = ColumnApp(.regular) { (list, UIViewController()) }
        app.split.setViewController(list, for: .secondary)
        #expect(app.runtime.exception?.name == "NSInternalInconsistencyException")
    }

    @Test func `UNK10, UNK19: without a primary an empty navigation controller stands there`() {
        startProcess()
        let detail = UIViewController()
        let app = ColumnApp(.compact) { (nil, detail) }
        #expect(app.stack(0)?.viewControllers.count == 1)
        app.widen()
        #expect(app.split.viewControllers == [detail])
        #expect(app.split.children.count == 2)
        #expect(app.runtime.exception == nil)
        let alone = ColumnApp(.compact, .ios26) { (UIViewController(), nil) }
        #expect(alone.answers.calls.contains("top primary"))
    }

    @Test
    func `UNK14: what was popped inside of the primary does not lead the split view back to it`() {
        startProcess(.ios14)
        let menu = Menu()
        let app = ColumnApp(.regular) { (menu, UIViewController()) }
        menu.stack.pushViewController(UIViewController(), animated: false)
        app.split.hide(.primary)
        app.split.show(.primary)
        menu.stack.popViewController(animated: false)
        #expect(app.split.viewController(for: .primary) === menu.stack)
    }

    @Test
    func `UNK15, UNK17: another secondary takes the place of all that stood there, and no other`() {
        startProcess()
        let menu = Menu()
        let app = ColumnApp(.regular) { (menu, UIViewController()) }
        app.stack(1)?.pushViewController(UIViewController(), animated: false)
        let (layouts, detail) = (menu.layouts, UIViewController())
        app.split.setViewController(detail, for: .secondary)
        #expect(app.stack(1)?.viewControllers == [detail])
        #expect(menu.layouts == layouts)
    }

    @Test func `UNK61: the compact column may be the secondary, too, and stays where it is`() {
        for makesStack in [true, false] {
            startProcess()
            let detail = makesStack ? nav() : UITabBarController()
            let app = ColumnApp(.regular) { (UIViewController(), detail) }
            app.split.setViewController(detail, for: .compact)
            app.narrow()
            #expect(app.split.children == [detail] && app.split.viewControllers == [detail])
            app.widen()
            #expect(app.split.children.last === detail && detail.parent === app.split)
            app.narrow()
            let other = nav()
            app.split.setViewController(other, for: .secondary)
            #expect(app.split.children == [detail], "it is seen as the compact column")
            app.widen()
            #expect(app.split.children.last === other && detail.parent == nil)
            #expect(app.split.viewController(for: .compact) === detail)
            #expect(app.runtime.exception == nil)
        }
    }

    @Test func `UNK61: one that another container takes is neither column any more`() {
        startProcess()
        let detail = nav()
        let app = ColumnApp(.regular) { (UIViewController(), detail) }
        app.split.setViewController(detail, for: .compact)
        UIViewController().addChild(detail)
        #expect(app.split.viewController(for: .compact) == nil)
        #expect(app.split.viewController(for: .secondary) == nil)
        app.split.setViewController(detail, for: .compact)
        app.split.setViewController(detail, for: .primary)
        app.split.setViewController(detail, for: .secondary)
        #expect(app.runtime.exception?.reason.contains("primary") == true, "ST13")
    }

    @Test func `UNK18: tabs with stacks in them may be the primary`() {
        startProcess()
        let tabs = UITabBarController()
        tabs.viewControllers = [nav(), nav()]
        let app = ColumnApp(.regular) { (tabs, UIViewController()) }
        #expect(app.split.children.first === tabs)
        #expect(app.runtime.exception == nil)
    }

    private func nav() -> UINavigationController { stacked(UIViewController()) }
}
