import UIKitModel

/// A cookbook whose lists show the tapped item themselves.
@MainActor public final class Cookbook: NSObject, UISplitViewControllerDelegate {
    /// The split view.
    public let split = UISplitViewController()

    /// The app, with its chapters and an empty plate beside them.
    ///
    /// - Parameter contents: The list of the chapters.
    public init(contents: Contents = Contents()) {
        super.init()
        split.viewControllers = [
            UINavigationController(rootViewController: contents),
            UINavigationController(rootViewController: EmptyPlate()),
        ]
        split.delegate = self
    }

    /// Puts the recipe and what was opened from it on top of the lists.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let lists = primaryViewController as? UINavigationController,
            let plate = secondaryViewController as? UINavigationController
        else { return false }
        let pages = plate.viewControllers.filter { $0 is CookbookPage }
        plate.setViewControllers([], animated: false)
        lists.setViewControllers(lists.viewControllers + pages, animated: false)
        return true
    }

    /// Takes the recipe and what was opened from it off the lists again.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        guard let lists = primaryViewController as? UINavigationController else { return nil }
        let pages = lists.viewControllers.filter { $0 is CookbookPage }
        guard !pages.isEmpty else {
            return UINavigationController(rootViewController: EmptyPlate())
        }
        lists.setViewControllers(
            lists.viewControllers.filter { !($0 is CookbookPage) }, animated: false)
        let plate = UINavigationController()
        plate.setViewControllers(pages, animated: false)
        return plate
    }
}

/// A list of the cookbook; it says itself what a tapped row shows.
open class CookbookList: UIViewController {
    /// The number of rows.
    public let rowCount = 2

    /// A person taps a row.
    ///
    /// - Parameter row: The row, from 1.
    open func didSelect(_ row: Int) {}
}

/// The chapters of the cookbook.
open class Contents: CookbookList {
    /// Makes the list of the chapters.
    public init() { super.init(nibName: nil, bundle: nil) }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes the list of a chapter's recipes.
    func chapter(_ number: Int) -> Chapter { Chapter(number) }

    /// Opens a chapter.
    public final override func didSelect(_ row: Int) {
        navigationController?.pushViewController(chapter(row), animated: true)
    }
}

/// The recipes of a chapter.
open class Chapter: CookbookList {
    /// The number of the chapter, from 1.
    public let number: Int

    /// Makes the list of a chapter's recipes.
    public init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }

    /// Shows a recipe: above the lists where there is one column, and else beside them.
    open override func didSelect(_ row: Int) {
        let recipe = Recipe(10 * number + row)
        if splitViewController?.isCollapsed == true {
            navigationController?.pushViewController(recipe, animated: true)
        } else {
            showDetailViewController(
                UINavigationController(rootViewController: recipe), sender: self)
        }
    }
}

/// A page of the cookbook.
open class CookbookPage: UIViewController {}

/// A recipe.
public final class Recipe: CookbookPage {
    /// The number of its chapter and its own: 12 is the second of the first chapter.
    public let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the app makes its screens in code.
    public required init?(coder: NSCoder) { nil }
}

/// A photograph of a step, opened from a recipe.
public final class StepPhoto: CookbookPage {}

/// The placeholder beside the lists while no recipe is shown.
public final class EmptyPlate: UIViewController {}
