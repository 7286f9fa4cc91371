import Testing
import UIKitModel

@testable import SplitViewConformance
@testable import StatefulTesting

/// Traces performed for a reader.
@MainActor @Suite struct StoryTests {
    private func story(
        _ line: String, of subject: SplitViewSubject = .notes(delegate: { CarefulDelegate() }),
        about law: String? = nil
    ) throws -> Story {
        SplitViewChecker(subject).story(of: try Trace.commands(inLine: line), about: law)
    }

    @Test func `each step before and after, a screen under the same name throughout`() throws {
        let story = try story("launch wide; select 1; select 2; back detail; narrow; push-list")
        #expect(story.opening == "[list | _]")
        #expect(
            story.lines.map(\.command.description) == [
                "launch wide", "select 1", "select 2", "back detail", "narrow",
            ], "what came to nothing is left out")
        #expect(
            story.lines.map(\.after) == [
                "[list | _]", "[list | note]", "[list | note, note#2]", "[list | note]",
                "[list, note] ~[]",
            ])
        #expect(story.lines.map(\.before).dropFirst() == story.lines.map(\.after).dropLast())
        #expect(story.violation == nil)
        #expect(story.allowingPolicies == [])
    }

    @Test func `what the delegate was asked and answered`() throws {
        let lines = try story(
            "launch wide; select 1; narrow; widen; clear-detail; narrow; widen; push-list"
        ).lines.map(\.calls)
        #expect(
            lines == [
                [], ["showDetail: note -> true"],
                ["collapseSecondary: [note] onto: [list] -> true"],
                ["separateSecondaryFrom: [list, note] -> [note]"], [],
                ["collapseSecondary: [_] onto: [list] -> true"],
                ["separateSecondaryFrom: [list] -> [_]"], [],
            ])
    }

    @Test func `a missing method is not shown, nil and a change of primary are`() throws {
        let lines = try story(
            "select 1; launch narrow; widen",
            of: .notes(
                contract: Contract(policies: Policies(hasBars: false)),
                delegate: { LaconicDelegate() })
        ).lines.map(\.calls)
        #expect(
            lines == [
                ["showDetail: note -> false"],
                [
                    "primaryViewController(forCollapsing:) -> nil",
                    "collapseSecondary: note onto: [list] -> false",
                ],
                [
                    "primaryViewController(forExpanding:) -> [list, note]",
                    "separateSecondaryFrom: [list, note] -> nil",
                ],
            ])
    }

    @Test func `what happened beside the questions`() throws {
        // A delegate that does not empty the source stack makes UIKit take the note out.
        let taken = try story("select 1; launch narrow", of: .notes(delegate: { TakingDelegate() }))
        #expect(
            taken.lines[1].calls == [
                "collapseSecondary: [note] onto: [list] -> true",
                "(note leaves its old container for a new one)",
            ])
        let plain = SplitViewSubject.built { split in
            split.viewControllers = [Folder(), Blank()]
            return []
        }
        let presented = try story("launch narrow; select 1", of: plain)
        #expect(presented.lines[1].calls == ["(note is presented over everything)"])
        let raised = try story("launch wide; repeat-stack list")
        #expect(raised.lines[1].calls == ["(an exception is raised)"])
        #expect(raised.violation?.law == "no-exception")
        #expect(raised.violation?.index == 1)
    }

    @Test func `callbacks that ask nothing, if the app changes something in them`() throws {
        let busy = SplitViewSubject.built { split in
            let delegate = BusyDelegate()
            let list = stacked(Folder())
            list.delegate = delegate
            split.viewControllers = [list, stacked(Blank())]
            split.delegate = delegate
            return [delegate]
        }
        let lines = try story("launch wide; push-list", of: busy).lines.map(\.calls)
        #expect(lines == [[], ["didShow: list#2 (the app acts in it)"]])
        let restless = SplitViewSubject.built { split in
            split.viewControllers = [stacked(PushingFolder()), stacked(Blank())]
            return []
        }
        let launched = try story("launch wide", of: restless).lines.map(\.calls)
        #expect(launched == [["(the app acts in viewDidAppear of list)"]])
    }

    @Test func `a callback that is passed on to the screen in which the app acts is not named`()
        throws
    {
        let subject = SplitViewSubject.built { split in
            split.viewControllers = [stacked(ResettingFolder()), stacked(Blank())]
            return []
        }
        let narrowed = try story("launch wide; narrow", of: subject).lines[1].calls
        #expect(
            narrowed.filter { $0.hasPrefix("(the app") }
                == ["(the app acts in viewWillTransition of list)"])
    }

    @Test func `a split view in which the app acts is called that`() throws {
        let subject = SplitViewSubject("resetting") {
            let split = ResettingSplit()
            split.viewControllers = [stacked(Folder()), stacked(Blank())]
            return SplitViewScene(split) { $0 is Blank ? .placeholder : .list }
        }
        let narrowed = try story("launch wide; narrow", of: subject).lines[1].calls
        #expect(narrowed.contains("(the app acts in viewWillTransition of the split view)"))
    }

    @Test func `a story goes on behind the violation that it is about`() throws {
        let symptom = try #require(Symptom(text: "collapsing/collapseSecondary=true"))
        let story = try story(
            "launch wide; select 1; narrow; widen", of: .notes(delegate: { ForgetfulDelegate() }),
            about: "contents-preserved")
        #expect(
            story.lines.map { $0.broken.map(\.law) } == [
                ["commutes"], [], ["contents-preserved", "same-screen"],
                ["round-trip-order", "background-invisible", "commutes"],
            ])
        #expect(
            story.violation
                == Violation(
                    index: 2, flaw: Flaw(law: "contents-preserved", symptom: symptom),
                    sentence: "note is lost: [list | note] became [list] ~[note]."))
    }

    @Test func `what is to be done after the last step, if the law looks ahead from there`() throws
    {
        let forgetful = SplitViewSubject.notes(delegate: { ForgetfulDelegate() })
        let ahead = try story("launch wide", of: forgetful, about: "commutes")
        #expect(ahead.deviceWords == "open wide; then as the sentence of commutes says")
        let further = try story("launch wide; select 1", of: forgetful, about: "commutes")
        #expect(further.violation?.index == 0)
        #expect(further.deviceWords == "open wide; tap row 1")
        let step = try story(
            "launch wide; select 1; narrow", of: forgetful, about: "contents-preserved")
        #expect(step.deviceWords == "open wide; tap row 1; narrow")
        // A law that looks ahead can also find fault with the step itself.
        let itself = try story(
            "launch wide", of: .hidingList(isGestureOn: false), about: "list-reachable")
        #expect(itself.violation?.law == "list-reachable")
        #expect(itself.deviceWords == "open wide")
    }

    @Test func `why each step is needed, steps with the same reason together`() throws {
        let forgetful = SplitViewSubject.notes(delegate: { ForgetfulDelegate() })
        let shortest = try story(
            "launch wide; select 1; narrow", of: forgetful, about: "contents-preserved")
        #expect(
            shortest.needs == [
                "step 3 is not possible", "the law holds", "the law holds",
            ])
        #expect(
            shortest.needsSentence
                == "without step 1, step 3 is not possible; without step 2 or 3, the law holds")

        let longer = try story(
            "launch wide; push-list; select 1; narrow", of: forgetful, about: "contents-preserved")
        #expect(longer.needs[1] == "the law is broken anyway")
        #expect(try story("launch wide; narrow; widen").needs.isEmpty)

        let here = Flaw(law: "a", symptom: Symptom(code: 1))
        func clause(
            _ ignored: [Int], _ violation: Violation?, endingAt end: Int? = nil
        ) -> String? {
            Story(
                lines: [], opening: "", violation: Violation(index: 2, flaw: here, sentence: ""),
                ablations: [
                    Ablation(
                        index: 0, ignored: ignored, violations: violation.map { [$0] } ?? [],
                        end: end)
                ], allowingPolicies: [], profiles: [], restsOn: []
            ).needs.first
        }
        #expect(clause([1, 2, 3], nil) == "steps 2, 3 and 4 are not possible")
        let other = Violation(index: 1, flaw: Flaw(law: "b", symptom: .none), sentence: "")
        #expect(clause([3], other) == "step 4 is not possible", "another law is another matter")
        let elsewhere = Violation(
            index: 1, flaw: Flaw(law: "a", symptom: Symptom(code: 2)), sentence: "")
        #expect(clause([], elsewhere) == "it breaks elsewhere, in step 2")
        let otherwise = Violation(index: 2, flaw: elsewhere.flaw, sentence: "")
        #expect(clause([], otherwise) == "it breaks in another way")
        #expect(clause([], nil, endingAt: 1) == "the app ends in step 2")
    }

    @Test func `the choices that would make it legal, if there are any`() throws {
        func policy(_ line: String, _ policies: Policies, _ subject: SplitViewSubject? = nil) throws
            -> [String]
        {
            let contract = Contract(policies: policies)
            let subject = subject ?? .notes(contract: contract, delegate: { CarefulDelegate() })
            let story = SplitViewChecker(subject, contract: contract)
                .story(of: try Trace.commands(inLine: line))
            #expect(story.violation != nil)
            return story.allowingPolicies
        }
        let two = "launch wide; select 1; select 2"
        let onList = "launch narrow; select 1; push-list-on-detail; select 2"
        // Not `.stacks`, with which the steps would be right: other details of the app replace.
        let stacked = try policy(two, Policies())
        #expect(stacked == ["Policies(selection: .asDetailSays)"])
        let narrow = try policy(onList, Policies(selection: .replaces))
        #expect(narrow == ["Policies(selection: .asUIKit)", "Policies(selection: .asDetailSays)"])
        let nested = try policy(
            "launch wide; select 1; narrow", Policies(merging: .unnested), .notes(isDressed: true))
        #expect(nested == ["Policies(merging: .asItComes)"])
        let taken = try policy(
            "select 1; launch narrow", Policies(merging: .handedOver),
            .notes(delegate: { TakingDelegate() }))
        #expect(taken == ["Policies(merging: .asItComes)", "Policies(merging: .unnested)"])
        let lost = try policy(
            "select 1; launch narrow", Policies(), .notes(delegate: { ForgetfulDelegate() }))
        #expect(lost == [])
    }

    @Test func `a finding says what had to be given up, and how far it was shrunk`() throws {
        let contract = Contract.usual(Policies(selection: .asDetailSays))
        let subject = SplitViewSubject.notes(contract: contract) { CarefulDelegate() }
        let checker = SplitViewChecker(subject, contract: contract.without("stacks-are-not-set"))
        let examination = checker.examination(of: checker.search(seed: 1, runs: 0..<8), sweep: nil)
        let finding = try #require(examination.findings.first)
        #expect(finding.trace.givingUp == ["stacks-are-not-set"])
        #expect(examination.givingUp == ["stacks-are-not-set"])
        let text = FindingText(
            finding, story: checker.story(of: finding.trace.commands), repetition: ["one", "two"],
            remarks: ["three"])
        #expect(
            text.text == """
                no-exception is broken in 1 step, without the assumption stacks-are-not-set
                  An exception is raised in the last step, and nothing works after it.
                  NSInternalInconsistencyException: All view controllers in a navigation \
                controller must be
                    distinct (<Folder: #2> stands there twice)
                  usual cause: A controller is put where UIKit allows none: on a stack twice, a \
                navigation
                    controller on a stack, a presented one a second time.
                  usual repair: See the reason of the exception, and the stack that the last \
                step changes.

                  On a device: have the app do 'repeat-stack list' before it opens.

                     start              [list | _]
                  1  repeat-stack list  [list | _]
                                 (an exception is raised)
                       BREAKS    no-exception: NSInternalInconsistencyException: All view \
                controllers in a
                                 navigation controller must be distinct (<Folder: #2> stands \
                there twice)

                  shortest: proved, no shorter trace breaks this law in this way, whatever else \
                they break (1
                    state)

                  repeat  one
                  repeat  two
                  three
                """)
        // If there was no time to perform it for a reader, no step is drawn.
        let plain = FindingText(finding, story: .notPerformed, repetition: ["one"])
        #expect(
            plain.text == """
                no-exception is broken in 1 step, without the assumption stacks-are-not-set
                  An exception is raised in the last step, and nothing works after it.
                  NSInternalInconsistencyException: All view controllers in a navigation \
                controller must be
                    distinct (<Folder: #2> stands there twice)
                  usual cause: A controller is put where UIKit allows none: on a stack twice, a \
                navigation
                    controller on a stack, a presented one a second time.
                  usual repair: See the reason of the exception, and the stack that the last \
                step changes.

                  repeat-stack list

                  shortest: proved, no shorter trace breaks this law in this way, whatever else \
                they break (1
                    state)

                  repeat  one
                """)
    }
}

/// Answers what UIKit would do without it, in so many words.
private final class LaconicDelegate: NSObject, Merges, Separates {
    func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { splitViewController.viewControllers.first }

    func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool { false }

    func separate(from primary: UIViewController) -> UIViewController? { nil }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
}

/// Sets the stack again when a screen was shown.
private final class BusyDelegate: NSObject, UISplitViewControllerDelegate,
    UINavigationControllerDelegate
{
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        let stack = navigationController.viewControllers
        if stack.count > 1 { navigationController.setViewControllers(stack, animated: false) }
    }
}

/// A list that sets its stack anew when the window changes.
private final class ResettingFolder: Folder {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        guard let navigationController else { return }
        navigationController.setViewControllers(
            navigationController.viewControllers, animated: false)
    }
}

/// A split view that sets the stack of its list anew when the window changes.
private final class ResettingSplit: UISplitViewController {
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        let list = viewControllers.first as? UINavigationController
        list?.setViewControllers([Folder()], animated: false)
    }
}

/// A list that goes on to another one when it has appeared.
private final class PushingFolder: Folder {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.pushViewController(Folder(), animated: false)
    }
}
