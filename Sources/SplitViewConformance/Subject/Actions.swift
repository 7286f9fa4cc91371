import UIKitModel

extension Scene {
    /// What an app can do beside showing details from its list; `nil` is what it never does.
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
        /// Takes all details away, because what they show is gone.
        public let clearDetail: (@MainActor () -> Void)?
        /// Takes one detail away, which has done its part; whatever stands on it may go, too.
        public let finish: (@MainActor (_ detail: UIViewController) -> Void)?
        /// Shows the next item in place of a detail, and gives its detail back.
        public let showNext: (@MainActor (_ detail: UIViewController) -> UIViewController)?
        /// Goes back to the first screen of the list side, with nothing chosen.
        public let startOver: (@MainActor () -> Void)?
        /// Opens a link, always the same one, and gives back the details it leads to: first the
        /// one in front, then those below that come with it.
        public let openLink: (@MainActor () -> [UIViewController])?
        /// Whether there is a button that hides the list column and shows it again: the
        /// `displayModeButtonItem`, for instance.
        public let togglesList: Bool

        /// What an app can do; by default nothing.
        ///
        /// A person or the system asks for it at any time, whoever is in front: a link also
        /// before the launch.
        ///
        /// - Parameters:
        ///   - clearDetail: Takes all details away.
        ///   - finish: Takes one detail away.
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
