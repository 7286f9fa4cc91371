/// A frame as a picture: a tablet with columns or a phone with one stack, and beside it what lies
/// below or out of sight.
package struct FrameDrawing {
    /// The size of the picture.
    private(set) var (width, height) = (0, Self.deviceHeight)
    /// The elements of SVG, which `PageStyle.drawing` colours.
    private(set) var elements = ""
    /// The mark around the values of attributes: HTML needs nothing where they have no blanks.
    private let quote: String
    /// The groups of screens beside the device.
    private var beside: [Group] = []

    private struct Group {
        let caption: String
        let screens: [Frame.Item]
        var isGhost = false
    }

    private struct Box {
        var (x, y, width, height): (Int, Int, Int, Int)
    }

    private static let deviceHeight = 206
    private static let chip = (width: 104, height: 20)

    /// Draws a frame, for a page or for a file of its own.
    package init(_ frame: Frame, inPage: Bool = true) {
        quote = inPage ? "" : "\""
        let isStack = frame.form == .stack
        let device = isStack ? 124 : frame.columns.count > 2 ? 348 : 296
        add(rect("b", Box(x: 2, y: 2, width: device, height: 202), 18))
        var screen = Box(x: 8, y: 8, width: device - 12, height: 190)
        let shown = frame.columns.filter { !$0.isHidden }
        let widths = Self.widths(of: shown, in: screen.width)
        var x = screen.x
        for (pane, width) in zip(shown, widths) {
            let box = Box(x: x, y: screen.y, width: width, height: screen.height)
            draw(pane, in: box, listsBelow: isStack)
            x += width + 4
        }
        for pane in frame.columns where pane.isHidden {
            beside.append(
                Group(caption: "hidden column", screens: pane.screens, isGhost: true))
        }
        for sheet in frame.sheets {
            add(rect("v", screen, 12))
            let inset = isStack ? 6 : screen.width / 5
            screen = Box(
                x: screen.x + inset, y: screen.y + 18, width: screen.width - 2 * inset,
                height: screen.height - 18 - (isStack ? 0 : 12))
            draw(sheet, in: screen, listsBelow: true)
        }
        if let veil = frame.sight.veil {
            add(rect("v", Box(x: 8, y: 8, width: device - 12, height: 190), 12))
            let room = device - 16
            for (line, text) in veil.enumerated() {
                add(text: text, "t m", x: 2 + device / 2, y: 104 + 15 * line, in: room)
            }
        }
        for pane in frame.outOfSight where !pane.screens.isEmpty {
            let keeper = pane.place == .keptByApp ? "kept by the app" : "out of sight"
            beside.append(Group(caption: keeper, screens: pane.screens, isGhost: true))
        }
        width = device + 4
        drawBeside(at: device + 12)
    }

    /// The widths of columns: the last one before an inspector is the widest.
    private static func widths(of panes: [Frame.Pane], in width: Int) -> [Int] {
        let room = width - 4 * max(0, panes.count - 1)
        guard panes.count > 1 else { return [room] }
        let fixed = panes.map { pane in
            switch pane.place {
            case .primary: room * (panes.count > 2 ? 27 : 36) / 100
            case .supplementary: room * 30 / 100
            case .inspector: room * 28 / 100
            default: 0
            }
        }
        return fixed.map { $0 == 0 ? room - fixed.reduce(0, +) : $0 }
    }

    private mutating func draw(_ pane: Frame.Pane, in box: Box, listsBelow: Bool) {
        draw(pane.content, in: box, bars: [])
        if let content = pane.content, let front = content.foremost, !content.holdsTabs {
            let below = content.allScreens.dropLast()
            if below.count > (listsBelow ? 0 : 1) {
                beside.append(Group(caption: "under \(front.label)", screens: below.reversed()))
            }
        }
        for (points, isLeft) in [(pane.hiddenLeft, true), (pane.hiddenRight, false)]
        where points != 0 {
            let strip = Box(
                x: isLeft ? box.x : box.x + box.width - 9, y: box.y, width: 9, height: box.height)
            add(rect(points > 0 ? "x" : "e", strip, 2))
        }
    }

    private mutating func draw(_ item: Frame.Item?, in box: Box, bars: [String?]) {
        guard let item, !item.items.isEmpty || item.isScreen else {
            add(rect("e", box, 8))
            return add(text: "empty", "t m", x: box.x + box.width / 2, y: box.y + 60, in: box.width)
        }
        switch item.kind {
        case .list, .detail, .placeholder: draw(screen: item, in: box, bars: bars)
        case .stack:
            let below = item.items.dropLast().last?.foremost
            draw(item.items.last, in: box, bars: bars + [below?.label])
        case .tabs:
            var content = box
            content.height -= 20
            draw(item.items.first(where: \.isInFront), in: content, bars: bars)
            let width = box.width / item.items.count
            for (index, tab) in item.items.enumerated() {
                let place = Box(
                    x: box.x + index * width, y: box.y + content.height + 2, width: width - 1,
                    height: 18)
                add(rect(tab.isInFront ? "o" : "r", place, 4))
                add(
                    text: tab.foremost?.label ?? "empty", tab.isInFront ? "u i m" : "u m",
                    x: place.x + width / 2, y: place.y + 13, in: width - 4)
            }
        case .container:
            let width = box.width / item.items.count
            for (index, child) in item.items.enumerated() {
                let part = Box(
                    x: box.x + index * width, y: box.y, width: width - 2, height: box.height)
                draw(child, in: part, bars: bars)
            }
        }
    }

    /// Draws a screen below the bars of the navigation controllers around it.
    private mutating func draw(screen: Frame.Item, in box: Box, bars: [String?]) {
        add(rect(screen.sign, box, 8))
        var y = box.y
        for back in bars {
            add("<path class=\"r\" d=\"M\(box.x) \(y + 17)h\(box.width)\"/>")
            if let back {
                add(text: "‹ \(back)", "k", x: box.x + 5, y: y + 12, in: box.width - 8)
            }
            y += 18
        }
        add(text: screen.label, "t", x: box.x + 8, y: y + 20, in: box.width - 12)
        if let remark = screen.remark {
            add(text: remark, "u", x: box.x + 8, y: y + 33, in: box.width - 12)
        }
        if let change = screen.change {
            let word = change == .came ? "new" : "moved"
            let width = 8 + 6 * word.count
            let pill = Box(
                x: box.x + box.width - width - 5, y: box.y + box.height - 19, width: width,
                height: 14)
            add(rect("n", pill, 7))
            add(text: word, "h m", x: pill.x + width / 2, y: pill.y + 10, in: width)
        }
        let rows = (y + 48)..<(box.y + box.height - 8)
        switch screen.kind {
        case .list:
            let path = stride(from: rows.lowerBound, to: rows.upperBound, by: 18).prefix(5)
                .map { "M\(box.x + 12) \($0)h\(box.width - 24)" }
            add("<path class=\"w\" d=\"\(path.joined())\"/>")
        case .detail:
            let path = stride(from: rows.lowerBound, to: rows.upperBound, by: 11).prefix(7)
                .enumerated().map { index, y in
                    "M\(box.x + 9) \(y)h\((box.width - 18) * [92, 98, 86, 60][index % 4] / 100)"
                }
            add("<path class=\"y\" d=\"\(path.joined())\"/>")
        default: break
        }
    }

    /// Draws the groups of screens beside the device, one below the other.
    private mutating func drawBeside(at x: Int) {
        guard !beside.isEmpty else { return }
        var y = 4
        for group in beside {
            add(text: group.caption, "u", x: x, y: y + 10, in: Self.chip.width)
            y += 15
            for screen in group.screens {
                let box = Box(x: x, y: y, width: Self.chip.width, height: Self.chip.height)
                add(rect(group.isGhost ? "g" : screen.sign, box, 5))
                if screen.change != nil {
                    add(rect("n", Box(x: x + 4, y: y + 4, width: 4, height: 12), 2))
                }
                add(
                    text: screen.label, group.isGhost ? "u" : "u i", x: x + 12, y: y + 14,
                    in: box.width - 16)
                y += Self.chip.height + 4
            }
            y += 6
        }
        width = x + Self.chip.width + 2
        height = max(height, y)
    }

    private mutating func add(_ element: String) { elements += element }

    /// Adds a text, cut where it would be wider than its room.
    private mutating func add(text: String, _ style: String, x: Int, y: Int, in room: Int) {
        let most = max(3, room * 100 / (style.hasPrefix("t") ? 690 : 560))
        let cut = text.count > most ? text.prefix(most - 1) + "…" : text[...]
        let q = style.contains(" ") ? "\"" : quote
        add(
            "<text class=\(q)\(style)\(q) x=\(quote)\(x)\(quote) y=\(quote)\(y)\(quote)>"
                + "\(XML.escaped(String(cut)))</text>")
    }

    private func rect(_ style: String, _ box: Box, _ radius: Int) -> String {
        let sides = [
            ("class", style), ("x", "\(box.x)"), ("y", "\(box.y)"), ("width", "\(box.width)"),
            ("height", "\(box.height)"), ("rx", "\(radius)"),
        ]
        let attributes = sides.map { " \($0)=\(quote)\($1)\(quote)" }.joined()
        // Without a quote a slash would belong to the last value.
        return "<rect\(attributes)\(quote.isEmpty ? " " : "")/>"
    }
}

