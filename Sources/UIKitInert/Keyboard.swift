import UIKitModel

extension UIResponder {
    public static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIViewController {
    public final func addKeyCommand(_: UIKeyCommand) {}
    public final func removeKeyCommand(_: UIKeyCommand) {}
    public static func attemptRotationToDeviceOrientation() {}
    @discardableResult public final func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }
    public final func unregisterForPreviewing(withContext: any UIViewControllerPreviewing) {}
}

/// The answer to an app that asks for firm touches.
private final class Previewing: NSObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect
    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        (self.delegate, self.sourceView) = (delegate, sourceView)
        sourceRect = sourceView.bounds
    }
}
