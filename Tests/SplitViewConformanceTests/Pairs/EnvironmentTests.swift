import SplitViewConformance
import SplitViewSubjects
import TestTools
import Testing
import UIKitModel

/// Apps that read their surroundings when they are built.
@MainActor @Suite struct EnvironmentTests {
    /// Where there is room at the start, the first article stands beside the list.
    class Furnished: Reader {
        let surroundings: SplitViewScene.Environment

        init(_ surroundings: SplitViewScene.Environment) {
            self.surroundings = surroundings
            super.init()
            if surroundings.width > 600 {
                split.viewControllers[1] = stacked(makeDefault())
            }
        }

        override func makeDefault() -> UIViewController { Article(1, isDefault: true) }

        override func moves(_ controller: UIViewController) -> Bool {
            (controller as? Article)?.isDefault == false
        }
    }

    /// The size at the start is taken for the size for ever.
    final class RemembersSize: Furnished {
        override func show(_ article: UIViewController) {
            guard surroundings.horizontalSizeClass == .compact,
                let list = split.viewControllers[0] as? UINavigationController
            else { return super.show(article) }
            list.pushViewController(article, animated: true)
        }
    }

    /// A phone is taken for something that always has one column.
    final class TakesPhonesForNarrow: Furnished {
        override func show(_ article: UIViewController) {
            guard surroundings.idiom == .phone, UIDevice.current.userInterfaceIdiom == .phone,
                let list = split.viewControllers[0] as? UINavigationController
            else { return super.show(article) }
            list.pushViewController(article, animated: true)
        }
    }

    /// On recent systems the placeholder goes when the columns have merged, on others before.
    class TidiesUp: Reader {
        let surroundings: SplitViewScene.Environment
        var first: Int { 26 }
        private var isRecent: Bool { surroundings.systemVersion >= first }

        private var delegate: HearsOfCollapses?

        init(_ surroundings: SplitViewScene.Environment) {
            self.surroundings = surroundings
            super.init()
            delegate = HearsOfCollapses(self)
            split.delegate = delegate
        }

        override func moves(_ controller: UIViewController) -> Bool {
            isRecent || super.moves(controller)
        }

        func tidyUp() {
            guard isRecent, let list = split.viewControllers[0] as? UINavigationController
            else { return }
            list.viewControllers.removeAll { $0 is NoArticle }
        }
    }

    /// Lets an app merge and separate, and know when the columns have merged.
    private final class HearsOfCollapses: NSObject, UISplitViewControllerDelegate {
        private unowned let app: TidiesUp

        init(_ app: TidiesUp) { self.app = app }

        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            app.splitViewController(
                splitViewController, collapseSecondary: secondaryViewController,
                onto: primaryViewController)
        }

