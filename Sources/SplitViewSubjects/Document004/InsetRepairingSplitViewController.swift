import UIKitModel

/// The repair of document 004: a split view that watches the column of a menu with a navigation
/// controller of its own, and gives it the insets forgotten by UIKit.
///
/// Its steps are those of the document, in other words. The document also lets the navigation bar
/// lay itself out again, because of a button that the model does not have.
open class InsetRepairingSplitViewController: UISplitViewController {
    private var frameToken: NSKeyValueObservation?
    private var insetsToken: NSKeyValueObservation?

    /// Watches the menu from now on.
    open override func setViewController(_ vc: UIViewController?, for column: Column) {
        super.setViewController(vc, for: column)
        guard column == .primary, let menu = vc else { return }
        frameToken = menu.view.observe(\.frame) { [weak self, weak menu] _, _ in
            if let menu { self?.repairIfSeen(menu) }
        }
        insetsToken = watchInsets(of: menu)
    }

    /// Observes insets that the system removes without a callback of the split view.
    func watchInsets(of menu: UIViewController) -> NSKeyValueObservation? {
        menu.view.observe(\.safeAreaInsets) { [weak self, weak menu] view, _ in
            guard let menu, view.safeAreaInsets.left == 0, view.safeAreaInsets.right == 0 else {
                return
            }
            self?.repairIfSeen(menu)
        }
    }

    /// Corrects the insets, unless there is only one column or the menu is off screen.
    func repairIfSeen(_ menu: UIViewController) {
        guard !isCollapsed, view.bounds.intersects(menu.view.frame) else { return }
        repair(menu)
    }

    private func repair(_ menu: UIViewController) {
        let needed = insetsNeeded(by: menu.view)
        if menu.view.safeAreaInsets.left != needed.left {
            menu.additionalSafeAreaInsets.left = 0
            menu.additionalSafeAreaInsets.left = needed.left - menu.view.safeAreaInsets.left
        } else if menu.view.safeAreaInsets.right != needed.right {
            menu.additionalSafeAreaInsets.right = 0
            menu.additionalSafeAreaInsets.right = needed.right - menu.view.safeAreaInsets.right
        }
    }

    /// The excess width of the column, at the edge beyond which it extends.
    func insetsNeeded(by column: UIView) -> UIEdgeInsets {
        let excess = column.bounds.width - primaryColumnWidth
        let place = view.convert(column.bounds, from: column)
        var needed = UIEdgeInsets.zero
        if place.minX < 0 {
            needed.left = excess
        } else if place.maxX > view.bounds.maxX {
            needed.right = excess
        }
        return needed
    }
}

/// The same repair, with a removal of its additions when the columns merge: then nothing is beyond
/// an edge any more.
open class MendedSplitViewController: InsetRepairingSplitViewController {
    override func repairIfSeen(_ menu: UIViewController) {
        if isCollapsed { menu.additionalSafeAreaInsets = .zero }
        super.repairIfSeen(menu)
    }
}
