import Testing
import UIKitModel

/// The opposites of choices: what the model does if it chooses differently where nothing is known.
///
/// What it assumes is tested beside the rules; here stands, for each choice, what an app sees then
/// and otherwise.
@MainActor @Suite struct ReversedChoiceTests {
    /// What an app sees of a choice.
    struct Sight: CustomTestStringConvertible, Sendable {
        let choice: UIKitProfile.Choice
        var profile = UIKitProfile.ios26
        let assumed: String
        let reversed: String
        let look: @MainActor @Sendable (UIKitProfile) -> String

        var testDescription: String { choice.id }
    }

    @Test(arguments: sights)
    func `a choice and its opposite show`(_ sight: Sight) {
        #expect(sight.look(sight.profile) == sight.assumed)
        #expect(sight.look(sight.profile.reversing(sight.choice)) == sight.reversed)
    }

    @Test func `each choice is here, or where the background and delegates are tested`() {
        let elsewhere: [UIKitProfile.Choice] = [
            .collapseHidesInspector, .takesPicturesTwice, .announcesAfterTransitions,
        ]
        let here = Self.sights.map(\.choice)
        #expect(Set(here).count == here.count)
        #expect(Set(here + elsewhere) == Set(UIKitProfile.Choice.allCases))
    }
}

extension ReversedChoiceTests {
    nonisolated static let sights = classicSights + columnSights + oldColumnSights + momentSights

    nonisolated private static let classicSights = [
        Sight(
            choice: .preservesLaterDetail, assumed: "the later", reversed: "the first",
            look: { profile in
                let app = ClassicApp(.regular, profile)
                let later = UIViewController()
                app.answers.collapse = { [split = app.split] _, _ in
                    split.showDetailViewController(later, sender: nil)
                    return true
                }
                app.narrow()
                app.widen()
                return app.split.viewControllers.last === later ? "the later" : "the first"
            }),
        Sight(
            choice: .preservesDetailShownCollapsed, assumed: "the later", reversed: "the first",
            look: { profile in
                let app = ClassicApp(.regular, profile)
                app.answers.collapse = { _, _ in true }
                app.narrow()
                let later = UIViewController()
                app.split.showDetailViewController(later, sender: nil)
                app.list.popViewController(animated: false)
                app.widen()
                return app.split.viewControllers.last === later ? "the later" : "the first"
            }),
        Sight(
            choice: .assignedColumnsHideDetails, assumed: "nowhere", reversed: "on the list",
            look: { profile in
                let app = ClassicApp(.compact, profile)
                app.split.viewControllers = [app.list, UIViewController()]
                let detail = UIViewController()
                app.split.showDetailViewController(detail, sender: nil)
                return app.list.topViewController === detail ? "on the list" : "nowhere"
            }),
        Sight(
            choice: .showsTwoEarly, assumed: "one, two, two", reversed: "one, one, two",
            look: { profile in
                [473, 599, 600].map { width in
                    let app = ClassicApp(ThreeColumnApp.regular(width), profile)
                    return app.split.displayMode == .secondaryOnly ? "one" : "two"
                }.joined(separator: ", ")
            }),
        Sight(
            choice: .swipeLeavesColumnsBeside, assumed: "beside", reversed: "hidden",
            look: { profile in
                let app = ClassicApp(.regular, profile)
                app.split.performGesture()
                app.split.view.layoutIfNeeded()
                return app.split.displayMode == .secondaryOnly ? "hidden" : "beside"
            }),
        Sight(
            choice: .forbidsNestingInExpansion, assumed: "raises", reversed: "it is the detail",
            look: { profile in
                let app = ClassicApp(.compact, profile)
                let pushed = stacked(UIViewController())
                app.answers.separate = { [list = app.list] _ in
                    list.pushViewController(pushed, animated: false)
                    return nil
                }
                app.widen()
                if app.runtime.exception != nil { return "raises" }
                return app.split.viewControllers.last === pushed ? "it is the detail" : "?"
            }),
    ]