        func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            app.splitViewController(
                splitViewController, separateSecondaryFrom: primaryViewController)
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { app.tidyUp() }
    }

    /// It takes a callback for older than it is.
    final class TidiesUpTooEarly: TidiesUp { override var first: Int { 14 } }

    private static func subject(
        profile: UIKitProfile = .ios26, idiom: UIUserInterfaceIdiom = .pad,
        _ make: @escaping @MainActor @Sendable (SplitViewScene.Environment) -> Reader
    ) -> SplitViewSubject {
        SplitViewSubject("reader", profile: profile, idiom: idiom) { make($0).scene }
    }

    @Test func `the size at the start`() throws {
        // A tap and a widening, in either order.
        try expectPair(
            Self.subject { Furnished($0) }, Self.subject { RemembersSize($0) },
            "commutes: launch narrow")
        let stage = SplitViewStage(Self.subject { Furnished($0) })
        #expect(try stage.act(out: "launch wide") == "[ArticleList | Article 1]")
        #expect(try stage.act(out: "launch narrow") == "[ArticleList] ~[]")
    }

    @Test func `the kind of device`() throws {
        try expectPair(
            Self.subject(idiom: .phone) { Furnished($0) },
            Self.subject(idiom: .phone) { TakesPhonesForNarrow($0) },
            "right-side: launch wide; select 1")
        try checkConformance(
            of: Self.subject { TakesPhonesForNarrow($0) }, budget: .commands(300), seed: 14,
            isolated: false)
    }

    @Test func `the release of the system`() throws {
        try expectPair(
            Self.subject(profile: .ios14) { TidiesUp($0) },
            Self.subject(profile: .ios14) { TidiesUpTooEarly($0) },
            "blank-never-nested: launch narrow")
        for profile in [UIKitProfile.ios8, .ios26] {
            for subject in [
                Self.subject(profile: profile) { TidiesUp($0) },
                Self.subject(profile: profile) { TidiesUpTooEarly($0) },
            ] {
                try checkConformance(of: subject, budget: .commands(300), seed: 14, isolated: false)
            }
        }
    }

    /// Links can be opened before the launch, when the size of the window is not known to a trace.
    class LinkedFurnished: Furnished {
        override var scene: SplitViewScene {
            super.scene.onLinks(2) { [unowned self] link in
                openLink(to: link)
                return .showsItem(link)
            }
        }
    }

    @Test func `what comes before the launch is done in the window that it shows`() throws {
        let stage = SplitViewStage(Self.subject { LinkedFurnished($0) })
        try stage.act(out: "open-link 2; launch narrow")
        #expect(stage.picture.notation == "[ArticleList, Article 2] ~[]")
        #expect(stage.step.before.notation == "[ArticleList | Article 2]")
        if isWhole { expectHolding(Self.subject { LinkedFurnished($0) }, height: 3) }
    }

    @Test func `a story begins with the scene that is built for the launch`() throws {
        func drawings(_ line: String) throws -> [String] {
            let checker = SplitViewChecker(Self.subject { LinkedFurnished($0) })
            let story = checker.story(of: try Trace.commands(inLine: line))
            #expect(
                story.lines.map(\.before) == [story.opening] + story.lines.map(\.after).dropLast())
            return [story.opening] + story.lines.map(\.after)
        }
        #expect(
            try drawings("launch wide") == [
                "[ArticleList | Article 1]", "[ArticleList | Article 1]",
            ])
        #expect(
            try drawings("launch narrow") == ["[ArticleList | _NoArticle]", "[ArticleList] ~[]"])
        #expect(
            try drawings("open-link 1; open-link 2; launch narrow").dropLast() == [
                "[ArticleList | _NoArticle]", "[ArticleList | Article 1]",
                "[ArticleList | Article 2]",
            ])
        // Without a launch the window is wide.
        #expect(try drawings("open-link 2").first == "[ArticleList | Article 1]")
    }

    /// Two states that a wide window does not tell apart, and a narrow one does.
    final class CountsWhileNarrow: LinkedFurnished {
        private var links = 0

        override func show(_ article: UIViewController) {
            if surroundings.horizontalSizeClass == .compact { links += 1 }
            super.show(article)
        }
    }

    @Test func `a state before the launch is that of both windows`() throws {
        let stage = SplitViewStage(Self.subject { CountsWhileNarrow($0) })
        try stage.act(out: "open-link 1; open-link 2")
        let two = stage.state
        try stage.act(out: "open-link 2")
        #expect(stage.state != two)
        let same = SplitViewStage(Self.subject { LinkedFurnished($0) })
        try same.act(out: "open-link 1; open-link 2")
        let other = same.state
        try same.act(out: "open-link 2")
        #expect(same.state == other)
    }

    @Test func `an app that ends before the launch in one window only`() throws {
        final class RefusesWhileNarrow: Furnished {
            override var scene: SplitViewScene {
                super.scene.onLinks(1) { [unowned self] _ in
                    if surroundings.horizontalSizeClass == .compact {
                        ModelRuntime.current.raise("TooNarrow", reason: "for a link")
                    }
                    return .changesNothing
                }
            }
        }
        let refuses = Self.subject { RefusesWhileNarrow($0) }
        try expectSilent(refuses, "open-link; launch wide")
        #expect(try flaws(refuses, "open-link; launch narrow") == ["no-exception 1"])
    }

    /// What is wrong with a scene that is one thing in a wide window and another in a narrow one.
    private func fault(
        _ make: @escaping @MainActor @Sendable (SplitViewScene.Environment) -> SplitViewScene
    ) -> String? {
        SplitViewSubject("reader", makeScene: make).sceneFault(profile: .ios26)
    }

    @Test func `a scene is faultless in both windows, and the same to a person`() {
        #expect(fault { Furnished($0).scene } == nil)
        #expect(
            fault {
                $0.width > 600 ? Furnished($0).scene : Furnished($0).scene.onRefresh {}
            }
                == "what a person can do depends on the window that it is built for; it must be "
                + "the same in all")
        #expect(
            fault {
                let split = UISplitViewController(
                    style: $0.horizontalSizeClass == .regular ? .doubleColumn : .unspecified)
                split.viewControllers = [ArticleList(), NoArticle()]
                return SplitViewScene(split) { $0 is NoArticle ? .placeholder : .list }
            } == "the split view has another style if it is built for a narrow window; it cannot "
                + "change with the width")
        #expect(
            fault {
                $0.width > 600 ? Furnished($0).scene : Furnished($0).scene.page { ArticleList() }
            } == "in a narrow window, screen says that the ArticleList made by page is a list, "
                + "not a detail")
    }
}
