import Testing
import UIKit

/// Scenes and their windows, which a test makes for a delegate.
@MainActor @Suite struct InertSceneTests {
    let runtime = ModelRuntime(profile: .ios26)

    // Tests of other suites run between the initialiser of this one and its tests.
    private func begin() { ModelRuntime.current = runtime }

    private func describeScreen(width: CGFloat = 1_024, height: CGFloat? = 768) {
        runtime.screen = WindowEnvironment(
            horizontalSizeClass: .regular, width: width, height: height)
    }

    @Test func `a scene delegate makes its window as in UIKit`() {
        final class App: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let scene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: scene)
                window.rootViewController = UISplitViewController(style: .doubleColumn)
                window.makeKeyAndVisible()
                self.window = window
            }
        }
        begin()
        describeScreen()
        let app = App()
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
        app.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        #expect(app.window?.bounds == CGRect(x: 0, y: 0, width: 1_024, height: 768))
        #expect(scene.windows == [app.window] && scene.keyWindow === app.window)
        #expect(UIApplication.shared.connectedScenes == [scene])
        #expect(UIApplication.shared.keyWindow === app.window)
        #expect(app.window?.traitCollection.horizontalSizeClass == .regular)
        #expect(
            app.window?.rootViewController?.view.traitCollection.horizontalSizeClass == .regular)
        weak var window: UIWindow?
        window = app.window
        app.window = nil
        #expect(window == nil && scene.windows.isEmpty, "neither holds the other")
        #expect(!UIApplication.shared.connectedScenes.contains(scene) && runtime.exception == nil)
    }

    @Test func `before the first window UIKit has connected a scene for it`() throws {
        begin()
        let scene = try #require(
            UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(windowScene: scene)
        #expect(window.environment == .regular && runtime.exception == nil)
        #expect(UIApplication.shared.connectedScenes == [scene])
    }

    @Test func `a window overrides its size class, and gives the system's back`() {
        begin()
        let window = UIWindow(environment: .regular)
        window.traitOverrides.horizontalSizeClass = .compact
        #expect(window.traitCollection.horizontalSizeClass == .compact)
        window.frame.size.width = 1_000
        #expect(window.environment.width == 1_000 && window.isCompact)
        window.traitOverrides.horizontalSizeClass = .unspecified
        #expect(window.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `a test that sleeps lets what was put off be done`()
        async throws
    {
        begin()
        let window = UIWindow(environment: .regular)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let list = UIViewController()
        DispatchQueue.main.async { MainActor.assumeIsolated { list.title = "done" } }
        #expect(list.title == nil)
        try await Task.sleep(nanoseconds: 1_000_000)
        #expect(list.title == "done")
    }

    @Test func `a window of an app has the size of the screen that was described`() {
        begin()
        describeScreen(width: 393, height: 852)
        #expect(
            UIWindow(frame: UIScreen.main.bounds).bounds.size == CGSize(width: 393, height: 852))
        #expect(UIWindow().environment == runtime.screen && runtime.exception == nil)
        runtime.screen = nil
        _ = UIWindow(frame: .zero)
        #expect(runtime.exception?.isLimitOfModel == true)
    }

    @Test func `how a device is held follows from the shape of its screen`() {
        begin()
        describeScreen()
        #expect(UIDevice.current.orientation == .landscapeLeft)
        #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
        describeScreen(width: 768, height: 1_024)
        #expect(UIDevice.current.orientation.isPortrait && runtime.exception == nil)
        describeScreen(height: nil)
        #expect(UIDevice.current.orientation == .unknown)
        #expect(runtime.exception?.isLimitOfModel == true)
    }

    @Test func `a storyboard gives an app's closure an archive to make a controller of`() {
        final class Note: UIViewController {
            let row: Int
            init?(coder: NSCoder, row: Int) {
                self.row = row
                super.init(coder: coder)
            }
            required init?(coder: NSCoder) { nil }
        }
        begin()
        let main = UIStoryboard(name: "Main", bundle: nil)
        let note: Note = main.instantiateViewController(identifier: "Note") {
            Note(coder: $0, row: 3)
        }
        #expect(note.row == 3 && note.storyboard === main)
        main.register("List") { UITableViewController(style: .plain) }
        let list = main.instantiateViewController(identifier: "List")
        #expect(list is UITableViewController && runtime.exception == nil)
    }

    @Test func `columns are about to be laid out before they are`() {
        final class Split: UISplitViewController {
            var order: [String] = []
            override func viewWillLayoutSubviews() { order.append("will") }
            override func viewDidLayoutSubviews() { order.append("did") }
        }
        begin()
        let split = Split(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let window = UIWindow(environment: .regular)
        window.rootViewController = split
        window.makeKeyAndVisible()
        #expect(!split.order.isEmpty && split.order.count.isMultiple(of: 2))
        let calls = Set(
            split.order.indices.map { [split.order[$0], $0.isMultiple(of: 2) ? "0" : "1"] })
        #expect(calls == [["will", "0"], ["did", "1"]])
    }
}
