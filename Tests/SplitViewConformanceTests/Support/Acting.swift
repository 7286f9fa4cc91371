import SplitViewConformance
import StatefulTesting

extension SplitViewStage {
    /// Performs commands from the beginning, and draws the result. A command that is ignored
    /// stands in the way of what a test wants to say, and so is an error.
    @discardableResult
    func act(out line: String) throws -> String {
        reset()
        return try act(on: line)
    }

    /// Acts commands out from where the scene stands.
    @discardableResult
    func act(on line: String) throws -> String {
        for command in try Trace.commands(inLine: line) where perform(command) == .ignored {
            throw Ignored(command: command, scene: picture.notation)
        }
        return picture.notation
    }

    /// Gives one command from where the scene stands.
    func gives(_ text: String) throws -> Outcome { perform(try SplitViewCommand(reading: text)) }
}

/// A command came to nothing where a test relies on it.
struct Ignored: Error, CustomStringConvertible {
    let command: SplitViewCommand
    let scene: String

    var description: String { "'\(command)' came to nothing in \(scene)" }
}

extension Snapshot {
    /// The number behind a name of the notation.
    static func id(_ name: String) throws -> UInt32 {
        let nodes = try Snapshot("[!\(name)]").nodes
        return nodes[0].id
    }
}
