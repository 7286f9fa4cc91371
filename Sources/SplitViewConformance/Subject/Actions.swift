import UIKitModel

extension Scene {
    /// What an app can do besides showing details from its list; `nil` for what it never does.
    ///
    /// ```swift
    /// let split = UISplitViewController()
    /// let actions = Scene.Actions(
    ///     clearDetail: { split.showDetailViewController(NoNote(), sender: nil) },
    ///     openLink: {
    ///         let note = Note(row: 7)
    ///         split.showDetailViewController(note, sender: nil)
    ///         return [note]
    ///     })
    /// ```
    public struct Actions {
        /// Removes all details, because what they show was deleted.
        public let clearDetail: (@MainActor () -> Void)?
        /// Removes one detail that is finished; what is above it may go, too.
        public let finish: (@MainActor (_ detail: UIViewController) -> Void)?
        /// Shows the next item in place of a detail, and returns its detail.
        public let showNext: (@MainActor (_ detail: UIViewController) -> UIViewController)?
        /// Goes back to the first screen of the list side, with nothing chosen.
        public let startOver: (@MainActor () -> Void)?
        /// Opens a link, always the same one, and returns the details it leads to: first the one in
        /// front, then those below that come with it.
        public let openLink: (@MainActor () -> [UIViewController])?
        /// Whether there is a button that hides the list column and shows it again: the
        /// `displayModeButtonItem`, for instance.
        public let togglesList: Bool

        /// What an app can do; by default nothing.
        ///
        /// A user or the system triggers these at any time, whichever screen is in front; a link
        /// also before the launch.
        ///
        /// - Parameters:
        ///   - clearDetail: Removes all details.
        ///   - finish: Removes one detail.
        ///   - showNext: Shows the next item in place of a detail.
        ///   - startOver: Goes back to the first screen.
        ///   - openLink: Opens a link.
        ///   - togglesList: Whether there is a button that hides the list column.
        public init(
            clearDetail: (@MainActor () -> Void)? = nil,
            finish: (@MainActor (_ detail: UIViewController) -> Void)? = nil,
            showNext: (@MainActor (_ detail: UIViewController) -> UIViewController)? = nil,
            startOver: (@MainActor () -> Void)? = nil,
            openLink: (@MainActor () -> [UIViewController])? = nil, togglesList: Bool = false
        ) {
            self.clearDetail = clearDetail
            self.finish = finish
            self.showNext = showNext
            self.startOver = startOver
            self.openLink = openLink
            self.togglesList = togglesList
        }
    }
}
