import Testing
import UIKitModel

/// Where columns lie, and the insets that UIKit hands out and forgets (rules G, B1 and B3).
@MainActor @Suite struct ColumnLayoutTests {
    private typealias Menu = ColumnApp.Menu

    /// The left edge, the width, and the insets at both edges.
    private func line(_ vc: UIViewController) -> [Double] {
        let view: UIView = vc.view
        let insets = view.safeAreaInsets
        return [vc.placeInSplit.minX, view.frame.width, insets.left, insets.right].map {
            Double($0)
        }
    }

    @Test
    func
        `G9: on iOS 14 to 18 the primary reaches 100 points beyond its edge, and is inset by them`()
        throws
    {
        let app = ColumnApp(.regular, .ios14)
        #expect(line(app.split.children[0]) == [-100, 420, 100, 0])
        #expect(line(app.split.children[1]) == [320, 500, 0, 0])
        #expect(app.split.primaryColumnWidth == 320)
        app.split.hide(.primary)
        let primary = try #require(app.split.children.first?.view)
        // UNK27: by a point.
        #expect(!app.split.view.bounds.intersects(primary.frame))
        #expect(line(app.split.children[1]) == [0, 820, 0, 0])
        app.narrow()
        #expect(line(app.split.children[0]) == [0, 393, 0, 0])
        #expect(app.split.primaryColumnWidth == 393)
    }

    @Test func `G12: from right to left everything is the other way round`() {
        let app = ColumnApp(.regular, .ios14, isMirrored: true)
        #expect(line(app.split.children[0]) == [500, 420, 0, 100])
        #expect(line(app.split.children[1]) == [0, 500, 0, 0])
        let floating = ColumnApp(.regular, .ios26, isMirrored: true)
        #expect(line(floating.split.children[0]) == [490, 320, 0, 0])
        #expect(line(floating.split.children[1]) == [0, 820, 0, 330])
    }

    @Test func `what stands inside of a column fills it, and has its insets`() throws {
        startProcess(.ios14)
        let menu = Menu()
        let app = ColumnApp(.regular) { (menu, UIViewController()) }
        let list = menu.stack.children[0]
        #expect(line(list) == [-100, 420, 100, 0])
        let place = app.split.view.convert(list.view.bounds, from: list.view)
        #expect(place.minX == -100)
        #expect(app.split.view.convert(.zero, from: nil).minX == 0)
    }

    @Test func `G10: the columns of the classic style lie where those of a column style do`() {
        let app = ClassicApp(.regular)
        #expect(line(app.list) == [10, 320, 0, 0])
        #expect(UIView().frame == .zero && UIView().safeAreaInsets == .zero)
    }

    @Test func `B1: after a push inside of the primary its inset is gone with the next layout`() {
        for (profile, inset) in [(UIKitProfile.ios14, 0.0), (.ios26, 0)] {
            startProcess(profile)
            let menu = Menu()
            let app = ColumnApp(.regular) { (menu, UIViewController()) }
            let before = line(menu)[2]
            menu.stack.pushViewController(UIViewController(), animated: false)
            #expect(line(menu)[2] == before, "nothing was laid out yet")
            app.split.hide(.primary)
            app.split.show(.primary)
            #expect(line(menu)[2] == inset)
        }
    }

    @Test func `B1: a primary that the split view has wrapped keeps its inset`() {
        let app = ColumnApp(.regular, .ios14)
        app.stack(0)?.pushViewController(UIViewController(), animated: false)
        app.split.hide(.primary)
        app.split.show(.primary)
        #expect(line(app.split.children[0])[2] == 100)
    }

    @Test func `B3: a change of the scene's insets does the same, and lays nothing out`() {
        startProcess(.ios14)
        let menu = Menu()
        let app = ColumnApp(.regular) { (menu, UIViewController()) }
        app.split.sceneInsetsDidChange()
        #expect(line(menu)[2] == 100)
        menu.stack.pushViewController(UIViewController(), animated: false)
        let (layouts, changes) = (menu.layouts, menu.insetChanges)
        app.split.sceneInsetsDidChange()
        #expect(line(menu)[2] == 0)
        #expect(menu.layouts == layouts && menu.insetChanges == changes + 1)
    }

    @Test func `UNK28: what was pushed before the first layout does no harm in it`() {
        startProcess(.ios14)
        let menu = Menu()
        menu.stack.pushViewController(UIViewController(), animated: false)
        let app = ColumnApp(.regular) { (menu, UIViewController()) }
        #expect(line(menu)[2] == 100)
        app.split.hide(.primary)
        app.split.show(.primary)
        #expect(line(menu)[2] == 0)
    }

    @Test func `an app adds to the insets, for its view and those inside, and all of them hear it`()
    {
        startProcess(.ios14)
        let menu = Menu()
        let app = ColumnApp(.regular) { (menu, UIViewController()) }
        let changes = menu.insetChanges
        menu.additionalSafeAreaInsets.left = 5
        menu.additionalSafeAreaInsets.left = 5
        #expect(menu.insetChanges == changes + 1)
        #expect(line(menu)[2] == 105 && line(menu.stack)[2] == 105)
        #expect(app.runtime.exception == nil)
    }

    @Test
    func `the frame is watched at every layout, the insets when they change, until the token goes`()
    {
        startProcess(.ios14)
        let menu = Menu()
        let app = ColumnApp(.regular) { (menu, UIViewController()) }
        var told: [String] = []
        var frames: NSKeyValueObservation? = menu.view.observe(\.frame) { _, _ in
            told.append("frame")
        }
        let insets = menu.view.observe(\.safeAreaInsets) { view, _ in
            told.append("\(view.safeAreaInsets.left)")
        }
        app.split.hide(.primary)
        app.split.show(.primary)
        #expect(told == ["frame", "frame"])
        menu.additionalSafeAreaInsets.left = 1
        #expect(told == ["frame", "frame", "101.0"])
        frames = nil
        insets.invalidate()
        app.split.hide(.primary)
        menu.additionalSafeAreaInsets.left = 2
        #expect(told.count == 3)
        #expect(frames == nil)
    }

    @Test func `an app that answers each change with another does not go on for ever`() {
        startProcess(.ios14)
        let menu = Menu()
        let app = ColumnApp(.regular) { (menu, UIViewController()) }
        let token = menu.view.observe(\.safeAreaInsets) { _, _ in
            menu.additionalSafeAreaInsets.left += 1
        }
        menu.additionalSafeAreaInsets.left = 1
        #expect(app.runtime.exception?.isEndless == true)
        token.invalidate()
    }
}
