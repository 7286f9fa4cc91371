import StatefulTesting
import UIKitModel

/// A step of a trace that is performed for a reader.
struct PerformedStep {
    var step: SplitViewStep
    let broken: [Violation]
    /// The callbacks, in the order in which they began.
    let heard: [RecordedCallback]
    /// The number of the split view, which is not in the picture.
    let split: ControllerNumber
    /// The name of the delegate's type; `nil` if there is no delegate.
    let delegate: String?
    /// The app's record before and after it, each `nil` for nothing: the number of a controller,
    /// or the word for an item.
    let record: (before: UInt32?, after: UInt32?)
    /// Whether the app records an item, and not a screen.
    let recordsItems: Bool

    /// The circumstances of a violation in it.
    func circumstances(of flaw: Flaw) -> FlawCircumstances {
        FlawCircumstances(of: step, showing: flaw, hasDelegate: delegate != nil)
    }

    /// Whether the split view comes in sight or goes, as a sentence without a full stop.
    var changesOfSight: [String] {
        if step.was.sight == step.now.sight { return [] }
        return switch step.now.sight {
        case .split: ["the split view comes in sight"]
        case .elsewhere: ["another tab or screen is in front of the split view"]
        case .removed: ["the window shows something else than the split view"]
        }
    }

    /// Whether a column style has asked the delegate for a top column that it does not name: it
    /// may have methods of the classic style instead.
    var isLeftToColumnStyle: Bool {
        delegate != nil
            && step.calls.contains {
                if case .asked(.topColumn, .notImplemented) = $0 { true } else { false }
            }
    }

    /// What decides in this step, one line each: the questions to the delegate with its answers,
    /// or what UIKit does without one.
    func decisions(_ names: SnapshotNames) -> [String] {
        var texts: [String] = []
        for case .asked(let question, let answer) in step.calls {
            guard let text = text(of: question, answered: answer, names), !texts.contains(text)
            else { continue }
            texts.append(text)
        }
        return texts
    }

    /// The app's record before and after the step, and the callbacks in which it changed, one line
    /// each.
    func recordTexts(_ names: SnapshotNames) -> [String] {
        let changes = heard.compactMap { callback in
            callback.recordChange == nil ? nil : text(of: callback, names)
        }
        if !changes.isEmpty { return changes }
        let after = text(ofRecord: record.after, names)
        if record.before == record.after {
            return ["(the app's record: \(after), before and after)"]
        }
        return ["(the app's record: \(text(ofRecord: record.before, names)) -> \(after))"]
    }

    /// The questions to the delegate in this step, with its answers and their effect, one line
    /// each, and among them the other callbacks in which the app changed something. If the step
    /// breaks a law, so do the questions that the delegate has no method for, and the callbacks in
    /// which only the app's record changed.
    func callTexts(_ names: SnapshotNames) -> [String] {
        var texts: [String] = []
        var leaving: [String] = []
        var heard = heard.filter { isShown($0) }[...]
        func sayWhoLeft() {
            guard !leaving.isEmpty else { return }
            let who = leaving.joined(separator: ", ")
            let (verb, whose) = leaving.count == 1 ? ("leaves", "its") : ("leave", "their")
            texts.append("(\(who) \(verb) \(whose) old container for a new one)")
            leaving = []
        }
        for (place, call) in (step.calls + [nil]).enumerated() {
            while let callback = heard.first, callback.place <= place {
                sayWhoLeft()
                texts.append(text(of: callback, names))
                heard.removeFirst()
            }
            if case .adopted(let controller, _, _) = call {
                leaving.append(text(of: controller, names))
                continue
            }
            sayWhoLeft()
            switch call {
            case .asked(_, .notImplemented) where broken.isEmpty: continue
            case .asked(let question, let answer):
                guard let text = text(of: question, answered: answer, names) else { continue }
                if answer != .notImplemented || !texts.contains(text) { texts.append(text) }
            case .presented(let controller):
                texts.append("(\(text(of: controller, names)) is presented over everything)")
            case .raised: texts.append("(an exception is raised)")
            case .adopted, nil: continue
            }
        }
        return texts
    }

    /// Whether a reader is shown a callback: the app changed something in it.
    private func isShown(_ callback: RecordedCallback) -> Bool {
        callback.hasActed || !broken.isEmpty && callback.recordChange != nil
    }

