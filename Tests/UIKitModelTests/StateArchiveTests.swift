import Testing
import UIKitModel

/// Section 12 of the rules: what is preserved, and where it comes back.
@MainActor @Suite struct StateArchiveTests {
    /// An app with two stacks, each with one screen, and names where they are given.
    @MainActor private final class App {
        let split: UISplitViewController
        let lists: UINavigationController
        let details: UINavigationController
        var asked: [[String]] = []

        init(splitNamed name: String? = "split", detailsNamed detailsName: String? = "details") {
            ModelRuntime.current = ModelRuntime(profile: .ios26)
            split = UISplitViewController()
            lists = stacked(App.screen("list"))
            details = stacked(App.screen("blank"))
            lists.restorationIdentifier = "lists"
            details.restorationIdentifier = detailsName
            split.restorationIdentifier = name
            split.viewControllers = [lists, details]
        }

        static func screen(_ name: String?) -> UIViewController {
            let screen = UIViewController()
            screen.restorationIdentifier = name
            return screen
        }

        /// Both stacks, by names.
        var names: [[String?]] {
            split.viewControllers.map { column in
                ((column as? UINavigationController)?.viewControllers ?? [column])
                    .map(\.restorationIdentifier)
            }
        }

        /// Restores, making anew whatever has one of some names.
        func restore(_ archive: StateArchive, making made: Set<String>) {
            archive.restore(into: split) { path in
                asked.append(path)
                guard let name = path.last, made.contains(name) else { return nil }
                return App.screen(name)
            }
        }
    }

    @Test func `R1: without a name of its own a split view preserves nothing`() {
        #expect(StateArchive(saving: App(splitNamed: nil).split) == nil)
        #expect(StateArchive(saving: App().split) != nil)
    }

