import SplitViewCatalog
import SplitViewConformance
import Testing
import UIKitModel

/// The classic bugs of split view delegates, as a report says them to someone who has read nothing.
@MainActor @Suite struct ClassicBugTests {
    /// A bug, and what its report says.
    struct Bug: Sendable, CustomTestStringConvertible {
        let subject: String
        let law: String
        let steps: String
        let sentence: String
        /// Words of the usual repair.
        let repair: String
        /// What was asked and answered in the last step.
        var why: [String] = []

        var testDescription: String { "\(subject): \(steps)" }
    }

    /// The first eleven are of the five documents.
    private nonisolated static let bugs = [
        Bug(
            subject: "no-delegate", law: "same-screen", steps: "launch narrow",
            sentence: "The app opens with the empty detail in front of the list.",
            repair: "Set a delegate before the window appears.",
            why: ["(the split view has no delegate, so UIKit decides)"]),
        Bug(
            subject: "defaults-navigation", law: "same-screen", steps: "launch narrow",
            sentence: "The app opens with a page in front, and not with the list.",
            repair: "Leave the page out while no one has chosen it",
            why: ["(the split view has no delegate, so UIKit decides)"]),
        Bug(
            subject: "defaults-plain", law: "same-screen", steps: "select 1; launch narrow",
            sentence: "The app opens with the list in front, and not with the page that is open.",
            repair: "Set a delegate before the window appears.",
            why: ["(the split view has no delegate, so UIKit decides)"]),
        Bug(
            subject: "stackoverflow-swift4", law: "contents-preserved",
            steps: "launch wide; push-on-placeholder; narrow",
            sentence: "A page that was open is gone after the window narrows.",
            repair: "Return false from splitViewController(_:collapseSecondary:onto:) while a page",
            why: ["collapseSecondary: [_, note] onto: [list] -> true"]),
        Bug(
            subject: "assigned-columns-v3", law: "contents-preserved",
            steps: "launch narrow; clear-detail; select 1",
            sentence: "What was to be shown is not there.",
            repair: "showDetailViewController(_:sender:)",
            why: [
                "showDetail: [note] -> not implemented by AssigningPasteListViewController, so "
                    + "UIKit shows it itself"
            ]),
        Bug(
            subject: "collapsible-swift", law: "blank-never-nested",
            steps: "launch narrow; select 1; push-detail; widen",
            sentence: "The detail is empty, and the chosen page stands in the list column.",
            repair: "take the pages off the list's stack"),
        Bug(
            subject: "notes-swift", law: "back-walk",
            steps: "launch wide; push-on-placeholder; narrow",
            sentence: "Back does not lead through the open screens, one after the other, to the "
                + "list.",
            repair: "put only the pages on the list's stack"),
        Bug(
            subject: "notes-no-back-button", law: "no-exception", steps: "launch narrow; widen",
            sentence: "An exception is raised in the last step, and nothing works after it.",
            repair: "See the reason of the exception"),
        Bug(
            subject: "template-collapse-half", law: "right-side",
            steps: "launch narrow; push-list; widen",
            sentence: "A list stands in the detail column of the wide window.",
            repair: "return an empty detail where no page is on the list's stack"),
        Bug(
            subject: "custom-primaries", law: "back-walk",
            steps: "launch wide; push-on-placeholder; narrow",
            sentence: "Back does not lead through the open screens, one after the other, to the "
                + "list.",
            repair: "put only the pages on the list's stack"),
        Bug(
            subject: "presenters-menu", law: "on-screen", steps: "launch narrow; push-list; widen",
            sentence: "The content of a column is cut off at the edge, or leaves a stripe empty.",
            repair: "additionalSafeAreaInsets"),
        Bug(
            subject: "canary-placeholder-on-top", law: "same-screen", steps: "launch narrow",
            sentence: "The app opens with the empty detail in front of the list.",
            repair: "topColumnForCollapsingToProposedTopColumn",
            why: ["topColumnForCollapsingToProposedTopColumn: secondary -> secondary"]),
        Bug(
            subject: "canary-list-always-on-top", law: "same-screen",
            steps: "select 1; launch narrow",
            sentence: "The app opens with the list in front, and not with the page that is open.",
            repair: ".primary while nothing is chosen, else the proposed one",
            why: ["topColumnForCollapsingToProposedTopColumn: secondary -> primary"]),
        Bug(
            subject: "canary-detail-pushed-whole", law: "no-nav-in-nav",
            steps: "select 1; launch narrow",
            sentence: "One navigation controller stands in another, where its pages should stand.",
            repair: "move the pages onto the list's stack and return true",
            why: ["collapseSecondary: [note] onto: [list] -> false"]),
        Bug(
            subject: "canary-detail-left-in-primary", law: "right-side",
            steps: "launch narrow; select 1; push-detail; widen",
            sentence: "After the window widens, a page stands in the list column.",
            repair: "take the pages off the list's stack",
            why: ["separateSecondaryFrom: [list, note, note#2] -> [note#2]"]),
        Bug(
            subject: "canary-reversed-on-separate", law: "round-trip-order",
            steps: "launch narrow; select 1; push-detail; widen",
            sentence: "The open screens have changed places after the window changed its size.",
            repair: "keep their order"),
        Bug(
            subject: "canary-empty-secondary", law: "never-empty", steps: "launch narrow; widen",
            sentence: "A screen with nothing but a bar: an empty navigation controller is shown.",
            repair: "Give the column the empty detail",
            why: ["separateSecondaryFrom: [list] -> []"]),
        Bug(
            subject: "canary-list-out-of-reach", law: "list-reachable", steps: "launch wide",
            sentence: "The list is hidden, and no one can bring it back.",
            repair: "displayModeButtonItem"),
        Bug(
            subject: "canary-record-not-cleared", law: "app-record",
            steps: "launch narrow; select 1; back list",
            sentence: "The app believes that a page is open which is not there to be seen.",
            repair: "Read what is open from the screens",
            why: ["(the app's record: note, before and after)"]),
        Bug(
            subject: "canary-shown-below", law: "tap-works",
            steps: "launch wide; select 1; select 1",
            sentence: "A tap on a row, or a link, does not bring its page to the front.",
            repair: "showDetailViewController(_:sender:)",
            why: ["showDetail: note#2 -> true"]),
    ]

