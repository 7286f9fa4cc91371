import Foundation
import Testing

@testable import UIKitModel

/// What decides about the future of model objects is written down completely.
@MainActor @Suite struct FutureTests {
    @Test
    func `every stored property of every class is state, cache or link, and none is invented`() {
        let found = Set(FutureWorld().properties.map(\.name))
        let known = Set(futureTable.keys)
        #expect(
            found.subtracting(known).sorted() == [],
            "say what it is in FutureTable.swift; if it is state, write it down in encodeFuture")
        #expect(known.subtracting(found).sorted() == [])
    }

    @Test func `two states that differ in one property alone are two`() {
        for (name, role) in futureTable {
            guard case .deciding(let also, let change) = role else { continue }
            let world = FutureWorld()
            let (properties, record) = (Set(world.properties), world.record)
            change(world)
            let changed = Set(world.properties).symmetricDifference(properties).map(\.name)
                .filter { if case .parts = futureTable[$0] { false } else { true } }
            #expect(Set(changed).subtracting(also + [name]).sorted() == [], "\(name)")
            let isRecorded = world.record != record
            #expect(isRecorded, "\(name) is in no record")
        }
    }

    @Test func `the same world makes the same record, whatever its controllers are called`() {
        let (one, two) = (FutureWorld().record, FutureWorld().record)
        #expect(one == two)
        let runtime = ModelRuntime(profile: .ios26)
        ModelRuntime.current = runtime
        func record() -> [UInt32] {
            let stack = stacked(UIViewController())
            var record = FutureRecord()
            record.begin()
            record.add(stack)
            record.addFutures(in: runtime)
            return record.finish()
        }
        let first = record()
        #expect(record() == first)
    }

    @Test func `what hangs on a callback counts for a class that overrides it, and for no other`() {
        final class Plain: UIViewController {
            override func viewWillAppear(_ animated: Bool) { title = "seen" }
        }
        class Hearing: UIViewController {
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {}
        }
        final class HearingToo: Hearing {}
        final class Loading: UIViewController {
            override func loadView() { super.loadView() }
        }
        final class Showing: UIViewController {
            override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
        }
        final class Arriving: UINavigationController {
            override func didMove(toParent parent: UIViewController?) {}
        }
        final class Inset: UIViewController {
            override func viewSafeAreaInsetsDidChange() {}
        }
        #expect(Callbacks.overridden(by: UIViewController.self) == [])
        #expect(Callbacks.overridden(by: UINavigationController.self) == .show)
        #expect(Callbacks.overridden(by: UISplitViewController.self) == [.show, .showDetail])
        #expect(Callbacks.overridden(by: Showing.self) == .showDetail)
        #expect(Callbacks.overridden(by: Plain.self) == [])
        #expect(Callbacks.overridden(by: Hearing.self) == .traits)
        #expect(Callbacks.overridden(by: HearingToo.self) == .traits)
        #expect(Callbacks.overridden(by: Loading.self) == .view)
        #expect(Callbacks.overridden(by: Inset.self) == .view)
        #expect(Callbacks.overridden(by: Arriving.self) == [.arrival, .show])
        #expect(Callbacks.overridden(by: FutureWorld.Attentive.self) == .all)
    }

    // MARK: Sources

    /// Mutable statics, each with the reason why no scene notices what another has left there.
    private static let statics = [
        "static var current": "the scene under way; a stage makes its own current before each step",
        "static var lastType": "a cache: which class of delegate was asked last",
        "static var lastMissing": "a cache: what that class lacks, learned anew by asking",
        "static var known": "a cache: depends on the class alone",
        "static var classes": "numbers that are only compared for being equal",
        "static var texts": "numbers that are only compared for being equal",
        "static var beingLaidOut": "nothing, but while one method runs",
        "static var coming": "nothing, but while one method runs",
        "static var isDefault": "an answer that is read at once, after the scene was judged",
        "static var whenRaised": "who writes an exception down for the parent of a worker",
        "static var isTargetChangeObservable":
            "once the name of the notification was read, it is posted; nothing else reads it",
    ]

    @Test func `every mutable static is known, and so is every class`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/UIKitModel").resolvingSymlinksInPath()
        let files = try #require(
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        var (statics, classes): (Set<String>, Set<String>) = ([], [])
        for case let file as URL in files where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if line.hasPrefix("var ") || line.hasPrefix("private var ") {
                    statics.insert(String(line))
                }
                if let found = line.firstMatch(of: /static var \w+/), !line.hasSuffix("}"),
                    line.contains("=") || !line.hasSuffix("{")
                {
                    statics.insert(String(found.output))
                }
                if let found = line.firstMatch(of: /^[^\/"]*\bclass (\w+)(:| \{)/) {
                    classes.insert(String(found.1))
                }
            }
        }
        #expect(statics == Set(Self.statics.keys))
        let listed = Set(futureTable.keys.flatMap { $0.split(separator: ".").map(String.init) })
        let stateless: Set = [
            "UIResponder", "UITraitCollection",  // Nothing in them changes.
            "NSKeyValueObservation",  // A token; what it stands for is its entry.
            "RunningTransition",  // There is none between two steps.
            "UIStoryboard", "NotInStoryboard", "UIDevice", "UIScreen",  // Read from the runtime.
            "AppValues", "InertMembers", "TraitChanges",  // Written down with what holds them.
            "ValueReader", "ObjectReader", "LooseReference",  // Caches: they depend on types alone.
            // Scenes and activities, of which the engine reads nothing.
            "UIScene", "ConnectionOptions", "OpenExternalURLOptions", "UIOpenURLContext",
            "UIApplicationShortcutItem", "UISceneSession", "UISceneConfiguration", "UIWindowScene",
            "WeakScene", "UIStatusBarManager", "UISceneSizeRestrictions", "NSUserActivity",
            "UIPopoverController", "UITabGroup", "NoAnimation",  // Named in delegates alone.
            "UITab",  // An object of the app; where it is set, its controller is a child.
            "UIStoryboardSegue",  // There is none between two steps.
            // Nothing makes them, or the app alone, for something inert.
            "UIEvent", "UIPressesEvent", "UITouch", "UIPress", "UICommand", "UIKeyCommand",
            "UICommandAlternate", "UIMenuElement", "OpenURLOptions", "NSException",
            "NavigationRegistry", "Attention",  // Links of a runtime.
            "Silent", "HearsTraits", "HearsArrival", "LoadsView", "HearsOfView", "HearsInsets",
            "HearsSize", "ShowsByItself", "ShowsDetails", "HearsNewTraits", "HearsComing",
            "GivesTraits", "HearsLayout", "HearsOfLayout",
        ]
        #expect(classes.subtracting(listed).subtracting(stateless) == [])
    }
}
