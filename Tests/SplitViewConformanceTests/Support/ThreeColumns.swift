import SplitViewConformance
import UIKitModel

extension SplitViewSubject {
    /// An app with three named columns, and perhaps a compact one. A row of the first list has a
    /// list in the second column, any other row a detail in the third.
    static func threeColumns(
        hasCompact: Bool = false, allowsGesture: Bool = true, floats: Bool = false,
        edge: UISplitViewController.PrimaryEdge = .leading, changesListOnce: Bool = false,
        hasLink: Bool = false, opensNote: Bool = false, clearsNote: Bool = false,
        policies: Policies = Policies()
    ) -> SplitViewSubject {
        SplitViewSubject("three", contract: .usual(policies), naming: .kinds) {
            let split = UISplitViewController(style: .tripleColumn)
            split.presentsWithGesture = allowsGesture
            split.primaryEdge = edge
            if floats { split.preferredSplitBehavior = .overlay }
            split.setViewController(FirstList(), for: .primary)
            split.setViewController(List(7), for: .supplementary)
            split.setViewController(Blank(), for: .secondary)
            if hasCompact {
                let compact = stacked(List(7))
                split.setViewController(compact, for: .compact)
            }
            return SplitViewScene(split) { controller in
                switch controller {
                case is Blank: .placeholder
                case let list as List: .list(item: list.item)
                case is FirstList: .list
                default: .detail(item: 1)
                }
            }
            .onTap { [unowned split] row, list in
                if list is FirstList {
                    let shown = split.viewController(for: .supplementary) as? List
                    if !changesListOnce || shown?.item == 7 || split.isCollapsed {
                        split.setViewController(List(row), for: .supplementary)
                        if opensNote { split.setViewController(Note(), for: .secondary) }
                        if clearsNote { split.setViewController(Blank(), for: .secondary) }
                    }
                } else {
                    split.setViewController(stacked(Note()), for: .secondary)
                }
                split.show(list is FirstList ? .supplementary : .secondary)
            }
            .onLink(if: hasLink) { [unowned split] in
                let note = Note()
                split.setViewController(stacked(note), for: .secondary)
                split.show(.secondary)
                return [note]
            }
        }
    }
}

private final class FirstList: UIViewController {}

private final class List: UIViewController {
    let item: Int

    init(_ item: Int) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}
