import UIKitModel

/// The actions for a swipe over a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button beside a row that was swiped; a test calls its handler.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// Does what the button is for, and passes on whether it was done.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ done: @escaping (Bool) -> Void
    ) -> Void

    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.title, self.handler) = (title, handler)
    }

    /// The looks of a button.
    public enum Style: Int, Sendable { case normal = 0, destructive }
}

/// A sheet with what can be done with some items. It is presented like any controller, and offers
/// nothing.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController, SystemScreen {
    public init(activityItems: [Any], applicationActivities: [Any]?) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Follows when a person has done something, or has not.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    open var excludedActivityTypes: [UIActivity.ActivityType]?
}

/// Something that can be done with items; nothing does it.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The name of something that can be done.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let copyToPasteboard = ActivityType(
            "com.apple.UIKit.activity.CopyToPasteboard")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let saveToCameraRoll = ActivityType(
            "com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = ActivityType(
            "com.apple.UIKit.activity.AddToReadingList")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    }
}

/// A sheet for files. It is presented like any controller, and no file is picked.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController, SystemScreen
{
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?

    public init(forExporting urls: [URL], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Hears of files.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_: UIDocumentPickerViewController, didPickDocumentsAt: [URL]) {}
    public func documentPickerWasCancelled(_: UIDocumentPickerViewController) {}
}
