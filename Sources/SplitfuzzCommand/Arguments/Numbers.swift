import SplitViewConformance

/// A number as written, before its range is checked.
///
/// Too long and negative are distinguished from malformed, because an error message gives a range
/// in the first two cases and an example in the third.
enum NumberRead: Equatable, Sendable {
    case number(UInt64)
    case negative
    case beyondUInt64

    /// Reads a whole number: decimal or `0x` hexadecimal, `_` allowed between two digits.
    init(wholeNumber text: String) throws(ValueProblem) {
        let problem = ValueProblem.malformed(expected: "a whole number, decimal or 0x hex")
        var digits = Substring(text)
        let negative = digits.first == "-"
        if negative { digits.removeFirst() }
        var radix: UInt64 = 10
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
            radix = 16
            digits.removeFirst(2)
        }
        guard let read = NumberRead(digits: digits, radix: radix) else { throw problem }
        self = negative ? .negative : read
    }

    /// Reads a number of megabytes: `500`, `500MB` or `2GB`.
    init(megabytes text: String) throws(ValueProblem) {
        let isInGigabytes = text.hasSuffix("GB")
        let digits = isInGigabytes || text.hasSuffix("MB") ? String(text.dropLast(2)) : text
        do throws(ValueProblem) {
            self = try NumberRead(wholeNumber: digits)
        } catch {
            throw .malformed(expected: "a number of megabytes such as 2000, 2000MB or 2GB")
        }
        guard isInGigabytes, case .number(let count) = self else { return }
        let (product, overflow) = count.multipliedReportingOverflow(by: 1_000)
        self = overflow ? .beyondUInt64 : .number(product)
    }

    /// Reads a duration, `500ms`, `90s`, `5m` or `1h`, as a number of milliseconds.
    ///
    /// The unit is required, because a bare `60` could mean seconds or minutes.
    init(duration text: String) throws(ValueProblem) {
        let problem = ValueProblem.malformed(expected: "a duration such as 500ms, 90s, 5m or 1h")
        guard let unit = DurationUnit.allCases.first(where: { text.hasSuffix($0.rawValue) }) else {
            throw problem
        }
        var digits = text.dropLast(unit.rawValue.count)
        let negative = digits.first == "-"
        if negative { digits.removeFirst() }
        guard let read = NumberRead(digits: digits, radix: 10) else { throw problem }
        if negative {
            self = .negative
        } else if case .number(let count) = read {
            let (product, overflow) = count.multipliedReportingOverflow(by: unit.milliseconds)
            self = overflow ? .beyondUInt64 : .number(product)
        } else {
            self = read
        }
    }

    /// Reads digits of one radix; `nil` if there are none or there is any other character.
    private init?(digits: Substring, radix: UInt64) {
        var value: UInt64 = 0
        var beyond = false
        var previousIsDigit = false
        for byte in digits.utf8 {
            if byte == UInt8(ascii: "_") {
                guard previousIsDigit else { return nil }
                previousIsDigit = false
                continue
            }
            guard let digit = NumberRead.digit(byte), digit < radix else { return nil }
            let (product, first) = value.multipliedReportingOverflow(by: radix)
            let (sum, second) = product.addingReportingOverflow(digit)
            beyond = beyond || first || second
            value = sum
            previousIsDigit = true
        }
        guard previousIsDigit else { return nil }
        self = beyond ? .beyondUInt64 : .number(value)
    }

    private static func digit(_ byte: UInt8) -> UInt64? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    /// The number, if it is in a range.
    ///
    /// - Parameter show: How the ends of the range are written in an error message.
    func checked(
        in range: ClosedRange<UInt64>, showing show: (UInt64) -> String
    ) throws(ValueProblem) -> UInt64 {
        let lowest = show(range.lowerBound)
        let highest = show(range.upperBound)
        switch self {
        case .negative: throw .tooSmall(lowest: lowest, highest: highest)
        case .beyondUInt64: throw .tooLarge(lowest: lowest, highest: highest)
        case .number(let number) where number < range.lowerBound:
            throw .tooSmall(lowest: lowest, highest: highest)
        case .number(let number) where number > range.upperBound:
            throw .tooLarge(lowest: lowest, highest: highest)
        case .number(let number): return number
        }
    }
}