    nonisolated private static let columnSights = [
        Sight(
            choice: .proposesSupplementary, assumed: "top supplementary", reversed: "top primary",
            look: { profile in
                let app = ThreeColumnApp(.regular, profile) {
                    $0.setViewController(nil, for: .secondary)
                }
                app.narrow()
                return app.answers.calls.last { $0.hasPrefix("top") } ?? "not asked"
            }),
        Sight(
            choice: .leavesScreensOnStack, assumed: "above the list", reversed: "above the detail",
            look: { profile in
                let app = ColumnApp(.compact, profile)
                let above = UIViewController()
                app.stack(0)?.pushViewController(above, animated: false)
                app.widen()
                #expect(above.viewIfLoaded?.window != nil)
                if app.stack(0)?.topViewController === above { return "above the list" }
                return app.stack(1)?.viewControllers.last === above ? "above the detail" : "?"
            }),
        Sight(
            choice: .keepsAnsweredMode,
            assumed: "secondaryOnly, secondaryOnly; oneOverSecondary, oneOverSecondary",
            reversed: "secondaryOnly, oneBesideSecondary; oneOverSecondary, oneBesideSecondary",
            look: { profile in
                [UISplitViewController.DisplayMode.secondaryOnly, .oneOverSecondary].map { mode in
                    let app = ColumnApp(.compact, profile)
                    app.answers.modeForExpanding = mode
                    app.widen()
                    let first = app.split.displayMode
                    app.answers.modeForExpanding = nil
                    app.narrow()
                    app.widen()
                    return "\(first), \(app.split.displayMode)"
                }.joined(separator: "; ")
            }),
        Sight(
            choice: .refillsEveryWrapper, assumed: "the old stack", reversed: "a new one",
            look: { profile in
                let app = ThreeColumnApp(.regular, profile)
                let old = app.middle.navigationController
                let new = UIViewController()
                app.split.setViewController(new, for: .supplementary)
                #expect(new.navigationController?.viewControllers == [new])
                return new.navigationController === old ? "the old stack" : "a new one"
            }),
        Sight(
            choice: .removesWhatStoodAbove, assumed: "the new one alone",
            reversed: "what stood above",
            look: { profile in
                let app = ColumnApp(.regular, profile)
                let (above, new) = (UIViewController(), UIViewController())
                app.stack(1)?.pushViewController(above, animated: false)
                app.split.setViewController(new, for: .secondary)
                let stack = app.stack(1)?.viewControllers
                // Merged columns are none of the app's screens.
                app.narrow()
                app.split.setViewController(nil, for: .primary)
                app.split.setViewController(UIViewController(), for: .primary)
                #expect(app.stack(0)?.viewControllers.count == 2)
                if stack == [new] { return "the new one alone" }
                return stack == [new, above] ? "what stood above" : "?"
            }),
        Sight(
            choice: .overlayWaitsToBeAskedFor, assumed: "hidden", reversed: "over",
            look: { profile in
                let app = ColumnApp(.regular, profile)
                app.split.preferredSplitBehavior = .overlay
                app.split.viewIfLoaded?.layoutIfNeeded()
                return app.split.displayMode == .oneOverSecondary ? "over" : "hidden"
            }),
        Sight(
            choice: .loadsUnseenReplacements, assumed: "at once", reversed: "when seen",
            look: { profile in
                let app = ColumnApp(.regular, profile)
                app.split.preferredDisplayMode = .secondaryOnly
                app.split.viewIfLoaded?.layoutIfNeeded()
                let new = UIViewController()
                app.split.setViewController(new, for: .primary)
                if new.isViewLoaded { return "at once" }
                app.split.show(.primary)
                return new.isViewLoaded ? "when seen" : "never"
            }),
        Sight(
            choice: .narrowsSideColumns, assumed: "compact", reversed: "regular",
            look: { profile in
                let app = ThreeColumnApp(.regular, profile)
                return "\(app.middle.traitCollection.horizontalSizeClass)"
            }),
    ]

