/// The part of a device test that is the same for every trace, as parts of a file of Swift.
///
/// It names public API of UIKit and nothing else, and shares no code with the stage: where the two
/// perform a trace differently, one of them is wrong.
enum DeviceTestSupport {
    /// The window, its size, turns of the run loop, and what is seen.
    static let driver = #"""
        /// Performs the steps in a window of its own, and draws the split view after each.
        @MainActor private final class Driver {
            let app: App
            /// The delegate while a step keeps it from the split view.
            var delegate: (any UISplitViewControllerDelegate)?
            private let window: UIWindow
            private var isOpen = false
            private var known: [Known] = []
            private var log: [[String: Any]] = []
            private var difference: String?

            init(_ app: App) throws {
                self.app = app
                let scenes = UIApplication.shared.connectedScenes
                let scene = scenes.lazy.compactMap { $0 as? UIWindowScene }.first
                window = UIWindow(
                    windowScene: try XCTUnwrap(scene, "the tests need a host application"))
                if #available(iOS 17, *) {
                    window.rootViewController = app.root
                } else {
                    // Only a container can override the size class.
                    let host = UIViewController()
                    host.addChild(app.root)
                    app.root.view.frame = host.view.bounds
                    app.root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    host.view.addSubview(app.root.view)
                    app.root.didMove(toParent: host)
                    window.rootViewController = host
                }
            }

            /// Brings the window on screen in a size.
            func open(_ width: CGFloat, _ height: CGFloat, _ sizeClass: UIUserInterfaceSizeClass) {
                resize(width, height, sizeClass)
                window.makeKeyAndVisible()
                isOpen = true
            }

