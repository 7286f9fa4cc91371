import UIKitModel

/// Collapsing carries the placeholder along.
public final class BlankCarriedAlong: MergingSplitDelegate {
    override func isBlank(_ details: [UIViewController]) -> Bool { false }

    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        let details = secondary.viewControllers
        secondary.viewControllers = []
        return details
    }
}

/// Separating without a detail returns an empty navigation controller.
public final class EmptySecondary: MergingSplitDelegate {
    override func makeSecondary(showing details: [UIViewController]) -> UIViewController {
        let secondary = UINavigationController()
        secondary.viewControllers = details
        return secondary
    }
}

/// Collapsing does not empty the source stack before it merges.
public final class SourceNotEmptied: MergingSplitDelegate {
    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        secondary.viewControllers.filter { !($0 is NoNoteViewController) }
    }
}
