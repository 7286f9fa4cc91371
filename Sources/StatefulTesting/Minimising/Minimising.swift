/// The alternation of shrinking and proving: which question to ask next, and what an answer means.
@usableFromInline
struct Minimising<Command: Hashable & Sendable> {
    /// Which alphabet is asked about.
    private enum Stage {
        case used
        case wider
        case done
    }

    @usableFromInline private(set) var result: Minimum<Command>
    private let isAnySymptom: Bool
    private let wider: [Command]
    private var stage = Stage.used

    /// What the search that found a trace says of it: a search is breadth first and ends there, so
    /// it need not be repeated if the passes leave the trace as it is.
    private var certificate: (trace: [Command], alphabet: Set<Command>, shortest: Shortest)?

    @usableFromInline
    init(_ shrunk: ShrinkResult<Command>, isAnySymptom: Bool, wider: [Command]) {
        self.isAnySymptom = isAnySymptom
        self.wider = wider
        result = Minimum(
            shrunk: shrunk, trace: shrunk.trace, law: shrunk.law, sentence: shrunk.sentence,
            symptom: shrunk.symptom, shortest: .notProved(beyond: 0), widerShortest: nil,
            improvements: 0,
            provingPerforms: 0, isStable: shrunk.isStable, bycatch: shrunk.bycatch)
        if !shrunk.isStable {
            stage = .done
        }
    }

    /// What to search next: an alphabet and the length of the longest traces; nil if all is said.
    @usableFromInline var question: (alphabet: [Command], depth: Int)? {
        switch stage {
        case .used: (result.trace, result.trace.count)
        case .wider: (result.trace + wider, result.trace.count)
        case .done: nil
        }
    }

    /// Takes up the answer to the question.
    /// - Parameter answer: an exhaustive search for the law.
    /// - Returns: a simpler trace to shrink further, or nil if there is none.
    @usableFromInline
    mutating func take(_ answer: Exhaustion<Command>) -> [Command]? {
        result.provingPerforms += answer.performs
        keep(answer.violations.filter { !isWanted($0) })
        let found = answer.violations.first { isWanted($0) }
        if let found, isSimpler(found.trace, by: answer.alphabet) {
            result.improvements += 1
            certificate =
                answer.end == .violation
                ? (found.trace, Set(answer.alphabet), shortest(answer, isReached: true)) : nil
            return found.trace
        }
        conclude(answer, isReached: found?.trace == result.trace)
        return nil
    }

    /// Takes up what the passes made of a simpler trace.
    @usableFromInline
    mutating func take(_ shrunk: ShrinkResult<Command>) {
        result.trace = shrunk.trace
        result.sentence = shrunk.sentence
        result.symptom = shrunk.symptom
        result.isStable = result.isStable && shrunk.isStable
        keep(shrunk.bycatch)
        // Other commands are in use now, so what was proved before says nothing.
        stage = result.isStable ? .used : .done
        result.shortest = .notProved(beyond: 0)
        recall()
    }

    /// Ends without a proof, because the machine did not repeat itself.
    @usableFromInline
    mutating func distrust() {
        result.isStable = false
        result.shortest = .notProved(beyond: 0)
        result.widerShortest = nil
        stage = .done
    }

    private mutating func conclude(_ answer: Exhaustion<Command>, isReached: Bool) {
        guard answer.end != .inconsistent, isReached || answer.end == .stateLimit else {
            // Every trace of this length was judged and this one was not found to break the law.
            distrust()
            return
        }
        conclude(shortest(answer, isReached: isReached))
    }

    private mutating func conclude(_ shortest: Shortest) {
        switch stage {
        case .used:
            result.shortest = shortest
            stage = wider.isEmpty ? .done : .wider
        case .wider, .done:
            result.widerShortest = shortest
            stage = .done
        }
        recall()
    }

    /// Answers the question by what is certain already, if it is.
    private mutating func recall() {
        guard let certificate, certificate.trace == result.trace, let question,
            certificate.alphabet == Set(question.alphabet)
        else { return }
        conclude(certificate.shortest)
    }

    private func shortest(_ answer: Exhaustion<Command>, isReached: Bool) -> Shortest {
        if !answer.isMerged {
            .unmerged(beyond: answer.completeDepth)
        } else if isReached {
            .proved(states: answer.states)
        } else {
            .notProved(beyond: answer.completeDepth)
        }
    }

    /// Whether a trace comes before the present one, by the places of commands in an alphabet that
    /// is sorted by simplicity and holds them all.
    private func isSimpler(_ trace: [Command], by alphabet: [Command]) -> Bool {
        guard trace.count == result.trace.count else {
            return trace.count < result.trace.count
        }
        for (new, old) in zip(trace, result.trace) where new != old {
            for command in alphabet where command == new || command == old {
                return command == new
            }
        }
        return false
    }

    private func isWanted(_ violation: Bycatch<Command>) -> Bool {
        violation.law == result.law && (isAnySymptom || violation.symptom == result.symptom)
    }

    private mutating func keep(_ caught: [Bycatch<Command>]) {
        for new in caught {
            let known = result.bycatch.firstIndex {
                $0.law == new.law && $0.symptom == new.symptom
            }
            if let index = known {
                if new.trace.count < result.bycatch[index].trace.count {
                    result.bycatch[index] = new
                }
            } else {
                result.bycatch.append(new)
            }
        }
    }
}
