/// The expectation of an act of the app: its promise, and nothing else.
///
/// | what | rule |
/// |---|---|
/// | goes | what the action says that it takes away |
/// | may go | the details, where it shows one or a list; the lists, where it shows a list |
/// | may come | what it says that it shows; a default detail; one in place of a chosen detail |
/// | in front | what it promises |
extension SplitViewStep {
    /// Completes the expectation of an act of the app on its own account.
    mutating func expectAct() {
        expectation.terms.insert(.blankIsItsOwn)
        switch command.name.row.effect {
        case .takesAway:
            expectation.entering.insert(.aloneByDefault)
            expectation.front = frontWithout
        case .startsOver:
            expectation.leaving.insert([.byDefault, .defaultAgain])
            expectation.entering.insert(.aloneByDefault)
            spareDefaults()
            expectation.front = was.first.map { .first($0.key) } ?? .whatever
        case .replaces:
            let left = expectation.goes.first ?? expectation.comes.first
            // The next item stands where the one before stood.
            if let left, was.screen(left)?.standing.contains(.onListSide) == true {
                expectation.terms.insert(.sidesAreItsOwn)
            }
            if let next = expectation.comes.first, let left, was.isInFront(left) {
                expectation.front = .next(next)
            }
        case .shows, .leaves, .stays, .togglesList, .showsColumn, .hidesColumn, .none:
            expectation.entering.insert(.aloneByDefault)
            expectWord()
        }
        let takesChosen = was.screens.contains {
            $0.isDetail && $0.isInFront && $0.isChosen && now.screen($0.key) == nil
        }
        let endsOne = command.name == .finishDetail || command.name == .ownAction
        if takesChosen, endsOne { expectation.terms.insert(.maySucceed) }
    }

    /// The promise of the app about its own action.
    private mutating func expectWord() {
        expectWhatGivesWay()
        if expects(.bringsToFront) {
            expectListsReplaced()
            if expectation.word == .exact, let shown = expectation.comes.first,
                now.screen(shown) != nil
            {
                expectation.front = .comes
            }
        }
        expectOpenWord()
        switch expectation.word {
        case .exact, .anything: break
        case .nothing: expectation.front = .same
        case .item(let item): expectation.front = .item(item)
        case .something: expectation.front = .something(mayStay: isCoveredByWhatMayStay)
        }
    }

    /// Takes the app at its word for what it shows: lists may go for it, too.
    mutating func expectOpenWord() {
        switch expectation.word {
        case .exact, .nothing: break
        case .anything:
            expectation.leaving.insert(.everything)
            expectation.entering.insert(.everything)
        case .something: expectation.entering.insert(.everything)
        case .item:
            expectation.entering.insert(.everything)
            expectation.leaving.insert([.list, .besideLists, .over])
        }
    }

    /// Lets details go for the list that is shown, and the lists in its place; but not those of
    /// other tabs.
    mutating func expectListsReplaced() {
        guard let first = expectation.comes.first, let shown = now.screen(first), shown.isList,
            !shown.standing.contains(.over)
        else { return }
        expectation.leaving.insert(.besideLists)
        for screen in was.screens where screen.isList && screen.isReachable {
            if screen.tab == 0 || now.screen(screen.key)?.tab == 0 {
                expectation.mayGo.append(screen.key)
            }
        }
    }

    /// Lets a sheet give way to the screen that comes to the front, and other details to a detail.
    mutating func expectWhatGivesWay() {
        guard expects(.bringsToFront) else { return }
        expectation.leaving.insert(.over)
        guard let first = expectation.comes.first, let shown = now.screen(first) else { return }
        if shown.isDetail, !shown.standing.contains(.over) { expectation.leaving.insert(.detail) }
    }

    /// Whether something is presented that an app need not take away with everything else.
    private var isCoveredByWhatMayStay: Bool {
        expects(.everythingGoes)
            && (now.sight == .removed
                || now.screens.contains {
                    $0.standing.contains(.over) && !expectation.goes.contains($0.key)
                })
    }

    private var frontWithout: Expectation.Front {
        was.screens.first { $0.isInFront && expectation.goes.contains($0.key) }
            .map { .without($0.key) } ?? .whatever
    }

    /// Takes default details off the list of screens that go: they may stay.
    private mutating func spareDefaults() {
        for screen in was.screens where screen.isDefault {
            expectation.goes.removeAll { $0 == screen.key }
        }
    }
}
