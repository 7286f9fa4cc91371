import SplitViewCatalog
import SplitViewConformance
import Testing

@testable import SplitfuzzCommand

/// Laws of a subject's own are named wherever the others are.
@MainActor @Suite struct OwnLawTests {
    private let program: Program
    private let law = "list-on-top"

    init() {
        let law = SplitViewLaw(
            name: law, statement: "A narrow window begins with the list."
        ) { _ in .held }
        program = Program(
            name: "check",
            subjects: ["first", "second"].map { name in
                SplitViewSubject(
                    name, laws: [law], makeScene: SplitViewSubject.document000Swift.makeScene)
            })
    }

    private func inProgram<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Program.$current.withValue(program, operation: body)
    }

    @Test func `a law that several subjects have is listed once, before those that look ahead`() {
        let names = inProgram { Inventory().laws.map(\.name) }
        #expect(names.filter { $0 == law } == [law])
        #expect(names.count == SplitViewLaws.all.count + 1)
        #expect(names.firstIndex(of: law) == SplitViewLaws.aboutSteps.count)
        let text = inProgram { Inventory().printed(as: .text) }
        #expect(text.contains("  list-on-top"))
        #expect(text.contains("A narrow window begins with the list."))
    }

    @Test func `a verification by it alone can be asked for`() throws {
        let words = ["verify", "--law", law]
        guard case .verify(let options) = try inProgram({ try VerbTable.current.parse(words) })
        else {
            Issue.record("another verb")
            return
        }
        #expect(options.law == law)
        #expect(throws: UsageError.self) { try VerbTable.current.parse(words) }
    }

    @Test func `a trace may be about it`() throws {
        let trace = Trace(subject: "first", law: law, profile: "ios26", commands: [.launch(.wide)])
        #expect(try inProgram { try trace.checkedSubject(file: "a.trace").name } == "first")
        var wrong = trace
        wrong.law = "list-on-to"
        #expect(throws: TraceError.self) {
            try inProgram { try wrong.checkedSubject(file: "a.trace") }
        }
    }

    @Test func `a matrix has a row for it`() {
        let arrangement = Arrangement(subject: "first", givingUp: nil, profile: "ios26")
        let result = RunResult(
            seed: 1, profile: "ios26", mix: .usual,
            rows: [RunResult.Row(arrangement, failure: nil)], unsearched: [], ending: .budget)
        let matrix = inProgram { Matrix(result) }
        #expect(matrix.laws == inProgram { program.laws.map(\.name) })
        #expect(matrix.columns[0].cells.count == SplitViewLaws.all.count + 1)
    }
}
