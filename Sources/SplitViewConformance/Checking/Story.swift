import StatefulTesting
import UIKitModel

/// A trace performed step by step, for a reader.
package struct Story: Hashable, Sendable, Codable {
    /// A step, with drawings before and after it.
    package struct Line: Hashable, Sendable, Codable {
        /// The command.
        package let command: SplitViewCommand
        /// The command as an instruction for a person with a device.
        package let deviceWords: String
        /// The scene before, as a drawing.
        package let before: String
        /// The scene after, as a drawing.
        package let after: String
        /// The scene after, for those who draw it otherwise.
        package let frame: Frame
        /// The questions to the delegate and its answers, in order, and the other callbacks with a
        /// change by the app: `didExpand`, `didShow`, `viewDidAppear`.
        package let calls: [String]
        /// The changes of the screens, one sentence each.
        package let changes: [String]
        /// The laws that this step breaks, in their order.
        package let broken: [Violation]
    }

    /// The steps that were performed.
    package let lines: [Line]
    /// The scene before the first step, as it is built for the window in which it is launched.
    package let opening: String
    /// The words for screens of each kind in the drawings.
    var examples = DrawingExamples()
    /// The violation that the story explains: the last one of the named law, or the first of all if
    /// none was named or the named law holds; `nil` if every law holds.
    package let violation: Violation?
    /// The demand of the law of that violation.
    package internal(set) var statement: String?
    /// Whether the violation was found by trying further commands, and not by the step itself.
    package internal(set) var isFoundAhead = false
    /// The outcome without each of the steps, one for each; empty if no law breaks.
    package let ablations: [Ablation]
    /// Every choice of policies under which the law would hold, as a subject would state it. If no
    /// single policy is enough, those of two policies together.
    package let allowingPolicies: [String]
    /// The profiles under which the trace breaks the same law, by name.
    package let profiles: [String]
    /// The choices of the model on which the violation depends: their ids in `RULES.md`, and the
    /// assumptions of the model, as clauses.
    package let restsOn: [String]
}

extension Story {
    /// The story of a trace that was not performed for a reader.
    package static let notPerformed = Story(
        lines: [], opening: "", violation: nil, statement: nil, ablations: [],
        allowingPolicies: [], profiles: [], restsOn: [])

    /// Whether the trace was performed.
    package var isPerformed: Bool { !lines.isEmpty }

    /// The instructions of all steps for a device, in one line: `open wide; tap row 1; narrow`.
    /// If the violation only shows when more is done after the last step, the line ends with a
    /// hint, because the sentence of the violation says what to do.
    package var deviceWords: String {
        var instructions = lines.map(\.deviceWords)
        if isFoundAhead, let violation, violation.index == lines.count - 1 {
            instructions.append("then as the sentence of \(violation.law) says")
        }
        return instructions.joined(separator: "; ")
    }

    /// Each flaw that the steps show, in the order of their first appearance.
    package var flaws: [Flaw] { lines.flatMap(\.broken).flaws }
}

