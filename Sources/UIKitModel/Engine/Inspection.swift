/// What the engine knows of a controller and a test may look at.
extension UIViewController {
    /// Whether this controller was told that it has appeared, and not that it disappears (A1).
    nonisolated package final var hasAppeared: Bool { appearance == .appeared }

    /// Whether this controller was told that it will appear or disappear, and not yet that it did.
    nonisolated package final var isInBetween: Bool {
        appearance == .appearing || appearance == .disappearing
    }
}

/// What a picture shows of one controller: asked for in one go, as every picture asks everyone. The
/// controller is not retained, as a reference counted up and down costs more than the rest.
package struct Portrait {
    fileprivate let controller: Unmanaged<UIViewController>
    /// Who it is.
    package let id: UInt32
    /// How many controllers lie above it in its tree.
    package let depth: UInt8
    /// Whether it is on screen, or would be if the window were.
    package let isInFront: Bool
    /// Whether it is a navigation controller.
    package let isNavigation: Bool
    /// Whether it contains something, or is there to contain.
    package let isContainer: Bool
    /// Whether it got `viewDidAppear`, and not `viewWillDisappear` since (A1).
    package let hasAppeared: Bool
    /// Whether it got `viewWillAppear` or `viewWillDisappear`, and not yet the `did`.
    package let isInBetween: Bool

    /// Asks the controller something without retaining it.
    package func ask<Answer>(_ question: (UIViewController) -> Answer) -> Answer {
        controller._withUnsafeGuaranteedRef { question($0) }
    }
}

extension UIViewController {
    /// What a picture shows of this controller, as long as it lives. A function, as an initializer
    /// would retain what it is given.
    nonisolated package final func portrait(depth: UInt8 = 0, isInFront: Bool = false) -> Portrait {
        let kind = containerKind
        return Portrait(
            controller: .passUnretained(self), id: modelNumber.value, depth: depth,
            isInFront: isInFront, isNavigation: kind == .navigation,
            isContainer: kind != .other || !contained.isEmpty, hasAppeared: hasAppeared,
            isInBetween: isInBetween)
    }

    /// Adds what a picture shows of this controller and of all that it contains, parents before
    /// children. In front are the top of a stack, a selected tab, and all that another container
    /// contains.
    ///
    /// Nonisolated, as a closure of the main actor asks each time which actor it is on.
    nonisolated package final func addPortraits(
        to portraits: inout [Portrait], depth: UInt8 = 0, isInFront: Bool
    ) {
        portraits.append(portrait(depth: depth, isInFront: isInFront))
        guard !contained.isEmpty else { return }
        let seen: Int? =
            switch containerKind {
            case .navigation: contained.count - 1
            case .tabBar: asTabBar?.place
            case .other: nil
            }
        contained.eachUnretained { place, child in
            child._withUnsafeGuaranteedRef {
                // Deeper than any app nests; what lies there is drawn on one level.
                $0.addPortraits(
                    to: &portraits, depth: min(depth, .max - 1) + 1,
                    isInFront: isInFront && (seen == nil || seen == place))
            }
        }
    }
}

extension [UIViewController] {
    /// Calls a function with each place and the controller there, which is not retained: an array
    /// of references lies in memory as one of unmanaged references does.
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
