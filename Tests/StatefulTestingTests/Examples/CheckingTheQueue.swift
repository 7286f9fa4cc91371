import StatefulTesting

let fifo = Law<QueueMachine.Step>(name: "fifo", statement: "First in, first out.") { step in
    step.answer == step.expected ? .held : .violated("\(step.answer ?? 0) came out")
}

func simplestFlaw() throws -> Minimum<QueueMachine.Command>? {
    var machine = QueueMachine()
    let report = search(&machine, laws: [fifo], seed: 42, runs: 0..<200)
    guard let failure = report.failures.first else { return nil }
    return try minimise(
        &machine, laws: [fifo], trace: failure.counterexample.commands, law: "fifo",
        alphabet: [.pop, .push(0), .push(1)], states: .merged)
}
