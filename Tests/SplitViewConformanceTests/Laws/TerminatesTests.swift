import SplitViewConformance
import TestTools
import Testing
import UIKitModel

/// "Every step returns: within its budget of changes and questions, and within the time limit for
/// hangs."
@MainActor @Suite struct TerminatesTests {
    private let law = SplitViewLaws.terminates

    @Test func `held unless something had to be ended; an exception is for no-exception`() throws {
        let drawn = Drawn.direct("[list | note]", "[list | note]")
        let raised = drawn.with {
            $0.exception = RaisedException(name: "NSRangeException", reason: "4 of 2")
        }
        let endless = drawn.with {
            $0.exception = RaisedException(
                name: "EXC_BAD_ACCESS", reason: "On and on", isEndless: true)
        }
        try law.holds(drawn, raised)
        try law.breaks("On and on (EXC_BAD_ACCESS).", endless)
        try SplitViewLaws.noException.holds(endless)
    }

    private func sentence(
        _ line: String,
        _ build: @escaping @MainActor @Sendable (UISplitViewController) -> [AnyObject]
    ) throws -> String? {
        try SplitViewChecker(.built(build)).replay(Trace.commands(inLine: line))
            .violations.first { $0.law == law.name }?.sentence
    }

    private static let tooDeep =
        "Callbacks and changes of the view controller tree call each other without end "
        + "(EXC_BAD_ACCESS)."

    @Test func `a delegate that asks back is ended`() throws {
        let sentence = try sentence("launch wide; select 1") { split in
            let delegate = AskingBack()
            split.viewControllers = [Folder(), stacked(Blank())]
            split.delegate = delegate
            return [delegate]
        }
        #expect(sentence == Self.tooDeep)
    }

    @Test func `a list that replaces the detail when it appears, and appears again for it (D8)`()
        throws
    {
        let sentence = try sentence("launch wide; push-list") { split in
            split.viewControllers = [stacked(ClearingFolder()), stacked(Blank())]
            return []
        }
        #expect(sentence == nil, "the list that is pushed is an ordinary one")
        let back = try self.sentence("launch wide; push-list; back list") { split in
            split.viewControllers = [stacked(ClearingFolder()), stacked(Blank())]
            return []
        }
        #expect(back == Self.tooDeep)
    }

    @Test func `a delegate that answers every transition with the opposite one`() throws {
        let sentence = try sentence("launch wide; narrow") { split in
            let delegate = Restless()
            split.viewControllers = [Folder(), Blank()]
            split.delegate = delegate
            return [delegate]
        }
        #expect(sentence == Self.tooDeep)
    }

    @Test
    func `UNK35: a step that takes too long is ended where its loop reads the result`()
        throws
    {
        let sentence = try sentence("launch narrow; widen") { split in
            let delegate = Impatient()
            split.viewControllers = [stacked(Folder()), stacked(Blank())]
            split.delegate = delegate
            return [delegate]
        }
        #expect(
            sentence == "After 1000 changes of the view controller tree the step was still not "
                + "over (0x8badf00d).")
    }

    @Test(.enabled(if: isWhole))
    func `a long session is no endless step`() throws {
        let commands = try Trace.commands(inLine: "launch wide; push-list; back list")
        let many = commands + Array(repeating: commands.dropFirst(), count: 600).joined()
        let checker = SplitViewChecker(.notes { CarefulDelegate() })
        let replay = checker.replay(many, about: "terminates")
        #expect(replay.violations.isEmpty && replay.executed.count == 1_203)
        // A look ahead performs all of it again after each step.
        let some = Array(many.prefix(isLong ? 1_203 : 303))
        let judged = checker.replay(some)
        #expect(judged.violations.isEmpty && judged.executed == some)
    }

    @Test func `a loop that never ends and goes on calling stops the process`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let split = UISplitViewController()
                let runtime = ModelRuntime.current
                runtime.raise("NSGenericException", reason: "the end")
                let stack = stacked(UIViewController())
                split.viewControllers = [stack]
                while true { stack.popViewController(animated: false) }
            }
        }
    }
}

/// Passes every detail back to the split view, which asks again.
private final class AskingBack: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        splitViewController.showDetailViewController(vc, sender: sender)
        return true
    }
}

/// Replaces the detail whenever it appears beside one.
private final class ClearingFolder: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        guard let split = splitViewController, !split.isCollapsed else { return }
        let blank = stacked(Blank())
        split.viewControllers = [split.viewControllers[0], blank]
    }
}

/// Wants the columns back when they were merged, and merged when they are back.
private final class Restless: NSObject, UISplitViewControllerDelegate {
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        svc.traitOverrides.horizontalSizeClass = .regular
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        svc.traitOverrides.horizontalSizeClass = .compact
    }
}

/// Pops until a note is on top, which the list never is; gives up when UIKit does.
private final class Impatient: NSObject, Merges, Separates {
    func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool { true }

    func separate(from primary: UIViewController) -> UIViewController? {
        let list = primary as? UINavigationController
        while !(list?.topViewController is Note), !ModelRuntime.current.hasRaised {
            list?.popViewController(animated: false)
        }
        return nil
    }
}
