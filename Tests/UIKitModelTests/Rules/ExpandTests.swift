import Foundation
import Testing
import UIKitModel

/// What expanding does where no delegate of the catalog leads: rules X and P, and choices of the
/// model.
@MainActor @Suite struct ExpandTests {
    @Test func `ST13: the primary as its own secondary raises`() {
        let app = ClassicApp(.compact)
        app.answers.separate = { $0 }
        app.widen()
        #expect(app.runtime.exception?.name == "NSInternalInconsistencyException")
    }

    @Test func `X2: what the delegate returns is the secondary, and the primary is not asked`() {
        let app = ClassicApp(
            .compact, list: { AskedPrimary(rootViewController: UIViewController()) })
        let screens = app.list.viewControllers
        let answer = UIViewController()
        app.answers.separate = { _ in answer }
        app.widen()
        #expect(app.split.viewControllers == [app.list, answer])
        #expect(app.list.viewControllers == screens, "it stays as the delegate left it")
        #expect((app.list as? AskedPrimary)?.wasAsked == false)
    }

    @Test func `X3: without an answer the primary is asked`() {
        let app = ClassicApp(
            .compact, list: { AskedPrimary(rootViewController: UIViewController()) })
        app.widen()
        #expect((app.list as? AskedPrimary)?.wasAsked == true)
        #expect(app.split.viewControllers == [app.list, app.detail])
    }

    @Test func `X12, ST1, ST3, V22: there are two columns, also where the primary is not seen`() {
        let app = ClassicApp(.compact)
        app.split.preferredDisplayMode = .secondaryOnly
        app.split.viewIfLoaded?.layoutIfNeeded()
        app.widen()
        #expect(app.split.displayMode == .secondaryOnly)
        #expect(!app.split.isCollapsed)
        #expect(app.split.viewControllers == [app.list, app.detail])
        #expect(app.split.children == [app.list, app.detail])
        app.split.preferredDisplayMode = .oneBesideSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(!app.split.isCollapsed)
        #expect(app.split.children == [app.list, app.detail])
    }

    @Test func `X12: a primary that is hidden in the end disappears after the expansion`() {
        let app = ClassicApp(.compact)
        let list = Arriving()
        app.list.setViewControllers([list], animated: false)
        app.split.preferredDisplayMode = .secondaryOnly
        app.split.viewIfLoaded?.layoutIfNeeded()
        var heard: [String] = []
        app.answers.didExpand = { heard = list.heard }
        app.widen()
        #expect(heard.starts(with: ["will appear", "did appear"]))
        #expect(!heard.contains("did disappear"))
        #expect(list.heard.last == "did disappear")
    }

    @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
    func `A4, X12: a list that was covered from the start arrives when it is uncovered`(
        _ style: UISplitViewController.Style
    ) {
        startProcess()
        let (split, list) = (UISplitViewController(style: style), Arriving())
        split.viewControllers = [stacked(list), stacked(UIViewController())]
        let window = UIWindow(.compact, showing: split)
        #expect(list.heard == [])
        window.environment = ThreeColumnApp.regular(393)
        #expect(list.heard.prefix(3) == ["will appear", "did appear", "arrived"])
    }

    @Test func `V5: while there is one column a preference is remembered, and nothing else`() {
        let app = ClassicApp(.compact)
        let mode = app.split.displayMode
        app.split.preferredDisplayMode = .secondaryOnly
        app.split.viewIfLoaded?.layoutIfNeeded()
        #expect(app.split.displayMode == mode)
        app.widen()
        #expect(app.split.displayMode == .secondaryOnly)
    }

    @Test func `UNK58: a preference set while the columns come apart counts when they are`() {
        let app = ClassicApp(.compact)
        app.answers.separate = { [split = app.split] _ in
            split.preferredDisplayMode = .secondaryOnly
            split.viewIfLoaded?.layoutIfNeeded()
            return nil
        }
        app.widen()
        #expect(app.split.displayMode == .secondaryOnly)
    }

