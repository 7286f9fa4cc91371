/// The expectation of a turn: no change.
///
/// | what | rule |
/// |---|---|
/// | stays | every screen, with its item, on a stack, a tab, a column, or presented |
/// | may go and come | a detail or a list that no one chose |
/// | may go | by policy, what is on other tabs |
/// | may come | as the app appears, a list that was open last, and what is presented |
/// | in front | what was looked at |
extension SplitViewStep {
    /// Completes what a person expects of a change of size, a launch, or a stay in the background.
    mutating func expectTurn(under policies: Policies, link: Memory.Link) {
        expectation.leaving.insert([.byDefault, .defaultAgain])
        expectation.entering.insert(.byDefault)
        expectTabs(under: policies, ofTurn: true)
        if policies.conflict == .order, was.isOneStack { expectation.terms.insert(.orderWins) }
        if answersThatItMerged { expectation.terms.insert(.isMergedByApp) }
        if bringsNews { return expectNews() }
        if was.isSeen { expectation.terms.insert(.keepsItems) }
        if changesTree || isLaunch && now.isCompactTree { expectation.terms.insert(.changesTree) }
        if policies.screens == .another, changesColumns {
            expectation.terms.insert(.alikeMayCover)
            expectation.leaving.insert(.everything)
            expectation.entering.insert(.everything)
        }
        if policies.defaultDetail == .inFront { expectation.terms.insert(.defaultMayCover) }
        if changesColumns { expectation.front = .lookedAt }
        if isLaunch { expectLaunch(with: link) }
        if exchangesSplitView { expectStandIn() }
        if expects(.changesTree) { expectation.terms.insert(.alikeMayCover) }
    }

    /// As the app appears it may open the list that was open last, and present something: news, or
    /// a log-in screen. The screen promised by an earlier link is in front.
    private mutating func expectLaunch(with link: Memory.Link) {
        expectation.entering.insert([.list, .over])
        let opensList = now.content.contains { $0.isList && was.anyScreen($0.key) == nil }
        if opensList { expectation.leaving.insert(.inSecondList) }
        expectation.terms.insert(.listMayCover)
        if !app.built.hasColumns { expectation.entering.insert(.everything) }
        if now.isCompactTree || now.isCovered { expectation.front = .whatever }
        if link.isOpen {
            expectation.word = .anything
            expectation.leaving.insert(.everything)
            expectation.entering.insert(.everything)
            expectation.front = .whatever
        }
        guard link.item != 0 else { return }
        let isShown = now.detailInFront(showing: link.item) != nil
        guard isShown || !link.isSuperseded else { return }
        expectation.front = .item(link.item)
        expectation.leaving.insert(.besideLists)
        expectation.entering.insert(.everything)
    }

    /// If another tree takes the place of the split view, or the split view its place, a person
    /// goes on with their chosen detail, made anew.
    private mutating func expectStandIn() {
        expectation.front = was.lookedAt?.isDetail == true ? .lookedAt : .whatever
        expectation.terms.insert(.alikeMayCover)
    }

    /// The news of the app as it comes back from the background: screens that it shows, or has
    /// taken away.
    private mutating func expectNews() {
        expectWhatGivesWay()
        expectOpenWord()
        if expects(.bringsToFront) { expectation.front = .comes }
    }

    /// Completes what a person expects of the details of tabs.
    ///
    /// - Parameter ofTurn: Whether the columns change.
    mutating func expectTabs(under policies: Policies, ofTurn: Bool) {
        switch policies.otherTabs {
        case .gathered: break
        case .kept:
            if ofTurn, was.picture.hasPlainPanes { expectation.terms.insert(.mixesTabs) }
        case .dropped: expectation.leaving.insert(ofTurn ? .detailOnOtherTab : .detail)
        case .follow where policies.makesScreensAnew:
            expectation.leaving.insert(ofTurn ? .detailOnOtherTab : .detail)
            expectation.entering.insert(ofTurn ? .detailOnOtherTab : .detail)
        case .follow: expectation.terms.insert(.countsKept)
        }
        if !ofTurn, policies.otherTabs == .follow {
            expectation.terms.remove(.sidesAreItsOwn)
            expectation.terms.insert(.detailsFollow)
        }
    }

    /// Whether details of several tabs may have met, or come apart, on a way there and back, which
    /// leaves them in no order.
    mutating func expectMixedTabs(under policies: Policies) {
        let start = beginning.reading
        let (wasThere, isThere) = (start.hasDetailOnOtherTab, now.hasDetailOnOtherTab)
        let isPlain = start.picture.hasPlainPanes
        let mixes =
            switch policies.otherTabs {
            case .gathered: isPlain && wasThere && !isThere
            case .dropped: wasThere && !isThere
            case .follow: wasThere || isThere
            case .kept:
                isPlain
                    && (wasThere || isThere
                        || start.screens.contains {
                            $0.isDetail && $0.standing.contains(.onListSide)
                        })
            }
        if mixes {
            expectation.terms.insert(.mixesTabs)
        } else {
            expectation.terms.remove(.mixesTabs)
        }
    }

    /// Whether the app was in the background, and shows something else since by its own account: a
    /// lock, for instance. A cover that came and went meanwhile is nothing new.
    var bringsNews: Bool {
        guard passesThroughBackground else { return false }
        return expectation.word != .exact || !expectation.comes.isEmpty
            || expectation.goes.contains { key in was.screens.contains { $0.key == key } }
    }

    /// Whether app code has put something in the place of the split view as the window changed its
    /// size, or the split view back.
    private var exchangesSplitView: Bool {
        (was.sight == .removed) != (now.sight == .removed) && !passesThroughBackground
    }

    /// Whether the app was in the background, where the system has turned it several times.
    var passesThroughBackground: Bool { command.name == .background }

    var opensLink: Bool { command.name == .openLink }

    /// Whether a narrow window has tabs of its own: in the compact column, or by a policy that
    /// allows another tree. They lead wherever the list beside a detail leads.
    var hasTabsOfItsOwn: Bool {
        now.isOneStack && (now.isCompactTree || expects(.hasOtherScreens))
            && now.picture.nodes.contains {
                $0.place == .primary && $0.depth == 0 && $0.kind == .container
            }
    }

    /// Whether the compact column, a tree of its own, takes the place of the columns, or they its
    /// place (K10).
    var changesTree: Bool { was.isSeen && !hasRaised && was.isCompactTree != now.isCompactTree }

    /// Whether the delegate has answered that it dealt with the secondary.
    private var answersThatItMerged: Bool {
        calls.contains { if case .asked(.collapse, .bool(true)) = $0 { true } else { false } }
    }
}

extension Reading {
    var hasDetailOnOtherTab: Bool { screens.contains { $0.standing.contains(.detailOnOtherTab) } }
}

extension Snapshot {
    /// Whether there are two columns, and no tree of their own for narrow windows.
    var hasPlainPanes: Bool { panes.subtracting(.sideBar).isEmpty }
}
