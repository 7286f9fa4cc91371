/// Ends of the process of a subject in a search of which no step is known to be the reason: they do
/// not come again after the same steps, or come as a further scene is built.
///
/// A timer, a thread or a static of an earlier scene may be. So the search goes on behind them in a
/// new process.
package struct StrayEnds: Equatable, Codable, Sendable {
    private var last: KnownEnd
    private var count = 1
    /// How many runs were passed over.
    private var passedOver = 0
    /// How many of them a search of one subject survives.
    private static let most = 64

    init(_ end: KnownEnd) { last = end }

    mutating func add(_ end: KnownEnd) {
        last = end
        count += 1
    }

    /// A run is passed over, as it does not come to its end.
    mutating func passOver() { passedOver += 1 }

    /// Whether there are so many that the task under way ends with them.
    var endTask: Bool { count > Self.most }

    /// The verdict on them, without a full stop.
    var verdict: String {
        let isFirst = last.place.commands.isEmpty && !last.place.isRelease
        let place =
            isFirst
            ? "before the first step of a further scene" : last.place.words(isActing: false)
        let rest = passedOver == 0 ? "" : " without \(passedOver) run\(passedOver == 1 ? "" : "s")"
        let effect =
            endTask
            ? "more than \(Self.most) times are too many to go on" : "the search went on\(rest)"
        return "its process ended \(count == 1 ? "once" : "\(count) times") by no step of its own, "
            + "perhaps by what an earlier scene has left behind, a timer, a thread or a static: "
            + "\(count == 1 ? "" : "last ")\(place), \(last.name), \(last.reason); \(effect)"
    }
}
