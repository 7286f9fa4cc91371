import SplitViewConformance
import StatefulTesting
import TestTools
import Testing
import UIKitModel

/// What a contract rules out, and when.
@MainActor @Suite struct ContractTests {
    private func stage(_ assumptions: [Assumption]) -> SplitViewStage {
        SplitViewStage(
            .notes(
                contract: Contract(
                    assumptions: assumptions, policies: Policies(selection: .stacks)),
                delegate: { CarefulDelegate() }))
    }

    @Test func `a kind that is ruled out altogether is never drawn, and ignored where it is given`()
        throws
    {
        let stage = stage([
            Assumption("no-back", "The user never goes back.", rulingOut: [.back, .backToRoot])
        ])
        for (kind, usual) in zip(stage.kinds, self.stage([]).kinds) {
            let isRuledOut = ["back", "back-to-root"].contains(kind.name)
            #expect(kind.weight == (isRuledOut ? 0 : usual.weight))
        }
        #expect(!stage.alphabet.contains(.back(.list)))
        #expect(stage.alphabet.contains(.narrow))
        try stage.act(out: "launch wide; select 1; push-detail")
        #expect(try stage.gives("back detail") == .ruledOut)
        #expect(stage.step.command == .pushDetail, "the step before still stands")
    }

    @Test func `a kind that is ruled out in some situations is ignored in those`() throws {
        let stage = stage([
            Assumption("no-push", "Narrow, nothing is pushed.", rulingOut: [.pushDetail]) {
                $0.isCollapsed
            },
            Assumption("no-early-bird", "Before the launch nothing happens.", rulingOut: [.select])
            { !$0.isLaunched },
            Assumption("no-third-row", "There are two rows.", rulingOut: [.select]) {
                $0.command == .select(row: 2)
            },
        ])
        #expect(stage.alphabet.contains(.pushDetail))
        stage.reset()
        #expect(try stage.gives("select 1") == .ruledOut)
        try stage.act(on: "launch wide; select 1; push-detail")
        #expect(try stage.gives("select 3") == .ruledOut)
        try stage.act(on: "select 2; narrow")
        #expect(try stage.gives("push-detail") == .ruledOut)
    }

    @Test func `a situation knows whether the detail to be shown stands somewhere already`() throws
    {
        let stage = stage([
            Assumption(
                "fresh", "No detail twice.", rulingOut: [.selectAgain], when: \.isShownAlready)
        ])
        try stage.act(out: "launch wide; select 1")
        #expect(try stage.gives("select-again") == .ruledOut)
        try stage.act(on: "clear-detail; select-again")
        #expect(stage.picture.notation == "[list | note]")
    }

    @Test func `a situation knows what is in front, and whether more is below it`() throws {
        let stage = stage([
            Assumption("no-page", "A page pushes no page.", rulingOut: [.pushDetail]) {
                $0.isDetailDeep
            },
            Assumption("one-more-list", "There are two lists.", rulingOut: [.pushList]) {
                $0.listFront == .list && $0.isListDeep
            },
            Assumption("no-switch", "Another row is tapped beside nothing.", rulingOut: [.select]) {
                $0.detailFront == .detail
            },
        ])
        try stage.act(out: "launch wide; push-list")
        #expect(try stage.gives("push-list") == .ruledOut)
        try stage.act(on: "back list; push-list; select 1")
        #expect(try stage.gives("select 2") == .ruledOut)
        try stage.act(on: "push-detail")
        #expect(try stage.gives("push-detail") == .ruledOut)
        try stage.act(on: "back detail; push-detail; narrow")
        #expect(try stage.gives("push-detail") == .ruledOut)
    }

    @Test func `giving up an assumption lets the rest stand`() throws {
        let contract = Contract(
            assumptions: [
                Assumption("one", "One.", rulingOut: [.back]),
                Assumption("two", "Two.", rulingOut: [.pushList]).stated(false),
            ], policies: Policies())
        let less = contract.without("one")
        #expect(less.assumptions.map(\.name) == ["two"])
        #expect(less.policies == contract.policies)
        let checker = SplitViewChecker(.notes(contract: contract), contract: less)
        #expect(checker.givingUp == ["one"])
        #expect(checker.stage.alphabet.contains(.back(.list)))
        #expect(!checker.stage.alphabet.contains(.pushList))
        #expect(checker.trace([.narrow], law: nil).givingUp == ["one"])
    }

