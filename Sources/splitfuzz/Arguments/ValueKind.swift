/// What is wrong with one value, without naming its option.
enum ValueProblem: Error, Equatable, Sendable {
    /// Not of the expected form, e.g. "a whole number, decimal or 0x hex".
    case malformed(expected: String)
    /// Not one of the known words; `nearest` is the one probably meant.
    case unknownChoice(known: [String], nearest: String?)
    case tooSmall(lowest: String, highest: String)
    case tooLarge(lowest: String, highest: String)
}

/// A kind of value that an option may take: how it is described, read and shown.
///
/// `show` writes what `read` reads, so that a default in the help can be typed as shown.
struct ValueKind<Value: Sendable>: Sendable {
    /// The name of the value in the help: `N`, `DIR`, `text|json`.
    let placeholder: String
    let read: @Sendable (String) throws(ValueProblem) -> Value
    let show: @Sendable (Value) -> String
}

extension ValueKind where Value == String {
    /// Any text except the empty one, which is nearly always an unset variable.
    ///
    /// - Parameter expected: What is expected, with its article: "a folder".
    static func text(_ placeholder: String, expected: String) -> ValueKind {
        ValueKind(
            placeholder: placeholder,
            read: { text throws(ValueProblem) in
                guard !text.isEmpty else { throw .malformed(expected: expected) }
                return text
            },
            show: { $0 })
    }
}

extension ValueKind
where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of the cases of an enumeration, by its raw value.
    static var choice: ValueKind { choice(among: Array(Value.allCases), by: \.rawValue) }
}

extension ValueKind {
    /// One of some values, by its name.
    private static func choice(
        among values: [Value], by name: any KeyPath<Value, String> & Sendable
    ) -> ValueKind {
        let known = values.map { $0[keyPath: name] }
        return ValueKind(
            placeholder: known.joined(separator: "|"),
            read: { text throws(ValueProblem) in
                if let index = known.firstIndex(of: text) { return values[index] }
                throw .unknownChoice(known: known, nearest: nearestName(to: text, among: known))
            },
            show: { $0[keyPath: name] })
    }

    /// One of the forms that a verb offers.
    static func format<Options, Result>(_ formats: [Value]) -> ValueKind
    where Value == Format<Options, Result> {
        choice(among: formats, by: \.name)
    }
}

extension ValueKind where Value: FixedWidthInteger {
    /// A whole number, decimal or hexadecimal, within a range.
    static func wholeNumber(_ placeholder: String, in range: ClosedRange<Value>) -> ValueKind {
        precondition(range.lowerBound >= 0, "numbers on the command line have no sign")
        return ValueKind(
            placeholder: placeholder,
            read: { text throws(ValueProblem) in
                try readNumber(
                    text, in: UInt64(range.lowerBound)...UInt64(range.upperBound),
                    reading: readWholeNumber, showing: showWholeNumber, as: { Value($0) })
            },
            show: { showWholeNumber(UInt64($0)) })
    }
}

extension ValueKind where Value == Duration {
    /// A duration with its unit, in whole milliseconds, from one to a thousand hours.
    static func duration(_ placeholder: String) -> ValueKind {
        ValueKind(
            placeholder: placeholder,
            read: { text throws(ValueProblem) in
                try readNumber(
                    text, in: 1...3_600_000_000, reading: readMilliseconds,
                    showing: showMilliseconds, as: { Duration.milliseconds($0) })
            },
            show: { duration in
                let (seconds, attoseconds) = duration.components
                let part = attoseconds / 1_000_000_000_000_000
                return showMilliseconds(UInt64(seconds * 1_000 + part))
            })
    }
}

/// Reads a number, checks its range, and converts it.
private func readNumber<Value>(
    _ text: String, in range: ClosedRange<UInt64>,
    reading: (String) throws(ValueProblem) -> NumberRead, showing: (UInt64) -> String,
    as make: (UInt64) -> Value
) throws(ValueProblem) -> Value {
    let lowest = showing(range.lowerBound)
    let highest = showing(range.upperBound)
    switch try reading(text) {
    case .negative:
        throw .tooSmall(lowest: lowest, highest: highest)
    case .beyondUInt64:
        throw .tooLarge(lowest: lowest, highest: highest)
    case .number(let number) where number < range.lowerBound:
        throw .tooSmall(lowest: lowest, highest: highest)
    case .number(let number) where number > range.upperBound:
        throw .tooLarge(lowest: lowest, highest: highest)
    case .number(let number):
        return make(number)
    }
}