            /// Gives the window a size, and the size class that goes with it: there is room before
            /// the columns come apart, and until they are one.
            func resize(
                _ width: CGFloat, _ height: CGFloat, _ sizeClass: UIUserInterfaceSizeClass
            ) {
                let frame = CGRect(x: 0, y: 0, width: width, height: height)
                if sizeClass == .regular { window.frame = frame }
                if #available(iOS 17, *) {
                    window.traitOverrides.horizontalSizeClass = sizeClass
                } else {
                    window.rootViewController?.setOverrideTraitCollection(
                        UITraitCollection(horizontalSizeClass: sizeClass), forChild: app.root)
                }
                window.frame = frame
            }

            /// Lets the run loop turn until everything has settled.
            @discardableResult func turn() async throws -> Driver {
                try await Task.sleep(nanoseconds: 700_000_000)
                return self
            }

            /// Performs a step, and compares the drawing with that of the model.
            func step(
                _ words: String, shows expected: String? = nil, without reason: String? = nil,
                _ perform: (Driver) async throws -> Void = { _ in }
            ) async throws {
                var impossible = ""
                do { try await perform(self) } catch { impossible = ", as \(error)" }
                try await turn()
                window.layoutIfNeeded()
                let seen = isOpen ? drawing : ""
                note(words, seen)
                print("step \(log.count): \(words)  \(seen)  \(reason ?? "")")
                if difference == nil, let expected, expected != seen || impossible != "" {
                    difference = "differs at step \(log.count), \(words): expected \(expected), "
                        + "got \(seen)\(impossible)"
                }
            }

            private let system = "iOS \(UIDevice.current.systemVersion)"


        """#

    /// The verdict of a trace with a fault that drawings show.
    static let confirming = #"""
            /// Fails if the app has the fault: every drawing is as it was with it.
            func conclude(_ sentence: String, file: StaticString = #filePath, line: UInt = #line) {
                write()
                if let difference { return print("not seen on \(system): it \(difference)") }
                XCTFail("confirmed on \(system): \(sentence)", file: file, line: line)
            }


        """#

    /// The verdict of any other trace.
    static let comparing = #"""
            /// Fails if a drawing is another one than the model's.
            func conclude(file: StaticString = #filePath, line: UInt = #line) {
                write()
                guard let difference else { return print("confirmed on \(system): as drawn") }
                XCTFail("on \(system) it \(difference)", file: file, line: line)
            }


        """#

    /// Drawing, recording, and finding what a step is about.
    static let looking = #"""
            // MARK: What is seen

            /// The columns with their stacks, the last screen in front, and what is presented:
            /// `[List | Note]`, `[List, [Note]]`; `(List)` is hidden, `-` is empty, `!Note` has no
            /// navigation controller.
            private var drawing: String {
                var columns: [UISplitViewController.Column] = [.primary, .secondary]
                if app.split.style == .tripleColumn { columns.insert(.supplementary, at: 1) }
                if app.split.isCollapsed { columns = [.primary] }
                let texts = columns.map { column -> String in
                    guard let root = root(of: column) else { return "-" }
                    var text = draw(root)
                    if root is UINavigationController {
                        text = String(text.dropFirst().dropLast())
                    } else if root.children.isEmpty {
                        text = "!" + text
                    }
                    return isHidden(column) ? "(\(text))" : text
                }
                let presented = self.presented.map { " ^" + draw($0) }
                return "[\(texts.joined(separator: " | "))]\(presented.joined())"
            }

            private func isHidden(_ column: UISplitViewController.Column) -> Bool {
                let split = app.split
                if split.isCollapsed || column == .secondary { return false }
                let showsTwo = [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary]
                    .contains(split.displayMode)
                let needsTwo = split.style == .tripleColumn && column == .primary
                return split.displayMode == .secondaryOnly || needsTwo && !showsTwo
            }

            private func draw(_ screen: UIViewController, inFront: Bool = true) -> String {
                if let stack = screen as? UINavigationController {
                    let screens = stack.viewControllers
                    let texts = screens.map { draw($0, inFront: inFront && $0 === screens.last) }
                    return "[\(texts.joined(separator: ", "))]"
                }
                if screen.children.isEmpty { return name(of: screen) }
                let selected = (screen as? UITabBarController)?.selectedViewController
                let texts = screen.children.map { child -> String in
                    let isFront = inFront && (selected == nil || child === selected)
                    let isMarked = isFront && selected != nil && screen.children.count > 1
                    return (isMarked ? "*" : "") + draw(child, inFront: isFront)
                }
                return "{\(texts.joined(separator: "; "))}"
            }

            /// The class of a screen, with a number if there were others before.
            private func name(of screen: UIViewController) -> String {
                if let old = known.first(where: { $0.screen === screen }) { return old.name }
                var word = String(describing: type(of: screen))
                let suffix = ["ViewController", "Controller", "VC"].first { word.hasSuffix($0) }
                if word.hasPrefix("UI") {
                    word = "screen"
                } else if let suffix, suffix != word {
                    word.removeLast(suffix.count)
                }
                let number = known.filter { $0.word == word }.count + 1
                let name = number == 1 ? word : "\(word)#\(number)"
                known.append(Known(screen: screen, word: word, name: name))
                return name
            }

            private struct Known {
                weak var screen: UIViewController?
                let word: String
                let name: String
            }

            // MARK: What is recorded

            private func note(_ words: String, _ drawing: String) {
                let action: [String: Any] = ["call": words, "args": [String]()]
                var step: [String: Any] = ["step": words, "actions": [action], "events": [String]()]
                let modes = [
                    "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary",
                    "twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary",
                ]
                if isOpen {
                    step["state"] = [
                        "drawing": drawing, "isCollapsed": app.split.isCollapsed,
                        "displayMode": modes[app.split.displayMode.rawValue],
                        "viewControllers": app.split.viewControllers.map(list),
                        "children": app.split.children.map(list),
                    ] as [String: Any]
                }
                log.append(step)
            }

            private func list(_ screen: UIViewController) -> String {
                guard let stack = screen as? UINavigationController else { return name(of: screen) }
                return "nav[\(stack.viewControllers.map(list).joined(separator: ","))]"
            }

            /// Writes what was seen into the folder that TRACE_RECORDINGS names, if it is set.
            private func write() {
                guard let folder = ProcessInfo.processInfo.environment["TRACE_RECORDINGS"] else {
                    return
                }
                let idiom = UIDevice.current.userInterfaceIdiom == .phone ? "iPhone" : "iPad"
                var recording = Self.head
                recording["device"] = ["name": idiom, "os": system]
                recording["steps"] = log
                do {
                    try JSONSerialization.data(
                        withJSONObject: recording, options: [.prettyPrinted, .sortedKeys]
                    ).write(to: URL(fileURLWithPath: "\(folder)/\(Self.name).json"))
                } catch {
                    XCTFail("the recording was not written: \(error)")
                }
            }

            // MARK: What a step is about

            /// The outermost controller of a column; while collapsed, of the one stack.
            private func root(of column: UISplitViewController.Column) -> UIViewController? {
                let split = app.split
                let isFirst = column == .primary || split.isCollapsed
                var found = isFirst ? split.viewControllers.first : split.viewControllers.last
                if split.style == .unspecified {
                    if !isFirst, split.viewControllers.count < 2 { return nil }
                } else if !split.isCollapsed {
                    found = split.viewController(for: column)
                }
                while let outer = found?.parent, outer !== split { found = outer }
                return found
            }

            /// The controllers of a column from the outermost one to the screen in front.
            private func path(in column: UISplitViewController.Column) -> [UIViewController] {
                var path: [UIViewController] = []
                var next = root(of: column)
                while let screen = next {
                    path.append(screen)
                    if let stack = screen as? UINavigationController {
                        next = stack.viewControllers.last
                    } else if let tabs = screen as? UITabBarController {
                        next = tabs.selectedViewController
                    } else {
                        next = screen.children.count == 1 ? screen.children[0] : nil
                    }
                }
                return path
            }

            /// The controllers that are presented over the split view, the lowest first.
            private var presented: [UIViewController] {
                var place: UIViewController? = app.split
                var found: UIViewController?
                while let screen = place {
                    found = screen.presentedViewController ?? found
                    place = screen.parent
                }
                var presented: [UIViewController] = []
                while let screen = found {
                    presented.append(screen)
                    found = screen.presentedViewController
                }
                return presented
            }

            private func stacks(
                in column: UISplitViewController.Column
            ) -> [UINavigationController] {
                path(in: column).compactMap { $0 as? UINavigationController }
            }

            private struct Missing: Error, CustomStringConvertible {
                let description: String
            }

            private func require<Found>(_ found: Found?, _ words: String) throws -> Found {
                guard let found else { throw Missing(description: "there is no \(words)") }
                return found
            }


        """#

    /// The helpers that only some steps need: the word by which these name one, and its text.
    static let helpers = [
        "screen(in:": #"""
            /// The screen in front of a column.
            func screen(in column: UISplitViewController.Column) throws -> UIViewController {
                try require(path(in: column).last, "screen in that column")
            }

        """#,
        "screen(named:": #"""
            /// The screen that has this name in drawings.
            func screen(named name: String) throws -> UIViewController {
                try require(known.first { $0.name == name }?.screen, name)
            }

        """#,
        ".stack(in:": #"""
            /// The innermost navigation controller of a column.
            func stack(in column: UISplitViewController.Column) throws -> UINavigationController {
                try require(stacks(in: column).last, "stack in that column")
            }

        """#,
        "outerStack(in:": #"""
            /// The outermost navigation controller of a column.
            func outerStack(
                in column: UISplitViewController.Column
            ) throws -> UINavigationController {
                try require(stacks(in: column).first, "stack in that column")
            }

        """#,
        "stackToLeave(in:": #"""
            /// The navigation controller whose back button a person sees in a column.
            func stackToLeave(
                in column: UISplitViewController.Column
            ) throws -> UINavigationController {
                try require(
                    stacks(in: column).last { $0.viewControllers.count > 1 }, "way back")
            }

        """#,
        "tabs(in:": #"""
            /// The tabs of a column.
            func tabs(in column: UISplitViewController.Column) throws -> UITabBarController {
                try require(root(of: column) as? UITabBarController, "tabs")
            }

        """#,
        "dismissWhatIsPresented(": #"""
            /// Takes away what lies over everything else.
            func dismissWhatIsPresented() throws {
                let top = try require(presented.last, "screen over the others")
                top.presentingViewController?.dismiss(animated: true)
            }

        """#,
    ]

    /// A tap on a cell of one of UIKit's own list controllers.
    static let tapCell = #"""
        /// Does what a tap on a row does, in one of UIKit's own list controllers: code that selects
        /// a row calls no delegate. Write the tap yourself for any other list, and for rows with
        /// segues of a storyboard.
        @MainActor private func tapCell(_ row: Int, of list: UIViewController) {
            let place = IndexPath(row: row - 1, section: 0)
            if let list = list as? UITableViewController {
                list.tableView(list.tableView, didSelectRowAt: place)
            } else if let list = list as? UICollectionViewController {
                list.collectionView(list.collectionView, didSelectItemAt: place)
            } else {
                XCTFail("say in makeApp what a tap on a row of \(type(of: list)) does")
            }
        }

        """#
}