    @Test func `V6, V11, UNK56: before iOS 26 a window that is upright hides the primary`() {
        let upright = WindowEnvironment(horizontalSizeClass: .regular, width: 768, height: 1024)
        let landscape = WindowEnvironment(horizontalSizeClass: .regular, width: 1024, height: 768)
        func modes(
            _ profile: UIKitProfile, _ style: UISplitViewController.Style
        ) -> [UISplitViewController.DisplayMode] {
            ModelRuntime.current = ModelRuntime(profile: profile)
            let split = UISplitViewController(style: style)
            if style == .unspecified {
                split.viewControllers = [UINavigationController(), UIViewController()]
            } else {
                split.setViewController(UIViewController(), for: .primary)
                split.setViewController(UIViewController(), for: .secondary)
            }
            let window = UIWindow(upright, showing: split)
            return [upright, landscape, .regular].map {
                window.environment = $0
                return split.displayMode
            }
        }
        let (alone, beside) = (
            UISplitViewController.DisplayMode.secondaryOnly,
            UISplitViewController.DisplayMode.oneBesideSecondary
        )
        for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
            #expect(modes(.ios8, style) == [alone, beside, beside])
            #expect(modes(.ios14, style) == [alone, beside, beside])
            #expect(modes(.ios26, style) == [beside, beside, beside], "V7")
        }
    }

    @Test func `V10, UNK22: in a narrow regular window the secondary stands alone`() {
        for (width, mode) in [
            (393, UISplitViewController.DisplayMode.secondaryOnly), (473, .secondaryOnly),
            (474, .oneBesideSecondary), (600, .oneBesideSecondary),
        ] {
            let app = ClassicApp(
                WindowEnvironment(horizontalSizeClass: .regular, width: CGFloat(width)))
            #expect(app.split.displayMode == mode, "\(width) points")
        }
    }

    @Test func `V10, V4: a preference makes no room beside the secondary in a narrow window`() {
        let narrow = ThreeColumnApp.regular(393)
        let styles: [(UISplitViewController.Style, UISplitViewController.DisplayMode)] = [
            (.unspecified, .oneBesideSecondary), (.doubleColumn, .oneBesideSecondary),
            (.tripleColumn, .oneBesideSecondary), (.tripleColumn, .twoBesideSecondary),
        ]
        for (style, preferred) in styles {
            startProcess()
            let split = UISplitViewController(style: style)
            split.viewControllers = [UIViewController(), UIViewController()]
            split.preferredDisplayMode = preferred
            split.viewIfLoaded?.layoutIfNeeded()
            let window = UIWindow(narrow, showing: split)
            #expect(split.displayMode == .secondaryOnly, "before the first appearance")
            window.environment = .regular
            #expect(split.displayMode == .oneBesideSecondary)
            window.environment = narrow
            #expect(split.displayMode == .secondaryOnly, "after the window became narrower")
            window.environment = .compact
            window.environment = narrow
            #expect(split.displayMode == .secondaryOnly, "after an expansion")
            guard preferred == .oneBesideSecondary else { continue }
            split.preferredDisplayMode = preferred
            split.viewIfLoaded?.layoutIfNeeded()
            #expect(split.displayMode == .oneOverSecondary, "asked for in this window, as in V9")
        }
    }

    @Test func `V10, K17: in a narrow window, too, a column that is shown is seen`() {
        startProcess()
        let app = ColumnApp(ThreeColumnApp.regular(393))
        app.split.show(.secondary)
        #expect(app.split.preferredDisplayMode == .oneBesideSecondary, "K19")
        #expect(app.split.displayMode == .secondaryOnly)
        app.split.show(.primary)
        #expect(app.split.isShowing(.primary) && app.split.splitBehavior == .overlay)
        app.split.hide(.primary)
        #expect(app.split.displayMode == .secondaryOnly)
    }

    @Test func `after an exception in the delegate the primary is not asked`() {
        let app = ClassicApp(
            .compact, list: { AskedPrimary(rootViewController: UIViewController()) })
        app.answers.separate = { _ in
            app.runtime.raise("Test", reason: "in the delegate")
            return nil
        }
        app.widen()
        #expect(app.runtime.exception?.name == "Test")
        #expect((app.list as? AskedPrimary)?.wasAsked == false)
    }

    @Test func `UNK5: a preserved secondary that holds the split view by now does not come back`() {
        let app = ClassicApp(.compact)
        app.answers.collapse = { _, _ in true }
        app.widen()
        app.narrow()
        app.window.rootViewController = nil
        app.detail.addChild(app.split)
        app.window.rootViewController = app.detail
        app.widen()
        #expect(app.runtime.exception == nil)
        #expect(app.split.viewControllers == [app.list])
    }

    @Test func `P2, X9, X11, UNK4: what was preserved comes back once, and is then forgotten`() {
        let app = ClassicApp(.compact)
        app.answers.collapse = { _, _ in true }
        app.widen()
        app.narrow()
        app.widen()
        #expect(app.split.viewControllers == [app.list, app.detail])
        app.split.viewControllers = [app.list]
        app.narrow()
        app.widen()
        #expect(app.split.viewControllers == [app.list])
    }

    @Test func `ST12, UNK7: details lead nowhere after an assignment, until the next expansion`() {
        let app = ClassicApp(.compact)
        app.split.viewControllers = [app.list, UIViewController()]
        let lost = UIViewController()
        app.split.showDetailViewController(lost, sender: nil)
        #expect(lost.parent == nil)
        app.widen()
        app.narrow()
        let shown = UIViewController()
        app.split.showDetailViewController(shown, sender: nil)
        #expect(app.list.topViewController === shown, "D2: on the stack of the primary")
    }

    @Test func `D15: where details go changes on collapse and on expand, and this is posted`() {
        let app = ClassicApp(.compact)
        var posted = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIViewController.showDetailTargetDidChangeNotification, object: app.split,
            queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        app.widen()
        #expect(posted == 1)
        app.narrow()
        #expect(posted == 2)
    }

    @Test
    func `G13: the secondary hears that it has left the narrow column, before the delegate does`()
        throws
    {
        let app = ClassicApp(.compact, detail: { TraitRecorder() })
        let detail = try #require(app.detail as? TraitRecorder)
        #expect(detail.traitCollection.horizontalSizeClass == .compact)
        detail.heard = []
        var heard: [UIUserInterfaceSizeClass] = []
        app.answers.didExpand = { heard = detail.heard }
        app.widen()
        #expect(heard == [.regular])
        #expect(detail.heard == [.regular])
    }
}

/// A primary that notes whether it was asked for a secondary.
private final class AskedPrimary: UINavigationController {
    var wasAsked = false

    override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        wasAsked = true
        return super.separateSecondaryViewController(for: splitViewController)
    }
}

/// A controller that notes when it appears, and when it has been put into its container.
private final class Arriving: UIViewController {
    var heard: [String] = []

    override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
    override func didMove(toParent parent: UIViewController?) { heard.append("arrived") }
}

/// A controller that notes the size classes it hears of.
private final class TraitRecorder: UIViewController {
    var heard: [UIUserInterfaceSizeClass] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        heard.append(traitCollection.horizontalSizeClass)
    }
}
