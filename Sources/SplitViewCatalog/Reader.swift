import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// A correct app that makes and shows its screens itself: rows, links and actions call its own
    /// code.
    public static let reader = SplitViewSubject(
        "reader", origin: "a correct app of articles that makes and shows its screens itself",
        contract: .usual(Policies(collapsedSelection: .replaces)), naming: .kinds
    ) { ReaderApp().scene }
}

extension ReaderApp {
    /// The app in its own terms.
    fileprivate var scene: SplitViewScene {
        SplitViewScene(split, keeping: [self]) { controller in
            switch controller {
            case let article as Article: .detail(item: article.row)
            case is NoArticle: .placeholder
            default: .list
            }
        }
        .onTap { [unowned self] row, _ in tap(row) }
        .onLinks(2) { [unowned self] link in
            openLink(to: link)
            return .showsItem(link)
        }
        .onRefresh {}
        .onAction("go on to another article") { [unowned self] in
            showAnother()
            return .unstated
        }
        .memory(.none)
    }
}
