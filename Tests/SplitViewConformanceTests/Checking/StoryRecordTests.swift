import SplitViewConformance
import Testing
import UIKitModel

/// What a story says of the app's record of the screen that it shows.
@MainActor @Suite struct StoryRecordTests {
    /// A delegate that writes down which screen is shown.
    class Recording: NSObject, UINavigationControllerDelegate, Merges {
        var shown: UIViewController?

        func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController, animated: Bool
        ) { shown = viewController is Note ? viewController : nil }

        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) {}

        func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController,
            sender: Any?
        ) -> Bool { false }

        func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
            (secondary as? UINavigationController)?.topViewController is Blank
        }
    }

    /// It clears the record as soon as the screen is there.
    class ForgettingShown: Recording {
        override func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) { shown = nil }
    }

    /// It does, and sets the stack again.
    final class ResettingShown: Recording {
        override func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) {
            shown = nil
            let stack = navigationController.viewControllers
            if stack.count > 1 { navigationController.setViewControllers(stack, animated: false) }
        }
    }

    /// It writes down what it is asked to show.
    final class RecordingQuestion: ForgettingShown {
        override func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController,
            sender: Any?
        ) -> Bool {
            shown = vc
            return false
        }
    }

    /// A note that is forgotten as soon as it appears.
    final class ForgottenNote: Note {
        weak var recording: Recording?

        override func viewDidAppear(_ animated: Bool) { recording?.shown = nil }
    }

    private func story(
        _ line: String, _ recording: @escaping @MainActor @Sendable () -> Recording,
        note: (@MainActor @Sendable (Recording) -> Note)? = nil
    ) throws -> Story {
        let subject = SplitViewSubject("recording", naming: .kinds) {
            let recording = recording()
            let (list, detail) = (stacked(Folder()), stacked(Blank()))
            (list.delegate, detail.delegate) = (recording, recording)
            let split = UISplitViewController()
            split.viewControllers = [list, detail]
            split.delegate = recording
            return SplitViewScene(split, keeping: [recording], screen: role(of:))
                .detail { _ in note?(recording) ?? Note() }
                .record { recording.shown }
        }
        return SplitViewChecker(subject).story(
            of: try Trace.commands(inLine: line), about: "app-record")
    }

    @Test func `a delegate that only clears it is named, with the record before and after`() throws
    {
        let told = try story("launch narrow; select 1") { ForgettingShown() }
        #expect(told.violation?.index == 1)
        let recorded = told.lines.last?.calls.filter { $0.contains("record") }
        #expect(
            recorded == [
                "willShow: note (the app's record: nothing -> note)",
                "didShow: note (the app's record: note -> nothing)",
            ])
        #expect(told.why.filter { $0.contains("record") } == recorded)
    }

    @Test func `in a step that breaks no law it is not said`() throws {
        let told = try story("launch narrow; select 1; back list") { Recording() }
        #expect(told.violation == nil)
        #expect(told.lines.count == 3)
        #expect(!told.lines.flatMap(\.calls).contains { $0.contains("record") })
    }

    @Test func `it is said beside an action of the app`() throws {
        let told = try story("launch narrow; select 1") { ResettingShown() }
        let calls = try #require(told.lines.last?.calls)
        #expect(
            calls.contains("didShow: note (the app acts in it; the app's record: note -> nothing)"),
            "\(calls)")
    }

    @Test func `behind a question in which it changes`() throws {
        let told = try story("launch narrow; select 1") { RecordingQuestion() }
        #expect(
            told.lines.last?.calls == [
                "showDetail: note -> false", "(the app's record: nothing -> note)",
                "didShow: note (the app's record: note -> nothing)",
            ])
    }

    @Test func `in a method of the screen itself`() throws {
        let told = try story("launch narrow; select 1", { Recording() }) {
            let note = ForgottenNote()
            note.recording = $0
            return note
        }
        #expect(
            told.why.last == "(the app's record in viewDidAppear of note: note -> nothing)")
    }

    @Test func `of the law about it, also if nothing changes it`() throws {
        let told = SplitViewChecker(.reader { RecordTests.HighlightsTooLong() }).story(
            of: try Trace.commands(inLine: "launch narrow; select 1; back list"))
        #expect(told.violation?.law == "app-record")
        #expect(told.why.last == "(the app's record: Article 1, before and after)")
        #expect(told.lines.last?.calls.last == told.why.last)
    }
}
