import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// Document 002, the problem that it set out to solve, with no delegate at all.
    public static let document002NoDelegate = SplitViewSubject(
        "no-delegate", origin: "document 002, Brent Simmons' problem, without a delegate",
        contract: .template, naming: .kinds, makeScene: { makeTemplateScene(delegate: nil) })

    /// Document 002, the same problem with the collapsing half that Xcode's template has.
    public static let document002Template = SplitViewSubject(
        "template-collapse-half",
        origin: "document 002, Brent Simmons' problem, with the template's delegate",
        contract: .template,
        naming: .kinds,
        makeScene: { makeTemplateScene(delegate: TemplateSplitDelegate()) })
}

extension Contract {
    fileprivate static let template = Contract(
        assumptions: [
            Assumption(
                "details-come-in-stacks",
                "A detail is shown as the detail, in a navigation controller of its own.",
                rulingOut: [.selectBare, .pushDetailOnList, .pushAboveNested]
            ).stated(false),
            Assumption(
                "no-lists-on-details", "No list is pushed on a detail.",
                rulingOut: [.pushListOnDetail]
            ).stated(false),
            .detailsAreFresh, .stacksAreNotSet, .detailsAreScreens, .delegateComesFirst,
        ])
}

@MainActor private func makeTemplateScene(delegate: TemplateSplitDelegate?) -> SplitViewScene {
    let split = UISplitViewController()
    split.viewControllers = [
        UINavigationController(rootViewController: MasterViewController()),
        UINavigationController(rootViewController: DetailViewController(detailItem: nil)),
    ]
    split.delegate = delegate
    return SplitViewScene(
        split, keeping: delegate.map { [$0] } ?? [],
        screen: { vc in
            guard let detail = vc as? DetailViewController else { return .list }
            return detail.detailItem == nil ? .placeholder : .detail
        }
    )
    .list { MasterViewController() }
    .detail { DetailViewController(detailItem: $0) }
    .container { UINavigationController(rootViewController: $0) }
    .rows(.alike)
}
