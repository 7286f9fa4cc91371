import SplitViewConformance
import StatefulTesting

/// Performs a trace on a subject, and tells what can be done next.
struct PlayTask: IsolatedTask {
    static let kind = "play"

    let trace: Trace

    struct Answer: Codable, Sendable {
        let story: Story
        let opening: Frame
        let offers: [Offer]
    }

    /// A command that does something, with the instruction for a device.
    struct Offer: Codable, Sendable {
        let command: SplitViewCommand
        let words: String
    }

    func perform(note: (NoNote) -> Void) throws(TaskFault) -> Answer {
        let checker = try trace.checker(of: trace.subject)
        let story = checker.story(of: trace.commands, isBrief: true)
        let offers = checker.offers(after: trace.commands)
        return Answer(
            story: story, opening: checker.openingFrame,
            offers: offers.map { Offer(command: $0, words: $1) })
    }
}
