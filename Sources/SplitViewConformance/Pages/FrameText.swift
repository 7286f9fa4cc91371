/// A frame as text for a terminal: boxes side by side, and below them what is under and out of
/// sight.
package struct FrameText {
    /// The lines.
    package private(set) var lines: [String] = []

    /// Draws a frame, at most as wide as some columns of a terminal.
    package init(_ frame: Frame, width: Int = 76) {
        let shown = frame.columns.filter { !$0.isHidden }
        let room = frame.form == .stack ? min(30, width) : min(30 + 18 * shown.count, width)
        lines += Self.box(shown, width: room)
        if frame.sight != .split { lines.append("  (\(frame.sight.words ?? ""))") }
        for sheet in frame.sheets {
            lines.append("  presented over it:")
            lines += Self.box([sheet], width: min(30, width)).map { "  \($0)" }
        }
        for pane in frame.columns + frame.sheets {
            guard let front = pane.content?.foremost else { continue }
            if pane.isHidden {
                lines.append("  hidden column: \(Self.list(pane.screens))")
            } else if pane.screens.count > 1, pane.content?.holdsTabs == false {
                lines.append(
                    "  under \(front.label): \(Self.list(pane.screens.dropLast().reversed()))")
            }
        }
        for pane in frame.outOfSight where !pane.screens.isEmpty {
            let keeper = pane.place == .keptByApp ? "kept by the app" : "out of sight"
            lines.append("  \(keeper): \(Self.list(pane.screens))")
        }
    }

    private static func list(_ screens: [Frame.Item]) -> String {
        screens.map(\.words).joined(separator: ", ")
    }

    /// Panes side by side in one box.
    private static func box(_ panes: [Frame.Pane], width: Int) -> [String] {
        let contents = panes.map { content($0.content, bars: []) }
        let height = contents.map(\.count).max() ?? 0
        let widths = panes.indices.map { index in
            let even = (width - 1) / panes.count - 1
            return index < panes.count - 1 ? even : width - 1 - index * (even + 1) - 1
        }
        func rule(_ left: String, _ middle: String, _ right: String) -> String {
            let lines = widths.map { String(repeating: "─", count: $0) }
            return left + lines.joined(separator: middle) + right
        }
        let rows = (0..<height).map { row in
            let cells = zip(contents, widths).map { content, width in
                let text = row < content.count ? content[row].cut(to: width - 2) : ""
                return " " + text + String(repeating: " ", count: width - 1 - text.count)
            }
            return "│" + cells.joined(separator: "│") + "│"
        }
        return [rule("╭", "┬", "╮")] + rows + [rule("╰", "┴", "╯")]
    }

    /// The lines of a pane: the bars with their ways back, and the screen below them.
    private static func content(_ item: Frame.Item?, bars: [String]) -> [String] {
        guard let item, item.isScreen || !item.items.isEmpty else { return bars + ["", "(empty)"] }
        switch item.kind {
        case .list, .detail, .placeholder:
            let rows = item.kind == .list ? ["  - - -", "  - - -"] : ["", ""]
            return bars + ["", item.words] + rows
        case .stack:
            let back = item.items.dropLast().last?.foremost.map { "‹ \($0.label)" } ?? ""
            return content(item.items.last, bars: bars + [back])
        case .tabs:
            let names = item.items.map { tab in
                let name = tab.foremost?.label ?? "empty"
                return tab.isInFront ? "[\(name)]" : name
            }
            return content(item.items.first(where: \.isInFront), bars: bars)
                + [names.joined(separator: "  ")]
        case .container: return item.items.flatMap { content($0, bars: bars) }
        }
    }
}
