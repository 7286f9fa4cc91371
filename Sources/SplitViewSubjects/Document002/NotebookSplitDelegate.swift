import UIKitModel

/// The delegate of the notes app of document 002.
///
/// It leaves merging to UIKit, unless there is no note, and looks for the note where UIKit put it.
public class NotebookSplitDelegate: NSObject, UISplitViewControllerDelegate {
    /// Makes the delegate.
    public override init() { super.init() }

    /// Disregards the detail side if it shows no note.
    public final func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        let detail = secondaryViewController as? UINavigationController
        guard let editor = detail?.topViewController as? NoteEditorViewController else {
            return false
        }
        return editor.note == nil
    }

    /// Returns the navigation controller that displays a note, as it is on the list's stack;
    /// without one, a stock note stack.
    public final func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        for vc in (primaryViewController as? UINavigationController)?.viewControllers ?? [] {
            if let detail = vc as? UINavigationController,
                detail.visibleViewController is NoteEditorViewController
            {
                return detail
            }
        }
        return makeEmptyDetail()
    }

    /// The detail side without a note. Its back button is set by hand, because the app crashes
    /// otherwise.
    func makeEmptyDetail() -> UINavigationController {
        let stock = NotebookStoryboard.makeStockNoteStack()
        stock.setUpBackButton()
        return stock
    }
}

/// The same delegate before it set up the back button.
public final class ButtonlessNotebookSplitDelegate: NotebookSplitDelegate {
    override func makeEmptyDetail() -> UINavigationController {
        NotebookStoryboard.makeStockNoteStack()
    }
}
