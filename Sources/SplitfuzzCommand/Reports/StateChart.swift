import SplitViewConformance

/// The states of a verified subject on a page: an overview, and a card for each state with links to
/// those that its commands lead to.
struct StateChart: Sendable {
    /// The subject.
    let title: String
    /// Its states; `nil` if they are too many.
    let graph: StateGraph?
    /// The traces that break a law, each a path in red.
    let violations: [(law: String, commands: [SplitViewCommand])]
    /// The first part of the names of links.
    let prefix: String

    /// The most states of a map: more are no picture any more.
    static let mostStates = 300
}

extension StateChart {
    /// The numbers of the states on the path of each violation, from the first one on, as far as
    /// the states are on the map.
    private func paths(in graph: StateGraph) -> [[Int]] {
        violations.map { violation in
            violation.commands.reduce(into: [0]) { path, command in
                guard let last = path.last,
                    let next = graph.transition(from: last, by: command)?.state
                else { return }
                path.append(next)
            }
        }
    }

    /// The map as a part of a page, with a heading of the second order.
    func html(_ drawings: inout Drawings) -> String {
        guard let graph else {
            return "<h2>\(XML.escaped(title))</h2>\n<p>It has more than \(Self.mostStates) states, "
                + "too many for a picture. With --height they are fewer.</p>\n"
        }
        let paths = paths(in: graph)
        let red = Set(paths.flatMap { zip($0, $0.dropFirst()).map { Step(from: $0, to: $1) } })
        let transitions = graph.states.reduce(0) { $0 + $1.transitions.count }
        let cards = graph.states.indices.map { card($0, of: graph, red, &drawings) }
        let listed = zip(violations, paths).map { violation, path in
            let links = path.map { "<a class=\"red\" href=\"#\(id($0))\">\($0 + 1)</a>" }
            return "<li><strong class=\"red\">\(violation.law)</strong> "
                + "\(links.joined(separator: " → "))</li>"
        }
        return """
            <h2>\(XML.escaped(title)): \(graph.states.count.counted("state")), \
            \(transitions.counted("transition"))</h2>
            <p class="soft">Each dot is a state, in the row of the fewest commands that lead to \
            it. Lines are these shortest ways; all transitions of a state stand in its card \
            below.</p>
            \(listed.isEmpty ? "" : "<ul class=\"paths\">\(listed.joined())</ul>\n")\
            \(overview(of: graph, red))
            <ol class="states" role="list">
            \(cards.joined(separator: "\n"))
            </ol>

            """
    }

    private struct Step: Hashable { let from, to: Int }

    private func id(_ state: Int) -> String { "\(prefix)-\(state + 1)" }

    /// Dots in a row for each depth, with the shortest ways to them.
    private func overview(of graph: StateGraph, _ red: Set<Step>) -> String {
        let rows = Dictionary(grouping: graph.states.indices) { graph.states[$0].depth }
        let width = 1180
        var places: [(x: Int, y: Int)] = graph.states.map { _ in (0, 0) }
        for (depth, states) in rows {
            for (index, state) in states.enumerated() {
                places[state] = (
                    width * (2 * index + 1) / (2 * states.count), 22 + 58 * depth
                )
            }
        }
        func line(_ step: Step) -> String {
            let (start, end) = (places[step.from], places[step.to])
            return "M\(start.x) \(start.y)L\(end.x) \(end.y)"
        }
        let ways = graph.states.enumerated().compactMap { index, state in
            state.origin.map { Step(from: $0.state, to: index) }
        }
        let reds = red.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        let inPaths = Set(reds.flatMap { [$0.from, $0.to] })
        let most = rows.values.map(\.count).max() ?? 1
        let radius = min(11, max(4, width / most / 3))
        let dots = graph.states.indices.map { state in
            "<a href=\"#\(id(state))\">"
                + "<title>\(state + 1): \(XML.escaped(graph.states[state].drawing))</title>"
                + "<circle class=\"\(inPaths.contains(state) ? "x" : "dot")\" "
                + "cx=\"\(places[state].x)\" cy=\"\(places[state].y)\" r=\"\(radius)\"/></a>"
        }
        let height = 44 + 58 * (rows.keys.max() ?? 0)
        return """
            <div class="wide" role="group" tabindex="0" \
            aria-label="The states as dots, with links to their cards">
            <svg class="map" viewBox="0 0 \(width) \(height)">
            <path class="way" d="\(ways.filter { !red.contains($0) }.map(line).joined())"/>
            <path class="bad way" d="\(reds.map(line).joined())"/>
            \(dots.joined(separator: "\n"))
            </svg></div>
            """
    }

    /// A state with its frame, and where commands lead from it.
    private func card(
        _ index: Int, of graph: StateGraph, _ red: Set<Step>, _ drawings: inout Drawings
    ) -> String {
        let state = graph.states[index]
        let origin =
            state.origin.map {
                " <a href=\"#\(id($0.state))\">from \($0.state + 1)</a> by "
                    + XML.escaped($0.command.description)
            } ?? " the beginning"
        let leads = state.transitions.map { transition in
            let words = XML.escaped(transition.command.description)
            guard let next = transition.state else { return "<li>\(words): not followed</li>" }
            if next == index { return "<li class=\"soft\">\(words): the same</li>" }
            let isRed = red.contains(Step(from: index, to: next))
            return "<li><a\(isRed ? " class=\"red\"" : "") href=\"#\(id(next))\">\(words) → "
                + "\(next + 1)</a></li>"
        }
        return """
            <li id="\(id(index))"><p><b>\(index + 1)</b>\(origin)</p>\
            \(drawings.svg(state.frame))\
            <ul>\(leads.joined())</ul></li>
            """
    }
}
