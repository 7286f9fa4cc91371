import SplitViewConformance
import SplitViewSubjects
import UIKitModel

extension SplitViewSubject {
    /// A correct app whose coordinator makes and shows its screens: rows, links and actions call
    /// its code.
    public static let reader = reader("reader", origin: "a correct app with a coordinator") {
        ReaderApp()
    }

    /// The app of articles.
    static func reader(
        _ name: String, origin: String, _ make: @escaping @MainActor @Sendable () -> ReaderApp
    ) -> SplitViewSubject {
        SplitViewSubject(
            name, origin: origin, contract: .usual,
            naming: .kinds
        ) { make().scene }
    }
}

extension ReaderApp {
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
    }
}
