import Foundation
import SplitViewConformance
import Testing
import UIKitModel

@testable import NotesApp

/// Throws a placeholder away as it merges; merging a note ends the process, or never returns.
private final class Misbehaving: NSObject, UISplitViewControllerDelegate {
    let misdeed: String

    init(_ misdeed: String) {
        self.misdeed = misdeed
        super.init()
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let stack = secondaryViewController as? UINavigationController
        guard stack?.viewControllers.contains(where: { $0 is Note }) == true else { return true }
        switch misdeed {
        case "exits": exit(0)
        case "loops": while getppid() >= 0 {}
        default: fatalError("no room for a note")
        }
        return false
    }
}

@MainActor @Suite struct MisdeedTests {
    @Test(arguments: ["traps", "exits", "loops"]) func isFound(misdeed: String) {
        let subject = SplitViewSubject("notes-\(misdeed)") {
            let split = UISplitViewController()
            let delegate = Misbehaving(misdeed)
            split.viewControllers = [
                UINavigationController(rootViewController: NoteList()),
                UINavigationController(rootViewController: NoNote()),
            ]
            split.delegate = delegate
            return SplitViewScene(split, keeping: [delegate]) {
                $0 is NoNote ? .placeholder : $0 is Note ? .detail : .list
            }
            .list { NoteList() }
            .detail { row in Note(row: row) }
            .container { UINavigationController(rootViewController: $0) }
        }
        do throws(ConformanceError) {
            try checkConformance(of: subject, budget: .commands(2_000))
            Issue.record("nothing is found")
        } catch {
            let law = misdeed == "loops" ? "terminates" : "survives"
            let found = error.findings.first { $0.law == law }
            #expect(found?.trace.commands.count == 3, "open wide, a note, narrow: \(error)")
            #expect(found?.isProvedShortest == true)
        }
    }
}