    /// Of split views that lose track of their primary.
    nonisolated private static let oldColumnSights = [
        Sight(
            choice: .staysLost, profile: .ios14, assumed: "lost", reversed: "found",
            look: { profile in
                startProcess(profile)
                let menu = ColumnApp.Menu()
                let app = ColumnApp(.regular) { (menu, UIViewController()) }
                menu.stack.pushViewController(UIViewController(), animated: false)
                app.split.hide(.primary)
                app.split.show(.primary)
                menu.stack.popViewController(animated: false)
                return app.split.viewController(for: .primary) === menu ? "found" : "lost"
            }),
        Sight(
            choice: .leavesPrimaryInPlace, profile: .ios14, assumed: "not laid out",
            reversed: "laid out",
            look: { profile in
                startProcess(profile)
                let menu = ColumnApp.Menu()
                let app = ColumnApp(.regular) { (menu, UIViewController()) }
                let layouts = menu.layouts
                app.split.setViewController(UIViewController(), for: .secondary)
                return menu.layouts == layouts ? "not laid out" : "laid out"
            }),
        Sight(
            choice: .firstLayoutKeepsInset, profile: .ios14, assumed: "100", reversed: "0",
            look: { profile in
                startProcess(profile)
                let menu = ColumnApp.Menu()
                menu.stack.pushViewController(UIViewController(), animated: false)
                let app = ColumnApp(.regular) { (menu, UIViewController()) }
                return withExtendedLifetime(app) { "\(Int(menu.view.safeAreaInsets.left))" }
            }),
    ]

    /// Of what is called when.
    nonisolated private static let momentSights = [
        Sight(
            choice: .announcesSizesToAll, assumed: "first, second", reversed: "first",
            look: { profile in
                let heard = Heard()
                let app = ClassicApp(
                    .regular, profile,
                    detail: {
                        let tabs = UITabBarController()
                        tabs.viewControllers = ["first", "second"].map { Announced($0, heard) }
                        return tabs
                    })
                app.window.environment.width = 900
                return heard.sizes.joined(separator: ", ")
            }),
        Sight(
            choice: .announcesTraitsFirst, assumed: "traits, size", reversed: "size, traits",
            look: { profile in
                let heard = Heard()
                let app = ClassicApp(.regular, profile, detail: { Announced("detail", heard) })
                app.narrow()
                return heard.kinds.joined(separator: ", ")
            }),
        Sight(
            choice: .appliesLatePreferences, assumed: "hidden", reversed: "beside, then hidden",
            look: { profile in
                let app = ClassicApp(.compact, profile)
                app.answers.separate = { [split = app.split] _ in
                    split.preferredDisplayMode = .secondaryOnly
                    split.viewIfLoaded?.layoutIfNeeded()
                    return nil
                }
                app.widen()
                if app.split.displayMode == .secondaryOnly { return "hidden" }
                app.window.environment.width = 900
                return app.split.displayMode == .secondaryOnly ? "beside, then hidden" : "beside"
            }),
        Sight(
            choice: .completesAfterCallbacks, assumed: "did, over", reversed: "over, did",
            look: { profile in
                startProcess(profile)
                let leaving = Leaving()
                let stack = UINavigationController()
                stack.viewControllers = [UIViewController(), leaving]
                let window = UIWindow(environment: .compact)
                window.rootViewController = stack
                window.makeKeyAndVisible()
                stack.popViewController(animated: true)
                return leaving.heard.joined(separator: ", ")
            }),
        Sight(
            choice: .announcesTabsOnce, assumed: "may other, other after list",
            reversed: "may other, controller, other after list, selected",
            look: { profile in
                let app = TabApp(profile)
                app.bar.tapTab(1)
                return app.delegate.heard.joined(separator: ", ")
            }),
    ]

    private final class Heard {
        var sizes: [String] = []
        var kinds: [String] = []
    }

    private final class Announced: UIViewController {
        let name: String
        let heard: Heard

        init(_ name: String, _ heard: Heard) {
            (self.name, self.heard) = (name, heard)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            heard.sizes.append(name)
            heard.kinds.append("size")
        }
        override func willTransition(
            to newCollection: UITraitCollection,
            with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            heard.kinds.append("traits")
        }
    }

    private final class Leaving: UIViewController {
        var heard: [String] = []

        override func viewWillDisappear(_ animated: Bool) {
            transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                self.heard.append("over")
            }
        }
        override func viewDidDisappear(_ animated: Bool) { heard.append("did") }
    }
}
