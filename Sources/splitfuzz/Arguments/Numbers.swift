/// A number as written, before its range is checked.
///
/// Too long and negative are distinguished from malformed, because an error message gives a range
/// in the first two cases and an example in the third.
enum NumberRead: Equatable, Sendable {
    case number(UInt64)
    case negative
    case beyondUInt64
}

/// Reads a whole number: decimal or `0x` hexadecimal, `_` allowed between two digits.
func readWholeNumber(_ text: String) throws(ValueProblem) -> NumberRead {
    let problem = ValueProblem.malformed(expected: "a whole number, decimal or 0x hex")
    var digits = Substring(text)
    let negative = digits.first == "-"
    if negative { digits.removeFirst() }
    var radix: UInt64 = 10
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
        radix = 16
        digits.removeFirst(2)
    }
    guard let read = readDigits(digits, radix: radix) else { throw problem }
    return negative ? .negative : read
}

/// Reads a duration, `500ms`, `90s`, `5m` or `1h`, as a number of milliseconds.
///
/// The unit is required, because a bare `60` could mean seconds or minutes.
func readMilliseconds(_ text: String) throws(ValueProblem) -> NumberRead {
    let problem = ValueProblem.malformed(expected: "a duration such as 500ms, 90s, 5m or 1h")
    for unit in durationUnits where text.hasSuffix(unit.name) {
        var digits = text.dropLast(unit.name.count)
        let negative = digits.first == "-"
        if negative { digits.removeFirst() }
        guard let read = readDigits(digits, radix: 10) else { throw problem }
        if negative { return .negative }
        guard case .number(let count) = read else { return read }
        let (product, overflow) = count.multipliedReportingOverflow(by: unit.milliseconds)
        return overflow ? .beyondUInt64 : .number(product)
    }
    throw problem
}

/// Writes a whole number with `_` between groups of three, as the parser accepts it.
func showWholeNumber(_ number: UInt64) -> String {
    let digits = String(number)
    var shown = ""
    for (offset, digit) in digits.enumerated() {
        if offset > 0 && (digits.count - offset) % 3 == 0 { shown.append("_") }
        shown.append(digit)
    }
    return shown
}

/// Writes a number of milliseconds in the largest unit that divides it.
func showMilliseconds(_ milliseconds: UInt64) -> String {
    for unit in durationUnits.reversed() where milliseconds % unit.milliseconds == 0 {
        return "\(milliseconds / unit.milliseconds)\(unit.name)"
    }
    return "\(milliseconds)ms"
}

/// Smallest first. `ms` is before `s` and `m`, so that `500ms` is not read as `500m` + `s`.
private let durationUnits: [(name: String, milliseconds: UInt64)] = [
    ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000),
]

/// Reads digits of one radix; `nil` if there are none or there is any other character.
private func readDigits(_ digits: Substring, radix: UInt64) -> NumberRead? {
    var value: UInt64 = 0
    var beyond = false
    var previousIsDigit = false
    for byte in digits.utf8 {
        if byte == UInt8(ascii: "_") {
            guard previousIsDigit else { return nil }
            previousIsDigit = false
            continue
        }
        guard let digit = digitValue(byte), digit < radix else { return nil }
        let (product, first) = value.multipliedReportingOverflow(by: radix)
        let (sum, second) = product.addingReportingOverflow(digit)
        beyond = beyond || first || second
        value = sum
        previousIsDigit = true
    }
    guard previousIsDigit else { return nil }
    return beyond ? .beyondUInt64 : .number(value)
}

private func digitValue(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
}
