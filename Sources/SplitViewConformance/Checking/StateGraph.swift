import StatefulTesting
import UIKitModel

/// The states of a subject that commands reach, and the transitions between them, for a reader.
///
/// It is made by performing traces, apart from any search: of a few hundred states.
package struct StateGraph: Sendable, Codable {
    /// A state, by the first shortest trace that leads to it.
    package struct State: Sendable, Codable {
        /// The content of the window.
        package let frame: Frame
        /// The same as a drawing.
        package let drawing: String
        /// The number of the state before it, and the command; `nil` for the first.
        package let origin: Origin?
        /// The length of the trace.
        package let depth: Int
        /// The effects of commands here, in order; one command stands for all that do the same.
        package fileprivate(set) var transitions: [Transition] = []
    }

    /// The last step of a shortest trace.
    package struct Origin: Sendable, Codable {
        /// The number of the state before.
        package let state: Int
        /// The command.
        package let command: SplitViewCommand
    }

    /// The effect of a command in a state.
    package struct Transition: Sendable, Codable {
        /// The command.
        package let command: SplitViewCommand
        /// The number of the state that it leads to; `nil` if that is beyond the height, or if the
        /// app ends.
        package let state: Int?
    }

    /// The states; the first one is before any command.
    package fileprivate(set) var states: [State] = []

    /// The transition by a command from a state.
    package func transition(from state: Int, by command: SplitViewCommand) -> Transition? {
        states[state].transitions.first { $0.command == command }
    }
}

extension SplitViewChecker {
    /// All states within a height, with the transitions between them.
    ///
    /// - Parameters:
    ///   - height: The most screens in the scene.
    ///   - limit: The most states.
    ///   - isOver: Whether time is up.
    /// - Returns: `nil` if there are more states, or time is up.
    /// - Complexity: The number of states times that of commands times the length of traces.
    package func graph(
        within height: Int, atMost limit: Int, isOver: () -> Bool = { false }
    ) -> StateGraph? {
        var machine = stage
        let alphabet = stage.alphabet.filter { stage.representative(of: $0) == $0 }
        var graph = StateGraph()
        var (numbers, traces): ([[UInt32]: Int], [[SplitViewCommand]]) = ([:], [])
        func number(_ origin: StateGraph.Origin?, _ reading: Reading) -> Int {
            let key = stage.state
            if let known = numbers[key] { return known }
            let names = SnapshotNames(CollectionOfOne(reading.picture))
            numbers[key] = traces.count
            traces.append(origin.map { traces[$0.state] + [$0.command] } ?? [])
            graph.states.append(
                StateGraph.State(
                    frame: Frame(reading, names: names), drawing: names.draw(reading.picture),
                    origin: origin, depth: traces[traces.count - 1].count))
            return traces.count - 1
        }
        stage.reset()
        _ = number(nil, Reading(stage.picture))
        var next = 0
        while next < traces.count {
            if traces.count > limit { return nil }
            let trace = traces[next]
            for command in alphabet {
                if isOver() { return nil }
                let replay = StatefulTesting.replay(&machine, trace + [command], laws: [])
                guard replay.executed.count == trace.count + 1 else { continue }
                let isFollowed = stage.picture.height <= height && stage.step.exception == nil
                let origin = StateGraph.Origin(state: next, command: command)
                graph.states[next].transitions.append(
                    StateGraph.Transition(
                        command: command,
                        state: isFollowed ? number(origin, stage.step.now) : nil))
            }
            next += 1
        }
        return graph
    }

    /// The content of the window before any command.
    package var openingFrame: Frame {
        stage.reset()
        let picture = stage.picture
        return Frame(Reading(picture), names: SnapshotNames(CollectionOfOne(picture)))
    }

    /// The commands that do something after a trace, each as an instruction for a device.
    package func offers(
        after trace: [SplitViewCommand]
    ) -> [(command: SplitViewCommand, words: String)] {
        var machine = stage
        let actions = stage.driver.scene.actions.own.map(\.name)
        return stage.alphabet.compactMap { command in
            let replay = StatefulTesting.replay(&machine, trace + [command], laws: [])
            guard replay.executed.count == trace.count + 1 else { return nil }
            let words = command.deviceWords(
                in: stage.step.was.picture, actions: actions,
                on: WindowPlace.window(number: stage.step.was.window)?.device)
            return (command, words)
        }
    }
}
