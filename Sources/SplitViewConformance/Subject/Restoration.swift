import UIKitModel

extension SplitViewScene {
    /// How an app is restored after the system has terminated it: its part of state restoration.
    ///
    /// Controllers with a restoration identifier are restored, from the split view down.
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

        /// An app's part of state restoration.
        ///
        /// - Parameters:
        ///   - recreate: Makes the controller for a path of restoration identifiers.
        ///   - finish: Called when everything is restored, before the window is on screen.
        public init(
            recreate: @escaping @MainActor (_ path: [String]) -> UIViewController?,
            finish: @escaping @MainActor () -> Void = {}
        ) {
            self.recreate = recreate
            self.finish = finish
        }
    }
}
