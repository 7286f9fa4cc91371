import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// Document 004, the app before its repair: a menu with a navigation controller of its own,
    /// named for the primary column. On iOS 14 a part of it slides off screen.
    public static let document004Menu = SplitViewSubject.presentersMenu(
        "presenters-menu", origin: "document 004, a menu with its own navigation controller",
        split: { UISplitViewController(style: .doubleColumn) })

    /// Document 004, the app with its repair.
    public static let document004Repaired = SplitViewSubject.presentersMenu(
        "presenters-repaired", origin: "document 004, the same with the document's repair",
        split: { InsetRepairingSplitViewController(style: .doubleColumn) })

    /// The app of document 004 with a repair that also knows when to stop: it holds every law.
    public static let mendedMenu = SplitViewSubject.presentersMenu(
        "mended-menu", origin: "a correct app with a menu in a named column",
        split: { MendedSplitViewController(style: .doubleColumn) })

    /// An app whose columns the split view wraps and restores: it holds every law.
    public static let columns = SplitViewSubject.columns(
        "columns", origin: "a correct app with two named columns",
        delegate: { ColumnsSplitDelegate() })

    /// The app of document 004 in a split view. The document mentions no delegate; the app has one
    /// that its users would not notice.
    ///
    /// - Parameters:
    ///   - origin: The place that it comes from.
    ///   - isMirrored: Whether content runs from right to left.
    ///   - split: Makes the split view, empty.
    static func presentersMenu(
        _ name: String, origin: String, isMirrored: Bool = false,
        split: @escaping @MainActor @Sendable () -> UISplitViewController
    ) -> SplitViewSubject {
        SplitViewSubject(
            name, origin: origin, contract: .namedColumns, profile: .ios14,
            naming: .kinds,
            makeScene: {
                let split = split()
                if isMirrored { split.view.semanticContentAttribute = .forceRightToLeft }
                return presentersScene(
                    split, list: PresentersMenuViewController(), delegate: ColumnsSplitDelegate())
            })
    }

    /// An app with a plain list, which the split view puts into a navigation controller.
    static func columns(
        _ name: String, origin: String,
        delegate: @escaping @MainActor @Sendable () -> ColumnsSplitDelegate
    ) -> SplitViewSubject {
        SplitViewSubject(
            name, origin: origin, contract: .namedColumns, profile: .ios14,
            naming: .kinds,
            makeScene: {
                presentersScene(
                    UISplitViewController(style: .doubleColumn), list: PresentersViewController(),
                    delegate: delegate())
            })
    }
}

extension Contract {
    /// The contract of an app with two named columns. UIKit stacks the columns as they are, and
    /// keeps a secondary that the user has left; a detail is set for a column, and so replaces
    /// another.
    fileprivate static let namedColumns = Contract(
        assumptions: [
            Assumption(
                "placeholder-rests", "Nothing is pushed on the placeholder.",
                rulingOut: [.pushOnPlaceholder]
            ).stated(false),
            .sidesAreKept, .nothingAboveNested, .stacksAreNotSet, .detailsAreDressed,
            .detailsAreFresh, .detailsAreScreens, .delegateComesFirst,
        ])
}

extension UISplitViewController {
    /// Shows that nothing is chosen: beside the list, or not at all.
    fileprivate func showNothing() {
        if isCollapsed { show(.primary) }
        setViewController(
            UINavigationController(rootViewController: NoPresenterViewController()),
            for: .secondary)
    }
}

@MainActor private func presentersScene(
    _ split: UISplitViewController, list: UIViewController, delegate: ColumnsSplitDelegate
) -> SplitViewScene {
    split.setViewController(list, for: .primary)
    split.showNothing()
    split.delegate = delegate
    return SplitViewScene(
        split, keeping: [delegate],
        screen: { vc in
            switch vc {
            case is NoPresenterViewController: .placeholder
            case is PresenterViewController: .detail
            default: .list
            }
        }
    )
    .list { PresentersViewController() }
    .detail { _ in PresenterViewController() }
    .container { UINavigationController(rootViewController: $0) }
    .onDelete { [unowned split] in split.showNothing() }
    .listButton()
    .rows(.alike)
}
