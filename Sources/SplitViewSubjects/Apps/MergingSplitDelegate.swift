import UIKitModel

/// The recommended delegate of an app that stacks its notes: a shown note is pushed on the others,
/// also beside the list.
///
/// It is correct. Each canary is this delegate with one wrong step.
public class MergingSplitDelegate: RecommendedSplitDelegate {
    override func show(
        _ details: [UIViewController], on stack: UINavigationController, isMerged: Bool
    ) {
        // A note that is already there moves to the top.
        let others = stack.viewControllers.filter { !details.contains($0) && !isBlank([$0]) }
        stack.setViewControllers(others + details, animated: true)
    }
}
