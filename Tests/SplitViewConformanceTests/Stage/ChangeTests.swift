import SplitViewConformance
import Testing
import UIKitModel

/// What a step says it does to the content, and who acts.
@MainActor @Suite struct ChangeTests {
    private let stage = SplitViewStage(.notes(delegate: { CarefulDelegate() }))

    private func subject(_ policies: Policies) -> SplitViewStage {
        SplitViewStage(
            .notes(contract: Contract(policies: policies), delegate: { CarefulDelegate() }))
    }

    /// The names, in the picture before or after the step, of the controllers of a change.
    private func names(_ ids: [UInt32], on stage: SplitViewStage) -> [String] {
        let names = SnapshotNames([stage.step.before, stage.step.after])
        return ids.map { id in
            let picture = [stage.step.before, stage.step.after].first { picture in
                picture.nodes.contains { $0.id == id }
            }
            return picture.map { names.name(of: id, in: $0) } ?? "?"
        }
    }

    private func expect(
        _ line: String, adds added: [String] = [], removes removed: [String] = [],
        on stage: SplitViewStage? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let stage = stage ?? self.stage
        try stage.act(out: line)
        let change = stage.step.expectation
        #expect(names(change.comes, on: stage) == added, sourceLocation: sourceLocation)
        #expect(names(change.goes, on: stage) == removed, sourceLocation: sourceLocation)
    }

    @Test func `transitions change nothing`() throws {
        for line in ["launch wide", "select 1; launch narrow", "launch wide; select 1; narrow"] {
            try expect(line)
            #expect(stage.step.nature == .transition)
        }
    }

    @Test func `pushes add, pops remove, from the top down to where they stop`() throws {
        try expect("push-list", adds: ["list#2"])
        #expect(stage.step.nature == .direct)
        try expect("launch wide; select 1; push-detail", adds: ["note#2"])
        try expect("launch wide; select 1; push-detail; back detail", removes: ["note#2"])
        try expect(
            "launch wide; select 1; push-detail; push-detail; back-to-root detail",
            removes: ["note#2", "note#3"])
        try expect("push-list; push-list; shorten-stack list", removes: ["list#2"])
        try expect("push-list; reorder-stack list")
        #expect(stage.step.nature == .direct)
    }

    @Test func `what is popped is noted as it stands, whatever the app makes of it afterwards`()
        throws
    {
        let stage = SplitViewStage(
            .notes(isDressed: true, list: { TidyStack(rootViewController: $0) }))
        try expect("launch narrow; back list; select 1; back list", removes: ["note"], on: stage)
        #expect(SplitViewLaws.contentsPreserved.heldBranches(of: stage.step) == ["goes"])
    }

    @Test func `clearing removes the details that were chosen, and may remove any`() throws {
        try stage.act(out: "launch wide; select 1; push-detail; clear-detail")
        #expect(names(stage.step.expectation.goes, on: stage) == ["note", "note#2"])
        #expect(stage.step.nature == .app)
        try stage.act(on: "select 1")
        #expect(stage.step.expectation.goes == [], "the next step says its own")
    }

    @Test func `a selection adds; what goes is the policy's to say, expanded`() throws {
        let two = "launch wide; select 1; push-detail; "
        try expect(two + "select 2", adds: ["note#3"])
        #expect(stage.step.nature == .show)
        try expect(two + "select-replacing 2", adds: ["note#3"])
        let saying = subject(Policies(selection: .asDetailSays))
        try expect(two + "select 2", adds: ["note#3"], on: saying)
        try expect(
            two + "select-replacing 2", adds: ["note#3"], removes: ["note", "note#2"], on: saying)
        let replacing = subject(Policies())
        try expect(two + "select 2", adds: ["note#3"], removes: ["note", "note#2"], on: replacing)
        try expect("select 1", adds: ["note"], on: replacing)
        try expect("select 1; select 1", adds: ["note#2"], removes: ["note"], on: replacing)
        // The detail side goes, whatever it is, and the list side stays.
        try expect(
            "launch wide; push-list; select 1; push-list-on-detail; select 2", adds: ["note#2"],
            removes: ["note", "list#3"], on: replacing)
    }

    @Test func `a selection adds; what goes is the policy's to say, collapsed`() throws {
        let above = "launch narrow; select 1; push-list-on-detail; "
        try expect(above + "select 2", adds: ["note#2"])
        let replacing = subject(Policies(selection: .replaces))
        try expect(above + "select 2", adds: ["note#2"], removes: ["note"], on: replacing)
        let saying = subject(Policies(selection: .asDetailSays))
        try expect(above + "select 2", adds: ["note#2"], on: saying)
        // In one stack it is as UIKit does.
        try expect(above + "select-replacing 2", adds: ["note#2"], on: saying)
    }

    @Test func `a detail that is shown again does not have to go for itself`() throws {
        let replacing = SplitViewStage(.notes(contract: Contract(policies: Policies())))
        try expect("launch wide; select 1; select-again", adds: ["note"], on: replacing)
    }

    @Test func `what the delegate was asked comes with the step, and only with its own`() throws {
        try stage.act(out: "launch wide; select 1")
        #expect(stage.step.calls.count == 1)
        guard case .asked(.showDetail, .bool(true)) = stage.step.calls[0] else {
            Issue.record("asked \(stage.step.calls)")
            return
        }
        try stage.act(on: "push-detail")
        #expect(stage.step.calls == [])
        try stage.act(on: "narrow")
        let answers = stage.step.calls.compactMap { call in
            if case .asked(.collapse, let answer) = call { answer } else { nil }
        }
        #expect(answers == [.bool(true)])
    }
}

/// Empties a nested stack that was popped.
private final class TidyStack: UINavigationController {
    override func popViewController(animated: Bool) -> UIViewController? {
        let popped = super.popViewController(animated: animated)
        (popped as? UINavigationController)?.viewControllers = []
        return popped
    }
}
