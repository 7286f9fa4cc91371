import SplitViewConformance
import SplitViewSubjects
import UIKitModel

/// The reader as its policies say: an app that is right under any of them.
///
/// It has lists above lists, pages above articles, a link, and a record of the row that is chosen.
/// Where an article replaces others in both sizes, the app fills one in where none is chosen.
@MainActor final class WitnessReader: Reader {
    private let policies: Policies
    private var hasLeft = false
    /// The stack of the detail column, while it is kept for the time after a collapse.
    private var kept: UINavigationController?

    init(_ policies: Policies) {
        self.policies = policies
        super.init()
        if fillsIn { split.viewControllers[1] = stack([makeDefault()]) }
    }

    private var fillsIn: Bool {
        policies.selection == .replaces && !policies.keepsScreens
    }

    private var row: Int? {
        articles.compactMap { ($0 as? Article)?.row }.last { $0 != 9 }
    }

    private func stack(_ screens: [UIViewController]) -> UINavigationController {
        let stack = UINavigationController()
        stack.viewControllers = screens
        return stack
    }

    override func makeDefault() -> UIViewController {
        fillsIn ? Article(1, isDefault: true) : NoArticle()
    }

    override func moves(_ controller: UIViewController) -> Bool {
        guard let article = controller as? Article else { return false }
        return !article.isDefault || (policies.defaultDetail == .inFront && !hasLeft)
    }

    override func show(_ article: UIViewController) {
        let columns = split.viewControllers.compactMap { $0 as? UINavigationController }
        let stack = columns[columns.count - 1]
        let replaces =
            switch policies.selection {
            case .replaces: true
            case .stacks, .asDetailSays: false
            case .asUIKit: !split.isCollapsed
            }
        let stays: [UIViewController] = stack.children.filter { screen in
            if screen is NoArticle { return false }
            return replaces ? !isDetail(screen) : true
        }
        stack.setViewControllers(stays + [article], animated: false)
    }

    private func open(_ link: Int) {
        let top = articles.last as? Article
        if top?.row != link || top?.isDefault == true { show(Article(link)) }
    }

    private func makePage() -> UIViewController {
        for case let article as Article in articles { article.isDefault = false }
        return Article(9)
    }

    override func merge(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
        guard let secondary = secondary as? UINavigationController,
            let primary = primary as? UINavigationController
        else { return false }
        let moved = secondary.children.filter(moves)
        secondary.viewControllers = secondary.children.filter { $0 is NoArticle }
        primary.viewControllers += moved
        kept = policies.keepsScreens ? secondary : nil
        return true
    }

    override func separate(from primary: UIViewController) -> UIViewController? {
        guard let primary = primary as? UINavigationController else { return nil }
        let moved = primary.children.filter(isDetail)
        hasLeft = moved.isEmpty
        primary.viewControllers.removeAll(where: isDetail)
        let secondary = kept ?? stack([])
        kept = nil
        if !moved.isEmpty {
            secondary.viewControllers = moved
        } else if secondary.children.isEmpty {
            secondary.viewControllers = [makeDefault()]
        }
        return secondary
    }

    override var scene: SplitViewScene {
        super.scene.list { ArticleList() }
            .page { [unowned self] in makePage() }
            .onLinks(1) { [unowned self] link in
                open(link)
                return .showsItem(link)
            }
            .recordedItem { [unowned self] in row }
    }
}
