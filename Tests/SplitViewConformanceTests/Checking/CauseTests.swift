import StatefulTesting
import Testing
import UIKitModel

@testable import SplitViewConformance

/// Which findings are one, as one follows from the other.
@MainActor @Suite struct CauseTests {
    private let laws = SplitViewLaws.all.map(\.name)

    /// A finding of a law after so many commands, behind what its steps show: all of it its own
    /// flaw and others.
    private func finding(
        _ law: String, after length: Int, behind others: [String] = [], shows: [String] = []
    ) -> Finding {
        let flaws = (others + [law]).map { Flaw(law: $0) }
        let commands = [.launch(.wide)] + Array(repeating: SplitViewCommand.narrow, count: length)
        return Finding(
            trace: Trace(
                subject: "notes", shows: flaws + shows.map { Flaw(law: $0) }, commands: commands),
            behind: flaws + shows.map { Flaw(law: $0) }, flaw: Flaw(law: law), sentence: "",
            seed: 1, run: 0, originalLength: length, shortest: nil, isStable: true)
    }

    /// `cause + consequence > follower`, one for each cause.
    private func causes(_ findings: [Finding]) -> [String] {
        findings.byCause(laws: laws).byCause { $0 }.map { cause in
            cause.map { $0.reportedFlaws.map(\.law).joined(separator: " + ") }
                .joined(separator: " > ")
        }
    }

    @Test func `what shows in one step is one cause, and that which means most stands for it`() {
        #expect(
            causes([
                finding("blank-never-nested", after: 1, shows: ["same-screen"]),
                finding("same-screen", after: 1, shows: ["blank-never-nested"]),
            ]) == ["same-screen + blank-never-nested"])
    }

    @Test func `what shows behind another flaw follows from it`() {
        #expect(
            causes([
                finding("round-trip-order", after: 3, behind: ["contents-preserved"]),
                finding("contents-preserved", after: 2),
            ]) == ["contents-preserved > round-trip-order"])
    }

    @Test func `nothing is listed under something that means less`() {
        #expect(
            causes([
                finding("detail-has-bar", after: 1),
                finding("contents-preserved", after: 3, behind: ["detail-has-bar"]),
            ]) == ["contents-preserved", "detail-has-bar"])
    }

    @Test func `what follows by the same steps is one finding`() {
        let others = ["contents-preserved"]
        #expect(
            causes([
                finding("contents-preserved", after: 1),
                finding("round-trip-order", after: 2, behind: others, shows: ["commutes"]),
                finding("commutes", after: 2, behind: others, shows: ["round-trip-order"]),
            ]) == ["contents-preserved > round-trip-order + commutes"])
    }

    @Test func `what ends the app is a cause of its own`() {
        #expect(
            causes([
                finding("terminates", after: 1),
                finding("no-exception", after: 2, behind: ["terminates"]),
            ]) == ["terminates", "no-exception"])
    }

    @Test func `what does not show the cause itself does not follow from it`() {
        // The last shows the second one without the first.
        #expect(
            causes([
                finding("contents-preserved", after: 1),
                finding("same-screen", after: 2, behind: ["contents-preserved"]),
                finding("round-trip-order", after: 3, behind: ["same-screen"]),
            ]) == ["contents-preserved > same-screen", "round-trip-order"])
    }

    @Test func `causes stand by what they mean, then by length`() {
        #expect(
            causes([
                finding("right-side", after: 1), finding("commutes", after: 1),
                finding("tap-works", after: 2), finding("same-screen", after: 3),
                finding("contents-preserved", after: 4), finding("survives", after: 5),
            ]) == [
                "survives", "contents-preserved", "tap-works", "same-screen", "commutes",
                "right-side",
            ])
    }

    @Test func `of several causes that come first in its steps the earliest counts`() {
        #expect(
            causes([
                finding("contents-preserved", after: 2), finding("same-screen", after: 1),
                finding(
                    "round-trip-order", after: 4, behind: ["same-screen", "contents-preserved"]),
            ]) == ["contents-preserved", "same-screen > round-trip-order"])
    }

    // MARK: Apple's classic template, with which many apps began

    private func template(
        columns: Bool, by delegate: @escaping @MainActor () -> any UISplitViewControllerDelegate
    ) -> SplitViewSubject {
        SplitViewSubject("recipes") { Recipes.scene(columns: columns, delegate: delegate()) }
    }

    @Test(arguments: [false, true])
    func `the template without its delegate's method has one fault`(columns: Bool) throws {
        let broken = template(columns: columns) { NoMethods() }
        let error = #expect(throws: ConformanceError.self) {
            try checkConformance(of: broken, budget: .commands(4_000), seed: 1, isolated: false)
        }
        let finding = try #require(error?.findings.first)
        #expect(error?.findings.count == 1)
        #expect(finding.law == "same-screen" && finding.trace.line == "launch narrow")
        #expect(finding.lawsOfCause.contains("blank-never-nested"))
        let text = "\(finding)"
        #expect(text.contains("the same steps also break blank-never-nested"))
        // Something that the opening does not show is named with its own steps.
        #expect(finding.followers.map(\.law) == ["background-invisible"])
        #expect(
            text.contains(
                "from it follows background-invisible: launch narrow; back list; widen; narrow"))
    }

    @Test(arguments: [false, true])
    func `Apple's own repair is silent`(columns: Bool) throws {
        try checkConformance(
            of: template(columns: columns) { OwnRepair() }, budget: .commands(4_000), seed: 1,
            isolated: false)
    }

    @Test func `no policy is offered that the app cannot mean`() throws {
        let story = SplitViewChecker(template(columns: false) { NoMethods() })
            .story(of: [.launch(.narrow)], about: "same-screen")
        #expect(story.violation != nil)
        let text = story.allowingPolicies.joined()
        #expect(!text.contains("otherTabs") && !text.contains("screens"))
    }
}

private final class NoMethods: UISplitViewControllerDelegate {}

private final class OwnRepair: Merges {
    func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        ((secondary as? UINavigationController)?.topViewController as? Recipe)?.row == nil
    }

    func splitViewController(
        _ split: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn top: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        let stack = split.viewController(for: .secondary) as? UINavigationController
        return (stack?.viewControllers.first as? Recipe)?.row == nil ? .primary : top
    }
}

private final class Recipes: UIViewController {
    func select(_ row: Int) {
        showDetailViewController(
            stacked(Recipe(row)), sender: self)
    }

    static func scene(
        columns: Bool, delegate: any UISplitViewControllerDelegate
    ) -> SplitViewScene {
        let split = columns ? UISplitViewController(style: .doubleColumn) : UISplitViewController()
        let list = stacked(Recipes())
        let detail = stacked(Recipe(nil))
        if columns {
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
        } else {
            split.viewControllers = [list, detail]
        }
        split.delegate = delegate
        return SplitViewScene(split, keeping: [delegate]) { screen in
            guard let recipe = screen as? Recipe else { return .list }
            return recipe.row.map { .detail(item: $0) } ?? .placeholder
        }
        .onTap { row, list in (list as? Recipes)?.select(row) }
    }
}

private final class Recipe: UIViewController {
    let row: Int?

    init(_ row: Int?) {
        self.row = row
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not used") }
}
