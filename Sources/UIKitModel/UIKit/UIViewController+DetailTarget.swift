public import Foundation

extension UIViewController {
    /// Posted when a controller changes where details are shown: on collapse and on expand (D15).
    ///
    /// Observing a notification requires its name, so nothing is posted until this property is
    /// read.
    public static var showDetailTargetDidChangeNotification: Notification.Name {
        isTargetChangeObservable = true
        return targetDidChange
    }
    static var isTargetChangeObservable = false
    static let targetDidChange = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
