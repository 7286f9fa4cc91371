import UIKitModel

extension SplitViewScene {
    /// The part of an app in state restoration, after the system has terminated it.
    ///
    /// Controllers with a restoration identifier are restored, from the split view down; an app
    /// with scenes restores its own notes by itself.
    ///
    /// ```swift
    /// let restoration = SplitViewScene.Restoration { path in
    ///     path.last == "note" ? Note(row: 1) : nil
    /// }
    /// ```
    public struct Restoration {
        /// Makes the controller for a path of restoration identifiers, the last being its own;
        /// `nil` for one that is already in the new scene, or is not to be restored.
        package let recreate: @MainActor (_ path: [String]) -> UIViewController?
        /// Repairs what was restored for another width than the window has now.
        package let finish: @MainActor () -> Void
        /// The part written down by the app itself.
        package let save: (@MainActor () -> [Int])?
        /// Shows what the app has written down.
        package let restore: @MainActor (_ saved: [Int]) -> Void

        /// An app's part of state restoration.
        ///
        /// - Parameters:
        ///   - recreate: Makes the controller for a path of restoration identifiers.
        ///   - finish: Called when everything is restored, before the window is on screen.
        public init(
            recreate: @escaping @MainActor (_ path: [String]) -> UIViewController?,
            finish: @escaping @MainActor () -> Void = {}
        ) {
            (self.recreate, self.finish) = (recreate, finish)
            save = nil
            restore = { _ in }
        }

        /// The part of an app that writes down its screens by itself: in the user activity of
        /// `stateRestorationActivity(for:)`, or in its defaults.
        ///
        /// ```swift
        /// var shownRow: Int?
        /// let restoration = SplitViewScene.Restoration(
        ///     save: { shownRow.map { [$0] } ?? [] },
        ///     restore: { saved in shownRow = saved.first })
        /// ```
        ///
        /// - Parameters:
        ///   - save: The numbers that the app writes down as the system terminates it.
        ///   - restore: Called in the new scene before its window is on screen, with these numbers.
        public init(
            save: @escaping @MainActor () -> [Int],
            restore: @escaping @MainActor (_ saved: [Int]) -> Void
        ) {
            recreate = { _ in nil }
            finish = {}
            (self.save, self.restore) = (save, restore)
        }
    }
}
