import StatefulChallenge
import StatefulTesting

/// A lock of some digits: the right one goes on, a wrong one goes back to the beginning. It can be
/// shaken, which does nothing; and it opens when the last digit is right.
struct Lock: StateMachine {
    enum Command: Hashable, Sendable, Codable {
        case digit(Int)
        case shake
    }

    struct Step { let isOpen: Bool }

    /// The right digits, from 0 to 5.
    let digits: [Int]
    /// How many digits were right.
    private(set) var right = 0
    /// How often it was shaken.
    private(set) var shakes = 0

    let kinds = (0..<6).map { CommandKind("digit-\($0)") } + [CommandKind("shake")]

    init(_ digits: [Int] = [3, 1, 4, 1, 5, 0]) { self.digits = digits }

    func command(ofKind kind: Int, from choices: inout some ChoiceSource) -> Command {
        kind < 6 ? .digit(kind) : .shake
    }

    mutating func reset() { (right, shakes) = (0, 0) }

    mutating func perform(_ command: Command) -> Outcome {
        switch command {
        case .shake: shakes += 1
        case .digit(let digit): right = digit == digits[right] ? right + 1 : 0
        }
        return right == digits.count ? .ended : .performed
    }

    var step: Step { Step(isOpen: right == digits.count) }

    var fingerprint: UInt64 { SplitMix64.mix(UInt64(right) << 32 | UInt64(shakes)) }

    func simplifications(of command: Command) -> [Command] { [] }

    func kind(of command: Command) -> Int {
        if case .digit(let digit) = command { digit } else { 6 }
    }

    func rank(of command: Command) -> UInt64 { CommandRank.of(kind: kind(of: command)) }

    static let staysShut = Law<Step>(name: "stays-shut", statement: "It never opens.") { step in
        step.isOpen ? .violated("open") : .held
    }
}

extension Lock: CoverageStateMachine {
    /// How far it is, however often it was shaken.
    var abstraction: UInt64 { UInt64(right) }
    var labels: [String] { [] }
    var passedLabels: UInt64 { 0 }
}

/// A lock that forgets shakes can be searched exhaustively.
extension Lock: SymmetricStateMachine {
    var state: [UInt32] { [UInt32(right), UInt32(min(shakes, 3))] }
    var reducedState: [UInt32] { state }
    func dependsOnFullState(_ command: Command) -> Bool { false }
    func representative(of command: Command) -> Command { command }
}
