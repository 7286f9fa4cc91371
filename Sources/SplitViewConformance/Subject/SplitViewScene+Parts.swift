import UIKitModel

extension SplitViewScene {
    /// The closures that make the screens of an app.
    package struct Makers {
        /// Another screen for the list side.
        package var list: (@MainActor () -> UIViewController)?
        /// The detail of a row, from 1, not wrapped in anything.
        package var detail: (@MainActor (_ row: Int) -> UIViewController)?
        /// The detail of a row that replaces those shown, if the app distinguishes the two.
        package var replacingDetail: (@MainActor (_ row: Int) -> UIViewController)?
        /// The screen that a detail pushes, if it is another kind of screen than a row shows.
        package var page: (@MainActor () -> UIViewController)?
        /// Wraps a detail before it is shown, in a navigation controller for instance.
        package var container: (@MainActor (UIViewController) -> UIViewController)?
    }

    /// The code of the app for the requests of a person.
    package struct Actions {
        /// Removes all details, because what they show was deleted.
        package var delete: (@MainActor () -> Void)?
        package var finish: (@MainActor (_ detail: UIViewController) -> Void)?
        /// Shows the next item in place of a detail, and returns its detail.
        package var next: (@MainActor (_ detail: UIViewController) -> UIViewController)?
        /// Goes back to the first screen of the list side, with nothing chosen.
        package var startOver: (@MainActor () -> Void)?
        /// Opens a link, from 1.
        package var link: (@MainActor (_ link: Int) -> Promise)?
        package var linkCount = 0
        /// The code for a tap on a row, from 1, in a list.
        package var tap: (@MainActor (_ row: Int, _ list: UIViewController) -> Promise)?
        package var rowCount: (@MainActor (_ list: UIViewController) -> Int)?
        /// Whether app code makes screens, and only pictures show the new ones.
        package var arePromised = false
        /// The further actions of a person, by name.
        package var own: [(name: String, act: @MainActor () -> Promise)] = []
        /// The code of the app for leaving to the background.
        package var background: (@MainActor () -> Promise)?
        /// Its code for coming back.
        package var foreground: (@MainActor () -> Promise)?
        var knowsBackground: Bool { background != nil || foreground != nil }
        /// The call that makes the objects shared by scenes belong to this one again.
        package var returning: (@MainActor () -> Void)?
        /// Whether there is a button that hides the list column and shows it again.
        package var hasListButton = false
        /// Whether people show and hide the list column with the split view's gesture.
        package var hasListGesture = false
    }
}
