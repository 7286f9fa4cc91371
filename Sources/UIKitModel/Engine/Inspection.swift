/// Internal state of the engine that tests may read.
extension UIViewController {
    /// Whether this controller got `viewDidAppear`, and not `viewWillDisappear` since (A1).
    nonisolated package final var hasAppeared: Bool { appearance == .appeared }

    /// Whether this controller got `viewWillAppear` or `viewWillDisappear`, and not yet the `did`.
    nonisolated final var isInBetween: Bool {
        appearance == .appearing || appearance == .disappearing
    }
}

/// The part of a snapshot about one controller, read at once, because every snapshot reads it for
/// every controller. The controller is not retained: counting references costs more than the rest.
@usableFromInline package struct Portrait {
    @usableFromInline let controller: Unmanaged<UIViewController>
    package let id: UInt32
    /// The number of controllers above it in its tree.
    package let depth: UInt8
    /// Whether it is on screen, or would be if the window were.
    package let isInFront: Bool
    package let isNavigation: Bool
    /// Whether it is a container, even if it is empty.
    package let isContainer: Bool
    /// Whether it got `viewDidAppear`, and not `viewWillDisappear` since (A1).
    package let hasAppeared: Bool
    /// Whether it got `viewWillAppear` or `viewWillDisappear`, and not yet the `did`.
    package let isInBetween: Bool

    /// Calls a function with the controller without retaining it.
    @inlinable package func ask<Answer>(_ question: (UIViewController) -> Answer) -> Answer {
        controller._withUnsafeGuaranteedRef { question($0) }
    }
}

extension UIViewController {
    /// The part of a snapshot about this controller, valid while it lives. A function, because an
    /// initializer would retain its argument.
    nonisolated package final func portrait(depth: UInt8 = 0, isInFront: Bool = false) -> Portrait {
        let kind = containerKind
        return Portrait(
            controller: .passUnretained(self), id: modelNumber.value, depth: depth,
            isInFront: isInFront, isNavigation: kind == .navigation,
            isContainer: kind != .other || !contained.isEmpty || isSystemScreen,
            hasAppeared: hasAppeared,
            isInBetween: isInBetween)
    }

    /// Shows the parts of a snapshot about this controller and everything it contains, parents
    /// before children. In front are the top of a stack, a selected tab, and everything that
    /// another container contains.
    ///
    /// Nonisolated, because a closure on the main actor checks the actor each time.
    ///
    /// - Parameter visit: Is given each part; must not change the containment.
    nonisolated package final func showPortraits(
        depth: UInt8 = 0, isInFront: Bool, to visit: (Portrait) -> Void
    ) {
        let portrait = portrait(depth: depth, isInFront: isInFront)
        visit(portrait)
        guard portrait.isContainer, !contained.isEmpty else { return }
        let seen: Int? =
            if portrait.isNavigation {
                contained.count - 1
            } else if let tabBar = asTabBar {
                tabBar.place
            } else {
                nil
            }
        contained.eachUnretained { place, child in
            child._withUnsafeGuaranteedRef {
                // Deeper than any app nests; everything there is drawn on one level.
                $0.showPortraits(
                    depth: min(depth, .max - 1) + 1,
                    isInFront: isInFront && (seen == nil || seen == place), to: visit)
            }
        }
    }
}

extension [UIViewController] {
    /// Calls a function with each index and the controller there, which is not retained: an array
    /// of references has the same memory layout as one of unmanaged references.
    @inline(__always)
    fileprivate func eachUnretained(_ body: (Int, Unmanaged<UIViewController>) -> Void) {
        withUnsafeBufferPointer { controllers in
            controllers.withMemoryRebound(to: Unmanaged<UIViewController>.self) { controllers in
                for place in controllers.indices { body(place, controllers[place]) }
            }
        }
    }
}

extension UISplitViewController {
    /// The state of a split view that no snapshot shows, in a few bits. The caller may use bit 1.
    ///
    /// - Parameter kept: An object that the caller retains. As long as it is the delegate, the weak
    ///   reference need not be read, which takes longer than all the rest.
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
