#if !(canImport(ObjectiveC) || AS_DARWIN)
    import UIKitModel

    /// Changes that could be undone. It keeps none.
    @preconcurrency @MainActor open class UndoManager: NSObject {
        open var canUndo: Bool { false }
        open var canRedo: Bool { false }
        open var isUndoing: Bool { false }
        open var isRedoing: Bool { false }
        open var levelsOfUndo = 0
        open func undo() {}
        open func redo() {}
        open func removeAllActions() {}
        open func removeAllActions(withTarget: Any) {}
        open func beginUndoGrouping() {}
        open func endUndoGrouping() {}
        open func setActionName(_: String) {}
        /// Keeps nothing, and never calls it.
        public final func registerUndo<Target: AnyObject>(
            withTarget: Target, handler: @escaping @MainActor @Sendable (Target) -> Void
        ) {}
    }
#endif
