/// The kinds of container that every snapshot checks for; a class knows its kind, to avoid casts.
enum ContainerKind {
    case navigation, tabBar, other
}

extension UIViewController {
    /// Whether this is a navigation controller.
    package final var isNavigation: Bool { containerKind == .navigation }

    /// Whether this is a tab bar controller.
    nonisolated package final var isTabBar: Bool { containerKind == .tabBar }

    /// This controller, if it is a navigation controller.
    package final var asNavigation: UINavigationController? {
        isNavigation ? unsafeDowncast(self, to: UINavigationController.self) : nil
    }

    /// This controller, if it is a tab bar controller.
    nonisolated package final var asTabBar: UITabBarController? {
        isTabBar ? unsafeDowncast(self, to: UITabBarController.self) : nil
    }
}
