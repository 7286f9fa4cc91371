import UIKitModel

/// Separating leaves a single detail without a navigation controller.
public final class BareSecondary: MergingSplitDelegate {
    override func makeSecondary(showing details: [UIViewController]) -> UIViewController {
        details.count == 1 ? details[0] : super.makeSecondary(showing: details)
    }
}

/// Collapsing answers that everything is done and does nothing, so the details are kept out of
/// sight until there is room for them again.
public final class DetailsWait: MergingSplitDelegate {
    private var waiting: UINavigationController?

    override func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        waiting = isBlank(secondary.viewControllers) ? nil : secondary
        return true
    }

    override func separate(_ primary: UINavigationController) -> UIViewController? {
        guard let kept = waiting else { return super.separate(primary) }
        waiting = nil
        let details = details(on: primary.viewControllers)
        primary.viewControllers = primary.viewControllers.filter { !($0 is NoteViewController) }
        kept.viewControllers += details
        return kept
    }
}

/// Collapsing moves all details but the topmost, and leaves the rest to UIKit.
public final class HalfMergedAndDenied: MergingSplitDelegate {
    override func merge(
        _ secondary: UINavigationController, into primary: UINavigationController
    ) -> Bool {
        let details = secondary.viewControllers.filter { $0 is NoteViewController }
        guard let top = details.last, details.count > 1 else {
            return super.merge(secondary, into: primary)
        }
        secondary.viewControllers = [top]
        primary.viewControllers += details.dropLast()
        return false
    }

    override func separate(_ primary: UINavigationController) -> UIViewController? {
        var details: [UIViewController] = []
        for vc in primary.viewControllers where !(vc is NoteListViewController) {
            guard let nested = vc as? UINavigationController else {
                details.append(vc)
                continue
            }
            details += nested.viewControllers
            nested.viewControllers = []
        }
        primary.viewControllers = primary.viewControllers.filter { $0 is NoteListViewController }
        return makeSecondary(showing: details)
    }
}

/// A note that forwards its coming disappearance to its list, and never the disappearance itself.
public final class RestlessNoteViewController: NoteViewController {
    public override func viewDidAppear(_ animated: Bool) {
        let lists = splitViewController?.viewControllers.first as? UINavigationController
        lists?.viewControllers.first?.beginAppearanceTransition(false, animated: false)
    }
}

/// A note that retains a closure, and is retained by it.
public final class SelfHoldingNoteViewController: NoteViewController {
    private var share: (() -> Void)?

    public override init(record: NotesRecord) {
        super.init(record: record)
        share = { self.title = "shared" }
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A note that does not record its removal.
public final class UnforgettableNoteViewController: NoteViewController {
    public override func viewDidDisappear(_ animated: Bool) {}
}

/// A note that records nothing while it is not visible.
public final class QuietNoteViewController: NoteViewController {
    public override func viewWillAppear(_ animated: Bool) {
        if parent != nil { super.viewWillAppear(animated) }
    }
}

/// A split view that keeps the list in its place, whichever display mode is preferred.
public final class FixedColumns: UISplitViewController {
    public override var preferredDisplayMode: DisplayMode {
        get { super.preferredDisplayMode }
        set {}
    }
}
