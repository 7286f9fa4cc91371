/// Size classes on their way down the tree (ST2).
extension UIViewController {
    /// The size class in force here.
    final var horizontalSizeClass: UIUserInterfaceSizeClass {
        if traitOverrides.horizontalSizeClass != .unspecified {
            return traitOverrides.horizontalSizeClass
        }
        if overridesFromParent.horizontalSizeClass != .unspecified {
            return overridesFromParent.horizontalSizeClass
        }
        if let container { return container.horizontalSizeClass(for: self) }
        return hostWindow?.environment.horizontalSizeClass
            ?? presenter?.horizontalSizeClass ?? .unspecified
    }

    /// The width of the window that shows this controller, in points; 0 without a window.
    final var windowWidth: CGFloat { outermost.hostWindow?.environment.width ?? 0 }

    /// Tells this controller and those below that their traits may have changed.
    final func passEnvironmentOn() {
        traitCollectionDidChange(nil)
        for child in contained { child.environmentDidChange() }
    }

    private func horizontalSizeClass(for child: UIViewController) -> UIUserInterfaceSizeClass {
        // G13: the primary is told that it has little room, the secondary what the split was told.
        if let split = self as? UISplitViewController, child === split.columns.primary {
            return .compact
        }
        return horizontalSizeClass
    }
}
