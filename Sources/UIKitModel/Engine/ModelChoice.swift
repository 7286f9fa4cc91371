extension UIKitProfile {
    /// A point about which nothing is known, or too little: the model had to choose, and an app may
    /// notice the choice. A case is named after what is assumed, and `assumption` says it.
    /// `RULES.md` has all choices, and says why the others are none of these.
    public enum Choice: UInt8, CaseIterable, Sendable {
        case preservesLaterDetail
        case preservesDetailShownCollapsed
        case assignedColumnsHideDetails
        case proposesSupplementary
        case leavesScreensOnStack
        case keepsAnsweredMode
        case staysLost
        case leavesPrimaryInPlace
        case refillsEveryWrapper
        case removesWhatStoodAbove
        case overlayWaitsToBeAskedFor
        case showsTwoEarly
        case firstLayoutKeepsInset
        case announcesSizesToAll
        case collapseHidesInspector
        case loadsUnseenReplacements
        case narrowsSideColumns
        case takesPicturesTwice
        case announcesAfterTransitions
        case announcesTraitsFirst
        case appliesLatePreferences
        case forbidsNestingInExpansion
        case completesAfterCallbacks
        case announcesTabsOnce
        case swipeLeavesColumnsBeside

        /// Its row in `RULES.md`.
        package var id: String { row.id }

        /// The assumption of the model, as a clause.
        package var assumption: String { row.assumption }

        /// The matter of a choice; not every app has it.
        enum Subject: Sendable {
            case everything, classicStyle, columnStyle, narrowWindows, lostPrimaries, inspector
            case background
        }

        var subject: Subject { row.subject }

        private var row: (id: String, assumption: String, subject: Subject) {
            switch self {
            case .preservesLaterDetail:
                ("UNK3", "a detail that is shown during a collapse is preserved", .classicStyle)
            case .preservesDetailShownCollapsed:
                (
                    "UNK6",
                    "a detail that is shown while collapsed takes the place of the preserved "
                        + "secondary", .classicStyle
                )
            case .assignedColumnsHideDetails:
                (
                    "UNK7",
                    "once viewControllers is set while collapsed, details lead nowhere until the "
                        + "next expansion", .classicStyle
                )
            case .proposesSupplementary:
                (
                    "UNK10", "without a secondary the supplementary is proposed for the top",
                    .columnStyle
                )
            case .leavesScreensOnStack:
                (
                    "UNK11",
                    "what stands above a column on the collapsed stack stays there when the column "
                        + "leaves it", .columnStyle
                )
            case .keepsAnsweredMode:
                (
                    "UNK12",
                    "a display mode that the delegate names for an expansion is preferred "
                        + "from then on", .columnStyle
                )
            case .staysLost:
                (
                    "UNK14", "a primary that a layout has lost is not found again by a pop",
                    .lostPrimaries
                )
            case .leavesPrimaryInPlace:
                ("UNK15", "another secondary does not lay out the primary", .lostPrimaries)
            case .refillsEveryWrapper:
                (
                    "UNK16",
                    "another primary or supplementary is put where the old one was, as a "
                        + "secondary is", .columnStyle
                )
            case .removesWhatStoodAbove:
                (
                    "UNK17", "the app's screens above a column that is replaced go with it",
                    .columnStyle
                )
            case .overlayWaitsToBeAskedFor:
                ("UNK21", "automatic with an overlay shows the secondary alone", .columnStyle)
            case .showsTwoEarly:
                ("UNK22", "a regular window shows two columns from 474 points on", .narrowWindows)
            case .firstLayoutKeepsInset:
                (
                    "UNK28",
                    "the first layout gives the primary its inset, whatever was pushed before",
                    .lostPrimaries
                )
            case .announcesSizesToAll:
                ("UNK38", "a size is announced to controllers without a view, too", .everything)
            case .collapseHidesInspector: ("UNK44", "a collapse hides the inspector", .inspector)
            case .loadsUnseenReplacements:
                ("UNK45", "what replaces a column out of sight is loaded at once", .columnStyle)
            case .narrowsSideColumns:
                (
                    "UNK48", "the supplementary and the inspector have a compact size class",
                    .columnStyle
                )
            case .takesPicturesTwice:
                (
                    "UNK53", "the system lays an app out twice for its pictures in the background",
                    .background
                )
            case .announcesAfterTransitions:
                (
                    "UNK54",
                    "the delegate of a navigation controller hears of a stack that is set during a "
                        + "transition only after it", .everything
                )
            case .announcesTraitsFirst:
                ("UNK55", "traits are announced before the size", .everything)
            case .appliesLatePreferences:
                (
                    "UNK58",
                    "a display mode that is preferred while the columns separate counts as soon as "
                        + "they have",
                    .everything
                )
            case .forbidsNestingInExpansion:
                (
                    "UNK59",
                    "no navigation controller may be pushed on the primary during an expansion",
                    .everything
                )
            case .completesAfterCallbacks:
                (
                    "UNK62", "the completion of a change of a stack comes after the last callbacks",
                    .everything
                )
            case .announcesTabsOnce:
                (
                    "UNK65", "a tap on one of tabs is announced by the methods about tabs alone",
                    .everything
                )
            case .swipeLeavesColumnsBeside:
                ("UNK67", "a swipe leaves a list that stands beside the secondary", .everything)
            }
        }
    }

    /// The name: of the release, as given on a command line, and the choices that it reverses.
    public var name: String {
        Choice.allCases.filter { !assumes($0) }
            .reduce(release) { "\($0)-without-\($1.id)" }
    }

    /// The profile with a name; `nil` if there is none.
    package init?(name: String) {
        let words = name.split(separator: "-without-", omittingEmptySubsequences: false)
        guard var profile = Self.named.first(where: { $0.release == words[0] }) else { return nil }
        for id in words.dropFirst() {
            guard let choice = Choice.allCases.first(where: { $0.id == id }) else { return nil }
            profile.opposites |= 1 << UInt32(choice.rawValue)
        }
        guard profile.name == name else { return nil }
        self = profile
    }

    /// The profile as Swift source where its type is known: `.ios14`, or
    /// `.ios26.reversing([.staysLost])`.
    package var source: String {
        let reversed = Choice.allCases.filter { !assumes($0) }.map { ".\($0)" }
        return reversed.isEmpty
            ? ".\(release)" : ".\(release).reversing([\(reversed.joined(separator: ", "))])"
    }

    /// Whether the model does what it assumes about an unknown point.
    package func assumes(_ choice: Choice) -> Bool {
        opposites & (1 << UInt32(choice.rawValue)) == 0
    }

    /// The profile with some choices reversed, under a name of its own.
    /// - Parameter choices: The choices.
    public func reversing(_ choices: [Choice]) -> UIKitProfile {
        var other = self
        for choice in choices { other.opposites ^= 1 << UInt32(choice.rawValue) }
        return other
    }

    /// The same with one.
    /// - Parameter choice: The choice.
    public func reversing(_ choice: Choice) -> UIKitProfile { reversing([choice]) }

    /// The choices that an app may depend on; none if some are reversed already.
    ///
    /// - Parameters:
    ///   - knowsBackground: Whether it does something when it leaves for the background.
    @MainActor package func choices(
        in split: UISplitViewController, knowsBackground: Bool
    ) -> [Choice] {
        guard opposites == 0 else { return [] }
        return Choice.allCases.filter { choice in
            switch choice.subject {
            case .everything: true
            case .classicStyle: !split.isColumnStyle
            case .columnStyle: split.isColumnStyle
            case .narrowWindows: narrowestBesideWidth > 0
            case .lostPrimaries: losesTrackOfPrimary && split.isColumnStyle
            case .inspector: hasInspector && split.isColumnStyle
            case .background: knowsBackground
            }
        }
    }

    /// The width in points from which a regular window shows two columns: the model's, or the least
    /// recorded to show them (V10).
    var leastWidthForTwo: CGFloat {
        narrowestBesideWidth > 0 && !assumes(.showsTwoEarly) ? 600 : narrowestBesideWidth
    }

    /// A profile in a number, for a log out of reach of app code; `init(code:)` reads it.
    package var code: UInt64 {
        let place = Self.named.firstIndex { $0.release == release }
        return UInt64(place ?? Self.named.count) << 32 | UInt64(opposites)
    }

    /// The profile of a code; `nil` if there is none.
    package init?(code: UInt64) {
        guard code >> 32 < UInt64(Self.named.count) else { return nil }
        self = Self.named[Int(code >> 32)]
        opposites = UInt32(truncatingIfNeeded: code)
        guard opposites >> UInt32(Choice.allCases.count) == 0 else { return nil }
    }
}
