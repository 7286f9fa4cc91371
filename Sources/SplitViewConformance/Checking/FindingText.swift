import StatefulTesting
import UIKitModel

/// A finding as text with drawings, for terminals, test logs and issues.
package struct FindingText: Sendable {
    /// The lines, without indentation at the left.
    package let lines: [String]

    /// The lines as one text.
    package var text: String { lines.joined(separator: "\n") }

    /// Describes a finding.
    ///
    /// - Parameters:
    ///   - finding: The finding.
    ///   - followers: The findings that follow from it, as far as its own trace does not show them.
    ///   - story: Its trace, performed for a reader; without steps if there was no time for that.
    ///   - repetition: The lines that repeat it, as the reader would type them.
    ///   - place: Where the subject is described; `nil` for a reader who has named it.
    ///   - remarks: Further lines for the end.
    package init(
        _ finding: Finding, followedBy followers: [Finding] = [], story: Story,
        repetition: [String], place: SourcePlace? = nil, remarks: [String] = []
    ) {
        let steps =
            story.violation.map { $0.index + 1 }
            ?? (story.isPerformed ? story.lines.count : finding.trace.commands.count)
        var lines = [
            "\(finding.law) is broken in \(steps) \(steps == 1 ? "step" : "steps")"
                + (finding.isShrunk ? "" : ", not shrunk yet")
                + (finding.trace.givingUp.isEmpty
                    ? ""
                    : ", without the assumption \(finding.trace.givingUp.joined(separator: ", "))")
        ]
        let words = finding.inWords(story)
        lines += words.sentence.wrapped(indent: "  ")
        lines += finding.sentence.oneLine.printable.wrapped(indent: "  ")
        lines += "usual cause: \(words.cause)".wrapped(indent: "  ")
        lines += "usual repair: \(words.repair)".wrapped(indent: "  ")
        lines += finding.alsoBroken.flatMap { $0.wrapped(indent: "  ") }
        lines.append("")
        lines += story.isPerformed ? StoryText(story).lines : ["  \(finding.trace.line)"]
        let rest =
            finding.remarks(on: story, followedBy: followers) + finding.lines(naming: followers)
        if !rest.isEmpty { lines.append("") }
        lines += rest.flatMap { $0.wrapped(indent: "  ") }
        lines.append("")
        lines += repetition.map { "  repeat  \($0)" }
        if let place { lines.append("  subject \(place)") }
        lines += remarks.map { "  \($0)" }
        self.lines = lines
    }
}

extension Finding {
    /// What is known of the finding besides: which steps it needs, what would allow it, where it
    /// shows, and what is proved.
    package func remarks(on story: Story, followedBy followers: [Finding] = []) -> [String] {
        var rest: [String] = []
        if let needs = story.needsSentence { rest.append("needed: \(needs)") }
        if !story.allowingPolicies.isEmpty {
            rest.append(
                "this law would allow it"
                    + (followers.isEmpty ? " with " : ", and others what follows, with ")
                    + story.allowingPolicies.joined(separator: ", or with "))
        }
        if let profiles = sentence(onProfiles: story.profiles) { rest.append(profiles) }
        for choice in story.restsOn { rest.append("rests on \(choice)") }
        if !isStable {
            rest.append("not stable: the same steps did not always lead to the same screens")
        }
        if let shortest {
            rest.append(shortest.sentence(length: trace.commands.count, height: height))
        }
        return rest
    }

    /// The profiles that a finding needs; `nil` if it breaks under all of them.
    private func sentence(onProfiles names: [String]) -> String? {
        let others = UIKitProfile.all.map(\.name).filter { !names.contains($0) }
        if names.isEmpty || others.isEmpty { return nil }
        return "breaks under \(names.joined(separator: ", ")), "
            + "not under \(others.joined(separator: ", "))"
    }

    /// The law to be named by a line that repeats it: its own; `nil` if this one is the first to
    /// break in its trace, and so described by default.
    package var lawToName: String? { trace.shows.first?.law == law ? nil : law }

    /// The findings that follow from this one, or with it from another, by name, each with its
    /// trace.
    package func lines(naming followers: [Finding]) -> [String] {
        followers.map { follower in
            let relation = cause == nil ? "from it follows" : "of the same cause is"
            return "\(relation) \(names(of: follower.reportedFlaws)): \(follower.trace.line)"
        }
    }

    /// The other flaws of its trace: first its consequences, then the rest, each in a sentence.
    package var alsoBroken: [String] {
        let others = trace.shows.filter { $0 != flaw }
        let (own, rest) = (
            others.filter { consequences.contains($0) },
            others.filter { !consequences.contains($0) }
        )
        var lines: [String] = []
        if !own.isEmpty { lines.append("the same steps also break \(names(of: own))") }
        if !rest.isEmpty { lines.append("the trace breaks \(names(of: rest)), too") }
        return lines
    }

    /// The laws of other flaws, each once.
    private func names(of flaws: [Flaw]) -> String {
        var names: [String] = []
        for flaw in flaws {
            let name = flaw.law == law ? "\(law) in another way" : flaw.law
            if !names.contains(name) { names.append(name) }
        }
        return names.joined(separator: ", ")
    }
}

extension Shortest {
    /// The proof about a trace of a length, for a reader.
    fileprivate func sentence(length: Int, height: Int?) -> String {
        let bound = height.map { ", within \($0) screens" } ?? ""
        return switch self {
        case .proved(let states):
            "shortest: proved, no shorter trace breaks this law in this way, whatever else they "
                + "break\(bound) (\(states) state\(states == 1 ? "" : "s"))"
        case .notProved(_, .incompleteStates):
            "shortest: not proved, as equal states had different futures"
        case .notProved(_, .unrepeatable):
            "shortest: not proved, as the subject is not deterministic"
        case .notProved(let length, .tooManyStates):
            "shortest: not proved beyond length \(length)\(bound)"
        case .unmerged where isProved(forLength: length):
            "shortest: proved, every shorter trace was tried\(bound)"
        case .unmerged(let tried):
            "shortest: not proved beyond length \(tried)\(bound)"
        }
    }
}
