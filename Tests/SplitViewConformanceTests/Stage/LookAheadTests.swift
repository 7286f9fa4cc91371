import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// When a stage looks ahead, what it sees there, and that nothing else depends on it.
@MainActor @Suite struct LookAheadTests {
    private func stage(_ probing: Probing) -> SplitViewStage {
        let contract = Contract(
            assumptions: [.detailsAreScreens], policies: Contract.open.policies)
        let stage = SplitViewStage(.notes(contract: contract, delegate: { CarefulDelegate() }))
        stage.probing = probing
        return stage
    }

    /// The walks of a kind that go on from the end of a trace, drawn with common names.
    private func walks(_ kind: Foresight.Kinds, _ line: String) throws -> [[String]] {
        let stage = stage(.always(.all))
        try stage.act(out: line)
        let step = stage.step
        return (step.foresight?.walks ?? []).filter { $0.kind == kind }.map { walk in
            let names = SnapshotNames([step.after] + walk.sights.map(\.picture))
            return walk.sights.map { "\($0.command): \(names.draw($0.picture))" }
        }
    }

    @Test("Back is pressed to the end")
    func back() throws {
        #expect(
            try walks(.back, "launch narrow; push-list; select 1")
                == [["back list: [list, list#2] ~[_]", "back list: [list] ~[_]"]])
        #expect(try walks(.back, "launch narrow") == [[]])
        #expect(try walks(.back, "launch wide; select 1; push-detail") == [])
        #expect(try walks(.back, "select 1") == [])
    }

    @Test("where no list is in front, ways to one are tried until one leads there")
    func toList() throws {
        // Back to the end has come by a list already.
        #expect(try walks(.toList, "launch narrow; select 1; push-detail") == [])
        #expect(
            try walks(.toList, "launch narrow; select 1; push-detail; push-detail") == [
                [
                    "back list: [list, note, note#2] ~[_]", "back list: [list, note] ~[_]",
                ],
                ["back-to-root list: [list] ~[_]"],
            ])
        #expect(try walks(.toList, "launch wide; select 1") == [])
        #expect(
            try walks(.toList, "launch wide; push-detail-on-list")
                == [["back list: [list | _]"]])
    }

    @Test("a row is tapped before and after widening, where a list is in front of the one stack")
    func bothOrders() throws {
        let narrow = "launch narrow; push-list"
        #expect(
            try walks(.selectAndWiden, narrow)
                == [["select 1: [list, list#2, note] ~[_]", "widen: [list, list#2 | note]"]])
        #expect(
            try walks(.widenAndSelect, narrow)
                == [["widen: [list, list#2 | _]", "select 1: [list, list#2 | note]"]])
        #expect(try walks(.selectAndWiden, "launch narrow; select 1") == [])
        #expect(try walks(.widenAndSelect, "launch wide") == [])
    }

    @Test("a list column that is hidden is one gesture away, or none at all")
    func listColumn() throws {
        func columns(_ line: String, isGestureOn: Bool) throws -> [SplitViewStep.ListColumn] {
            let subject = Subject.built { split in
                split.viewControllers = [
                    UINavigationController(rootViewController: Folder()),
                    UINavigationController(rootViewController: Blank()),
                ]
                split.preferredDisplayMode = .secondaryOnly
                split.presentsWithGesture = isGestureOn
                return []
            }
            let stage = SplitViewStage(subject)
            stage.reset()
            return try Trace.commands(inLine: line).map { command in
                _ = stage.perform(command)
                return stage.step.listColumn
            }
        }
        let line = "launch wide; narrow; widen"
        #expect(
            try columns(line, isGestureOn: true)
                == [.isOneGestureAway, .isShown, .isOneGestureAway])
        #expect(
            try columns(line, isGestureOn: false) == [.isOutOfReach, .isShown, .isOutOfReach])
        let plain = stage(.never)
        try plain.act(out: "launch wide")
        #expect(plain.step.listColumn == .isShown)
    }

    @Test("a walk ends where a law of the present breaks, and says so")
    func unsound() throws {
        let stage = SplitViewStage(
            .notes(delegate: { CarefulDelegate() }, list: { Forgetting(rootViewController: $0) }))
        stage.probing = .always(.back)
        try stage.act(out: "launch narrow; push-list; push-list; select 1")
        let walk = try #require(stage.step.foresight?.walks.first)
        #expect(walk.sights.count == 1)
        #expect(!walk.isSound)
        #expect(stage.picture.notation == "[list, list#2, list#3, note] ~[_]")
    }

    @Test("nobody looks where nobody asked, before the launch, and after an exception")
    func never() throws {
        let never = stage(.never)
        try never.act(out: "launch narrow; select 1")
        #expect(never.step.foresight == nil)
        let always = stage(.always(.all))
        try always.act(out: "select 1")
        #expect(always.step.foresight == nil)
        try always.act(out: "launch narrow; select 1")
        #expect(always.step.foresight != nil)
        try always.act(on: "repeat-stack list")
        #expect(always.step.exception != nil)
        #expect(always.step.foresight == nil)
    }

    @Test("what is asked for is what is tried")
    func kinds() throws {
        let stage = stage(.always([]))
        try stage.act(out: "launch narrow; select 1")
        #expect(stage.step.foresight == nil)
    }

    @Test("the original goes on as if nobody had looked")
    func undisturbed() throws {
        let line = "select 1; launch narrow; push-detail; widen; select 2; narrow; back list; widen"
        let (looking, plain) = (stage(.always(.all)), stage(.never))
        looking.reset()
        plain.reset()
        for command in try Trace.commands(inLine: line) {
            #expect(looking.perform(command) == plain.perform(command))
            #expect(looking.picture == plain.picture)
            #expect(looking.step.calls == plain.step.calls)
            #expect(looking.fingerprint == plain.fingerprint)
        }
    }

    @Test("a scene that comes out differently is not looked into")
    func unrepeatable() throws {
        let subject = Subject("fickle", contract: .open) {
            // Every other scene begins with another list.
            Fickle.scenes += 1
            let split = UISplitViewController()
            let list = UINavigationController(rootViewController: Folder())
            if Fickle.scenes % 2 == 0 { list.pushViewController(Folder(), animated: false) }
            split.viewControllers = [list, UINavigationController(rootViewController: Blank())]
            return Scene(
                split: split, role: role(of:), makeList: { Folder() }, makeDetail: { _ in Note() })
        }
        let stage = SplitViewStage(subject)
        stage.probing = .always(.all)
        var seen: [Bool] = []
        for _ in 0..<4 {
            try stage.act(out: "launch narrow")
            seen.append(stage.step.foresight != nil)
        }
        #expect(seen.contains(false))
    }

    @Test("a search looks ahead now and then, after the same steps each time")
    func sampled() {
        func looks(_ seed: UInt64) -> [Int] {
            let stage = stage(.sampled(seed: seed))
            var choices = SeededChoices(seed: 7)
            var looks: [Int] = []
            stage.reset()
            for index in 0..<60_000 {
                if index % 20 == 0 { stage.reset() }
                let kind = choices.index(below: stage.kinds.count)
                let command = stage.command(ofKind: kind, from: &choices)
                if stage.perform(command) != .ignored, stage.step.foresight != nil {
                    looks.append(index)
                }
            }
            return looks
        }
        let first = looks(1)
        #expect((10...1_000).contains(first.count), "\(first.count)")
        #expect(looks(1) == first)
        #expect(looks(2) != first)
    }

    @Test("the copy is exact wherever a search comes by")
    func exact() {
        let stage = stage(.always(.back))
        var choices = SeededChoices(seed: 11)
        var looks = 0
        for _ in 0..<500 {
            stage.reset()
            for _ in 0..<40 {
                let kind = choices.index(below: stage.kinds.count)
                let command = stage.command(ofKind: kind, from: &choices)
                let outcome = stage.perform(command)
                if outcome == .ended { break }
                guard outcome == .performed, stage.picture.isLaunched, stage.picture.isCollapsed
                else { continue }
                #expect(stage.step.foresight != nil, "\(stage.picture.notation)")
                looks += 1
            }
        }
        #expect(looks > 200)
    }

    @Test("what a search performs does not depend on looking ahead")
    func sameCommands() {
        let stage = stage(.never)
        var bare = stage
        let plain = StatefulTesting.search(
            &bare, laws: SplitViewLaws.ofThePresent, seed: 3, runs: 0..<200)
        let looking = stage.search(seed: 3, runs: 0..<200)
        #expect(looking.kinds == plain.kinds)
        let names = plain.laws.map(\.name)
        #expect(looking.laws.filter { names.contains($0.name) } == plain.laws)
        #expect(stage.probing == .never)
    }
}

/// How often a scene was built.
@MainActor private enum Fickle { static var scenes = 0 }

/// Loses the screen below, too, when a person goes back.
private final class Forgetting: UINavigationController {
    override func popViewController(animated: Bool) -> UIViewController? {
        _ = super.popViewController(animated: animated)
        return super.popViewController(animated: animated)
    }
}
