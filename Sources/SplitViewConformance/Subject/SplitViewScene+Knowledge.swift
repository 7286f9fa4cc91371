import UIKitModel

/// The knowledge of the app about itself, and its beginning.
extension SplitViewScene {
    /// The app keeps a record of the detail that it shows: a selected row, for instance.
    ///
    /// - Parameters:
    ///   - exists: Whether the app has this.
    ///   - shown: The detail that the app believes it shows.
    public consuming func record(
        if exists: Bool = true, _ shown: (@MainActor () -> UIViewController?)?
    ) -> SplitViewScene { with { $0.record = exists ? shown : nil } }

    /// The app keeps a record of the item whose detail it shows: a selected row, for instance.
    ///
    /// - Parameter shown: The item that the app believes it shows, with its number in
    ///   ``Screen/detail(item:)``; `nil` for none. An app that keeps its selection for the wide
    ///   window, and highlights nothing while the list alone is in sight, returns `nil` then.
    public consuming func recordedItem(
        _ shown: @escaping @MainActor () -> Int?
    ) -> SplitViewScene { with { $0.recordedItem = shown } }

    /// Reads the app's record: the number of the controller, or the word for the item; `nil` if the
    /// app keeps none.
    var recordAsNumber: (@MainActor () -> UInt32?)? {
        if let recordedItem {
            return { recordedItem().map(Snapshot.Node.word(ofItem:)) }
        }
        guard let record else { return nil }
        return { record()?.modelNumber.value }
    }

    /// The app is restored after the system has terminated it.
    ///
    /// - Parameter restoration: The app's part of it; `nil` if the app starts fresh.
    public consuming func restoration(_ restoration: Restoration?) -> SplitViewScene {
        with { $0.restoration = restoration }
    }

    /// The window begins with a controller that is not around the split view yet when the scene is
    /// built. It takes the split view in as its view loads, or stands in a container that does so.
    ///
    /// ```swift
    /// final class SplitTab: UIViewController {
    ///     let split = UISplitViewController()
    ///     override func viewDidLoad() {
    ///         super.viewDidLoad()
    ///         addChild(split)
    ///         view.addSubview(split.view)
    ///         split.didMove(toParent: self)
    ///     }
    /// }
    ///
    /// let (tab, tabs) = (SplitTab(), UITabBarController())
    /// tabs.viewControllers = [tab, UIViewController()]
    /// let scene = SplitViewScene(tab.split) { _ in .list }.root(tabs)
    /// ```
    ///
    /// - Parameter root: The root of the window. Without this modifier it is the outermost
    ///   container that the split view has once the scene is built.
    public consuming func root(_ root: UIViewController) -> SplitViewScene {
        with {
            $0.givenRoot = root
            $0.keptScreens.append(root)
        }
    }

    var windowRoot: UIViewController { givenRoot ?? split.outermost }

    /// Whether it matters to the delegate or the app which row is selected; if not, exhaustive
    /// searches use only one.
    ///
    /// - Parameter rows: Whether it matters; `.different` by default.
    public consuming func rows(_ rows: Rows) -> SplitViewScene { with { $0.rows = rows } }
}
