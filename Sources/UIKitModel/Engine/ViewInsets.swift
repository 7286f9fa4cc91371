/// The place of a controller's view, and its safe part (rules G).
extension UIViewController {
    /// The position of this view in that of its container. Outside of a window it is as large as
    /// the screen, if one was described.
    final var frameInContainer: CGRect {
        if let container { return container.frame(of: self) }
        let environment = windowEnvironment ?? runtime.screen
        return CGRect(
            x: 0, y: 0, width: environment?.width ?? 0, height: environment?.height ?? 1)
    }

    final var sizeOfView: CGSize { frameInContainer.size }

    /// The safe area of this view: the container's part, and what the app adds.
    final var edgeInsets: UIEdgeInsets {
        (container?.edgeInsets(handedTo: self) ?? windowEnvironment?.safeArea ?? .zero)
            + additionalSafeAreaInsets
    }

    /// Calls back every controller with a loaded view, from this one down.
    final func edgeInsetsDidChange() {
        guard !runtime.isHalted, runtime.beginOperation() else { return }
        defer { runtime.endOperation() }
        if hasView {
            viewSafeAreaInsetsDidChange()
            loadedView?.tellObservers(aboutFrame: false)
        }
        for child in contained where child.container === self { child.edgeInsetsDidChange() }
    }

    /// The container has set the frame, changed or not.
    final func frameWasSet() { loadedView?.tellObservers(aboutFrame: true) }
}

extension UIView {
    fileprivate final func tellObservers(aboutFrame: Bool) {
        guard !observers.isEmpty else { return }
        observers.removeAll { $0.handler == nil }
        for entry in observers where entry.isAboutFrame == aboutFrame { entry.handler?(self) }
    }
}

/// The additions of an app to the insets of a view. Few controllers have it, so it is a separate
/// object.
final class AddedInsets {
    let insets: UIEdgeInsets

    init(_ insets: UIEdgeInsets) { self.insets = insets }

    @MainActor func encodeFuture(into record: inout FutureRecord) {
        record.add(measures: insets.top, insets.left, insets.bottom, insets.right)
    }
}

extension CGFloat {
    /// Whole points, as far as they can be represented; an app may set any distance.
    package var wholePoints: Int16 {
        isNaN ? 0 : Int16(Swift.max(-32_768, Swift.min(32_767, self)))
    }
}
