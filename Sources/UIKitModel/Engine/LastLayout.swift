/// The layout that a view out of the hierarchy keeps (G17).
///
/// Views are laid out where they are seen. One that leaves the hierarchy, because its column is
/// hidden or because another screen covers it, keeps its size and its safe area. One that was never
/// seen has the size of its first layout, and no safe area. Recorded on iOS 26.1; only windows with
/// a height have a layout that matters.
struct LastLayout: Equatable {
    var size: CGSize
    var insets = UIEdgeInsets.zero
    var wasSeen = false

    @MainActor func encodeFuture(into record: inout FutureRecord) {
        record.add(wasSeen ? 1 : 0)
        record.add(
            measures: size.width, size.height, insets.top, insets.left, insets.bottom, insets.right)
    }
}

extension ModelRuntime {
    /// Notes the layout of everything in the window, after an operation.
    func noteLayouts() {
        guard let root = surface.window.owner?.root, !isHalted else { return }
        root.noteLayout(isSeen: root.appearance == .appeared)
    }
}

extension UISplitViewController {
    /// Lays out the columns that an expansion leaves hidden.
    final func layOutHidden() {
        for child in contained where child.container === self && !shows(child) {
            let insets = insetsInPlace(of: child)
            // Recorded: below the one stack's bar, which is not laid out again, its content keeps
            // the upper inset.
            var inner = insets
            inner.top = edgeInsets.top
            child.layOutUnseen(with: insets, around: child.isOnScreen ? inner : nil)
        }
    }
}

extension UIViewController {
    fileprivate final func noteLayout(isSeen: Bool) {
        if hasView, let view {
            if isSeen {
                view.lastLayout = LastLayout(
                    size: frameInContainer.size, insets: edgeInsets, wasSeen: true)
            } else if view.lastLayout == nil {
                view.lastLayout = LastLayout(size: frameInContainer.size)
            }
        }
        for child in contained where child.container === self {
            child.noteLayout(isSeen: isSeen && child.appearance == .appeared)
        }
        if let presented { presented.noteLayout(isSeen: presented.appearance == .appeared) }
    }

    /// The layout of a column that an expansion leaves hidden: it does not stay as wide as the one
    /// stack was. Neither does its content if that was on screen until now, or was never seen.
    ///
    /// - Parameters:
    ///   - insets: Its safe area.
    ///   - inner: The safe area for content that was on screen until now; `nil` for other content.
    fileprivate final func layOutUnseen(
        with insets: UIEdgeInsets, around inner: UIEdgeInsets?
    ) {
        guard hasView, let view else { return }
        view.lastLayout = LastLayout(size: frameInContainer.size, insets: insets, wasSeen: true)
        for child in contained[visibleRange] where child.container === self {
            if let inner {
                let insets = inner + (child.edgeInsets - edgeInsets)
                child.layOutUnseen(with: insets, around: insets)
            } else if child.loadedView?.lastLayout?.wasSeen == false {
                child.loadedView?.lastLayout?.size = child.frameInContainer.size
            }
        }
    }

    /// The layout that the view of this controller has kept; `nil` if it is seen.
    final var keptLayout: LastLayout? {
        appearance == .disappeared ? loadedView?.lastLayout : nil
    }
}
