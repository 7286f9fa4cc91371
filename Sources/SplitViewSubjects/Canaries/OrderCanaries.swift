import UIKitModel

/// Separating reverses the details: the first one shown is on top.
public final class ReversedOnSeparate: MergingSplitDelegate {
    override func details(on stack: [UIViewController]) -> [UIViewController] {
        super.details(on: stack).reversed()
    }
}

/// Separating takes only the topmost detail; the others stay on the list side.
public final class DetailLeftInPrimary: MergingSplitDelegate {
    override func details(on stack: [UIViewController]) -> [UIViewController] {
        Array(super.details(on: stack).suffix(1))
    }
}