extension SplitViewChecker {
    /// Performs a trace and draws every scene, with every law that breaks.
    ///
    /// - Parameters:
    ///   - commands: The trace.
    ///   - law: The law that the story explains; `nil` for the first broken one.
    ///   - symptom: The symptom it is broken with; `nil` for any.
    ///   - followers: Findings for which policies have to allow it as well.
    ///   - isBrief: Whether the story only tells what was done and broken, and not what would
    ///     happen without a step, or under other policies, profiles and choices.
    package func story(
        of commands: [SplitViewCommand], about law: String? = nil, symptom: Symptom? = nil,
        beside followers: [Finding] = [], isBrief: Bool = false
    ) -> Story {
        var machine = stage
        let (shown, beforeLaunch) = pictures(of: commands)
        stage.nameScreens(as: shown)
        stage.reset()
        var steps: [(step: SplitViewStep, broken: [Violation], heard: HeardCallbacks)] = []
        var printed: [[String]] = []
        var pictures = [stage.picture]
        stage.driver.recordsCallbacks = true
        let replay = StatefulTesting.replay(&machine, commands, laws: stage.laws) { stage, broken in
            let heard = HeardCallbacks(
                callbacks: stage.driver.runtime.callbacks.entries,
                split: stage.driver.scene.split.modelNumber)
            steps.append((stage.step, broken, heard))
            printed.append(stage.printedAtEnd)
            pictures.append(stage.picture)
        }
        stage.driver.recordsCallbacks = false
        stage.nameScreens(as: [])
        // A trace without a stable outcome may end before the launch now.
        let early = steps.count < beforeLaunch.count ? [] : beforeLaunch
        pictures.replaceSubrange(..<early.count, with: early)
        // The replay has built the scene anew, and what a screen is called last counts.
        for index in 0..<max(1, early.count) { pictures[index].names = stage.picture.names }
        for index in early.indices.dropLast() {
            steps[index].step.before = pictures[index]
            steps[index].step.after = pictures[index + 1]
        }
        // Names are assigned over the whole story, so that a screen keeps its name.
        let names = SnapshotNames(pictures)
        let named = replay.violations.last {
            $0.law == law && (symptom == nil || $0.flaw.symptom == symptom)
        }
        let explained = named ?? replay.violations.first
        let examined = isBrief ? nil : explained
        let performed = replay.executed
        let actions = stage.driver.scene.actions.own.map(\.name)
        return Story(
            lines: zip(steps, printed).map { performed, printed in
                let (step, broken, heard) = performed
                let (before, after) = (step.was.pictureInSight, step.now.pictureInSight)
                return Story.Line(
                    command: step.command,
                    deviceWords: step.command.deviceWords(
                        in: before, actions: actions,
                        on: WindowPlace.window(number: step.was.window)?.device),
                    before: names.draw(before), after: names.draw(after),
                    frame: Frame(
                        step.now, since: step.was.isSeen ? step.was : nil, names: names),
                    calls: step.callTexts(names, heard: heard)
                        + printed.map { "(printed: \($0))" },
                    changes: step.changesOfSight + names.changes(from: before, to: after),
                    broken: broken)
            },
            opening: names.draw(pictures[0]), examples: DrawingExamples(pictures, names),
            violation: explained,
            statement: explained.flatMap { subject.law(named: $0.law)?.statement },
            isFoundAhead: explained.map { $0.isFoundAhead(of: steps[$0.index].step) } ?? false,
            ablations: examined.map { violation in
                StatefulTesting.ablations(
                    &machine, of: performed, laws: laws(about: violation.law))
            } ?? [],
            allowingPolicies: examined.map {
                policiesAllowing(
                    [BrokenTrace($0, in: performed, beside: Set(replay.flaws))]
                        + followers.compactMap(broken))
            } ?? [],
            profiles: examined.map { profiles(breaking: $0.law, with: performed) } ?? [],
            restsOn: examined.map { choices(behind: $0.law, in: performed).map(\.sentence) } ?? [])
    }

    /// Where the trace of a finding breaks its law.
    private func broken(_ finding: Finding) -> BrokenTrace? {
        let replay = replay(finding.trace.commands)
        return replay.violations.last { $0.flaw == finding.flaw }.map {
            BrokenTrace($0, in: replay.executed, beside: Set(replay.flaws))
        }
    }

    /// The pictures of a trace, from the beginning.
    ///
    /// - Returns: All of them, and those before the launch, if they had to be taken anew.
    private func pictures(
        of commands: [SplitViewCommand]
    ) -> (all: [Snapshot], beforeLaunch: [Snapshot]) {
        stage.reset()
        var pictures = [stage.picture]
        var performed: [SplitViewCommand] = []
        for command in commands {
            let outcome = stage.perform(command)
            if outcome.isPerformed {
                performed.append(command)
                pictures.append(stage.picture)
            }
            if outcome == .ended { break }
        }
        let beforeLaunch = stage.scenesBeforeLaunch(in: performed)
        pictures.replaceSubrange(..<beforeLaunch.count, with: beforeLaunch)
        return (pictures, beforeLaunch)
    }

