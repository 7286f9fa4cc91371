/// What the engine knows of a controller and a test may look at.
extension UIViewController {
    /// Whether this controller was told that it has appeared, and not that it disappears (A1).
    package final var hasAppeared: Bool { appearance == .appeared }

    /// Whether this controller was told that it will appear or disappear, and not yet that it did.
    package final var isInBetween: Bool { appearance == .appearing || appearance == .disappearing }
}

/// What a picture shows of one controller: asked for in one go, as every picture asks everyone.
package struct Portrait {
    /// Who it is.
    package let id: UInt32
    /// Whether it is a navigation controller.
    package let isNavigation: Bool
    /// Whether it is a tab bar controller.
    package let isTabBar: Bool
    /// Whether it got `viewDidAppear`, and not `viewWillDisappear` since (A1).
    package let hasAppeared: Bool
    /// Whether it got `viewWillAppear` or `viewWillDisappear`, and not yet the `did`.
    package let isInBetween: Bool
    /// What it contains.
    package let children: [UIViewController]
}

extension UIViewController {
    /// What a picture shows of this controller.
    package final var portrait: Portrait {
        let kind = containerKind
        return Portrait(
            id: modelNumber.value, isNavigation: kind == .navigation, isTabBar: kind == .tabBar,
            hasAppeared: hasAppeared, isInBetween: isInBetween, children: contained)
    }
}

extension UISplitViewController {
    /// What a split view knows that no picture shows, in a few bits; the second one is left free.
    ///
    /// - Parameter kept: An object the caller retains. As long as that is the delegate there is
    ///   no need to ask the weak reference, which takes longer than all the rest.
    package final func hiddenBits(retaining kept: ObjectIdentifier?) -> UInt32 {
        let modes = displayMode.rawValue << 4 | preferredDisplayMode.rawValue
        return UInt32(truncatingIfNeeded: modes) << 4
            | (detailLeadsNowhere ? 1 : 0) | (presentsWithGesture ? 4 : 0)
            | (hasDelegate(retaining: kept) ? 0 : 8)
    }

    private func hasDelegate(retaining kept: ObjectIdentifier?) -> Bool {
        delegateIdentity != nil && (delegateIdentity == kept || delegate != nil)
    }
}
