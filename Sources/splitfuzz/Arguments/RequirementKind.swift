import SplitViewConformance

extension ValueKind where Value == Requirement {
    /// A label and the least share of runs that reach it, as a percentage: `detail-replaced=5`.
    static var requirement: ValueKind {
        ValueKind(
            placeholder: "LABEL=PERCENT",
            read: { text throws(ValueProblem) in
                let parts = text.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2, !parts[0].isEmpty, let percent = Double(parts[1]),
                    percent.isFinite
                else { throw .malformed(expected: "a label and a percentage such as raised=0.5") }
                guard percent >= 0 else { throw .tooSmall(lowest: "0", highest: "100") }
                guard percent <= 100 else { throw .tooLarge(lowest: "0", highest: "100") }
                return Requirement(String(parts[0]), share: percent / 100)
            },
            show: { "\($0.label)=\(showPercent($0.share))" })
    }
}

/// A share as a percentage with at most two decimals, without the sign.
func showPercent(_ share: Double) -> String {
    let hundredths = Int((share * 10_000).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(whole).\(digits.hasSuffix("0") ? String(digits.dropLast()) : digits)"
}