    @Test(arguments: bugs) func `a classic bug says what is seen, why, and the repair`(
        _ bug: Bug
    ) throws {
        let subject = try #require(Catalog.subject(named: bug.subject))
        let story = SplitViewChecker(subject).story(
            of: try Trace.commands(inLine: bug.steps), about: bug.law)
        #expect(story.violation?.law == bug.law)
        let words = try #require(story.inWords)
        #expect(words.sentence == bug.sentence)
        #expect(words.repair.contains(bug.repair), "\(words.repair)")
        if !bug.why.isEmpty { #expect(story.why == bug.why) }
    }

    // MARK: Apple's template

    private final class Recipes: UIViewController {}
    private final class NoRecipe: UIViewController {}
    private final class RecipeDelegate: NSObject, UISplitViewControllerDelegate {}

    /// Has methods of the classic style in a column style.
    private final class OldDelegate: NSObject, UISplitViewControllerDelegate {
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { true }
    }

    private static func role(of screen: UIViewController) -> SplitViewScene.Screen {
        screen is Recipes ? .list : .placeholder
    }

    private let template = SplitViewSubject("recipes") {
        let (split, delegate) = (UISplitViewController(), RecipeDelegate())
        split.viewControllers = [Recipes(), NoRecipe()].map {
            UINavigationController(rootViewController: $0)
        }
        split.delegate = delegate
        return SplitViewScene(split, keeping: [delegate], screen: role(of:))
    }

    @Test func `the report on Apple's template with its one bug fits a screen`() throws {
        let report = try #require(
            SplitViewChecker(template).report(
                ofViolationIn: Trace.commands(inLine: "launch narrow"), about: "same-screen",
                repeatedBy: ["SPLITFUZZ_SEED=42 swift test"]))
        let text = report.text(placing: nil)
        #expect(
            text == """
                same-screen is broken in 1 step
                  The app opens with the empty detail in front of the list.
                  Recipes is not in front any more: [Recipes | _NoRecipe] became [Recipes, \
                [_NoRecipe]].
                  usual cause: In a narrow window UIKit puts the detail on top of the list, unless \
                the delegate
                    says that it has dealt with it.
                  usual repair: Let the delegate return true from \
                splitViewController(_:collapseSecondary:onto:)
                    while nothing is chosen: UIKit then leaves the empty detail out.
                  the trace breaks blank-never-nested, too

                  On a device: open narrow.

                     start          [Recipes | _NoRecipe]
                  1  launch narrow  [Recipes, [_NoRecipe]]
                       delegate  collapseSecondary: [_NoRecipe] onto: [Recipes] -> not implemented \
                by
                                 RecipeDelegate, so UIKit merges the columns itself
                       change    the columns merge; _NoRecipe moves to the one stack; _NoRecipe is \
                in a navigation
                                 controller inside another
                       breaks    blank-never-nested: The placeholder stands in the collapsed \
                stack: [Recipes,
                                 [_NoRecipe]].
                       BREAKS    same-screen: Recipes is not in front any more: [Recipes | \
                _NoRecipe] became
                                 [Recipes, [_NoRecipe]].

                  repeat  SPLITFUZZ_SEED=42 swift test
                """)
        // At 80 columns, with lines that go on in the next row.
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
            .reduce(0) { $0 + max(1, ($1.count + 79) / 80) }
        #expect(rows <= 30)
    }

    @Test func `in a column style, what is not implemented and what is never asked`() throws {
        let subject = SplitViewSubject("recipes") {
            let (split, delegate) = (UISplitViewController(style: .doubleColumn), OldDelegate())
            split.setViewController(Recipes(), for: .primary)
            split.setViewController(NoRecipe(), for: .secondary)
            split.delegate = delegate
            return SplitViewScene(split, keeping: [delegate], screen: Self.role(of:))
        }
        let story = SplitViewChecker(subject).story(
            of: try Trace.commands(inLine: "launch narrow"), about: "same-screen")
        #expect(
            story.why == [
                "topColumnForCollapsingToProposedTopColumn: secondary -> not implemented by "
                    + "OldDelegate, so UIKit takes secondary",
                "(splitViewController(_:collapseSecondary:onto:) is never asked in a column style)",
            ])
        #expect(story.lines.last?.calls.suffix(2) == story.why.suffix(2))
        #expect(
            story.inWords?.sentence == "The app opens with the empty detail in front of the list.")
        #expect(story.inWords?.repair.hasPrefix("Let the delegate return .primary from ") == true)
        #expect(story.place?.fileID == "SplitViewCatalogTests/ClassicBugTests.swift")
    }
}
