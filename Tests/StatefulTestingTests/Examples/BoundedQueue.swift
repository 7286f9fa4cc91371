import StatefulTesting

struct Ring {
    var (places, head, count) = ([0, 0, 0], 0, 0)

    mutating func push(_ value: Int) {
        places[min(head + count, 2)] = value  // should be (head + count) % 3
        count += 1
    }
    mutating func pop() -> Int {
        defer { (head, count) = ((head + 1) % 3, count - 1) }
        return places[head]
    }
}

struct QueueMachine: ComparableStateMachine {
    enum Command: Hashable { case pop, push(Int) }
    struct Step { var (expected, answer): (Int?, Int?) }

    var (ring, model, step) = (Ring(), [Int](), Step())
    let kinds = [CommandKind("pop"), CommandKind("push", weight: 2)]

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        kind == 0 ? .pop : .push(choices.index(below: 2))
    }
    func kind(of command: Command) -> Int { command == .pop ? 0 : 1 }
    func rank(of command: Command) -> UInt64 {
        if case .push(let value) = command { UInt64(value) + 1 } else { 0 }
    }
    func simplifications(of command: Command) -> [Command] { [.push(0)] }
    mutating func reset() { self = QueueMachine() }
    mutating func perform(_ command: Command) -> Outcome {
        guard command == .pop ? !model.isEmpty : model.count < 3 else { return .ignored }
        step = Step()
        if case .push(let value) = command {
            ring.push(value)
            model.append(value)
        } else {
            (step.expected, step.answer) = (model.removeFirst(), ring.pop())
        }
        return .performed
    }
    var state: [Int] { [ring.head, ring.count] + ring.places + model }
    var fingerprint: UInt64 { state.reduce(0) { SplitMix64.mix($0 &+ UInt64($1) &+ 1) } }
}