    @Test func `the stacks come back in order; the app is asked for each path`() throws {
        let app = App()
        app.lists.viewControllers += [App.screen("list"), App.screen("note")]
        let archive = try #require(StateArchive(saving: app.split))
        let new = App()
        new.restore(archive, making: ["list", "note"])
        #expect(new.names == [["list", "list", "note"], ["blank"]])
        #expect(new.split.viewControllers[0] === new.lists)
        #expect(
            new.asked == [
                ["split", "lists"], ["split", "lists", "list"], ["split", "lists", "list"],
                ["split", "lists", "note"], ["split", "details"], ["split", "details", "blank"],
            ])
    }

    @Test func `what the app does not make is what stands there already, each once, or nothing`()
        throws
    {
        let app = App()
        app.lists.viewControllers += [App.screen("list"), App.screen("note")]
        let archive = try #require(StateArchive(saving: app.split))
        let new = App()
        let root = new.lists.viewControllers[0]
        new.restore(archive, making: [])
        #expect(new.lists.viewControllers == [root])
        #expect(new.names == [["list"], ["blank"]])
    }

    @Test func `R1: a controller without a name is left out, with everything below`() throws {
        let app = App(detailsNamed: nil)
        app.details.viewControllers = [App.screen("note")]
        app.lists.viewControllers += [App.screen(nil), App.screen("note")]
        let archive = try #require(StateArchive(saving: app.split))
        let new = App()
        new.restore(archive, making: ["list", "note"])
        #expect(new.names == [["list", "note"], ["blank"]])
    }

    @Test func `R2: columns may share a name`() throws {
        let app = App(detailsNamed: "lists")
        app.details.viewControllers = [App.screen("note")]
        let archive = try #require(StateArchive(saving: app.split))
        let new = App(detailsNamed: "lists")
        new.restore(archive, making: ["list", "note"])
        #expect(new.names == [["list"], ["note"]])
        #expect(new.split.viewControllers == [new.lists, new.details])
    }

    @Test func `R4: a secondary that waits out of sight is preserved`() throws {
        let delegate = Discarding()
        let app = App()
        app.details.viewControllers = [App.screen("note")]
        app.split.delegate = delegate
        let window = UIWindow(environment: .compact)
        window.rootViewController = app.split
        window.makeKeyAndVisible()
        #expect(app.names == [["list"]])
        let archive = try #require(StateArchive(saving: app.split))
        let new = App()
        new.restore(archive, making: ["note"])
        #expect(new.names == [["list"], ["note"]])
    }

    @Test func `R3, R5: details saved in one stack come back there`() throws {
        let app = App()
        let window = UIWindow(environment: .compact)
        window.rootViewController = app.split
        window.makeKeyAndVisible()
        // The stack of the details is nested, as nothing says otherwise (C10).
        let archive = try #require(StateArchive(saving: app.split))
        let new = App()
        new.restore(archive, making: [])
        #expect(new.asked.contains(["split", "lists", "details", "blank"]))
        // Also where the app makes that stack anew.
        archive.restore(into: App().split) { path in
            path.last == "details" ? UINavigationController() : nil
        }
        #expect(!ModelRuntime.current.hasRaised)
    }

    @Test func `R1: the compact column is preserved, with its stack`() throws {
        func open() -> (UISplitViewController, compact: UINavigationController) {
            let split = UISplitViewController(style: .doubleColumn)
            split.restorationIdentifier = "split"
            let compact = stacked(App.screen("home"))
            compact.restorationIdentifier = "compact"
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            split.setViewController(compact, for: .compact)
            return (split, compact)
        }
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (split, compact) = open()
        let window = UIWindow(environment: .compact)
        window.rootViewController = split
        window.makeKeyAndVisible()
        compact.pushViewController(App.screen("note"), animated: false)
        let archive = try #require(StateArchive(saving: split))
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (new, newCompact) = open()
        archive.restore(into: new) { $0.last == "note" ? App.screen("note") : nil }
        #expect(newCompact.viewControllers.map(\.restorationIdentifier) == ["home", "note"])
        #expect(new.viewController(for: .compact) === newCompact)
    }

    @Test func `R8: a named column is saved as that column while the columns are merged`() throws {
        func open() -> (UISplitViewController, detail: UINavigationController) {
            let split = UISplitViewController(style: .doubleColumn)
            split.restorationIdentifier = "split"
            let lists = stacked(App.screen("list"))
            let details = stacked(App.screen("blank"))
            lists.restorationIdentifier = "lists"
            details.restorationIdentifier = "details"
            split.setViewController(lists, for: .primary)
            split.setViewController(details, for: .secondary)
            return (split, details)
        }
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (split, details) = open()
        let window = UIWindow(environment: .compact)
        window.rootViewController = split
        window.makeKeyAndVisible()
        details.setViewControllers([App.screen("note")], animated: false)
        #expect(details.parent is UINavigationController)
        let archive = try #require(StateArchive(saving: split))
        ModelRuntime.current = ModelRuntime(profile: .ios26)
        let (new, newDetails) = open()
        var asked: [[String]] = []
        archive.restore(into: new) { path in
            asked.append(path)
            return path.last == "note" ? App.screen("note") : nil
        }
        #expect(
            asked == [
                ["split", "lists"], ["split", "lists", "list"], ["split", "details"],
                ["split", "details", "note"],
            ])
        #expect(newDetails.viewControllers.map(\.restorationIdentifier) == ["note"])
        #expect(new.viewController(for: .secondary) === newDetails)
    }

    @Test func `R1, R4: each of three columns is restored where it was, merged or not`() {
        func open() -> ThreeColumnApp {
            ThreeColumnApp(.compact) { split in
                split.restorationIdentifier = "split"
                let columns: [UISplitViewController.Column] = [
                    .primary, .supplementary, .secondary,
                ]
                for column in columns {
                    let stack = stacked(App.screen("root"))
                    stack.restorationIdentifier = "\(column)"
                    split.setViewController(stack, for: column)
                }
            }
        }
        let app = open()
        app.split.show(.primary)
        let archive = StateArchive(saving: app.split)
        let split = UISplitViewController(style: .tripleColumn)
        split.restorationIdentifier = "split"
        archive?.restore(into: split) { path in
            let made = UINavigationController()
            made.restorationIdentifier = path.last
            return path.count == 2 ? made : App.screen("new")
        }
        #expect(
            split.viewControllers.map(\.restorationIdentifier) == [
                "primary", "supplementary", "secondary",
            ])
    }
}

/// Says that the secondary was dealt with.
private final class Discarding: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
}
