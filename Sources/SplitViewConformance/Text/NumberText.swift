extension BinaryInteger {
    /// The number with `_` between groups of three digits, as the parser accepts it.
    package var grouped: String {
        let digits = String(self)
        var shown = ""
        for (offset, digit) in digits.enumerated() {
            if offset > 0 && (digits.count - offset) % 3 == 0 { shown.append("_") }
            shown.append(digit)
        }
        return shown
    }

    /// The number with a noun: `1 step`, `2 steps`.
    package func counted(_ noun: String) -> String {
        "\(grouped) \(noun)" + (self == 1 ? "" : "s")
    }
}

/// A unit of a duration on the command line.
///
/// `ms` is before `s` and `m`, so that `500ms` is not read as `500m` + `s`.
package enum DurationUnit: String, CaseIterable, Sendable {
    case ms, s, m, h

    package var milliseconds: UInt64 {
        switch self {
        case .ms: 1
        case .s: 1_000
        case .m: 60_000
        case .h: 3_600_000
        }
    }
}

extension Duration {
    /// The duration in milliseconds, rounded down.
    package var wholeMilliseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    }

    /// The duration in the largest unit that divides it, as the parser accepts it.
    package var typed: String {
        let milliseconds = UInt64(wholeMilliseconds)
        let unit = DurationUnit.allCases.last { milliseconds % $0.milliseconds == 0 } ?? .ms
        return "\(milliseconds / unit.milliseconds)\(unit.rawValue)"
    }
}
