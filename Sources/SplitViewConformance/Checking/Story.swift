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
        /// change by the app: `didExpand`, `didShow`, `viewDidAppear`. In a step that breaks a law,
        /// also the questions that the delegate cannot answer, each with what UIKit does then, and
        /// the app's record before and after each callback that changes it.
        package internal(set) var calls: [String]
        /// The changes of the screens, one sentence each.
        package let changes: [String]
        /// The laws that this step breaks, in their order.
        package let broken: [Violation]
    }

    /// The steps that were performed.
    package internal(set) var lines: [Line]
    /// The scene before the first step, as it is built for the window in which it is launched.
    package let opening: String
    /// The words for screens of each kind in the drawings.
    var examples = DrawingExamples()
    /// The violation that the story explains: the last one of the named law, or the first of all if
    /// none was named or the named law holds; `nil` if every law holds.
    package let violation: Violation?
    /// The circumstances of that violation, by which its words are chosen.
    package internal(set) var circumstances: FlawCircumstances = []
    /// What decided in the step of that violation, a line each: the questions to the delegate with
    /// its answers, or what UIKit does without one; of the law about the app's record, also that;
    /// and of a law that tries further commands, what decided in these.
    package internal(set) var why: [String] = []
    /// Where the subject is described; `nil` if the trace was not performed.
    package internal(set) var place: SourcePlace?
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
        var steps: [PerformedStep] = []
        var printed: [[String]] = []
        var pictures = [stage.picture]
        stage.driver.recordsCallbacks = true
        var record = stage.driver.recordNow
        let replay = StatefulTesting.replay(&machine, commands, laws: stage.laws) { stage, broken in
            steps.append(performedStep(breaking: broken, recording: record))
            record = stage.driver.recordNow
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
        var story = Story(
            lines: zip(steps, printed).map { performed, printed in
                let (step, broken) = (performed.step, performed.broken)
                let (before, after) = (step.was.pictureInSight, step.now.pictureInSight)
                return Story.Line(
                    command: step.command,
                    deviceWords: step.command.deviceWords(
                        in: before, actions: actions,
                        on: WindowPlace.window(number: step.was.window)?.device),
                    before: names.draw(before), after: names.draw(after),
                    frame: Frame(
                        step.now, since: step.was.isSeen ? step.was : nil, names: names),
                    calls: performed.callTexts(names)
                        + printed.map { "(printed: \($0))" },
                    changes: performed.changesOfSight + names.changes(from: before, to: after),
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
        story.place = subject.place
        if let explained {
            story.circumstances = steps[explained.index].circumstances(of: explained.flaw)
            let deciding = steps[explained.index]
            // App code that nothing else calls comes last.
            let notAsked = deciding.isLeftToColumnStyle ? textsOfMethodsNeverAsked : []
            let recorded =
                explained.law == SplitViewLaws.appRecord.name ? deciding.recordTexts(names) : []
            let ahead =
                story.isFoundAhead && !isBrief
                ? decisionsAhead(
                    of: explained.law, after: Array(performed.prefix(explained.index + 1)),
                    named: pictures) : []
            story.why = deciding.decisions(names) + recorded + notAsked + ahead
            let calls = story.lines[explained.index].calls
            story.lines[explained.index].calls +=
                recorded.filter { !calls.contains($0) } + notAsked + ahead
        }
        return story
    }

    /// The step that the stage has just performed.
    func performedStep(
        breaking broken: [Violation], recording before: UInt32? = nil
    ) -> PerformedStep {
        let scene = stage.driver.scene
        return PerformedStep(
            step: stage.step, broken: broken, heard: stage.driver.runtime.callbacks.entries,
            split: scene.split.modelNumber,
            delegate: scene.split.delegate.map { "\(type(of: $0))" },
            record: (before, stage.driver.recordNow), recordsItems: scene.recordedItem != nil)
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

    /// The methods of the delegate that a column style never asks, a line each.
    private var textsOfMethodsNeverAsked: [String] {
        methodsNeverAsked.flatMap { end in
            guard case .neverAsked(let methods, _) = end.fact else { return [String]() }
            return methods.map { "(\($0) is never asked in a column style)" }
        }
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
