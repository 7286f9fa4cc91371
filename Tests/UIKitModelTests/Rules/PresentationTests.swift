import Testing
import UIKit

/// What is presented, and how a person has it go (rules D).
@MainActor @Suite struct PresentationTests {
    // MARK: What manages it

    @Test(arguments: [
        (UIModalPresentationStyle.popover, true, false), (.automatic, false, true),
        (.pageSheet, false, true), (.formSheet, false, true), (.fullScreen, false, false),
        (.overFullScreen, false, false),
    ])
    func `D17: the style says which presentation controller there is`(
        style: UIModalPresentationStyle, isPopover: Bool, isSheet: Bool
    ) {
        startProcess()
        let screen = UIViewController()
        screen.modalPresentationStyle = style
        #expect((screen.popoverPresentationController != nil) == isPopover)
        #expect((screen.sheetPresentationController != nil) == isSheet)
        let made = screen.presentationController
        #expect(made === screen.presentationController && made?.presentationStyle == style)
        if isPopover { #expect(screen.popoverPresentationController === made) }
        if isSheet { #expect(screen.sheetPresentationController === made) }
    }

    @Test func `D17: before iOS 13 there are no sheets, and popovers there are`() {
        startProcess(.ios8)
        let screen = UIViewController()
        #expect(screen.sheetPresentationController == nil && screen.presentationController != nil)
        screen.modalPresentationStyle = .popover
        #expect(screen.popoverPresentationController != nil)
    }

    @Test func `D17: what is in a popover finds that it is in one, once it is presented`() {
        let app = ClassicApp(.regular)
        let (screen, source) = (UIViewController(), UIView())
        let stack = stacked(screen)
        stack.modalPresentationStyle = .popover
        stack.popoverPresentationController?.sourceView = source
        #expect(screen.popoverPresentationController == nil)
        app.split.present(stack, animated: true)
        #expect(screen.popoverPresentationController?.sourceView === source)
        #expect(screen.sheetPresentationController == nil)
        let question = UIAlertController(title: "", message: "", preferredStyle: .actionSheet)
        #expect(question.popoverPresentationController != nil)
    }

    // MARK: Going

    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        let noting: (String) -> Void
        var allows = true

        init(_ noting: @escaping (String) -> Void) { self.noting = noting }

        func presentationControllerShouldDismiss(
            _ presentationController: UIPresentationController
        ) -> Bool { allows }
        func presentationControllerWillDismiss(
            _ presentationController: UIPresentationController
        ) { noting("will") }
        func presentationControllerDidDismiss(
            _ presentationController: UIPresentationController
        ) { noting("did") }
        func presentationControllerDidAttemptToDismiss(
            _ presentationController: UIPresentationController
        ) { noting("tried") }
    }

    private final class Sheet: UIViewController {
        var heard: [String] = []
        override func viewWillDisappear(_ animated: Bool) { heard.append("leaves") }
    }

    /// Presents in a style, with a delegate that notes in the sheet what it hears.
    private func present(
        _ style: UIModalPresentationStyle, _ profile: UIKitProfile = .ios26
    ) -> (ClassicApp, Sheet, Delegate) {
        let (app, sheet) = (ClassicApp(.regular, profile), Sheet())
        let delegate = Delegate { [unowned sheet] in sheet.heard.append($0) }
        sheet.modalPresentationStyle = style
        sheet.presentationController?.delegate = delegate
        app.split.present(sheet, animated: true)
        return (app, sheet, delegate)
    }

    @Test(arguments: [
        UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover,
    ])
    func `D18: the delegate hears of a swipe before and after, unless it refuses`(
        style: UIModalPresentationStyle
    ) {
        let (app, sheet, delegate) = present(style)
        delegate.allows = false
        #expect(!app.split.swipeAwayPresented())
        #expect(sheet.heard == ["tried"] && app.split.presentedViewController === sheet)
        (delegate.allows, sheet.heard) = (true, [])
        #expect(app.split.swipeAwayPresented())
        #expect(sheet.heard == ["will", "leaves", "did"])
        #expect(app.split.presentedViewController == nil)
    }

    @Test func `D18: an app that dismisses a sheet itself is not asked`() {
        let (app, sheet, delegate) = present(.automatic)
        delegate.allows = false
        app.split.dismiss(animated: true)
        #expect(sheet.heard == ["leaves"] && app.split.presentedViewController == nil)
    }

    @Test(arguments: [
        (UIModalPresentationStyle.fullScreen, UIKitProfile.ios26), (.overFullScreen, .ios26),
        (.formSheet, .ios8),
    ])
    func `D18: what fills the window goes by a button of the app, as all did before iOS 13`(
        style: UIModalPresentationStyle, profile: UIKitProfile
    ) {
        let (app, sheet, delegate) = present(style, profile)
        delegate.allows = false
        #expect(app.split.swipeAwayPresented())
        #expect(sheet.heard == ["leaves"] && app.split.presentedViewController == nil)
    }

    // MARK: Animations

    private final class Moving: UIViewController {
        var seen: [Bool] = []
        override func viewWillAppear(_ animated: Bool) { seen.append(animated) }
        override func viewIsAppearing(_ animated: Bool) { seen.append(animated) }
        override func viewDidAppear(_ animated: Bool) { seen.append(animated) }
        override func viewWillDisappear(_ animated: Bool) { seen.append(animated) }
        override func viewDidDisappear(_ animated: Bool) { seen.append(animated) }
    }

    @Test(arguments: [true, false])
    func `A10: appearing says whether a push, a pop or a presentation is animated`(animated: Bool) {
        let app = ClassicApp(.regular)
        let (note, sheet) = (Moving(), Moving())
        app.list.pushViewController(note, animated: animated)
        app.list.popViewController(animated: animated)
        #expect(note.seen == Array(repeating: animated, count: 5))
        app.split.present(sheet, animated: animated)
        app.split.dismiss(animated: animated)
        #expect(sheet.seen == Array(repeating: animated, count: 5))
    }

    @Test func `A10: a launch, and a change of size, are not animated`() {
        let app = ClassicApp(.compact, detail: { Moving() })
        let detail = app.detail as? Moving
        app.answers.collapse = { _, _ in true }
        app.widen()
        app.narrow()
        #expect(detail?.seen == Array(repeating: false, count: 5))
    }

    @Test func `A10: the delegate of a stack hears whether it is animated`() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var seen: [Bool] = []
            func navigationController(
                _ navigationController: UINavigationController,
                willShow viewController: UIViewController, animated: Bool
            ) { seen.append(animated) }
            func navigationController(
                _ navigationController: UINavigationController,
                didShow viewController: UIViewController, animated: Bool
            ) { seen.append(animated) }
        }
        let (app, delegate) = (ClassicApp(.regular), Delegate())
        app.list.delegate = delegate
        app.list.pushViewController(UIViewController(), animated: true)
        app.list.popViewController(animated: false)
        #expect(delegate.seen == [true, true, false, false])
    }
}
