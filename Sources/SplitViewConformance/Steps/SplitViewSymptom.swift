import StatefulTesting
import UIKitModel

/// The symptom of a step: the phase, and the questions to the delegate with its answers.
///
/// This tells the flaws of one law apart. It is the finest description with the same findings from
/// every seed; with the command in it, or the kind of fault, one wrong line of a delegate would be
/// reported several times, for every way there.
///
/// As a code it is a number: four bits for the phase, and six for each answer, the first ten of
/// them. As a text it is `collapsing/collapseSecondary=true`.
struct SplitViewSymptom: Hashable, CustomStringConvertible {
    enum Phase: UInt8, CaseIterable {
        case none
        case collapsing, expanding
        case stayingNarrow, stayingWide
        case showingNarrow, showingWide
        case actingNarrow, actingWide
        case appNarrow, appWide
        /// The state after a step is broken, whichever step it was.
        case standingNarrow, standingWide
    }

    struct Answer: Hashable {
        let question: Question
        let kind: Kind

        /// The question to the delegate, as far as its answer is a deed.
        enum Question: UInt8, CaseIterable {
            case primaryForCollapsing = 1
            case primaryForExpanding, collapseSecondary, separateSecondary, show, showDetail
        }

        enum Kind: UInt8, CaseIterable { case no, yes, none, controller }
    }

    let phase: Phase
    let answers: [Answer]
    /// How many answers a code holds.
    static let mostAnswers = 10

    init(phase: Phase, answers: [Answer]) {
        self.phase = phase
        self.answers = Array(answers.prefix(Self.mostAnswers))
    }

    var code: Symptom {
        var code = UInt64(phase.rawValue)
        for (index, answer) in answers.enumerated() {
            let bits = UInt64(answer.question.rawValue) << 2 | UInt64(answer.kind.rawValue)
            code |= bits << UInt64(4 + 6 * index)
        }
        return Symptom(code: code)
    }

    /// The symptom of a code; nil if it is none.
    init?(_ symptom: Symptom) {
        guard let phase = Phase(rawValue: UInt8(symptom.code & 0xF)) else { return nil }
        var rest = symptom.code >> 4
        var answers: [Answer] = []
        while rest != 0 {
            guard let question = Answer.Question(rawValue: UInt8(rest >> 2 & 0xF)),
                let kind = Answer.Kind(rawValue: UInt8(rest & 3))
            else { return nil }
            answers.append(Answer(question: question, kind: kind))
            rest >>= 6
        }
        self.init(phase: phase, answers: answers)
    }

    /// The text of a symptom, as files and reports hold it.
    var description: String {
        ([phase.text] + answers.map { "\($0.question)=\($0.kind.text)" }).joined(separator: "/")
    }

    /// The symptom of a text; nil if it is none.
    init?(text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let phase = Phase.allCases.first(where: { $0.text == parts[0] }),
            parts.count <= Self.mostAnswers + 1
        else { return nil }
        var answers: [Answer] = []
        for part in parts.dropFirst() {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2,
                let question = Answer.Question.allCases.first(where: { "\($0)" == sides[0] }),
                let kind = Answer.Kind.allCases.first(where: { $0.text == sides[1] })
            else { return nil }
            answers.append(Answer(question: question, kind: kind))
        }
        self.init(phase: phase, answers: answers)
    }
}

extension SplitViewSymptom.Phase {
    fileprivate var text: String {
        switch self {
        case .none: "none"
        case .collapsing: "collapsing"
        case .expanding: "expanding"
        case .stayingNarrow: "staying-narrow"
        case .stayingWide: "staying-wide"
        case .showingNarrow: "showing-narrow"
        case .showingWide: "showing-wide"
        case .actingNarrow: "acting-narrow"
        case .actingWide: "acting-wide"
        case .appNarrow: "app-narrow"
        case .appWide: "app-wide"
        case .standingNarrow: "standing-narrow"
        case .standingWide: "standing-wide"
        }
    }
}

extension SplitViewSymptom.Answer.Kind {
    fileprivate var text: String {
        switch self {
        case .no: "false"
        case .yes: "true"
        case .none: "nil"
        case .controller: "controller"
        }
    }
}

extension Symptom {
    package var text: String { SplitViewSymptom(self)?.description ?? "unknown" }

    /// The symptom of a split view with a text; nil if there is none.
    package init?(text: String) {
        guard let symptom = SplitViewSymptom(text: text) else { return nil }
        self = symptom.code
    }
}

extension SplitViewStep {
    /// Where this step goes wrong, if it breaks a law.
    var symptom: Symptom { SplitViewSymptom(phase: phase, answers: answers).code }

    /// The same for a law that judges the state after the step.
    var symptomOfState: Symptom {
        SplitViewSymptom(
            phase: after.isCollapsed ? .standingNarrow : .standingWide, answers: []
        ).code
    }

    /// The phase: a change of size, or an act in a size.
    private var phase: SplitViewSymptom.Phase {
        let isNarrow = before.isCollapsed
        return switch nature {
        case .transition where before.isCollapsed != after.isCollapsed:
            after.isCollapsed ? .collapsing : .expanding
        case .transition: isNarrow ? .stayingNarrow : .stayingWide
        case .show: isNarrow ? .showingNarrow : .showingWide
        case .direct: isNarrow ? .actingNarrow : .actingWide
        case .app: isNarrow ? .appNarrow : .appWide
        }
    }

    /// The questions to the delegate with the kinds of its answers. A question asked again and
    /// answered alike counts once.
    private var answers: [SplitViewSymptom.Answer] {
        var answers: [SplitViewSymptom.Answer] = []
        for case .asked(let question, let answer) in calls {
            guard let question = question.kind, let kind = answer.kind else { continue }
            let next = SplitViewSymptom.Answer(question: question, kind: kind)
            if answers.last != next { answers.append(next) }
        }
        return answers
    }
}

extension DelegateQuestion {
    /// Which of the questions it is, if its answer is a deed.
    fileprivate var kind: SplitViewSymptom.Answer.Question? {
        switch self {
        case .primaryForCollapsing: .primaryForCollapsing
        case .primaryForExpanding: .primaryForExpanding
        case .collapse: .collapseSecondary
        case .separate: .separateSecondary
        case .show: .show
        case .showDetail: .showDetail
        // Which column comes to the top, and how columns are arranged, is no deed.
        case .topColumn, .modeForExpanding, .targetMode: nil
        }
    }
}

extension DelegateAnswer {
    fileprivate var kind: SplitViewSymptom.Answer.Kind? {
        switch self {
        case .notImplemented, .column, .mode: nil
        case .bool(let answer): answer ? .yes : .no
        case .none: SplitViewSymptom.Answer.Kind.none
        case .controller: .controller
        }
    }
}

extension SplitViewCommand {
    /// The commands that may make up a step with a symptom. A proof tries no other as the last one.
    static func commands(showing symptom: Symptom) -> Set<SplitViewCommand>? {
        guard let phase = SplitViewSymptom(symptom)?.phase else { return nil }
        let nature: SplitViewCommand.Nature
        switch phase {
        case .none, .standingNarrow, .standingWide: return nil
        case .collapsing, .expanding, .stayingNarrow, .stayingWide: nature = .transition
        case .showingNarrow, .showingWide: nature = .show
        case .actingNarrow, .actingWide: nature = .direct
        case .appNarrow, .appWide: nature = .app
        }
        return Set(alphabet.filter { $0.name.row.nature == nature })
    }
}
