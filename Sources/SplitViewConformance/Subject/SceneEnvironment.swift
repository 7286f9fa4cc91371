import UIKitModel

extension SplitViewScene {
    /// The surroundings that an app may read when it is built.
    ///
    /// ```swift
    /// let notes = SplitViewSubject("notes") { environment in
    ///     let split = UISplitViewController()
    ///     let list = UINavigationController(rootViewController: NoteList())
    ///     // Beside the list there is something to show from the start.
    ///     split.viewControllers =
    ///         environment.horizontalSizeClass == .regular
    ///         ? [list, UINavigationController(rootViewController: NoNote())] : [list]
    ///     return SplitViewScene(split) { $0 is NoNote ? .placeholder : .list }
    /// }
    /// ```
    public struct Environment: Sendable, Hashable {
        /// The width of the window, in points: that of the device, or else 820 for a wide
        /// window and 393 for a narrow one.
        public let width: CGFloat
        /// The room on the horizontal axis of the window: regular or compact.
        public let horizontalSizeClass: UIUserInterfaceSizeClass
        /// The kind of device: that of the device the window is on, or else of the subject.
        public let idiom: UIUserInterfaceIdiom
        /// The oldest release of iOS that the profile stands for, as a number: 8, 14 or 26.
        public let systemVersion: Int

        init(
            _ window: WindowEnvironment, idiom: UIUserInterfaceIdiom, profile: UIKitProfile
        ) {
            width = window.width
            horizontalSizeClass = window.horizontalSizeClass
            self.idiom = idiom
            systemVersion = profile.systemVersion
        }
    }
}
