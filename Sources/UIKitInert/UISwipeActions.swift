import UIKitModel

/// Inert: what a swipe over a row would offer.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// Inert: the buttons, the outermost first.
    public let actions: [UIContextualAction]
    /// Inert: whether a long swipe would do the first of them.
    open var performsFirstActionWithFullSwipe = true
    /// Inert: buttons that nothing taps.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// Inert: a button beside a row that was swiped; a test calls its handler.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// Does what the button is for, and passes on whether it was done.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ done: @escaping (Bool) -> Void
    ) -> Void

    /// What it does; nothing calls it by itself.
    public let handler: Handler
    /// Inert: the text, which is not drawn.
    open var title: String?
    /// Inert: the image, which is not drawn.
    open var image: UIImage?
    /// Inert: the colour, which is not drawn.
    open var backgroundColor: UIColor!

    /// Inert: a button that nothing taps.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.title = title
        self.handler = handler
    }

    /// Inert: the looks of a button.
    public enum Style: Int, Sendable {
        /// As usual.
        case normal = 0
        /// It takes something away.
        case destructive = 1
    }
}

/// A sheet with what can be done with some items. It is presented like any controller, and offers
/// nothing.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController, SystemScreen {
    /// Inert: a sheet that offers nothing.
    public init(activityItems: [Any], applicationActivities: [Any]?) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes a sheet; the model reads nothing from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// What follows when a person has done something, or has not.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void
    /// Inert: what follows; nothing calls it. It is held.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Inert: what it would not offer.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
}

/// Inert: something that can be done with items; nothing does it.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The name of something that can be done.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// The one with this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The one with this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// To send mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// To send a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// To copy.
        public static let copyToPasteboard = ActivityType(
            "com.apple.UIKit.activity.CopyToPasteboard")
        /// To print.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// To give it to a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// To keep a picture.
        public static let saveToCameraRoll = ActivityType(
            "com.apple.UIKit.activity.SaveToCameraRoll")
        /// To read it later.
        public static let addToReadingList = ActivityType(
            "com.apple.UIKit.activity.AddToReadingList")
        /// To give a picture to a person.
        public static let assignToContact = ActivityType(
            "com.apple.UIKit.activity.AssignToContact")
    }
}

/// A sheet for files. It is presented like any controller, and no file is picked.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController, SystemScreen
{
    /// Inert: what would be called with the files; nothing calls it. Not retained.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Inert: whether several files could be picked.
    open var allowsMultipleSelection = false
    /// Inert: whether the names would have their endings.
    open var shouldShowFileExtensions = false
    /// Inert: where it would begin.
    open var directoryURL: URL?

    /// Inert: a sheet that would write files elsewhere.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes a sheet; the model reads nothing from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Inert: hears of files; none is picked.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Inert: called by nothing.
    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Inert: called by nothing.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Inert: does nothing.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
    /// Inert: does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
