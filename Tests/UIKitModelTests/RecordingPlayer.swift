import UIKitModel

/// Plays a recording on the model and says in which fields of which row they differ.
@MainActor struct RecordingPlayer {
    /// One row: a step of a scenario, or a layout of a sweep.
    struct Outcome {
        let row: String
        let differences: [String]
    }

    let recording: Recording

    func play() -> [Outcome] {
        let outcomes =
            recording.kind == "width-sweep" ? recording.rows.flatMap(playSweep) : playSteps()
        var times: [String: Int] = [:]
        return outcomes.map { outcome in
            times[outcome.row, default: 0] += 1
            guard let time = times[outcome.row], time > 1 else { return outcome }
            return Outcome(row: "\(outcome.row), time \(time)", differences: outcome.differences)
        }
    }

    // MARK: Scenarios

    private func playSteps() -> [Outcome] {
        let stage = RecordingStage(recording)
        var unknown: [String] = []
        func perform(_ actions: [Recording.Action]) {
            for action in actions where !stage.perform(action) {
                unknown.append("no such call: \(action.call ?? action.set ?? "?")")
            }
        }
        perform(recording.setup)
        if recording.setup.contains(where: { $0.set == "window.rootViewController" }) {
            stage.mount()
        }
        for step in recording.prelude {
            perform(step.actions)
            stage.settle()
            stage.forgetLog()
        }
        var outcomes: [Outcome] = []
        for step in recording.steps {
            perform(step.actions)
            stage.settle()
            var differences = unknown
            if let exception = step.exception {
                let raised = stage.runtime.exception
                if raised?.name != exception.name
                    || withoutNames(raised?.reason) != withoutNames(exception.reason)
                {
                    differences.append("raised \(raised?.reason ?? "nothing")")
                }
            } else {
                if let raised = stage.runtime.exception { differences.append(raised.reason) }
                // The navigation logs record results only.
                if recording.kind != "nav-stack" { differences += compareEvents(step, stage) }
                differences += compareState(step, stage)
            }
            outcomes.append(Outcome(row: "\(recording.id), \(step.step)", differences: differences))
            stage.forgetLog()
        }
        return outcomes
    }

    private func compareEvents(_ step: Recording.Step, _ stage: RecordingStage) -> [String] {
        var differences: [String] = []
        let recorded = step.events ?? []
        let told = stage.log.map(\.event)
        let start = step.didPhaseStart ?? recorded.count
        func compare<Value: Equatable>(_ name: String, _ model: Value, _ right: Value) {
            if model != right { differences.append("\(name): \(model), recorded \(right)") }
        }
        compare("will-phase", Array(told.prefix(start)), Array(recorded.prefix(start)))
        let rest = Array(told.dropFirst(start))
        let recordedRest = Array(recorded.dropFirst(start))
        compare("did-phase", delegates(rest), delegates(recordedRest))
        compare("controllers", byController(rest), byController(recordedRest))
        for state in step.eventStates ?? [] where recorded.indices.contains(state.event) {
            let event = recorded[state.event]
            let earlier = recorded[..<state.event].filter { $0 == event }.count
            let lines = stage.log.filter { $0.event == event }
            guard lines.indices.contains(earlier) else {
                differences.append("\(event) does not come")
                continue
            }
            let line = lines[earlier]
            compare("isCollapsed in \(event)", line.isCollapsed, state.isCollapsed)
            compare("displayMode in \(event)", line.displayMode, state.displayMode)
            compare("viewControllers in \(event)", line.viewControllers, state.viewControllers)
        }
        return differences
    }

    private func delegates(_ events: [String]) -> [String] {
        events.filter { $0.hasPrefix("delegate") }.sorted()
    }

    /// Each controller's own events, in order. UIKit sends some pairs twice, and not always (A8).
    private func byController(_ events: [String]) -> [String: [String]] {
        let own = events.filter { !$0.hasPrefix("delegate") }
        return Dictionary(grouping: own) { String($0.prefix { $0 != "." }) }.mapValues(once)
    }

    private func once(_ events: [String]) -> [String] {
        var kept: [String] = []
        for event in events {
            if event == kept.last { continue }
            kept.append(event)
            let end = kept.suffix(4)
            if end.count == 4, end.prefix(2).elementsEqual(end.suffix(2)) { kept.removeLast(2) }
        }
        return kept
    }

    private func compareState(_ step: Recording.Step, _ stage: RecordingStage) -> [String] {
        let reading = RecordingReading(stage: stage)
        var differences: [String] = []
        for (field, recorded) in step.ancestry ?? [:] {
            differences += difference(field, reading.ancestry(field), recorded)
        }
        for (field, recorded) in step.state ?? [:] {
            if field == "columns" {
                // A column without a controller was left out.
                differences += difference("columns", .object(reading.columnFields), recorded)
            } else if let value = reading.value(of: field) {
                differences += difference(field, value, recorded)
            } else {
                differences.append("\(field) is not read")
            }
        }
        return differences
    }

