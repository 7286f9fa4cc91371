import SplitViewConformance
import Testing
import UIKitModel

/// What a check says of an app although no law is broken by it, or beside what is.
@MainActor @Suite struct LooseEndKindTests {
    private func ends(
        of subject: SplitViewSubject, commands: Int = 600
    ) -> (ends: [LooseEnd], text: String) {
        ends { () throws(ConformanceError) in
            let examination = try checkConformance(
                of: subject, budget: .commands(commands), seed: 1, isolated: false)
            return (examination.looseEnds, "\(examination)")
        }
    }

    private func ends(
        from check: () throws(ConformanceError) -> (ends: [LooseEnd], text: String)
    ) -> (ends: [LooseEnd], text: String) {
        do {
            return try check()
        } catch {
            if case .lawsBroken(_, _, _, let looseEnds) = error.reason {
                let error = ConformanceError(
                    .lawsBroken(subject: "", seed: nil, findings: [], looseEnds: looseEnds))
                return (looseEnds, "\(error)")
            }
            Issue.record("\(error)")
            return ([], "")
        }
    }

    private func kinds(_ subject: SplitViewSubject) -> [LooseEnd.Kind] {
        ends(of: subject).ends.map(\.kind)
    }

    // MARK: The opening

    /// Three columns with nothing chosen, on a tablet held upright, where UIKit hides both lists.
    private func three(stating states: Bool) -> SplitViewSubject {
        SplitViewSubject("three", profile: .ios14, devices: [.iPadPro12_9]) {
            let split = UISplitViewController(style: .tripleColumn)
            if states {
                split.preferredDisplayMode = .twoBesideSecondary
                split.preferredSplitBehavior = .tile
            }
            split.setViewController(Inside.stack(of: Drawers()), for: .primary)
            split.setViewController(Inside.stack(of: Documents()), for: .supplementary)
            return Inside.scene(split, TopColumn(.supplementary)).listButton()
        }
    }

    @Test func `a window that opens with nothing in sight`() {
        let found = ends(of: three(stating: false))
        #expect(found.ends.contains { $0.kind == .somethingInSight })
        #expect(found.text.contains("loose: the window opens with nothing"))
    }

    @Test func `one that shows its lists is silent`() {
        #expect(!kinds(three(stating: true)).contains(.somethingInSight))
    }

    // MARK: Methods that are never asked

    private func subject(
        columns: Bool, by delegate: @escaping @MainActor () -> any UISplitViewControllerDelegate
    ) -> SplitViewSubject {
        SplitViewSubject("documents") {
            let split =
                columns ? UISplitViewController(style: .doubleColumn) : UISplitViewController()
            if columns {
                split.setViewController(Inside.stack(of: Documents()), for: .primary)
            } else {
                split.viewControllers = [
                    Inside.stack(of: Documents()), Inside.stack(of: NoDocument()),
                ]
            }
            return Inside.scene(split, delegate())
        }
    }

