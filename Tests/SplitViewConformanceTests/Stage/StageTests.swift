import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// The stage as a machine: the same scene every time, and an end at an exception.
@MainActor @Suite struct StageTests {
    @Test func `a new beginning gives the same scene, to the number`() throws {
        let stage = SplitViewStage(.notes(delegate: { CarefulDelegate() }))
        let (picture, fingerprint) = (stage.picture, stage.fingerprint)
        for line in ["launch narrow; select 1; widen", "push-list; repeat-stack list"] {
            try stage.act(out: line)
            #expect(stage.picture != picture)
            stage.reset()
            #expect(stage.picture == picture)
            #expect(stage.fingerprint == fingerprint)
        }
        let line = "launch wide; select 1; narrow; back list; widen"
        try stage.act(out: line)
        let end = stage.picture
        try stage.act(out: line)
        #expect(stage.picture == end)
    }

    @Test func `equal states have equal fingerprints, whatever their controllers are called`()
        throws
    {
        let stage = SplitViewStage(.notes(delegate: { CarefulDelegate() }))
        func fingerprint(_ line: String) throws -> UInt64 {
            try stage.act(out: line)
            return stage.fingerprint
        }
        let wide = try fingerprint("launch wide; clear-detail")
        #expect(try fingerprint("launch wide; clear-detail; clear-detail") == wide)
        #expect(try fingerprint("launch wide; push-list; back list") == wide)
        #expect(try fingerprint("launch wide; push-list") != wide)
        #expect(
            try fingerprint("launch wide; narrow; widen; narrow")
                != fingerprint("launch wide; narrow; clear-detail"))
    }

    @Test func `an exception ends the run: nothing follows, until a new beginning`() throws {
        let stage = SplitViewStage(.notes(delegate: { CarefulDelegate() }))
        try stage.act(out: "launch wide; select 1")
        #expect(try stage.gives("repeat-stack list") == .ended)
        let exception = try #require(stage.step.exception)
        #expect(exception.name == "NSInternalInconsistencyException")
        #expect(stage.step.calls.contains(.raised))
        for command in SplitViewCommand.alphabet { #expect(stage.perform(command) == .ignored) }
        #expect(stage.step.exception == exception)
        try stage.act(out: "launch wide")
        #expect(stage.step.exception == nil)
    }

    @Test func `two stages in turn do not disturb each other`() throws {
        let first = SplitViewStage(.notes(delegate: { CarefulDelegate() }))
        try first.act(out: "launch wide; select 1")
        let alone = first.picture
        let second = SplitViewStage(.notes())
        try first.act(out: "launch wide")
        try second.act(out: "launch narrow")
        try first.act(on: "select 1")
        try second.act(on: "back list")
        #expect(first.picture == alone)
        #expect(second.picture.notation == "[list] ~[_]")
    }

    @Test func `a command is drawn with its argument, and simplified to those before it`() {
        let stage = SplitViewStage(.notes())
        var choices = SeededChoices(seed: 1)
        for name in CommandName.allCases {
            let kind = Int(name.rawValue)
            #expect(stage.kinds[kind].name == name.word)
            var drawn: Set<SplitViewCommand> = []
            for _ in 0..<64 { drawn.insert(stage.command(ofKind: kind, from: &choices)) }
            let offered = SplitViewCommand.alphabet.filter {
                $0.name == name && $0.argument < stage.argumentCounts[kind]
            }
            #expect(drawn == Set(offered))
        }
        for (index, command) in SplitViewCommand.alphabet.enumerated() {
            #expect(stage.kind(of: command) == Int(command.name.rawValue))
            #expect(
                stage.simplifications(of: command)
                    == Array(SplitViewCommand.alphabet.prefix(index)))
            #expect(stage.rank(of: command) == UInt64(command.rank))
        }
    }

    @Test(arguments: UIKitProfile.all)
    func `the profile reaches the model`(_ profile: UIKitProfile) throws {
        let stage = SplitViewStage(.notes(), profile: profile)
        #expect(stage.profile == profile)
        try stage.act(out: "launch wide")
        #expect(ModelRuntime.current.profile == profile)
    }

    @Test func `nothing keeps a scene alive that is over`() throws {
        let stage = SplitViewStage(
            .built { split in
                Witness.all.append(Witness(split: split))
                split.viewControllers = [stacked(Folder()), stacked(Blank())]
                return []
            })
        for _ in 0..<3 {
            try stage.act(out: "launch wide; select 1; narrow; widen; select-again; narrow")
        }
        #expect(Witness.all.count == 4)
        #expect(Witness.all.count { $0.split != nil } == 1)
    }
}

/// Sees a split view without keeping it.
@MainActor private struct Witness {
    static var all: [Witness] = []
    weak var split: UISplitViewController?
}
