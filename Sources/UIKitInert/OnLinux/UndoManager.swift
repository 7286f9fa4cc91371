#if !(canImport(ObjectiveC) || AS_DARWIN)
    import UIKitModel

    /// Inert: changes that could be undone. It keeps none.
    @preconcurrency @MainActor open class UndoManager: NSObject {
        /// Inert: no change can be undone.
        open var canUndo: Bool { false }
        /// Inert: no change can be done again.
        open var canRedo: Bool { false }
        /// Inert: none is undone.
        open var isUndoing: Bool { false }
        /// Inert: none is done again.
        open var isRedoing: Bool { false }
        /// Inert: how many changes would be kept; zero for all.
        open var levelsOfUndo = 0

        /// Inert: nothing is undone.
        open func undo() {}
        /// Inert: nothing is done again.
        open func redo() {}
        /// Inert: there is nothing to forget.
        open func removeAllActions() {}
        /// Inert: there is nothing to forget.
        open func removeAllActions(withTarget target: Any) {}
        /// Inert: changes are not collected.
        open func beginUndoGrouping() {}
        /// Inert: changes are not collected.
        open func endUndoGrouping() {}
        /// Inert: the name of a change, which no menu shows.
        open func setActionName(_ actionName: String) {}
        /// Inert: keeps nothing, and never calls it.
        public final func registerUndo<Target: AnyObject>(
            withTarget target: Target, handler: @escaping @MainActor @Sendable (Target) -> Void
        ) {}
    }
#endif
