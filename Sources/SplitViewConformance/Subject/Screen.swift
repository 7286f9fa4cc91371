extension SplitViewScene {
    /// The meaning of a screen to a person: its side, and its item.
    ///
    /// ```swift
    /// let screen = SplitViewScene.Screen.detail(item: 3)
    /// let unasked = screen.filledIn
    /// let timeline = SplitViewScene.Screen.list.named("Timeline")
    /// ```
    public struct Screen: Sendable, Hashable {
        package enum Role: UInt8, Sendable, Hashable {
            /// A screen of the list side.
            case list
            /// A screen of the detail side.
            case detail
            /// The screen of the detail side while nothing is chosen.
            case placeholder

            var kind: Snapshot.Kind {
                switch self {
                case .list: .list
                case .detail: .detail
                case .placeholder: .placeholder
                }
            }
        }

        package let role: Role
        /// Whether the app shows it without having been asked: a default page, for instance, or
        /// the first row. It is chosen as soon as a person works in it.
        package private(set) var isFilledIn = false
        /// A number for the item that it shows; 0 for none.
        let item: UInt32
        /// The name in reports; `nil` for the name of its class. See ``named(_:)``.
        package private(set) var name: String?
        /// A screen of the list side.
        public static let list = Screen(role: .list, item: 0)
        /// A screen of the detail side.
        public static let detail = Screen(role: .detail, item: 0)
        /// The screen of the detail side while nothing is chosen; of three columns also the middle
        /// one as long as there is nothing to list.
        public static let placeholder = Screen(role: .placeholder, item: 0)

        /// A screen of the list side with an item: the feed whose articles it lists.
        ///
        /// - Parameter item: A number for the item; any number does, but drawings only show those
        ///   from 0 to 2,147,483,646. Lists and details count separately.
        public static func list(item: Int) -> Screen {
            Screen(role: .list, item: Snapshot.Node.word(ofItem: item))
        }

        /// A screen of the detail side that shows an item.
        ///
        /// - Parameter item: A number for the item, as for a list.
        public static func detail(item: Int) -> Screen {
            Screen(role: .detail, item: Snapshot.Node.word(ofItem: item))
        }

        /// A screen that the app fills in without having been asked: a detail, or a list. It may
        /// come and go as the columns do.
        public var filledIn: Screen {
            var screen = self
            screen.isFilledIn = true
            return screen
        }

        /// Gives this screen another name in reports than that of its class.
        ///
        /// By default, the class `ArticleViewController` is an `Article` in reports. The number of
        /// the item is added to either: `Article 3`. Of two screens with one name the second one
        /// has a number of its own: `Article#2`. The name has no influence on what is found.
        ///
        /// - Parameter name: The name. In drawings, the signs that they consist of are left out of
        ///   it. If it changes, the last one counts.
        public func named(_ name: String) -> Screen {
            var screen = self
            screen.name = name
            return screen
        }
    }
}
