import Testing

@testable import UIKitModel

/// Other controllers for columns that are filled already (rules K4 and K6, A1).
@MainActor @Suite struct ColumnExchangeTests {
    private let replaced = [
        "old.willMove(nil)", "old.viewWillDisappear", "old.viewDidDisappear", "old.didMove(nil)",
        "new.willMove(stack)", "new.viewDidLoad", "new.viewWillAppear", "new.viewDidAppear",
        "new.didMove(stack)",
    ]

    @Test(arguments: [UISplitViewController.Column.primary, .supplementary, .secondary])
    func `K4, UNK16: another plain controller comes after the old one has gone, in any column`(
        _ column: UISplitViewController.Column
    ) {
        let log = Log()
        let app = ThreeColumnApp(ThreeColumnApp.regular(1_180)) {
            $0.setViewController(Noting("old", log), for: column)
        }
        #expect(app.shown == [.primary, .supplementary, .secondary])
        log.lines = []
        app.split.setViewController(Noting("new", log), for: column)
        #expect(log.lines == replaced)
    }

    @Test(arguments: [UISplitViewController.Column.primary, .supplementary])
    func `UNK45: in a hidden column, too, it is loaded at once`(
        _ column: UISplitViewController.Column
    ) {
        let app = ThreeColumnApp(ThreeColumnApp.regular(1_180)) {
            $0.preferredDisplayMode = .secondaryOnly
        }
        let log = Log()
        app.split.setViewController(Noting("new", log), for: column)
        #expect(log.lines == ["new.willMove(stack)", "new.viewDidLoad"])
    }

    @Test func `UNK19: a primary that is emptied and filled again is announced, each time`() {
        let app = ThreeColumnApp(ThreeColumnApp.regular(1_180))
        app.answers.calls = []
        app.split.setViewController(nil, for: .primary)
        #expect(app.answers.calls == ["willHide primary", "didHide primary"])
        app.answers.calls = []
        app.split.setViewController(UIViewController(), for: .primary)
        #expect(app.answers.calls == ["willShow primary", "didShow primary"])
    }

    @Test(arguments: [UISplitViewController.Column.supplementary, .secondary])
    func `K27: apart, an empty column has no container, and is not announced`(
        _ column: UISplitViewController.Column
    ) {
        let log = Log()
        let app = ThreeColumnApp(ThreeColumnApp.regular(1_180)) {
            $0.setViewController(Noting("old", log), for: column)
        }
        (app.answers.calls, log.lines) = ([], [])
        app.split.setViewController(nil, for: column)
        #expect(log.lines == ["old.viewWillDisappear", "old.willMove(nil)", "old.didMove(nil)"])
        #expect(app.split.children.count == 2 && !app.split.isShowing(column))
        log.lines = []
        app.split.setViewController(Noting("new", log), for: column)
        #expect(log.lines.last == "new.didMove(stack)" && app.split.isShowing(column))
        #expect(app.answers.calls == [])
    }

    @Test func `K22: a detail that is shown over the lists is announced, one column or two`() {
        let app = ThreeColumnApp(.compact)
        app.split.show(.supplementary)
        app.answers.calls = []
        app.split.showDetailViewController(UIViewController(), sender: nil)
        #expect(
            app.answers.calls == [
                "willHide supplementary", "willShow secondary", "didHide supplementary",
                "didShow secondary",
            ])
        app.split.show(.primary)
        app.answers.calls = []
        app.split.showDetailViewController(UIViewController(), sender: nil)
        #expect(
            app.answers.calls.prefix(4) == [
                "willShow supplementary", "willHide primary", "willHide supplementary",
                "willShow secondary",
            ])
    }

    @Test func `N14: what was covered from the start arrives with the next change of the stack`() {
        let log = Log()
        let app = ThreeColumnApp(.compact) {
            $0.setViewController(Noting("list", log), for: .primary)
        }
        log.lines = []
        app.split.show(.supplementary)
        #expect(log.lines == ["list.didMove(stack)"])
    }

    @Test func `K6, UNK13: a column that was left is emptied without a call`() {
        let app = ThreeColumnApp(.compact)
        #expect(app.shown == [.secondary])
        (app.split.children.first as? UINavigationController)?.popViewController(animated: true)
        #expect(app.shown == [.supplementary])
        app.answers.calls = []
        app.split.setViewController(nil, for: .secondary)
        #expect(app.answers.calls == [])
        app.split.setViewController(nil, for: .supplementary)
        #expect(app.answers.calls == ["willHide supplementary", "didHide supplementary"])
    }

    @Test func `a primary below the columns that are merged on it is exchanged unseen`() {
        let log = Log()
        for make in [
            { Noting("new", log) },
            { stacked(Noting("new", log)) },
        ] as [() -> UIViewController] {
            let app = ThreeColumnApp(.compact) { split in
                for (name, column) in [
                    ("old", UISplitViewController.Column.primary), ("middle", .supplementary),
                    ("detail", .secondary),
                ] { split.setViewController(Noting(name, log), for: column) }
            }
            #expect(app.shown == [.secondary])
            log.lines = []
            app.answers.calls = []
            app.split.setViewController(make(), for: .primary)
            #expect(!log.lines.contains { $0.contains("ppear") }, "\(log.lines)")
            #expect(app.answers.calls == [] && app.shown == [.secondary])
            #expect(app.stack == ["new", "middle", "detail"])
        }
    }

    @Test func `ST16: the width of a supplementary column needs a style in the first place`() {
        startProcess()
        _ = UISplitViewController().supplementaryColumnWidth
        let reason = ModelRuntime.current.exception?.reason ?? ""
        #expect(
            reason.hasSuffix("requires initializing the UISplitViewController with -initWithStyle:")
        )
    }
}

@MainActor private final class Log { var lines: [String] = [] }

/// A controller that notes what happens to it.
private final class Noting: UIViewController {
    private let log: Log

    init(_ title: String, _ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.lines.append("\(title ?? "?").\(line)") }
    private func name(_ parent: UIViewController?) -> String { parent == nil ? "nil" : "stack" }

    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func willMove(toParent parent: UIViewController?) { note("willMove(\(name(parent)))") }
    override func didMove(toParent parent: UIViewController?) { note("didMove(\(name(parent)))") }
}
