import UIKitModel

/// How the columns stand.
extension SceneDriver {
    /// How the columns are arranged; `nil` while there are no two on screen.
    var columns: SplitViewStep.Arrangement? {
        let split = scene.split
        guard isInSight, !split.isCollapsed else { return nil }
        return SplitViewStep.Arrangement(
            displayMode: split.displayMode,
            listColumn: split.displayMode == .secondaryOnly ? hiddenListColumn : .isShown)
    }

    /// Whether app code could take the split view out of sight: something is around it, or the app
    /// does more than make screens.
    var mayLeaveSight: Bool { scene.actions.arePromised || !window.hasRoot(scene.split) }

    /// Whether the window is wide, and the app has none that is wider.
    var isAsWideAsItGets: Bool {
        !isNarrow && place.environment.width >= widest
    }
}