    private func profiles(breaking law: String, with commands: [SplitViewCommand]) -> [String] {
        UIKitProfile.all.filter { other in
            !sibling(profile: other)
                .replay(commands, about: law).violations.isEmpty
        }.map(\.name)
    }
}

extension Violation {
    /// Whether it was found by trying further commands after a step, which itself breaks no law of
    /// this name.
    fileprivate func isFoundAhead(of step: SplitViewStep) -> Bool {
        guard let law = SplitViewLaws.ahead.first(where: { $0.law.name == law })?.law else {
            return false
        }
        if case .violated = law.verdict(on: step) { return false }
        return true
    }
}

extension Reading {
    /// The picture, as if the split view were not behind another tab or screen.
    fileprivate var pictureInSight: Snapshot {
        var picture = picture
        if sight != .split { picture.isLaunched = true }
        return picture
    }
}

/// The callbacks of a step, and whom they may be about beside the controllers in the picture.
struct HeardCallbacks {
    let callbacks: [RecordedCallback]
    /// The split view.
    let split: ControllerNumber
}

extension SplitViewStep {
    /// Whether the split view goes out of sight or comes back, as a sentence without a full stop.
    fileprivate var changesOfSight: [String] {
        if was.sight == now.sight { return [] }
        return switch now.sight {
        case .split: ["the split view comes in sight"]
        case .elsewhere: ["another tab or screen is in front of the split view"]
        case .removed: ["the window shows something else than the split view"]
        }
    }

    /// The questions to the delegate in this step, with its answers and their effect, one line
    /// each, and among them the other callbacks in which the app changed something.
    func callTexts(_ names: SnapshotNames, heard: HeardCallbacks) -> [String] {
        var texts: [String] = []
        var leaving: [String] = []
        let split = heard.split
        var heard = heard.callbacks.filter(\.hasActed)[...]
        func sayWhoLeft() {
            guard !leaving.isEmpty else { return }
            let who = leaving.joined(separator: ", ")
            let (verb, whose) = leaving.count == 1 ? ("leaves", "its") : ("leave", "their")
            texts.append("(\(who) \(verb) \(whose) old container for a new one)")
            leaving = []
        }
        for (place, call) in (calls + [nil]).enumerated() {
            while let callback = heard.first, callback.place <= place {
                sayWhoLeft()
                texts.append(text(of: callback, names, split: split))
                heard.removeFirst()
            }
            if case .adopted(let controller, _, _) = call {
                leaving.append(text(of: controller, names))
                continue
            }
            sayWhoLeft()
            switch call {
            case .asked(let question, let answer):
                guard answer != .notImplemented else { continue }
                texts.append("\(text(of: question, names)) -> \(text(of: answer, names))")
            case .presented(let controller):
                texts.append("(\(text(of: controller, names)) is presented over everything)")
            case .raised: texts.append("(an exception is raised)")
            case .adopted, nil: continue
            }
        }
        return texts
    }

    /// A callback in which the app changed something.
    private func text(
        of callback: RecordedCallback, _ names: SnapshotNames, split: ControllerNumber
    ) -> String {
        let who = callback.controller.map { $0 == split ? "the split view" : text(of: $0, names) }
        if callback.isOwn {
            return "(the app acts in \(callback.name) of \(who ?? "a screen"))"
        }
        return callback.name + (who.map { ": \($0)" } ?? "") + " (the app acts in it)"
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
        for picture in [before, after] {
            if let index = picture.nodes.place(of: controller.value) {
                return names.draw(at: index, in: picture)
            }
        }
        return "a controller outside the scene"
    }
}
