import Foundation
import UIKit

// A file that imports Foundation, too, says whose token it means.

final class UndoWatcher {
    private var token: UIKit.NSKeyValueObservation?

    @MainActor init(_ view: UIView) {
        token = view.observe(\.safeAreaInsets) { (_, _) in }
    }

    @MainActor func stop(_ responder: UIResponder) {
        token?.invalidate()
        responder.undoManager?.undo()
    }
}
