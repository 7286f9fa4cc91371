/// The kinds of container that every snapshot checks for; a class knows its kind, to avoid casts.
enum ContainerKind {
    case navigation, tabBar, other
}

extension UIViewController {
    package final var isNavigation: Bool { containerKind == .navigation }

    nonisolated package final var isTabBar: Bool { containerKind == .tabBar }

    package final var asNavigation: UINavigationController? {
        isNavigation ? unsafeDowncast(self, to: UINavigationController.self) : nil
    }

    nonisolated package final var asTabBar: UITabBarController? {
        isTabBar ? unsafeDowncast(self, to: UITabBarController.self) : nil
    }
}
