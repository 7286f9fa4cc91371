/// The part of a controller's state that fits in a few bits, and everything it depends on.
extension UIViewController {
    /// The state of this controller that affects the future, as far as it fits in a few bits, and
    /// whether there is more. State that only a callback could reveal counts for a class with an
    /// override of it.
    package final var futureBits: UInt32 {
        let overrides =
            traitOverrides.horizontalSizeClass.rawValue << 4
            | overridesFromParent.horizontalSizeClass.rawValue << 6
        var bits = UInt32(appearance.rawValue) | UInt32(truncatingIfNeeded: overrides)
        // Off screen, a controller that contains none does not use it, and gets it again before it
        // appears (`isPrepared()`). A controller that may get children there does use it: they read
        // it from it.
        if callbacks.contains(.traits) || isOnScreen || containerKind != .other
            || !contained.isEmpty || attachment != nil && traitChanges != nil
        {
            bits |= UInt32(truncatingIfNeeded: knownSizeClass.rawValue) << 2
        }
        if awaitsDidMove, callbacks.contains(.arrival) || isQueried { bits |= 1 << 8 }
        if isColumn { bits |= 1 << 9 }
        if hasView, callbacks.contains(.view) || isQueried { bits |= 1 << 10 }
        if title != nil { bits |= 1 << 11 }
        if restorationIdentifier != nil { bits |= 1 << 12 }
        if addedInsets != nil { bits |= 1 << 13 }
        if presented != nil { bits |= 1 << 14 }
        if !toPresenter.isNone { bits |= 1 << 15 }
        if !contained.isEmpty { bits |= 1 << 16 }
        if isSheet { bits |= 1 << 17 }
        bits |= wishes.bits << 18
        return bits
    }

    /// Whether the class may give a child other traits than it was set.
    final var overridesTraitsOfChildren: Bool { callbacks.contains(.childTraits) }

    /// Whether it is one of UIKit's own that shows no content of the app.
    nonisolated final var isSystemScreen: Bool { callbacks.contains(.ofSystem) }

    /// Whether an app could tell that `viewIsAppearing(_:)` is called.
    final var hearsOfComing: Bool { callbacks.contains(.coming) }

    /// Whether the app queries whether views of this class are loaded, or whether they are new in a
    /// container; assumed if queries are not recorded.
    private final var isQueried: Bool { runtime.attention?.covers(type(of: self)) ?? true }

    /// The view, unless it is one that UIKit would create again whenever it is read.
    final var remarkableView: UIView? { loadedView?.isLikeAnyOther == false ? loadedView : nil }
}
