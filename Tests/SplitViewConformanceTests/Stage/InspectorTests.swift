import StatefulTesting
import Testing
import UIKitModel

@testable import SplitViewConformance

/// Apps with an inspector: what pictures show of it, and what laws say.
@MainActor @Suite struct InspectorTests {
    /// A correct app with two named columns, whose inspector is a navigation controller of its own,
    /// and that wants to know of the background.
    final class Sheets: NSObject, NamesTop {
        let split = UISplitViewController(style: .doubleColumn)
        let inspector = stacked(Properties())
        private(set) var visits = 0

        /// What the inspector shows.
        final class Properties: UIViewController {}

        override init() {
            super.init()
            split.delegate = self
            split.setViewController(Folder(), for: .primary)
            split.setViewController(Blank(), for: .secondary)
            split.setViewController(inspector, for: .inspector)
        }

        func top(_ proposed: UISplitViewController.Column) -> UISplitViewController.Column {
            .primary
        }

        var scene: SplitViewScene {
            SplitViewScene(split, keeping: [self]) { controller in
                switch controller {
                case is Folder: .list
                case is Properties: .detail(item: 9)
                default: .placeholder
                }
            }
            .onAction("show the inspector") { [unowned self] in
                split.show(.inspector)
                return .unstated
            }
            .onBackground { [unowned self] in visits += 1 }
        }
    }

    /// The app's own frame around what the inspector shows, made when it is needed first.
    private final class Frame: UIViewController {
        let properties = Sheets.Properties()

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(properties)
            view.addSubview(properties.view)
            properties.didMove(toParent: self)
        }
    }

    @Test func `the split view holds an inspector with all that is in it`() throws {
        let framed = SplitViewSubject("framed") {
            let split = UISplitViewController(style: .doubleColumn)
            let delegate = StyleTests.ListComesFirst()
            split.delegate = delegate
            split.setViewController(Folder(), for: .primary)
            split.setViewController(Blank(), for: .secondary)
            return SplitViewScene(split, keeping: [delegate]) {
                $0 is Folder ? .list : $0 is Sheets.Properties ? .detail(item: 9) : .placeholder
            }
            .onAction("show the inspector") { [unowned split] in
                if split.viewController(for: .inspector) == nil {
                    split.setViewController(Frame(), for: .inspector)
                }
                split.show(.inspector)
                return .unstated
            }
        }
        let replay = SplitViewChecker(framed).replay(
            try Trace.commands(inLine: "launch narrow; action 1; back list"))
        #expect(replay.violations.isEmpty, "\(replay.violations)")
    }

    private let sheets = SplitViewSubject(
        "sheets", contract: .usual(Policies(keepsScreens: true)), naming: .kinds
    ) { Sheets().scene }

    @Test func `an inspector of its own is drawn where it is seen, and nowhere while hidden`()
        throws
    {
        let stage = SplitViewStage(sheets)
        #expect(try stage.act(out: "launch wide") == "[list | _]")
        #expect(try stage.act(on: "action 1") == "[list | _] +[note]")
        #expect(try stage.act(on: "narrow") == "[list] ~[_]")
        #expect(try stage.act(on: "action 1") == "[list] ^[note] ~[_]")
        #expect(stage.picture.panes.contains(.inspectorSheet))
        #expect(try stage.act(on: "back list") == "[list] ~[_]")
        #expect(!stage.picture.panes.contains(.inspectorSheet))
    }

    @Test func `background-invisible: the sheet is hidden by the collapse, and not by the app`()
        throws
    {
        let stage = SplitViewStage(sheets)
        for line in [
            "launch narrow; action 1; background narrow", "launch wide; action 1; background wide",
        ] {
            let replay = SplitViewChecker(on: stage).replay(try Trace.commands(inLine: line))
            #expect(replay.executed.count == 3)
            #expect(replay.violations.map(\.sentence) == [], "\(line)")
        }
        try checkConformance(of: sheets, budget: .commands(200), seed: 6, isolated: false)
    }

    @Test func `released: the split view holds an inspector that is hidden`() throws {
        let subject = SplitViewSubject("sheets", naming: .kinds) { Sheets().scene }
        for line in ["launch narrow; action 1; back list", "launch wide; action 1; narrow"] {
            let replay = SplitViewChecker(subject).replay(try Trace.commands(inLine: line))
            #expect(replay.violations.map(\.sentence) == [], "\(line)")
        }
    }

    @Test func `UNK53: an app may be laid out once for pictures, or twice`() throws {
        let other = UIKitProfile.ios26.reversing(.takesPicturesTwice)
        for (profile, count) in [(UIKitProfile.ios26, 5), (other, 3)] {
            let stage = SplitViewStage(sheets, profile: profile)
            try stage.act(out: "launch wide; background narrow")
            let asked = stage.step.calls.count {
                if case .asked(.topColumn, _) = $0 { true } else { false }
            }
            let expanded = stage.step.calls.count {
                if case .asked(.modeForExpanding, _) = $0 { true } else { false }
            }
            #expect(asked + expanded == count)
        }
    }

    @Test func `UNK44: a finding that needs a hidden inspector says that it rests on that`() throws
    {
        // The law is the app's own: what is inspected stays in sight.
        let law = SplitViewLaw(name: "inspects", statement: "The inspector stays.") { step in
            let isThere: (Snapshot) -> Bool = { picture in
                picture.nodes.contains { $0.place == .inspector || $0.place == .presented }
            }
            guard step.nature == .transition, isThere(step.before) else { return .notApplicable }
            return isThere(step.after) ? .held : .violated("The inspector is gone.")
        }
        let subject = SplitViewSubject(
            "sheets", contract: .usual(Policies(keepsScreens: true)), laws: [law], naming: .kinds
        ) { Sheets().scene }
        let commands = try Trace.commands(inLine: "launch wide; action 1; narrow")
        let story = SplitViewChecker(subject).story(of: commands, about: "inspects")
        #expect(story.restsOn == ["UNK44: a collapse hides the inspector"])
        let other = SplitViewStage(subject, profile: .ios26.reversing(.collapseHidesInspector))
        #expect(try other.act(out: "launch wide; action 1; narrow") == "[list] ^[note] ~[_]")
        #expect(try other.act(on: "widen") == "[list | _] +[note]")
        #expect(try other.act(on: "narrow; back list; widen") == "[list | _]")
        // An app has only the choices that it can come to.
        let classic = SplitViewChecker(SplitViewSubject("reader") { Reader().scene })
        #expect(classic.choices.contains(.preservesLaterDetail))
        #expect(Set(classic.choices).isDisjoint(with: [.takesPicturesTwice, .keepsAnsweredMode]))
        let three = SplitViewChecker(subject).choices
        #expect(Set(three).isSuperset(of: [.collapseHidesInspector, .takesPicturesTwice]))
        #expect(Set(three).isDisjoint(with: [.preservesLaterDetail, .staysLost]))
        let old = SplitViewChecker(subject, profile: .ios14).choices
        #expect(Set(old).isDisjoint(with: [.collapseHidesInspector, .showsTwoEarly]))
        #expect(old.contains(.staysLost))
        #expect(SplitViewChecker(on: other).choices.isEmpty)
    }
}
