import SplitViewConformance
import UIKitModel

extension Member {
    /// Correct apps, one of each kind: the members are made from these.
    static var healthy: [Member] {
        [
            Member("healthy", "plain", Script()),
            Member("healthy", "rows", Script(), rows: .different),
            Member("healthy", "drafts", Script(), hasDrafts: true),
            Member("healthy", "link", Script(), hasLink: true),
            Member("healthy", "counting", Script(most: 2)),
            Member(
                "healthy", "parking", Script(parks: { _ in true }),
                policies: Policies(keepsScreens: true)),
            Member(tabs: "tabs", nil, contract: tabsRest),
        ]
    }

    /// Every member: what its flaw depends on, times what goes wrong, times where it is remembered.
    static var all: [Member] {
        loaded + loading + rows + classes + tabs + counted + viewed + turned + turning + parked
            + LogApp.Plan.all.map { Member($0) }
    }

    private typealias When = @MainActor @Sendable (Occasion) -> Bool

    /// Each fault of some events under each condition.
    private static func combine(
        _ family: String, _ whens: [(name: String, isDue: When)], in events: [Event],
        make: (_ name: String, _ script: Script) -> Member
    ) -> [Member] {
        whens.flatMap { when in
            events.flatMap { event in
                Fault.all(in: event).map { fault in
                    make(
                        "\(when.name)-\(event)-\(fault)",
                        Script(event: event, fault: fault, isDue: when.isDue))
                }
            }
        }
    }

    /// Whether a view was loaded, which UIKit knows.
    static var loaded: [Member] {
        combine(
            "loaded",
            [
                ("lower-unseen", { $0.lower?.isViewLoaded == false }),
                ("top-unseen", { $0.top?.isViewLoaded == false }),
                ("both-seen", { $0.notes.count > 1 && $0.notes.allSatisfy(\.isViewLoaded) }),
            ], in: [.merge, .part]
        ) { Member("loaded", $0, $1, hasLink: true) }
    }

    /// What a note does when its view is loaded late.
    static var loading: [Member] {
        Script.Reaction.Deed.allCases.flatMap { deed in
            [true, false].map { isMerged in
                Member(
                    "loading", "\(deed)-\(isMerged ? "merged" : "beside")",
                    Script(
                        reaction: Script.Reaction(cause: .load, deed: deed) {
                            $0.app?.split.isCollapsed == isMerged && $0 is LinkedFolder
                        }), hasLink: true)
            }
        }
    }

    /// The row that a note was made for.
    static var rows: [Member] {
        let single = (0..<3).map { row -> (String, When) in
            ("top-\(row + 1)", { $0.top?.row == row })
        }
        let lower = (1..<3).map { row -> (String, When) in
            ("lower-\(row + 1)", { $0.lower?.row == row })
        }
        return combine("rows", single + lower, in: [.merge, .part]) {
            Member("rows", $0, $1, rows: .different)
        }
    }

    /// The class of a screen.
    static var classes: [Member] {
        combine(
            "class",
            [
                ("top-draft", { $0.top is Draft }), ("lower-draft", { $0.lower is Draft }),
            ], in: [.merge, .part]
        ) { Member("class", $0, $1, hasDrafts: true) }
    }

    /// Which tab is selected under a note that is presented.
    static var tabs: [Member] {
        let faults: [Fault] = [
            .losesTop, .losesAll, .bares, .doubles, .carriesBlank, .raises, .leavesToUIKit,
            .empties,
        ]
        return faults.flatMap { fault in
            (0..<2).map { tab in
                Member(tabs: "under-\(tab + 1)-\(fault)", fault, contract: tabsRest) { $0 == tab }
            }
        }
    }

    /// Notes are presented, so they need a window, and stay over the tab that was selected.
    private static let tabsRest = Contract.usual.adding(
        Assumption(
            "tabs-rest-while-merged", "No tab is switched while there is one column.",
            rulingOut: [.switchTab], when: \.isCollapsed))

    /// How often something happened, counted by the delegate, an object beside it, the list or a
    /// value of UIKit's; or hidden, in a closure, a global or a static property.
    static var counted: [Member] {
        Event.allCases.flatMap { event in
            Fault.all(in: event).flatMap { fault in
                Script.Counter.allCases.flatMap { counter in
                    (1...3).map { number in
                        Member(
                            counter.isHidden ? "hidden" : "counted",
                            "\(counter)-\(event)-\(number)-\(fault)",
                            Script(
                                event: event, fault: fault,
                                isDue: { $0.counts.count(of: event) == number },
                                most: number + 1, counter: counter))
                    }
                }
            }
        }
    }

    /// How often a note was visible, counted by the note.
    static var viewed: [Member] {
        (1...3).flatMap { number in
            combine(
                "viewed",
                [
                    ("top-\(number)", { $0.top?.views == number }),
                    ("lower-\(number)", { $0.lower?.views == number }),
                ], in: [.merge, .part]
            ) { name, script in
                var script = script
                script.most = number + 1
                return Member("viewed", name, script)
            }
        }
    }

    /// How many callbacks about another width a note got, counted by the note.
    static var turned: [Member] {
        (1...2).flatMap { number in
            combine(
                "turned", [("top-\(number)", { $0.top?.turns == number })], in: [.merge, .part]
            ) { name, script in
                var script = script
                script.most = number + 1
                return Member("turned", name, script)
            }
        }
    }

    /// What a note does that is shown again and gets a callback about another width than before.
    static var turning: [Member] {
        Script.Reaction.Deed.allCases.flatMap { deed in
            [true, false].map { isMerged in
                Member(
                    "turning", "\(deed)-\(isMerged ? "merged" : "beside")",
                    Script(
                        reaction: Script.Reaction(cause: .turn, deed: deed) {
                            $0.app?.isShowingAgain == true
                                && $0.app?.split.isCollapsed == isMerged
                        }))
            }
        }
    }

    /// A note that was removed from a stack, is kept, and is shown again.
    static var parked: [Member] {
        let kinds: [(String, @MainActor @Sendable (Note) -> Bool)] = [
            ("any", { _ in true }), ("draft", { $0 is Draft }),
            ("merged", { $0.app?.split.isCollapsed == true }),
        ]
        return kinds.flatMap { kind in
            Event.allCases.flatMap { event in
                [Fault.bringsBack, .bringsBackBelow].map { (fault: Fault) in
                    Member(
                        "parked", "\(kind.0)-\(event)-\(fault)",
                        Script(
                            event: event, fault: fault, isDue: { $0.app.parked != nil },
                            parks: kind.1),
                        hasDrafts: true, policies: Policies(keepsScreens: true))
                }
            }
        }
    }
}
