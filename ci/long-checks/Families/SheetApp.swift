import SplitViewConformance
import UIKitModel

/// A correct app with tabs and one fault: while the window is narrow UIKit presents its notes
/// over the tabs, so that a person cannot see which tab is selected.
@MainActor final class SheetApp: NSObject, UISplitViewControllerDelegate {
    let split = UISplitViewController()
    private let tabs = UITabBarController()
    private let fault: Fault?
    private let isDue: @MainActor @Sendable (_ tab: Int) -> Bool

    /// An app.
    ///
    /// - Parameters:
    ///   - fault: What goes wrong when the columns separate under a note.
    ///   - isDue: Whether it goes wrong, given the selected tab.
    init(_ fault: Fault?, isDue: @escaping @MainActor @Sendable (_ tab: Int) -> Bool) {
        self.fault = fault
        self.isDue = isDue
        super.init()
        tabs.viewControllers = (0..<2).map { _ in
            UINavigationController(rootViewController: Folder())
        }
        split.viewControllers = [tabs, UINavigationController(rootViewController: Blank())]
        split.delegate = self
    }

    /// The app as a scene.
    var scene: SplitViewScene {
        SplitViewScene(split, keeping: [self], screen: role(of:))
            .list { Folder() }
            .detail { Note(row: $0) }
            .container { UINavigationController(rootViewController: $0) }
            .rows(.alike)
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        guard let secondary = secondaryViewController as? UINavigationController else {
            return false
        }
        let notes = secondary.viewControllers.filter { $0 is Note }
        guard !notes.isEmpty else { return true }
        secondary.viewControllers = []
        let sheet = UINavigationController()
        sheet.viewControllers = notes
        split.present(sheet, animated: false)
        return true
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        let sheet = split.presentedViewController as? UINavigationController
        let secondary = sheet ?? UINavigationController()
        var notes = sheet?.viewControllers ?? []
        if sheet != nil, let fault, isDue(tabs.selectedIndex) {
            switch fault {
            case .losesTop: notes.removeLast()
            case .losesAll: notes = []
            case .bares:
                secondary.viewControllers = []
                return notes.last
            case .doubles: notes.append(Note(row: 0))
            case .carriesBlank: notes.append(Blank())
            case .raises: secondary.pushViewController(UINavigationController(), animated: false)
            case .leavesToUIKit: return nil
            case .empties:
                secondary.viewControllers = []
                return secondary
            default: break
            }
        }
        secondary.viewControllers = notes.isEmpty ? [Blank()] : notes
        return secondary
    }
}
