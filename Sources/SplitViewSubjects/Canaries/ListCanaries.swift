import UIKitModel

/// The list column is hidden for the sake of the note, and nothing brings it back.
public final class ListOutOfReach: UISplitViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredDisplayMode = .secondaryOnly
        presentsWithGesture = false
    }
}
