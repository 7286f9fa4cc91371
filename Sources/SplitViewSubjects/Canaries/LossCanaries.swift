import UIKitModel

/// Collapsing looks at the first detail only, and drops what was pushed on the placeholder.
public final class FirstIsBlank: MergingSplitDelegate {
    override func isBlank(_ details: [UIViewController]) -> Bool {
        details.first is NoNoteViewController
    }
}

/// Collapsing carries only the topmost detail over.
public final class OnlyTopCarriedOver: MergingSplitDelegate {
    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        Array(super.takeDetails(from: secondary).suffix(1))
    }
}