    @Test func `methods of the classic style in a column style, beside what they leave broken`() {
        let found = ends(of: subject(columns: true) { Merging() })
        #expect(
            found.ends == [
                LooseEnd(
                    .neverAsked(
                        methods: [
                            "splitViewController(_:collapseSecondary:onto:)",
                            "splitViewController(_:separateSecondaryFrom:)",
                        ], isColumnStyle: true))
            ])
        #expect(found.text.contains("a split view of a column style never asks"))
        #expect(!kinds(subject(columns: false) { Merging() }).contains(.everyMethodAsked))
    }

    @Test func `a proof says so, too`() {
        let found = ends { () throws(ConformanceError) in
            let verification = try verifyConformance(
                of: subject(columns: true) { Merging() }, height: 2, isolated: false)
            return (verification.looseEnds, "\(verification)")
        }
        #expect(found.ends.map(\.kind) == [.everyMethodAsked])
    }

    @Test func `the method of the column styles in the classic style`() {
        let found = ends(of: subject(columns: false) { TopColumn(.primary) })
        #expect(
            found.ends.contains(
                LooseEnd(
                    .neverAsked(
                        methods: [
                            "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
                        ], isColumnStyle: false))))
        #expect(!kinds(subject(columns: true) { TopColumn(.primary) }).contains(.everyMethodAsked))
    }

    @Test func `methods that the model never calls`() {
        final class Gestures: NSObject, UISplitViewControllerDelegate,
            UINavigationControllerDelegate
        {
            func splitViewControllerInteractivePresentationGestureDidEnd(
                _ svc: UISplitViewController
            ) {}
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
        }
        let gestures = Gestures()
        let found = ends(
            of: SplitViewSubject("documents") {
                let split = UISplitViewController()
                let list = Inside.stack(of: Documents())
                list.delegate = gestures
                split.viewControllers = [list, Inside.stack(of: NoDocument())]
                return Inside.scene(split, gestures)
            })
        #expect(
            found.ends.contains(
                LooseEnd(
                    .neverCalled(
                        methods: [
                            "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
                            "navigationController(_:animationControllerFor:from:to:)",
                        ]))))
        #expect(found.text.contains("which the model never calls"))
        #expect(!kinds(subject(columns: false) { Merging() }).contains(.everyMethodCalled))
    }

    // MARK: The inspector as a sheet (K25)

    private func inspected(_ profile: UIKitProfile) -> SplitViewSubject {
        SplitViewSubject("inspected", profile: profile) {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(Inside.stack(of: Documents()), for: .primary)
            split.setViewController(Inspector(), for: .inspector)
            return Inside.scene(split, TopColumn(.primary))
                .onAction("show or hide the inspector") {
                    if split.isShowing(.inspector) {
                        split.hide(.inspector)
                    } else {
                        split.show(.inspector)
                    }
                    return .unstated
                }
        }
    }

    @Test func `an inspector that UIKit makes a sheet is no fault, whichever way it is`() throws {
        let sheet = UIKitProfile.ios26.reversing(.collapseHidesInspector)
        try checkConformance(of: inspected(sheet), budget: .commands(600), seed: 1, isolated: false)
        try checkConformance(
            of: inspected(sheet), replaying: "launch wide; action 1; narrow", profile: sheet,
            isolated: false)
        #expect(!ends(of: inspected(.ios26)).text.contains("same-screen"))
    }
}

private final class Documents: UIViewController {}
private final class Drawers: UIViewController {}
private final class NoDocument: UIViewController {}
private final class Inspector: UIViewController {}

private final class Document: UIViewController {
    let row: Int

    init(row: Int) {
        self.row = row
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not used") }
}

private final class TopColumn: UISplitViewControllerDelegate {
    private let column: UISplitViewController.Column

    init(_ column: UISplitViewController.Column) { self.column = column }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn top: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        let stack = svc.viewController(for: .secondary) as? UINavigationController
        return stack?.viewControllers.first is NoDocument ? column : .secondary
    }
}

private final class Merging: Merges, Separates {
    func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        (secondary as? UINavigationController)?.topViewController is NoDocument
    }

    func separate(from primary: UIViewController) -> UIViewController? { nil }
}

/// What the apps of this file have in common.
@MainActor private enum Inside {
    static func stack(of screen: UIViewController) -> UINavigationController {
        stacked(screen)
    }

    /// A split view with nothing chosen, whose rows are documents.
    static func scene(
        _ split: UISplitViewController, _ delegate: any UISplitViewControllerDelegate
    ) -> SplitViewScene {
        let hasColumns = split.style != .unspecified
        if hasColumns { split.setViewController(stack(of: NoDocument()), for: .secondary) }
        split.delegate = delegate
        return SplitViewScene(split, keeping: [delegate]) { screen in
            if let document = screen as? Document { return .detail(item: document.row) }
            if screen is Inspector { return .detail(item: 99).filledIn }
            return screen is NoDocument ? .placeholder : .list
        }
        .onTap(rows: { $0 is Documents ? 3 : 0 }) { row, _ in
            let document = stack(of: Document(row: row))
            if hasColumns {
                split.setViewController(document, for: .secondary)
                split.show(.secondary)
            } else {
                split.showDetailViewController(document, sender: nil)
            }
        }
    }
}
