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

        /// Something: what comes is in front. After a second tap on the same row nothing need
        /// change, as long as what the first one showed is still in front.
        public static var unstated: Promise { Promise(kind: .unstated) }

        /// Nothing that a person can see changes.
        public static var changesNothing: Promise { Promise(kind: .changesNothing) }

        /// These screens are shown, and the first one is in front, in the split view or around it.
        /// If the first is a detail, others may go for it; if it is a list, details may, and the
        /// lists in whose place it comes; its column has to be in sight. A screen presented over it
        /// before may go in any case.
        ///
        /// After a tap, what stays of earlier details is as the policies say: the next one takes
        /// its place, for instance.
        ///
        /// - Parameter screens: Screens; of a container the ones inside it count, the uppermost
        ///   first.
        public static func shows(_ screens: UIViewController...) -> Promise { shows(screens) }

        /// The same for screens in an array: the stack of a navigation controller, for instance.
        public static func shows(_ screens: [UIViewController]) -> Promise {
            Promise(kind: .shows(screens))
        }

        /// A detail that shows this item is in front, whether it is a new one or was there before.
        /// Other details may go for it, and so may what was presented over it.
        ///
        /// - Parameter item: The number that ``Screen/detail(item:)`` has for it.
        public static func showsItem(_ item: Int) -> Promise {
            Promise(kind: .showsItem(Screen.detail(item: item).item))
        }

        /// These screens are not shown any more.
        ///
        /// - Parameter screens: Screens; of a container the ones inside it count.
        public static func takesAway(_ screens: UIViewController...) -> Promise {
            takesAway(screens)
        }

        /// The same for screens in an array.
        public static func takesAway(_ screens: [UIViewController]) -> Promise {
            Promise(kind: .takesAway(screens))
        }

        /// No earlier list or detail is shown any more, and something else is. A screen without an
        /// item that is presented over everything, a log-in screen for instance, may stay, and a
        /// list below it.
        public static var takesEverythingAway: Promise { Promise(kind: .takesEverythingAway) }
    }
}

extension SplitViewScene.Promise {
    /// The result of app code, if it is a promise; otherwise it has stated none.
    init<Outcome>(outcome: Outcome) { self = outcome as? SplitViewScene.Promise ?? .unstated }
}