extension Frame.Sight {
    /// The words over a window in which the split view is not in front.
    fileprivate var veil: [String]? {
        switch self {
        case .split: nil
        case .unopened: ["not open yet"]
        case .elsewhere: ["behind", "another screen"]
        case .removed: ["not in", "the window"]
        }
    }
}

extension Frame.Pane {
    /// Its screens in order, those of containers in place.
    var screens: [Frame.Item] { content?.allScreens ?? [] }
}

extension Frame.Item {
    /// The screens in it, itself if it is one.
    var allScreens: [Frame.Item] { isScreen ? [self] : items.flatMap(\.allScreens) }

    /// The screen that a person sees of it; the last one where several are side by side.
    var foremost: Frame.Item? {
        if isScreen { return self }
        return kind == .tabs ? items.first(where: \.isInFront)?.foremost : items.last?.foremost
    }

    /// Whether a tab bar is in it.
    var holdsTabs: Bool { kind == .tabs || items.contains(where: \.holdsTabs) }

    /// Its name for a person.
    var label: String {
        title ?? (kind == .placeholder ? "nothing chosen" : kind.rawValue)
    }

    /// The words below its name.
    fileprivate var remark: String? {
        if kind == .placeholder { return title == nil ? "the placeholder" : "nothing chosen" }
        return nil
    }

    /// The class of its colour.
    fileprivate var sign: String {
        switch kind {
        case .list: "l"
        case .detail: "d"
        default: "p"
        }
    }
}
