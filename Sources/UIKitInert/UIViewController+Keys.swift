import UIKitModel

extension UIViewController {
    /// Inert: no key is pressed, so nothing is held.
    public final func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// Inert: there is no command to forget.
    public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
    /// Inert: windows are resized without asking; nothing is turned.
    public static func attemptRotationToDeviceOrientation() {}
    /// Inert: there are no firm touches.
    ///
    /// - Returns: What would be asked for a screen; nothing asks.
    @discardableResult
    public final func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }
    /// Inert: there are no firm touches.
    public final func unregisterForPreviewing(
        withContext previewing: any UIViewControllerPreviewing
    ) {}
}

private final class Previewing: NSObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }
}
