import UIKitModel

/// A frame around a note.
final class NoteFrameViewController: UIViewController {
    init(around note: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(note)
        note.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Gives the note out of its frame.
    func release() -> UIViewController? {
        guard let note = children.first else { return nil }
        note.willMove(toParent: nil)
        note.removeFromParent()
        return note
    }
}

/// Notes stand in frames, all of them or some.
public class FramingSplitDelegate: MergingSplitDelegate {
    override func details(on stack: [UIViewController]) -> [UIViewController] {
        stack.filter { $0 is NoteViewController || $0 is NoteFrameViewController }
    }
}

/// Collapsing takes notes out of their frames, and separating does not put them back.
public final class FramesLost: FramingSplitDelegate {
    override func dressed(_ note: UIViewController, isCollapsed: Bool) -> UIViewController {
        NoteFrameViewController(around: note)
    }

    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        super.takeDetails(from: secondary).map { vc in
            (vc as? NoteFrameViewController)?.release() ?? vc
        }
    }
}

/// Only a note that is shown beside the list gets a frame.
public final class FramedBesideList: FramingSplitDelegate {
    override func dressed(_ note: UIViewController, isCollapsed: Bool) -> UIViewController {
        isCollapsed ? note : NoteFrameViewController(around: note)
    }
}
