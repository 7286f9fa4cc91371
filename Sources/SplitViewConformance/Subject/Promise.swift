import UIKitModel

extension SplitViewScene {
    /// The expectation of a person after something that app code does.
    ///
    /// ```swift
    /// let scene = SplitViewScene(UISplitViewController()) { _ in .list }
    ///     .onAction("mark as read") { .changesNothing }
    ///     .onAction("show the newest") { .showsItem(3) }
    /// ```
    public struct Promise {
        enum Kind {
            case unstated
            case shows([UIViewController])
            case showsItem(UInt32)
            case takesAway([UIViewController])
            case takesEverythingAway
            case changesNothing
        }

        let kind: Kind

        /// Promises no screen in particular: what comes is in front. A second tap on the same row
        /// may change nothing, as long as the screen of the first tap is in front.
        public static var unstated: Promise { Promise(kind: .unstated) }

        /// Promises that a person sees no change.
        public static var changesNothing: Promise { Promise(kind: .changesNothing) }

        /// Promises that these screens are shown, with the first one in front, in the split view or
        /// around it. For a detail in front, other details may go. For a list in front, details may
        /// go, and so may the lists in whose place it comes; its column has to be in sight. A
        /// screen presented before may go in any case.
        ///
        /// After a tap, policies say which earlier details stay.
        ///
        /// - Parameter screens: Screens; of a container the ones inside it count, the uppermost
        ///   first.
        public static func shows(_ screens: UIViewController...) -> Promise { shows(screens) }

        /// Promises the same of the screens in an array: the stack of a navigation controller, for
        /// instance.
        public static func shows(_ screens: [UIViewController]) -> Promise {
            Promise(kind: .shows(screens))
        }

        /// Promises that a detail with this item is in front, a new one or one from before. Other
        /// details may go for it, and so may what was presented over it.
        ///
        /// - Parameter item: The number that ``Screen/detail(item:)`` has for it.
        public static func showsItem(_ item: Int) -> Promise {
            Promise(kind: .showsItem(Screen.detail(item: item).item))
        }

        /// Promises that these screens are not shown any more.
        ///
        /// - Parameter screens: Screens; of a container the ones inside it count.
        public static func takesAway(_ screens: UIViewController...) -> Promise {
            takesAway(screens)
        }

        /// Promises the same of the screens in an array.
        public static func takesAway(_ screens: [UIViewController]) -> Promise {
            Promise(kind: .takesAway(screens))
        }

        /// Promises that something else takes the place of every earlier list and detail. A screen
        /// without an item that is presented over everything, a log-in screen for instance, may
        /// stay, and a list below it.
        public static var takesEverythingAway: Promise { Promise(kind: .takesEverythingAway) }
    }
}

extension SplitViewScene.Promise {
    /// The result of app code, if it is a promise; otherwise it has stated none.
    init<Outcome>(outcome: Outcome) { self = outcome as? SplitViewScene.Promise ?? .unstated }
}
