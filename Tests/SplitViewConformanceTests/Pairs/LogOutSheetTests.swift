import SplitViewConformance
import Testing
import UIKitModel

/// A session that ends while a sheet of the person is open.
@MainActor @Suite struct LogOutSheetTests {
    private final class Login: UIViewController {}
    private final class Folders: UIViewController {}
    private final class NoFile: UIViewController {}
    private final class Profile: UIViewController {}

    enum LogOut { case endsSheet, leavesSheet, doesNothing }

    private func app(_ logOut: LogOut) -> SplitViewSubject {
        SplitViewSubject("profiles") { Self.scene(logOut) }
    }

    private static func scene(_ logOut: LogOut) -> SplitViewScene {
        let split = UISplitViewController(style: .doubleColumn)
        let list = stacked(Folders())
        split.setViewController(list, for: .primary)
        split.setViewController(stacked(NoFile()), for: .secondary)
        let delegate = ListFirst()
        split.delegate = delegate
        return SplitViewScene(split, keeping: [delegate]) {
            $0 is NoFile ? .placeholder : $0 is Profile ? .detail(item: 7) : .list
        }
        .onAction("show the profile") { [unowned split, unowned list] in
            guard list.viewControllers.first is Folders, split.presentedViewController == nil
            else { return .changesNothing }
            let profile = Profile()
            split.present(profile, animated: true)
            return .shows(profile)
        }
        .onLogOut { [unowned split, unowned list] in
            if logOut == .doesNothing, split.presentedViewController != nil { return }
            if logOut == .endsSheet { split.dismiss(animated: false) }
            list.setViewControllers([Login()], animated: false)
            split.show(.primary)
        }
    }

    @Test(arguments: [LogOut.leavesSheet, .doesNothing])
    func `what is presented and shows an item has to go, too`(_ broken: LogOut) throws {
        try expectPair(
            app(.endsSheet), app(broken), "contents-preserved: launch wide; action 1; action 2")
    }
}
