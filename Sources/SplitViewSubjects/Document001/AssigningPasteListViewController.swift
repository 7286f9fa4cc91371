import UIKitModel

/// The list of version 3.0.0 of the calendar app, with the bug that document 001 describes: it
/// changes the detail by assigning the columns of its split view, wide or narrow.
public final class AssigningPasteListViewController: PasteListViewController {
    /// Shows the scene without a selection, because the shift that was shown is gone.
    public func selectNothing() {
        guard let split = splitViewController, let list = split.viewControllers.first else {
            return
        }
        split.viewControllers = [list, CalendarPasteStoryboard.makeNoSelectionScene()]
    }
}
