import UIKitModel

/// The recommended delegate of an app that stacks its notes: a note that is shown goes on top of
/// the others, also beside the list.
///
/// It is correct. Each canary is this delegate with one step gone wrong.
public class MergingSplitDelegate: RecommendedSplitDelegate {
    override func show(
        _ details: [UIViewController], on stack: UINavigationController, isMerged: Bool
    ) {
        if !isMerged, stack.topViewController is NoNoteViewController {
            stack.setViewControllers(details, animated: false)
        } else {
            for detail in details { stack.pushViewController(detail, animated: true) }
        }
    }
}
