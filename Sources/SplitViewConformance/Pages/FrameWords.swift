extension Frame {
    /// The frame in sentences, for people who cannot see a drawing of it.
    package var words: String {
        let opening =
            switch form {
            case .columns: "Columns side by side."
            case .stack: "A narrow window with one stack."
            case .wideStack: "A wide window with one stack."
            }
        let panes = (columns + sheets + outOfSight).filter {
            !$0.screens.isEmpty || !$0.place.isOutOfSight
        }
        return ([opening] + (sight.words.map { [$0] } ?? []) + panes.map(\.words))
            .joined(separator: " ")
    }
}

extension Frame.Sight {
    /// The place of the split view, in a sentence; `nil` in front.
    var words: String? {
        switch self {
        case .split: nil
        case .unopened: "It is not open yet."
        case .elsewhere: "Another tab or screen is in front of it."
        case .removed: "The window shows something else instead."
        }
    }
}

extension Frame.Pane.Place {
    /// Whether the split view or the app keeps it.
    var isOutOfSight: Bool { self == .keptBySplitView || self == .keptByApp }

    fileprivate var words: String {
        switch self {
        case .primary: "List column"
        case .supplementary: "Middle column"
        case .secondary: "Detail column"
        case .inspector: "Inspector"
        case .sheet: "Presented over everything"
        case .stack: "In front"
        case .keptBySplitView: "Out of sight, kept by the split view"
        case .keptByApp: "Out of sight, kept by the app"
        }
    }
}

extension Frame.Pane {
    fileprivate var words: String {
        let title = place.words + (isHidden ? ", hidden" : "")
        guard let front = content?.foremost else { return "\(title): empty." }
        let screens = self.screens
        if place.isOutOfSight {
            return "\(title): \(screens.map(\.words).joined(separator: ", "))."
        }
        let others = screens.filter { $0 != front }.reversed().map(\.words)
        let word = content?.holdsTabs == true ? "beside or below it" : "below it"
        return "\(title): \(front.words)"
            + (others.isEmpty ? "." : "; \(word) \(others.joined(separator: ", ")).")
    }
}

extension Frame.Item {
    /// Its name, and the difference to the frame before.
    var words: String {
        switch change {
        case .came: "\(label) (new)"
        case .moved: "\(label) (moved)"
        case nil: label
        }
    }
}
