import SplitViewConformance
import StatefulTesting
import Testing
import UIKitModel

/// Three columns on stage: what pictures show of them, and what commands are done to.
@MainActor @Suite struct ThreeColumnStageTests {
    private func acted(
        _ line: String, hasCompact: Bool = false, allowsGesture: Bool = true
    ) throws -> SplitViewStage {
        let stage = SplitViewStage(
            .threeColumns(hasCompact: hasCompact, allowsGesture: allowsGesture))
        if !line.isEmpty { try stage.act(out: line) }
        return stage
    }

    // MARK: Pictures

    @Test func `the supplementary column has a place of its own, also before the launch`() throws {
        let built = try acted("").picture
        #expect(built.notation == "[!list | !list#2 | !_]")
        #expect(built.panes == .three)
        #expect(try acted("launch wide").picture.notation == "[(list) | list#2 | _]")
        let narrow = try acted("launch wide; select 1; narrow").picture
        #expect(narrow.notation == "[list, [list#2], [note]]")
    }

    @Test func `columns that are not stacked are kept out of sight`() throws {
        let picture = try acted("launch narrow; back list; back list").picture
        #expect(picture.notation == "[list] ~[list#2] ~[_]")
        #expect(!picture.nodes.contains { $0.place == .detached })
    }

    @Test func `one of the two trees is out of sight`() throws {
        let wide = try acted("launch wide", hasCompact: true).picture
        #expect(wide.notation == "[(list) | list#2 | _] ~[list#3]")
        #expect(wide.panes == [.three, .compact])
        // Mounted narrow, the others get no containers (K10).
        let mounted = try acted("launch narrow", hasCompact: true).picture
        #expect(mounted.notation == "[list#3] ~list ~list#2 ~_")
        #expect(mounted.panes == [.three, .compact, .compactInSight])
        let narrow = try acted("launch wide; narrow", hasCompact: true).picture
        #expect(narrow.notation == "[list#3] ~[list] ~[list#2] ~[_]")
    }

    @Test func `of three columns each says what of it is out of sight`() throws {
        func edges(
            _ line: String, under profile: UIKitProfile, floats: Bool = false,
            edge: UISplitViewController.PrimaryEdge = .leading
        ) throws -> Snapshot.Edges {
            let stage = SplitViewStage(.threeColumns(floats: floats, edge: edge), profile: profile)
            try stage.act(out: line)
            return stage.picture.edges
        }
        let line = "launch wide; show-column primary"
        // G9, at the leading and at the trailing edge.
        let beyond = Snapshot.Edge(beyond: 100, inset: 100)
        #expect(
            try edges(line, under: .ios14) == Snapshot.Edges(primary: Snapshot.Sides(left: beyond)))
        #expect(
            try edges(line, under: .ios14, edge: .trailing)
                == Snapshot.Edges(primary: Snapshot.Sides(right: beyond)))
        #expect(try edges("launch wide", under: .ios14).isPlain)
        // G10: a primary of 280 points floats above the supplementary, 10 from the edge.
        let covered = Snapshot.Edge(beyond: 290, inset: 290)
        #expect(
            try edges(line, under: .ios26, floats: true)
                == Snapshot.Edges(supplementary: Snapshot.Sides(left: covered)))
        #expect(
            try edges(line, under: .ios26, floats: true, edge: .trailing)
                == Snapshot.Edges(supplementary: Snapshot.Sides(right: covered)))
        // V9: over two that are beside each other it is not meant to be there for long.
        #expect(try edges(line, under: .ios26).isPlain)
    }

    @Test func `the height of an app with two trees is that of the one in sight`() throws {
        let bounds = VerificationBounds(depth: 1, height: 3)
        let stage = try acted("", hasCompact: true)
        let verified = SplitViewChecker(on: stage).verification(within: bounds)
        #expect(verified.exhaustion.beyond == 0)
    }

    // MARK: Commands

    @Test func `a row is tapped in the second list, and in the first by a command of its own`()
        throws
    {
        let stage = try acted("launch wide")
        #expect(try stage.act(on: "select 1") == "[(list) | list#2 | note]")
        // The first column is hidden: 820 points are too few for three.
        #expect(try stage.gives("select-first 1") == .ignored)
        #expect(
            try stage.act(on: "show-column primary; select-first 1") == "[list | list#2 | note]")
        #expect(stage.picture.nodes.contains { $0.place == .supplementary && $0.item == 2 })
    }

    @Test func `a list column is shown where it is hidden, and hidden where it is shown`() throws {
        let stage = try acted("launch wide")
        #expect(try stage.gives("show-column supplementary") == .ignored)
        #expect(try stage.gives("hide-column primary") == .ignored)
        #expect(try stage.gives("show-column primary") == .performed)
        #expect(try stage.gives("hide-column primary") == .performed)
        #expect(stage.picture.displayMode == .oneBesideSecondary)
        #expect(try stage.gives("hide-column supplementary") == .performed)
        #expect(stage.picture.displayMode == .secondaryOnly)
        #expect(try stage.gives("select 1") == .ignored)
        #expect(try stage.gives("show-column supplementary") == .performed)
        #expect(try stage.gives("narrow") == .performed)
        #expect(try stage.gives("hide-column supplementary") == .ignored)
    }

    @Test func `no column is swiped in where the app allows no gesture`() throws {
        let stage = try acted("launch wide", allowsGesture: false)
        #expect(try stage.gives("show-column primary") == .ignored)
    }

    @Test func `two columns have no such commands`() throws {
        let stage = SplitViewStage(.named())
        try stage.act(out: "launch wide")
        for word in ["select-first 1", "show-column primary", "hide-column primary"] {
            #expect(try stage.gives(word) == .ignored)
            let name = try SplitViewCommand(reading: word).name
            #expect(stage.kinds[Int(name.rawValue)].weight == 0)
        }
    }
}
