import Testing
import UIKitModel

/// How named columns merge and separate, and are shown and hidden (rules K), beyond what the
/// recordings tell.
@MainActor @Suite struct ColumnTransitionTests {
    @Test
    func
        `D1, K8: a column style asks which column comes to the top, and none of the old questions`()
    {
        startProcess()
        let app = ColumnApp(.regular)
        app.narrow()
        app.split.showDetailViewController(UIViewController(), sender: nil)
        app.widen()
        #expect(
            !app.answers.calls.contains {
                ["forCollapsing", "collapse", "showDetail"].contains($0)
            })
        #expect(app.answers.calls.contains("top secondary"))
        #expect(app.answers.calls.contains("mode oneBesideSecondary"))
    }

    @Test func `the classic style asks none of the new questions`() {
        startProcess()
        let split = UISplitViewController()
        let answers = ColumnApp.Answers()
        split.viewControllers = [UIViewController(), UIViewController()]
        split.delegate = answers
        let window = UIWindow(.compact, showing: split)
        window.environment = .regular
        #expect(answers.calls.contains("collapse"))
        #expect(!answers.calls.contains { $0.hasPrefix("top") || $0.hasPrefix("mode") })
    }

    @Test func `T10: the classic style says that it has collapsed since iOS 26 only`() {
        for (profile, isTold) in [
            (UIKitProfile.ios8, false), (.ios14, false), (.ios26, true),
        ] {
            startProcess(profile)
            let split = UISplitViewController()
            let answers = ColumnApp.Answers()
            split.viewControllers = [UIViewController(), UIViewController()]
            split.delegate = answers
            let window = UIWindow(.regular, showing: split)
            window.environment = .compact
            #expect(answers.calls.contains("didCollapse") == isTold)
            #expect(answers.calls.contains("willHide secondary") == isTold)
        }
    }

    @Test
    func `K26: did-show calls come since iOS 26 only, will-show calls since iOS 14`() {
        for (profile, isTold) in [(UIKitProfile.ios14, false), (.ios26, true)] {
            let app = ColumnApp(.regular, profile)
            app.narrow()
            #expect(app.answers.calls.contains("willHide primary"))
            #expect(app.answers.calls.contains("didCollapse"))
            #expect(app.answers.calls.contains("didHide primary") == isTold)
        }
    }

    @Test func `K9, ST9: with the primary on top the secondary has no parent, and is not gone`() {
        startProcess()
        let (list, detail) = (UIViewController(), UIViewController())
        let app = ColumnApp(.regular) { (list, detail) }
        app.answers.top = .primary
        app.narrow()
        #expect(app.split.viewControllers == [list])
        #expect(app.split.children.count == 1 && app.stack(0)?.viewControllers.count == 1)
        #expect(app.split.viewController(for: .secondary) === detail)
        #expect(!detail.hasAppeared && detail.parent?.parent == nil)
        app.widen()
        #expect(detail.hasAppeared && app.stack(1)?.viewControllers == [detail])
    }

    @Test func `K2: the columns merge on the navigation controller inside of the primary`() {
        startProcess()
        let (list, detail) = (UIViewController(), UIViewController())
        let menu = ColumnApp.Menu(list)
        let app = ColumnApp(.regular) { (menu, detail) }
        app.narrow()
        #expect(app.split.children == [menu])
        #expect(menu.stack.viewControllers.count == 2)
        #expect(detail.hasAppeared && !list.hasAppeared)
        app.widen()
        #expect(menu.stack.viewControllers == [list])
        #expect(detail.hasAppeared && list.hasAppeared)
    }

    @Test func `K13, UNK13: a secondary that a person has left comes back`() {
        startProcess()
        let detail = UIViewController()
        let app = ColumnApp(.compact) { (UIViewController(), detail) }
        app.stack(0)?.popViewController(animated: false)
        #expect(!detail.hasAppeared)
        app.widen()
        #expect(detail.hasAppeared)
        #expect(
            app.answers.calls.suffix(4) == [
                "mode oneBesideSecondary", "willShow secondary", "didShow secondary", "didExpand",
            ])
    }

    @Test func `K14, UNK11: what was pushed above the secondary stays on the stack`() {
        startProcess()
        let (list, above) = (UIViewController(), UIViewController())
        let app = ColumnApp(.compact) { (list, UIViewController()) }
        app.stack(0)?.pushViewController(above, animated: false)
        app.widen()
        #expect(app.stack(0)?.viewControllers == [list, above])
        #expect(above.hasAppeared && !list.hasAppeared)
    }

    @Test func `what is pushed inside of the secondary stays inside of it`() {
        startProcess()
        let (detail, next) = (UIViewController(), UIViewController())
        let app = ColumnApp(.compact) { (UIViewController(), detail) }
        detail.navigationController?.pushViewController(next, animated: false)
        app.widen()
        #expect(app.stack(1)?.viewControllers == [detail, next])
        #expect(next.hasAppeared)
    }

    @Test func `K12, UNK12: another arrangement than the proposed one holds, and goes on to hold`()
    {
        startProcess()
        let list = UIViewController()
        let app = ColumnApp(.compact) { (list, UIViewController()) }
        app.answers.modeForExpanding = .secondaryOnly
        app.widen()
        #expect(app.split.displayMode == .secondaryOnly && !list.hasAppeared)
        app.answers.modeForExpanding = nil
        app.narrow()
        app.widen()
        #expect(app.split.displayMode == .secondaryOnly)
    }

    @Test
    func `K17: merged, a column that is shown is uncovered, and hiding pops the topmost only`() {
        startProcess()
        let (list, detail, above) = (UIViewController(), UIViewController(), UIViewController())
        let app = ColumnApp(.compact) { (list, detail) }
        app.split.hide(.primary)
        app.split.show(.secondary)
        #expect(detail.hasAppeared)
        app.stack(0)?.pushViewController(above, animated: false)
        app.split.hide(.secondary)
        #expect(above.hasAppeared)
        app.split.show(.secondary)
        #expect(detail.hasAppeared && above.parent == nil)
        app.split.show(.primary)
        #expect(list.hasAppeared)
        app.split.show(.primary)
        app.split.hide(.secondary)
        #expect(list.hasAppeared)
    }

    @Test func `K20, V8: a primary that was shown over the secondary is shown over it again`() {
        startProcess()
        let app = ColumnApp(.regular)
        app.split.preferredDisplayMode = .oneOverSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        app.split.hide(.primary)
        #expect(app.split.displayMode == .secondaryOnly)
        app.split.show(.primary)
        #expect(app.split.displayMode == .oneOverSecondary)
        app.split.preferredDisplayMode = .oneBesideSecondary
        app.split.viewIfLoaded?.layoutIfNeeded()
        app.split.hide(.primary)
        app.split.show(.primary)
        #expect(app.split.displayMode == .oneBesideSecondary)
    }

    @Test func `show and hide by column are nothing to the classic style`() {
        let app = ClassicApp(.regular)
        app.split.hide(.primary)
        app.split.show(.primary)
        app.split.hide(.secondary)
        #expect(app.split.displayMode == .oneBesideSecondary)
        #expect(app.split.preferredDisplayMode == .automatic)
    }
}
