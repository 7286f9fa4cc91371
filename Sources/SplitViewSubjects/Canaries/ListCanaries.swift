import UIKitModel

/// The list column is hidden to make room for the note, and nothing shows it again.
public final class ListOutOfReach: UISplitViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredDisplayMode = .secondaryOnly
        presentsWithGesture = false
    }
}
