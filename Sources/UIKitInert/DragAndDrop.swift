import UIKitModel

// Nothing is dragged and nothing is dropped, so no method of these protocols is called.

/// Inert: one thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// Inert: its data.
    public final let itemProvider: NSItemProvider
    /// Inert: what the app wants to know of it.
    public final var localObject: Any?
    /// Inert: makes the picture under the finger; nothing asks.
    public final var previewProvider: (() -> UIDragPreview?)?

    /// Inert: a thing with data.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// Inert: the picture under the finger.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// Inert: the picture.
    public final let view: UIView

    /// Inert: a view as the picture.
    public init(view: UIView) { self.view = view }
}

/// Inert: what is dragged or dropped.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// Inert: the things.
    var items: [UIDragItem] { get }
}

/// Inert: what is dragged.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// Inert: what the app wants to know of it.
    var localContext: Any? { get set }
}

/// Inert: what is dropped.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// Inert: what was dragged, if it comes from this app.
    var localDragSession: (any UIDragSession)? { get }
}

extension UIDragDropSession {
    /// Inert: it has none.
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
    /// Inert: it has none.
    public func canLoadObjects<Object>(ofClass aClass: Object.Type) -> Bool { false }
}

extension UIDropSession {
    /// Inert: never calls back.
    @discardableResult
    public func loadObjects<Object>(
        ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
}

/// Inert: what would happen with what is dropped.
public enum UIDropOperation: UInt, Sendable {
    /// Inert: a way to drop.
    case cancel = 0, forbidden, copy, move
}

/// Inert: what an app would do with what is dropped.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// Inert: what would happen.
    public final let operation: UIDropOperation

    /// Inert: a proposal.
    public init(operation: UIDropOperation) { self.operation = operation }
}

// MARK: Views

/// Inert: begins to drag; nothing does.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// Inert: what is asked about it; nothing asks. Not retained.
    public final private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Inert: whether it would begin.
    public final var isEnabled = true

    /// Inert: drags nothing.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

/// Inert: says what is dragged; nothing asks.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Inert: the things; nothing asks.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
}

/// Inert: takes what is dropped; nothing is.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// Inert: what is asked about it; nothing asks. Not retained.
    public final private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// Inert: takes nothing.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

/// Inert: takes what is dropped; nothing is, so nothing calls it.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Inert: whether it takes something; nothing asks.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    /// Inert: what it would do; nothing asks.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Inert: something was dropped; called by nothing.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// Inert: it does not.
    public func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { false }
    /// Inert: nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Inert: does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {}
}

// MARK: Tables

/// Inert: says which rows are dragged; nothing asks.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Inert: the things; nothing asks.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// Inert: takes what is dropped on rows; nothing is, so nothing calls it.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Inert: whether it takes something; nothing asks.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Inert: what it would do; nothing asks.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Inert: something was dropped; called by nothing.
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

extension UITableViewDropDelegate {
    /// Inert: it does.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// Inert: nothing.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

/// Inert: what an app would do with what is dropped on rows.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// Inert: where it would go.
    public enum Intent: Int, Sendable {
        /// Inert: a place.
        case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
        /// Inert: the place that follows from where the finger is.
        case automatic
    }
    /// Inert: where it would go.
    public final let intent: Intent

    /// Inert: a proposal without a place.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
    /// Inert: a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// Inert: one thing that is dropped on rows.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// Inert: the thing.
    var dragItem: UIDragItem { get }
    /// Inert: the row that it comes from, if it is one of the same table.
    var sourceIndexPath: IndexPath? { get }
}

/// Inert: what is dropped on rows.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// Inert: the things.
    var items: [any UITableViewDropItem] { get }
    /// Inert: the row that they are dropped on.
    var destinationIndexPath: IndexPath? { get }
    /// Inert: what the app would do.
    var proposal: UITableViewDropProposal { get }
    /// Inert: what is dropped.
    var session: any UIDropSession { get }
    /// Inert: moves the picture to a row.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// Inert: the movement of a picture.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Inert: runs beside the movement.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Inert: runs when it is over.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

// MARK: Collections

/// Inert: says which items are dragged; nothing asks.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Inert: the things; nothing asks.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// Inert: takes what is dropped on items; nothing is, so nothing calls it.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Inert: whether it takes something; nothing asks.
    func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool
    /// Inert: what it would do; nothing asks.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Inert: something was dropped; called by nothing.
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator)
}

extension UICollectionViewDropDelegate {
    /// Inert: it does.
    public func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool { true }
    /// Inert: nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}

/// Inert: what an app would do with what is dropped on items.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// Inert: where it would go.
    public enum Intent: Int, Sendable {
        /// Inert: a place.
        case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }
    /// Inert: where it would go.
    public final let intent: Intent

    /// Inert: a proposal without a place.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
    /// Inert: a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// Inert: one thing that is dropped on items.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// Inert: the thing.
    var dragItem: UIDragItem { get }
    /// Inert: the item that it comes from, if it is one of the same view.
    var sourceIndexPath: IndexPath? { get }
}

/// Inert: what is dropped on items.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// Inert: the things.
    var items: [any UICollectionViewDropItem] { get }
    /// Inert: the item that they are dropped on.
    var destinationIndexPath: IndexPath? { get }
    /// Inert: what the app would do.
    var proposal: UICollectionViewDropProposal { get }
    /// Inert: what is dropped.
    var session: any UIDropSession { get }
    /// Inert: moves the picture to an item.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}