    /// A field that was recorded and is not read is a difference. The other way it is one only for
    /// columns; of other things the probe did not always read everything.
    private func difference(_ name: String, _ model: JSONValue, _ recorded: JSONValue) -> [String] {
        switch (model, recorded) {
        case (.object(let model), .object(let recorded)):
            let extra = name == "columns" ? model.keys.filter { recorded[$0] == nil } : []
            return extra.sorted().map { "\($0): not recorded" }
                + recorded.sorted { $0.key < $1.key }.flatMap { field, right in
                    model[field].map { difference("\(name).\(field)", $0, right) }
                        ?? ["\(name).\(field): not read, recorded \(right)"]
                }
        case (.list(let one), .list(let other)) where one.count == other.count:
            if let points = model.numbers, points.count == 4, other.count == 4 {
                return isSame(points, recorded.numbers ?? [])
                    ? [] : ["\(name): \(points), recorded \(recorded.numbers ?? [])"]
            }
            return zip(one, other).flatMap { difference(name, $0, $1) }
        case (.number(let one), .number(let other)):
            return abs(one - other) < 0.01 || one == other
                ? [] : ["\(name): \(one), recorded \(other)"]
        default: return model == recorded ? [] : ["\(name): \(model), recorded \(recorded)"]
        }
    }

    private func isSame(_ one: [Double], _ other: [Double]) -> Bool {
        zip(one, other).allSatisfy { abs($0 - $1) < 0.01 }
    }

    // MARK: Sweeps

    /// A layout that was read in several phases counts once for each.
    private func playSweep(_ row: Recording.Row) -> [Outcome] {
        let stage = RecordingStage(recording)
        stage.place = place(width: firstWidth)
        var unknown: [String] = []
        var outcomes: [Outcome] = []
        func compare(_ phase: String) {
            guard row.phases.contains(phase) else { return }
            let found = self.compare(row, RecordingReading(stage: stage), stage.split)
            outcomes.append(
                Outcome(
                    row: "\(recording.id), \(row.requestedMode) \(phase)",
                    differences: unknown + found))
        }
        for action in recording.setup {
            var action = action
            if action.to == .string("<requestedMode>"), let property = action.set {
                action = Recording.Action(set: property, to: .string(row.requestedMode))
            }
            if !stage.perform(action) { unknown.append("no such call") }
        }
        stage.mount()
        compare("initial")
        if recording.resizes {
            stage.split.view.frame = place(width: resizedWidth)
            compare("resized.immediate")
        }
        for mode in ["secondaryOnly", row.requestedMode] {
            _ = stage.perform(Recording.Action(set: "preferredDisplayMode", to: .string(mode)))
        }
        stage.settle()
        compare("mounted.immediate")
        compare("mounted.settled")
        if recording.resizes {
            stage.split.view.frame = place(width: firstWidth)
            compare("requested.resized.immediate")
        }
        return outcomes
    }

    private func place(width: Double) -> CGRect {
        CGRect(x: 0, y: 0, width: width, height: recording.device.first?.containerHeight ?? 700)
    }

    /// The width at which the split view appears.
    private var firstWidth: Double {
        recording.device.first?.containerWidth ?? width(in: "initial")
    }

    private var resizedWidth: Double { width(in: "resized.immediate") }

    private func width(in phase: String) -> Double {
        guard let row = recording.rows.first(where: { $0.phases.contains(phase) }) else {
            preconditionFailure("\(recording.id) has no row that was read in the phase \(phase).")
        }
        return row.boundsWidth
    }

    private func compare(
        _ row: Recording.Row, _ reading: RecordingReading, _ split: UISplitViewController
    ) -> [String] {
        var differences: [String] = []
        for (field, recorded) in [
            ("displayMode", row.displayMode), ("preferredDisplayMode", row.preferredDisplayMode),
            ("splitBehavior", row.splitBehavior),
            ("preferredSplitBehavior", row.preferredSplitBehavior),
        ] {
            differences += difference(
                field, reading.value(of: field) ?? .null, .string(recorded))
        }
        for (field, recorded) in [
            ("primaryColumnWidth", row.primaryColumnWidth),
            ("supplementaryColumnWidth", row.supplementaryColumnWidth),
        ] {
            differences += difference(
                field, reading.value(of: field) ?? .null, .number(recorded))
        }
        let places = [row.supplementary, row.primary, row.secondary]
        if split.children.count != places.count {
            differences.append("children: \(split.children.count), recorded \(places.count)")
        }
        for (child, place) in zip(split.children, places) {
            differences += difference(
                "frame", reading.frame(of: child), .list(place.frame.map { .number($0) }))
            differences += difference(
                "safeArea", reading.safeArea(of: child), .list(place.safeArea.map { .number($0) }))
        }
        return differences
    }

    /// A reason without the names of objects, which are addresses on UIKit and numbers here.
    private func withoutNames(_ reason: String?) -> String? {
        guard let reason else { return nil }
        var kept = ""
        var depth = 0
        for character in reason {
            if character == "<" { depth += 1 }
            if depth == 0 { kept.append(character) }
            if character == ">" { depth -= 1 }
        }
        return kept
    }
}

extension Recording {
    /// Whether the width changes during the sweep.
    fileprivate var resizes: Bool {
        rows.contains { $0.phases.contains("resized.immediate") }
    }
}
