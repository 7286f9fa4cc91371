import UIKitModel

/// A frame around a note.
final class NoteFrameViewController: UIViewController {
    init(around note: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(note)
        note.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes the note out of its frame.
    func release() -> UIViewController? {
        guard let note = children.first else { return nil }
        note.willMove(toParent: nil)
        note.removeFromParent()
        return note
    }
}

/// Some notes are in frames, or all of them.
public class FramingSplitDelegate: MergingSplitDelegate {
    /// Whether a note that is shown gets a frame.
    func framesNotes(isMerged: Bool) -> Bool { true }

    override func show(
        _ details: [UIViewController], on stack: UINavigationController, isMerged: Bool
    ) {
        let framed = framesNotes(isMerged: isMerged)
        super.show(
            framed ? details.map { NoteFrameViewController(around: $0) } : details, on: stack,
            isMerged: isMerged)
    }
}

/// Collapsing takes notes out of their frames, and separating does not put them back.
public final class FramesLost: FramingSplitDelegate {
    override func takeDetails(from secondary: UINavigationController) -> [UIViewController] {
        super.takeDetails(from: secondary).map { vc in
            (vc as? NoteFrameViewController)?.release() ?? vc
        }
    }
}

/// Only a note that is shown beside the list gets a frame.
public final class FramedBesideList: FramingSplitDelegate {
    override func framesNotes(isMerged: Bool) -> Bool { !isMerged }
}

/// Separating returns a stack of details inside a frame, which is kept.
public final class FrameKept: MergingSplitDelegate {
    private var frame = UIViewController()

    override func makeSecondary(showing details: [UIViewController]) -> UIViewController {
        let secondary = super.makeSecondary(showing: details)
        frame = UIViewController()
        frame.addChild(secondary)
        return secondary
    }
}