    @Test func `what the app has no means for is never drawn`() {
        func never(_ subject: SplitViewSubject) -> Set<String> {
            Set(SplitViewStage(subject).kinds.filter { $0.weight == 0 }.map(\.name))
        }
        let acting: Set<String> = [
            "action", "background", "open-link", "next-item", "finish-detail", "start-over",
            "toggle-list", "swipe-list", "swipe-dock", "select-first", "show-column", "hide-column",
            "launch-on", "rotate", "divider", "open-phone", "close-phone",
        ]
        // Tabs may come later, so they are drawn in every app.
        let attaching: Set<String> = ["withhold-delegate", "attach-delegate"]
        #expect(
            never(.built { _ in [] })
                == acting.union(attaching).union([
                    "clear-detail", "select-replacing", "select-bare", "replace-from-detail",
                ]))
        #expect(
            never(.notes(isDressed: true, delegate: { CarefulDelegate() }))
                == acting.union(["select-wrapped"]))
        #expect(never(.notes()) == acting.union(attaching).union(["select-bare"]))
    }

    @Test(.enabled(if: isWhole))
    func `tabs that come later are tapped, and what breaks behind them is found`() throws {
        let subject = SplitViewSubject("late", contract: .open) {
            let split = UISplitViewController()
            split.viewControllers = [stacked(Folder()), stacked(Blank())]
            let tabs = UITabBarController()
            tabs.viewControllers = [Folder(), RestlessFolder()].map { stacked($0) }
            return SplitViewScene(split, screen: role(of:))
                .list { Folder() }
                .detail { _ in Note() }
                .onDelete {
                    if !split.isCollapsed { split.viewControllers[0] = tabs }
                }
        }
        let checker = SplitViewChecker(subject)
        let found = checker.verification(
            within: VerificationBounds(depth: 3, height: 6, limits: ExhaustLimits()))
        let lines = found.findings.filter { $0.law == "appearance-balanced" }.map(\.trace.line)
        // One way in each size.
        #expect(
            lines == [
                "launch wide; clear-detail; switch-tab 2",
                "clear-detail; launch narrow; switch-tab 2",
            ])
    }

    @Test func `sizes and the launch take part in every run, unless they are ruled out`() {
        let stage = stage([Assumption("wide", "Always wide.", rulingOut: [.narrow])])
        #expect(stage.kinds.filter(\.isRequired).map(\.name) == ["launch", "widen"])
    }

    @Test func `the usual contract: screens go where they belong, and each is new`() {
        func alphabet(_ contract: Contract) -> Set<String> {
            let subject = SplitViewSubject.notes(
                contract: contract, delegate: { CarefulDelegate() })
            return Set(SplitViewStage(subject).alphabet.map(\.name.word))
        }
        #expect(
            alphabet(Contract()).subtracting(alphabet(.usual)).sorted() == [
                "attach-delegate", "push-above-nested", "push-detail-on-list",
                "push-list-on-detail", "push-on-placeholder", "reorder-stack", "repeat-stack",
                "select-again", "select-empty-stack", "select-list", "select-wrapped",
                "shorten-stack", "withhold-delegate",
            ])
        #expect(Contract.usual(Policies(hasBars: false)).policies.hasBars == false)
        #expect(Contract.usual.policies == Policies())
        #expect(Contract().assumptions.isEmpty)
    }

    @Test func `a demand that no command could break rules nothing out`() {
        let stage = stage([Assumption(fulfilledBySubject: "there", "It is there.")])
        #expect(stage.alphabet == self.stage([]).alphabet)
    }

    @Test func `mistakes in a contract are reported at once`() async {
        await #expect(processExitsWith: .failure) {
            _ = Assumption("a, b", "A comma would end the name.", rulingOut: [])
        }
        await #expect(processExitsWith: .failure) {
            let one = Assumption("one", "One.", rulingOut: [])
            _ = Contract(assumptions: [one, one])
        }
        await #expect(processExitsWith: .failure) { _ = Contract().without("one") }
        await #expect(processExitsWith: .failure) {
            _ = SplitViewSubject("../up") { preconditionFailure("never built") }
        }
        await #expect(processExitsWith: .failure) { _ = SearchBudget(runs: -1) }
        await #expect(processExitsWith: .failure) { _ = SearchBudget() }
    }
}
