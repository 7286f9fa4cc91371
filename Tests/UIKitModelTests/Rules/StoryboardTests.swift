import Testing

@testable import UIKitModel

/// What storyboards make, and where their segues lead.
@MainActor @Suite struct StoryboardTests {
    private final class Note: UIViewController {
        override func awakeFromNib() { title = "awake" }
    }

    @Test func `SB1, SB2: a storyboard makes what was registered, awake, and nothing else`() {
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        let main = UIStoryboard(name: "Main", bundle: nil)
        main.register("Note") { Note() }
        let note = main.instantiateViewController(withIdentifier: "Note")
        #expect(note is Note && note.title == "awake" && note.storyboard === main)
        let again = UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: "Note")
        #expect(again is Note && again !== note)
        #expect(main.instantiateInitialViewController() == nil && runtime.exception == nil)
        #expect(Note().storyboard == nil)
        _ = UIStoryboard(name: "Other", bundle: nil)
            .instantiateViewController(withIdentifier: "Note")
        #expect(runtime.exception?.name == "NSInvalidArgumentException")
        #expect(runtime.exception?.reason.contains("Storyboard (Other)") == true)
    }

    @Test func `SB3: a segue prepares its source and shows its destination`() {
        final class List: UIViewController {
            var prepared: [String] = []
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                (segue.destination as? Note)?.restorationIdentifier = "prepared"
                prepared.append("\(segue.identifier ?? "") \(segue.source === self)")
            }
        }
        let app = ClassicApp(.regular)
        let main = UIStoryboard(name: "Main", bundle: nil)
        main.register(nil) { List() }
        main.registerSegue("show", kind: .show) { Note() }
        main.registerSegue("detail", kind: .showDetail) { Note() }
        main.registerSegue("over", kind: .presentModally) { Note() }
        guard let list = main.instantiateInitialViewController() as? List else {
            Issue.record("the storyboard makes another controller")
            return
        }
        app.list.pushViewController(list, animated: false)
        list.performSegue(withIdentifier: "detail", sender: nil)
        let detail = app.split.viewControllers.last
        #expect(detail is Note && detail?.title == "awake" && detail?.storyboard === main)
        #expect(detail?.restorationIdentifier == "prepared")
        list.performSegue(withIdentifier: "show", sender: nil)
        #expect(app.list.topViewController is Note)
        list.performSegue(withIdentifier: "over", sender: nil)
        #expect(app.split.presentedViewController is Note)
        #expect(list.prepared == ["detail true", "show true", "over true"])
        list.performSegue(withIdentifier: "none", sender: nil)
        #expect(app.runtime.exception?.name == "NSInvalidArgumentException")
    }
}
