import UIKitModel

// Nothing is dragged and nothing is dropped, so no method of these protocols is called.

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    public final let itemProvider: NSItemProvider
    public final var localObject: Any?
    public final var previewProvider: (() -> UIDragPreview?)?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The picture under the finger.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    public final let view: UIView
    public init(view: UIView) { self.view = view }
}

/// A drag or a drop.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
}

/// A drag.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

/// A drop.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
}

extension UIDragDropSession {
    public func hasItemsConforming(toTypeIdentifiers: [String]) -> Bool { false }
    public func canLoadObjects<Object>(ofClass: Object.Type) -> Bool { false }
}

extension UIDropSession {
    /// Never calls back.
    @discardableResult public func loadObjects<Object>(
        ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
    ) -> Progress { Progress(totalUnitCount: 0) }
}

/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable { case cancel = 0, forbidden, copy, move }

/// An app's plan for things that are dropped.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public final let operation: UIDropOperation
    public init(operation: UIDropOperation) { self.operation = operation }
}

// MARK: Views

/// Begins to drag.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    public final private(set) weak var delegate: (any UIDragInteractionDelegate)?
    public final var isEnabled = true
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

/// Says what is dragged.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
}

/// Takes what is dropped.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    public final private(set) weak var delegate: (any UIDropInteractionDelegate)?
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}

/// Takes what is dropped.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
        -> Bool
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_: UIDropInteraction, canHandle: any UIDropSession) -> Bool {
        false
    }
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_: UIDropInteraction, performDrop: any UIDropSession) {}
}

// MARK: Tables

/// Says which rows are dragged.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// Takes what is dropped on rows.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

extension UITableViewDropDelegate {
    public func tableView(_: UITableView, canHandle: any UIDropSession) -> Bool { true }
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

/// An app's plan for things that are dropped on rows.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// The place for a drop.
    public enum Intent: Int, Sendable {
        case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
        case automatic
    }
    public final let intent: Intent

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// One thing that is dropped on rows.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
}

/// A drop on rows.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
        -> any UIDragAnimating
}

/// The movement of a picture.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

// MARK: Collections

/// Says which items are dragged.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// Takes what is dropped on items.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
        -> Bool
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator)
}

extension UICollectionViewDropDelegate {
    public func collectionView(_: UICollectionView, canHandle: any UIDropSession) -> Bool { true }
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}

/// An app's plan for things that are dropped on items.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// The place for a drop.
    public enum Intent: Int, Sendable {
        case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }
    public final let intent: Intent
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// One thing that is dropped on items.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
}

/// A drop on items.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
        -> any UIDragAnimating
}
