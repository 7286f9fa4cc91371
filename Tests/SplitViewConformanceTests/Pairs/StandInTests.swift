import SplitViewConformance
import Testing
import UIKitModel

/// Apps whose window has a split view where it is wide, and something else where it is narrow.
@MainActor @Suite struct StandInTests {
    private final class Reports: UIViewController {}
    private final class NoReport: UIViewController {}

    private final class Report: UIViewController {
        let row: Int

        init(_ row: Int) {
            self.row = row
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Builds one stack or two columns as its size class changes, from the report that is open.
    class Root: UIViewController {
        final let split = UISplitViewController()
        private final var stack: UINavigationController?
        private final var open: Int?

        /// The report that is open after a change.
        func kept(_ report: Int?) -> Int? { report }

        override func viewDidLoad() {
            super.viewDidLoad()
            build()
        }

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            guard previous?.horizontalSizeClass != traitCollection.horizontalSizeClass else {
                return
            }
            open = kept(open)
            build()
        }

        private func build() {
            for child in children {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
            let list = stacked(Reports())
            stack = traitCollection.horizontalSizeClass == .compact ? list : nil
            let report = open.map { Report($0) }
            if let stack {
                if let report { stack.pushViewController(report, animated: false) }
            } else {
                let detail = stacked(report ?? NoReport())
                split.viewControllers = [list, detail]
            }
            let next = stack ?? split
            addChild(next)
            view.addSubview(next.view)
            next.didMove(toParent: self)
        }

        private func show(_ row: Int) {
            open = row
            if let stack {
                stack.pushViewController(Report(row), animated: true)
            } else {
                let detail = stacked(Report(row))
                split.showDetailViewController(detail, sender: self)
            }
        }

        final var scene: SplitViewScene {
            split.viewControllers = [stacked(Reports()), stacked(NoReport())]
            return SplitViewScene(split, keeping: [self]) { screen in
                switch screen {
                case let report as Report: .detail(item: report.row)
                case is NoReport: .placeholder
                default: .list
                }
            }
            .root(self)
            .onTap { [unowned self] row, _ in show(row) }
            .onAction("open the newest report") { [unowned self] in
                show(9)
                return .showsItem(9)
            }
        }
    }

    /// Begins again with each change.
    final class Forgetful: Root { override func kept(_ report: Int?) -> Int? { nil } }

    /// Shows another report after each change.
    final class Confused: Root {
        override func kept(_ report: Int?) -> Int? { report.map { $0 + 1 } }
    }

    private func subject(_ make: @escaping @MainActor @Sendable () -> Root) -> SplitViewSubject {
        let contract = Contract.usual(Policies(screens: .madeAnew))
        return SplitViewSubject("reports", contract: contract) { make().scene }
    }

    @Test func `a chosen report is in front in the other tree, too`() throws {
        try checkConformance(
            of: subject { Root() }, budget: .commands(2_000), seed: 3, isolated: false)
        for broken in [subject { Forgetful() }, subject { Confused() }] {
            for (line, index) in [
                ("launch wide; select 2; narrow", 2), ("launch narrow; action 1; widen", 2),
                ("launch wide; narrow; action 1; widen", 3),
            ] {
                let found = try flaws(broken, line)
                #expect(found.contains("same-screen \(index)"), "\(line): \(found)")
            }
        }
    }

    @Test func `a finding names the report that is not shown any more`() throws {
        let found = try violations(subject { Forgetful() }, "launch wide; select 2; narrow")
        let sentence = found.first { $0.law == "same-screen" }?.sentence
        #expect(sentence?.hasPrefix("Report 2 is not in front any more: ") == true, "\(found)")
    }
}
