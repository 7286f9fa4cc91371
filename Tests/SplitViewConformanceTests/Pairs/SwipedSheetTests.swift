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

    @MainActor private final class Latest { var app: Searches? }

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
        #expect(try stage.gives("back list") == .ignored)
        #expect(stage.picture.front(of: .presented) != nil && delegate.ends == 0)
        try stage.act(on: "action 2; back list")
        #expect(stage.picture.front(of: .presented) == nil && delegate.ends == 1)
    }
}