    /// A callback in which the app changed something: screens, or its record, or both.
    private func text(of callback: RecordedCallback, _ names: SnapshotNames) -> String {
        let who = callback.controller.map { $0 == split ? "the split view" : text(of: $0, names) }
        let change = callback.recordChange.flatMap { change in
            broken.isEmpty
                ? nil : [change.before, change.after].map { text(ofRecord: $0, names) }
        }
        let values = change?.joined(separator: " -> ")
        guard callback.kind == .ofController else {
            let acts = callback.hasActed ? "the app acts in it" : nil
            let effects = [acts, values.map { "the app's record: \($0)" }].compactMap { $0 }
            let effect = "(\(effects.joined(separator: "; ")))"
            // The line before it has the question with its answer.
            if callback.kind == .question { return effect }
            return callback.name + (who.map { ": \($0)" } ?? "") + " " + effect
        }
        let place = "in \(callback.name) of \(who ?? "a screen")"
        guard callback.hasActed else {
            return "(the app's record \(place): \(values ?? ""))"
        }
        return "(the app acts \(place)\(values.map { "; its record: \($0)" } ?? ""))"
    }

    /// The app's record as it was read; `nil` for nothing.
    private func text(ofRecord number: UInt32?, _ names: SnapshotNames) -> String {
        guard let number else { return "nothing" }
        if !recordsItems { return text(of: ControllerNumber(number), names) }
        let nodes = step.before.nodes + step.after.nodes
        let shown = nodes.first { $0.kind == .detail && $0.item == number }
        return shown.map(names.name) ?? "an item that no screen shows"
    }

    /// A question and its answer; `nil` for a question without an answer that decides nothing.
    private func text(
        of question: DelegateQuestion, answered answer: DelegateAnswer, _ names: SnapshotNames
    ) -> String? {
        guard answer == .notImplemented else {
            return "\(text(of: question, names)) -> \(text(of: answer, names))"
        }
        guard let effect = question.effectUnanswered else { return nil }
        guard let delegate else { return "(the split view has no delegate, so UIKit decides)" }
        return "\(text(of: question, names)) -> not implemented by \(delegate), so UIKit \(effect)"
    }

    private func text(of question: DelegateQuestion, _ names: SnapshotNames) -> String {
        switch question {
        case .primaryForCollapsing: "primaryViewController(forCollapsing:)"
        case .primaryForExpanding: "primaryViewController(forExpanding:)"
        case .collapse(let secondary, let primary):
            "collapseSecondary: \(text(of: secondary, names)) onto: \(text(of: primary, names))"
        case .separate(let primary): "separateSecondaryFrom: \(text(of: primary, names))"
        case .show(let controller): "show: \(text(of: controller, names))"
        case .showDetail(let controller): "showDetail: \(text(of: controller, names))"
        case .topColumn(let proposed): "topColumnForCollapsingToProposedTopColumn: \(proposed)"
        case .modeForExpanding(let proposed):
            "displayModeForExpandingToProposedDisplayMode: \(proposed)"
        case .targetMode: "targetDisplayModeForAction"
        }
    }

    private func text(of answer: DelegateAnswer, _ names: SnapshotNames) -> String {
        switch answer {
        case .notImplemented: "not implemented"
        case .bool(let answer): answer ? "true" : "false"
        case .none: "nil"
        case .controller(let controller): text(of: controller, names)
        case .column(let column): "\(column)"
        case .mode(let mode): "\(mode)"
        }
    }

    /// A controller by its name before the step, or else after it.
    private func text(of controller: ControllerNumber, _ names: SnapshotNames) -> String {
        for picture in [step.before, step.after] {
            if let index = picture.nodes.place(of: controller.value) {
                return names.draw(at: index, in: picture)
            }
        }
        return "a controller outside the scene"
    }
}

extension DelegateQuestion {
    /// What UIKit does where the delegate has no such method, as a verb with its object; `nil` if
    /// it goes on as if it had not asked.
    fileprivate var effectUnanswered: String? {
        switch self {
        case .primaryForCollapsing, .primaryForExpanding, .targetMode: nil
        case .collapse: "merges the columns itself"
        case .separate: "separates the columns itself"
        case .show, .showDetail: "shows it itself"
        case .topColumn(let proposed): "takes \(proposed)"
        case .modeForExpanding(let proposed): "takes \(proposed)"
        }
    }
}
