import StatefulTesting

extension [Finding] {
    /// These findings by cause: the worst cause first, and behind each what follows from it.
    ///
    /// A finding follows from another one if its own shortest trace shows the other, too, in the
    /// step of its violation or in an earlier one, and if the other means no less to a person. A
    /// flaw that shows as the window opens shows in everything after it. So it is the cause only of
    /// the flaws that break with it in one step. An end of the app is a cause of its own.
    ///
    /// So nothing is listed under something lesser, or under something that its own steps do not
    /// show. Of two findings in one trace the one that means more is the cause, then the one with
    /// the earlier law. A flaw that shows in the very steps of another finding of one cause is its
    /// consequence, and no finding besides.
    ///
    /// - Parameter laws: The names of the laws, in order.
    func byCause(laws: [String]) -> [Finding] {
        func place(_ finding: Finding) -> [Int] {
            [laws.firstIndex(of: finding.law) ?? laws.count]
                + [Int(truncatingIfNeeded: finding.flaw.symptom.code)]
        }
        var causes: [Finding] = []
        var followers: [Finding] = []
        let simplestFirst = sorted(by: { finding in
            [finding.isShrunk ? 0 : 1] + finding.simplicity + [finding.meaning.rawValue]
                + place(finding)
        })
        for var finding in simplestFirst {
            guard let cause = finding.cause(among: causes) else {
                causes.append(finding)
                continue
            }
            finding.cause = causes[cause].flaw
            if causes[cause].trace.shows.contains(finding.flaw) {
                causes[cause].consequences.append(finding.flaw)
            } else if let other = followers.firstIndex(where: { $0.isFoundWith(finding) }) {
                followers[other].consequences.append(finding.flaw)
            } else {
                followers.append(finding)
            }
        }
        return causes.sorted(by: { [$0.meaning.rawValue] + $0.simplicity + place($0) })
            .flatMap { cause in [cause] + followers.filter { $0.cause == cause.flaw } }
    }

    private func sorted(by place: (Finding) -> [Int]) -> [Finding] {
        map { (finding: $0, place: place($0)) }
            .sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.finding)
    }
}

extension Finding {
    fileprivate var meaning: LawMeaning { LawMeaning(ofLaw: law) }

    /// The shorter a trace and the simpler its commands, the earlier it comes.
    fileprivate var simplicity: [Int] {
        [trace.commands.count] + trace.commands.map(\.rank)
    }

    /// Whether its steps are those of another finding of the same cause.
    fileprivate func isFoundWith(_ other: Finding) -> Bool {
        cause == other.cause && trace.commands == other.trace.commands
            && trace.shows.contains(other.flaw)
    }

    /// The place of the cause from which it follows: the first one in its trace. The own flaws of a
    /// finding that was not shrunk are not known, and those of the cause count.
    fileprivate func cause(among causes: [Finding]) -> Int? {
        if endsApp { return nil }
        let possible = causes.indices.filter { causes[$0].meaning <= meaning }
        guard isShrunk else {
            return possible.first { causes[$0].trace.shows.contains(flaw) }
        }
        return behind.lazy.compactMap { shown in
            possible.first { causes[$0].flaw == shown }
        }.first
    }
}

extension Array {
    /// The things that belong to findings, in groups of one cause, in this order. The cause itself
    /// stands first in its group, unless it is not among them.
    ///
    /// - Parameter finding: The finding that something belongs to.
    package func byCause(of finding: (Element) -> Finding) -> [[Element]] {
        var groups: [[Element]] = []
        for element in self {
            let own = finding(element)
            if let group = groups.firstIndex(where: { finding($0[0]).isOfOneCause(with: own) }) {
                groups[group].append(element)
            } else {
                groups.append([element])
            }
        }
        return groups
    }
}

extension Finding {
    fileprivate func isOfOneCause(with other: Finding) -> Bool {
        (cause ?? flaw) == (other.cause ?? other.flaw) && trace.subject == other.trace.subject
            && trace.profile == other.trace.profile && trace.givingUp == other.trace.givingUp
    }
}
