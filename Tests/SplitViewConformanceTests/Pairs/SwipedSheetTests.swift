import SplitViewConformance
import SplitViewSubjects
import Testing
import UIKitInert
import UIKitModel

/// Apps that have a say as a person swipes a sheet away.
@MainActor @Suite struct SwipedSheetTests {
    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var keeps = false
        var ends = 0

        func presentationControllerShouldDismiss(
            _ presentationController: UIPresentationController
        ) -> Bool { !keeps }
        func presentationControllerDidDismiss(
            _ presentationController: UIPresentationController
        ) { ends += 1 }
    }

    /// Searches in a sheet, which may be kept.
    private final class Searches: Reader {
        let delegate = Delegate()

        override var scene: SplitViewScene {
            super.scene
                .onAction("search") { [unowned self] in
                    guard split.viewIfLoaded?.window != nil, split.presentedViewController == nil
                    else { return .changesNothing }
                    let search = UIViewController()
                    search.presentationController?.delegate = delegate
                    split.present(search, animated: true)
                    return .shows(search)
                }
                .onAction("keep it, or do not") { [unowned self] in
                    delegate.keeps.toggle()
                    return .changesNothing
                }
        }
    }

    @MainActor private final class Latest {
        var app: Searches?
        var writes: Writes?
    }

    @Test func `D18: the app hears that a person has swiped a sheet away, and may refuse`() throws {
        let latest = Latest()
        let stage = SplitViewStage(
            .reader {
                let app = Searches()
                latest.app = app
                return app
            })
        stage.reset()
        try stage.act(on: "launch wide; action 1; action 2")
        let delegate = try #require(latest.app?.delegate)
        #expect(try stage.gives("back list") == .performed)
        #expect(stage.picture.front(of: .presented) != nil && delegate.ends == 0)
        try stage.act(on: "action 2; back list")
        #expect(stage.picture.front(of: .presented) == nil && delegate.ends == 1)
    }

    private final class Draft: UIViewController {}
    private final class Question: UIViewController {}

    /// Writes in a sheet, and asks before that is thrown away.
    private final class Writes: Reader, UIAdaptivePresentationControllerDelegate {
        var asked = 0

        func presentationControllerShouldDismiss(
            _ presentationController: UIPresentationController
        ) -> Bool {
            asked += 1
            return false
        }
        func presentationControllerDidAttemptToDismiss(
            _ presentationController: UIPresentationController
        ) {
            presentationController.presentedViewController.present(Question(), animated: true)
        }

        override func screen(_ controller: UIViewController) -> SplitViewScene.Screen {
            controller is Draft || controller is Question ? .detail : super.screen(controller)
        }

        override var scene: SplitViewScene {
            super.scene.onAction("write") { [unowned self] in
                guard split.viewIfLoaded?.window != nil, split.presentedViewController == nil
                else { return .changesNothing }
                let draft = Draft()
                draft.presentationController?.delegate = self
                split.present(draft, animated: true)
                return .shows(draft)
            }
        }
    }

    @Test func `D18: an app is asked as often as a person tries, and may ask back`() throws {
        let latest = Latest()
        let stage = SplitViewStage(
            .reader {
                let app = Writes()
                latest.writes = app
                return app
            })
        stage.reset()
        try stage.act(on: "launch wide; action 1")
        let app = try #require(latest.writes)
        _ = stage.state
        #expect(app.asked == 0)
        try stage.act(on: "back list")
        #expect(app.asked == 1 && app.split.presentedViewController is Draft)
        #expect(app.split.presentedViewController?.presentedViewController is Question)
        // The question itself may go.
        try stage.act(on: "back list")
        #expect(app.asked == 1 && app.split.presentedViewController is Draft)
        #expect(app.split.presentedViewController?.presentedViewController == nil)
    }

    @Test(arguments: ["wide", "narrow"])
    func `D18: a sheet that an app keeps, and what it asks, breaks no law`(width: String) throws {
        try expectSilent(
            .reader { Writes() },
            "launch \(width); select 1; action 1; back list; back list; back list")
    }
}
