import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// Document 000, the Swift 4 variation for a podcast app.
    ///
    /// It comes with the same six assumptions. Two of them read differently here: the placeholder
    /// is an ordinary episode detail, so that a push from it is a push from a detail; and there is
    /// no replacing detail, because while expanded every detail replaces the others.
    public static let document000Swift = SplitViewSubject(
        "stackoverflow-swift4", origin: "document 000, Swift 4 variation",
        contract: Contract(
            assumptions: [
                Assumption(
                    "covered-details-rest",
                    "Nothing changes in the detail stack while it is collapsed and covered.",
                    rulingOut: CommandName.settingStacks, when: \.isCollapsed),
                Assumption(
                    "details-are-plain",
                    "A detail is one screen, not a navigation controller with a screen in it.",
                    rulingOut: [.selectWrapped, .pushAboveNested]),
                Assumption(
                    "only-details-on-details",
                    "Only details are pushed on the detail side.", rulingOut: [.pushListOnDetail]),
                Assumption(
                    "details-come-properly",
                    "Details come by showDetail, or by a push from a detail, blank or not: not "
                        + "onto the list, not by setting a stack.",
                    rulingOut: [.pushDetailOnList], and: CommandName.settingStacks,
                    when: { !$0.isCollapsed }),
                Assumption(
                    fulfilledBySubject: "there-is-a-placeholder",
                    "There is a blank episode detail for a detail side with nothing to show."),
                .detailsAreScreens, .delegateComesFirst,
            ],
            policies: Policies(merging: .unnested)),
        naming: .kinds,
        makeScene: makePodcastScene)
}

@MainActor private func makePodcastScene() -> SplitViewScene {
    let list = UINavigationController(rootViewController: PodcastsTableViewController())
    let detail = UINavigationController(rootViewController: EpisodeDetailTableViewController())
    let split = PodcastSplitViewController()
    split.viewControllers = [list, detail]
    split.delegate = split
    return SplitViewScene(
        split,
        screen: { vc in
            guard let detail = vc as? EpisodeDetailTableViewController else { return .list }
            return detail.episode == nil ? .placeholder : .detail
        }
    )
    .list { EpisodesTableViewController() }
    .detail { row in
        let detail = EpisodeDetailTableViewController()
        detail.episode = Episode(row: row)
        return detail
    }
    .onDelete {
        if split.isCollapsed {
            let lists = list.viewControllers.filter {
                !($0 is EpisodeDetailTableViewController)
            }
            guard let last = lists.last else { return }
            list.popToViewController(last, animated: false)
        } else {
            (split.viewControllers.last as? UINavigationController)?
                .setViewControllers([EpisodeDetailTableViewController()], animated: false)
        }
    }
    .rows(.alike)
}
