import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// Document 003, UIKit's defaults where both columns are plain controllers.
    ///
    /// The secondary of a narrow window is kept out of sight (C8, X10), and a detail that is chosen
    /// there is presented (D4).
    public static let document003Plain = SplitViewSubject(
        "defaults-plain", origin: "document 003, UIKit's defaults with plain controllers",
        contract: Contract(
            assumptions: [
                Assumption(
                    "everything-is-plain", "No screen stands in a navigation controller.",
                    rulingOut: [.selectWrapped]),
                .detailsAreScreens,
            ],
            policies: Policies(hasBars: false)),
        naming: .kinds,
        makeScene: {
            makePlacesScene(list: PlacesViewController(), detail: PlaceViewController())
        })

    /// Document 003, UIKit's defaults for navigation controllers in both columns, "anchors" that
    /// the app does not change. A detail comes as it pleases, plain or in a stack of its own.
    public static let document003Navigation = SplitViewSubject(
        "defaults-navigation", origin: "document 003, UIKit's defaults with navigation controllers",
        contract: Contract(
            assumptions: [
                .sidesAreKept, .nothingAboveNested, .stacksAreNotSet, .detailsAreScreens,
            ],
            policies: Policies(hasBars: false)),
        naming: .kinds,
        makeScene: {
            makePlacesScene(
                list: UINavigationController(rootViewController: PlacesViewController()),
                detail: UINavigationController(rootViewController: PlaceViewController()))
        })

    /// Document 003, a primary for collapsing, another for expanding, and both halves of the work.
    public static let document003CustomPrimaries = SplitViewSubject(
        "custom-primaries", origin: "document 003, one primary to collapse onto, one to expand to",
        contract: Contract(
            assumptions: [
                .sidesAreKept, .nothingAboveNested, .detailsAreFresh, .stacksAreNotSet,
                .detailsAreDressed, .detailsAreScreens, .delegateComesFirst,
            ]),
        naming: .kinds,
        makeScene: {
            let lists = UINavigationController(rootViewController: PlacesViewController())
            return makePlacesScene(
                list: lists,
                detail: UINavigationController(rootViewController: NoPlaceViewController()),
                delegate: CompactStackDelegate(lists: lists),
                dressDetail: { UINavigationController(rootViewController: $0) })
        })
}

@MainActor private func makePlacesScene(
    list: UIViewController, detail: UIViewController, delegate: CompactStackDelegate? = nil,
    dressDetail: (@MainActor (UIViewController) -> UIViewController)? = nil
) -> SplitViewScene {
    let split = UISplitViewController()
    split.viewControllers = [list, detail]
    split.delegate = delegate
    return SplitViewScene(
        split, keeping: delegate.map { [$0] } ?? [],
        screen: { vc in
            switch vc {
            case is NoPlaceViewController: .placeholder
            case is PlaceViewController: .detail
            default: .list
            }
        }
    )
    .list { PlacesViewController() }
    .detail { _ in PlaceViewController() }
    .container(dressDetail)
    .rows(.alike)
}
