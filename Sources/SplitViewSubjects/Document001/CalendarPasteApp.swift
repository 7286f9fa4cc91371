import UIKitModel

/// The detail of the calendar app of document 001: a shift, about to be pasted into the calendar.
public final class ShiftAssignmentViewController: UIViewController {}

/// A further screen, which a shift pushes: the calendar to paste into, for instance.
public final class CalendarChoiceViewController: UIViewController {}

/// The placeholder of that app while no shift is chosen.
public final class NoSelectionViewController: UIViewController {}

/// The scenes that the app takes from its storyboard.
@MainActor public enum CalendarPasteStoryboard {
    /// The name that identifies the scene without a selection (R7).
    public static let noSelection = "NoSelectionNC"

    /// The scene without a selection: a navigation controller with that name.
    public static func makeNoSelectionScene() -> UINavigationController {
        let scene = UINavigationController(rootViewController: NoSelectionViewController())
        scene.restorationIdentifier = noSelection
        return scene
    }
}
