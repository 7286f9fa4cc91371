import SplitViewSubjects
import StatefulTesting
import TestTools
import Testing
import UIKitInert
import UIKitModel

@testable import SplitViewConformance

/// Apps that show more than their split view: something around it, over it, or in its place.
@MainActor @Suite struct AroundTests {
    /// The split view stands on a stack of the window.
    final class Pushed: Reader {
        let outer = UINavigationController()

        override init() {
            super.init()
            let wrapper = UIViewController()
            wrapper.addChild(split)
            split.didMove(toParent: wrapper)
            outer.setViewControllers([wrapper], animated: false)
        }

        override var scene: SplitViewScene { super.scene.root(outer) }
    }

    /// An article is deleted after a question.
    final class Asks: Reader {
        override var scene: SplitViewScene {
            super.scene
                .onAction("ask") { [unowned self] in
                    let isOnScreen = split.viewIfLoaded?.window != nil
                    guard isOnScreen, split.presentedViewController == nil else { return .unstated }
                    let alert = UIAlertController(
                        title: "Delete?", message: nil, preferredStyle: .alert)
                    split.present(alert, animated: false)
                    return .unstated
                }
                .onAction("answer") { [unowned self] in
                    split.dismiss(animated: false)
                    return .unstated
                }
        }
    }

    private final class LogIn: UIViewController {}

    /// To sign out exchanges what the window shows.
    final class SignsOut: Reader {
        override var scene: SplitViewScene {
            super.scene.onAction("sign out") { [unowned self] in
                guard let window = split.viewIfLoaded?.window else { return .unstated }
                window.rootViewController = LogIn()
                return .takesEverythingAway
            }
        }
    }

    /// A search is pushed above the list, and ends with the tap on what it has found.
    class Searches: Reader {
        final var list: UINavigationController? {
            split.viewControllers.first as? UINavigationController
        }

        func end() { list?.popToRootViewController(animated: false) }

        override var scene: SplitViewScene {
            super.scene
                .onTap { [unowned self] row, _ in
                    if list?.topViewController is Search { end() }
                    tap(row)
                }
                .onAction("search") { [unowned self] in
                    guard let list, list.topViewController is ArticleList else { return .unstated }
                    let search = Search()
                    list.pushViewController(search, animated: false)
                    return .shows(search)
                }
        }
    }

    private final class Search: UIViewController {}

    /// The list below goes with the search.
    final class Forgets: Searches {
        override func end() { list?.setViewControllers([ArticleList()], animated: false) }
    }

    @Test(.enabled(if: isWhole))
    func `what stands around the split view, over it and in its place is no fault`() {
        for make in [{ Pushed() }, { Asks() }, { SignsOut() }]
            as [@MainActor @Sendable () -> Reader]
        { expectHolding(.reader { make() }, height: 2) }
    }

    @Test func `an alert is no screen of the app`() throws {
        let stage = SplitViewStage(.reader { Asks() })
        #expect(try stage.act(out: "launch wide; select 1") == "[ArticleList | Article 1]")
        #expect(try stage.act(on: "action 1") == "[ArticleList | Article 1] ^{}")
        #expect(try stage.act(on: "action 2") == "[ArticleList | Article 1]")
    }

    @Test func `by policy a search ends with the tap on what it has found`() throws {
        let policies = Policies(selection: .replaces)
        try expectPair(
            .reader(policies) { Searches() }, .reader(policies) { Forgets() },
            "contents-preserved: launch wide; action 1; select 1")
    }
}
