import UIKitModel

extension UIResponder {
    /// Inert: there is no keyboard, so nothing posts it.
    public static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// Inert: there is no keyboard, so nothing posts it.
    public static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    /// Inert: there is no keyboard, so nothing posts it.
    public static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    /// Inert: there is no keyboard, so nothing posts it.
    public static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    /// Inert: there is no keyboard, so nothing posts it.
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Inert: there is no keyboard, so nothing posts it.
    public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// Inert: where a keyboard was, in notifications that nothing posts.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Inert: where a keyboard will be, in notifications that nothing posts.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// Inert: how long it moves, in notifications that nothing posts.
    public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// Inert: how it moves, in notifications that nothing posts.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Inert: whether it is for this app, in notifications that nothing posts.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
