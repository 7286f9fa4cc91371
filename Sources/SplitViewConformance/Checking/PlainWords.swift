import StatefulTesting

/// A broken law in the words of someone who has read nothing about laws: the effect in sight, the
/// usual cause, and the usual repair.
///
/// The effect is true wherever the words stand. Cause and repair are those that are usual for the
/// delegates of the field; `Story.why` has what was asked and answered in the trace itself.
package struct PlainWords: Hashable, Sendable, Codable {
    /// The effect, in a sentence: `The app opens with the empty detail in front of the list.`
    package let sentence: String
    /// The usual cause, in one or two sentences.
    package let cause: String
    /// The usual repair, in one or two sentences.
    package let repair: String

    /// The words about a flaw: those of the first row of the table that fits.
    ///
    /// - Parameters:
    ///   - law: The name of the broken law.
    ///   - statement: The demand of the law, for a law of the app's own.
    ///   - circumstances: The circumstances of the step that breaks it.
    init(law: String, statement: String?, in circumstances: FlawCircumstances) {
        let row = PlainRow.table.first {
            $0.laws.contains(law) && $0.circumstances.isSubset(of: circumstances)
        }
        guard let words = row?.words else {
            self.init(
                "The app breaks a rule of its own" + (statement.map { ": \($0)" } ?? "."),
                cause: "The app's test states this rule, and the last step does not keep it.",
                repair: "Mend what the last step does, or the rule.")
            return
        }
        let isAskedInVain = circumstances.contains(.columnStyle) && words.namesClassicMethod
        let isLeftToUIKit =
            circumstances.contains(.noDelegate)
            && !circumstances.isDisjoint(with: [.opening, .narrowing, .widening])
        self.init(
            words.sentence,
            cause: isLeftToUIKit
                ? "The split view has no delegate, so UIKit merges and separates the columns by "
                    + "itself." : isAskedInVain ? Self.causeInColumnStyle : words.cause,
            repair: (isLeftToUIKit ? "Set a delegate before the window appears. " : "")
                + (isAskedInVain ? Self.repairInColumnStyle : words.repair))
    }

    /// Whether cause or repair is about a method that a column style never asks.
    private var namesClassicMethod: Bool {
        ["collapseSecondary", "separateSecondaryFrom"].contains { name in
            cause.contains(name) || repair.contains(name)
        }
    }

    private static let causeInColumnStyle =
        "In a column style UIKit merges and separates the columns by itself, and app code moves "
        + "screens meanwhile, or names another top column than the one with the open screen."
    private static let repairInColumnStyle =
        "Name the top column in topColumnForCollapsingToProposedTopColumn: .primary while nothing "
        + "is chosen, else the proposed one. Leave the stacks alone meanwhile, and set columns "
        + "with setViewController(_:for:)."

    /// Words.
    init(_ sentence: String, cause: String, repair: String) {
        (self.sentence, self.cause, self.repair) = (sentence, cause, repair)
    }
}

/// A row of the table of words: the laws and circumstances for which it stands.
package struct PlainRow: Sendable {
    /// The names of the laws.
    package let laws: [String]
    /// What has to be so, at least.
    package let circumstances: FlawCircumstances
    /// The words.
    package let words: PlainWords

    /// Every row. Of those that fit a flaw the first one counts, and the last row of each law fits
    /// all of its flaws.
    package static let table = front + content + shape + course + ends
}

extension Story {
    /// The violation in plain words; `nil` if every law holds.
    package var inWords: PlainWords? {
        violation.map { PlainWords(law: $0.law, statement: statement, in: circumstances) }
    }
}

extension Finding {
    /// The finding in plain words.
    ///
    /// - Parameter story: Its trace, performed for a reader. Without steps the words are more
    ///   general.
    package func inWords(_ story: Story) -> PlainWords {
        let isTold = story.violation?.flaw == flaw
        return PlainWords(
            law: law, statement: isTold ? story.statement : nil,
            in: isTold ? story.circumstances : FlawCircumstances(of: flaw))
    }
}
