import SplitViewConformance
import SplitViewSubjects
import StatefulTesting
import Testing
import UIKitModel

/// Apps with named columns that are restored, with the item that was shown.
@MainActor @Suite struct RestoredItemTests {
    class Restored: NSObject, NamesTop, UINavigationControllerDelegate {
        private let split = UISplitViewController(style: .doubleColumn)
        private let detail = stacked(NoArticle())

        override init() {
            super.init()
            let (list, articles) = (UINavigationController(), ArticleList())
            list.viewControllers = [articles]
            articles.restorationIdentifier = "articles"
            split.restorationIdentifier = "split"
            list.restorationIdentifier = "list"
            detail.restorationIdentifier = "detail"
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            split.delegate = self
            list.delegate = self
        }

        final func article(_ row: Int) -> UIViewController {
            let article = Article(row)
            article.restorationIdentifier = "\(row)"
            return article
        }

        /// The row that an identifier names.
        func row(of identifier: String) -> Int? { Int(identifier) }

        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            detail.viewControllers.first is Article ? .secondary : .primary
        }

        /// Who goes back has closed the article.
        final func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) {
            guard split.isCollapsed, viewController is ArticleList else { return }
            detail.setViewControllers([NoArticle()], animated: false)
        }

        private func recreate(_ path: [String]) -> UIViewController? {
            guard let last = path.last else { return nil }
            return row(of: last).map(article)
        }

        fileprivate final var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) { controller in
                switch controller {
                case let article as Article: .detail(item: article.row)
                case is NoArticle: .placeholder
                default: .list
                }
            }
            .onTap { [unowned self] row, _ in
                detail.setViewControllers([article(row)], animated: false)
                split.show(.secondary)
            }
            .restoration(SplitViewScene.Restoration { [unowned self] in recreate($0) })
        }
    }

    /// Rows count from 0 in one place and from 1 in the other.
    final class RestoresNext: Restored {
        override func row(of identifier: String) -> Int? {
            super.row(of: identifier).map { $0 % 3 + 1 }
        }
    }

    /// The article of a row does not exist any more.
    final class RaisesWhenRestored: Restored {
        override func row(of identifier: String) -> Int? {
            if let row = super.row(of: identifier) {
                ModelRuntime.current.raise("NSRangeException", reason: "no row \(row)")
            }
            return nil
        }
    }

    private static func subject(
        _ make: @escaping @MainActor @Sendable () -> Restored
    ) -> SplitViewSubject { SplitViewSubject("restored") { make().scene } }

    @Test func `what is restored shows what was shown`() throws {
        try expectPair(
            Self.subject { Restored() }, Self.subject { RestoresNext() },
            "restoration-round-trip: launch wide; select 1")
        let next = try violations(Self.subject { RestoresNext() }, "launch narrow; select 1")
        #expect(
            next.map(\.sentence) == [
                "Ended and restored with new screens, [ArticleList, [Article 1]] shows something "
                    + "else: [ArticleList, [Article 2]]."
            ])
    }

    @Test func `an app that raises while it is restored is found`() throws {
        for (width, picture) in [
            ("wide", "[ArticleList | Article 1]"), ("narrow", "[ArticleList, [Article 1]]"),
        ] {
            let found = try violations(
                Self.subject { RaisesWhenRestored() }, "launch \(width); select 1")
            #expect(
                found.map(\.sentence) == [
                    "Ended and restored from \(picture), the app raises, crashes or does not "
                        + "return."
                ])
        }
    }
}
