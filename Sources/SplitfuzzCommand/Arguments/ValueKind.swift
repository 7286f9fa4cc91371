import SplitViewConformance

/// A kind of value that an option may take: how it is described, read and shown.
///
/// `show` writes in the form of `read`, so that a default in the help can be typed as shown.
struct ValueKind<Value: Sendable>: Sendable {
    /// The name of the value in the help: `N`, `DIR`, `text|json`.
    let placeholder: String
    let read: @Sendable (String) throws(ValueProblem) -> Value
    let show: @Sendable (Value) -> String
    /// The words that it can be; empty if there are others.
    var words: [String] = []
}

extension ValueKind where Value == String {
    /// Any text except the empty one, which is nearly always an unset variable.
    ///
    /// - Parameter expected: The expected value, with its article: "a folder".
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

extension ValueKind {
    /// One of some values, by its name.
    ///
    /// - Parameter placeholder: The name of the value in the help; `nil` to list the names.
    static func choice(
        _ placeholder: String? = nil, among values: [Value],
        by name: any KeyPath<Value, String> & Sendable
    ) -> ValueKind {
        let known = values.map { $0[keyPath: name] }
        return ValueKind(
            placeholder: placeholder ?? known.joined(separator: "|"),
            read: { text throws(ValueProblem) in
                if let index = known.firstIndex(of: text) { return values[index] }
                throw .unknownChoice(known: known, nearest: known.nearest(to: text))
            },
            show: { $0[keyPath: name] }, words: known)
    }
}

extension ValueKind where Value == OutputForm.File {
    /// A format and the file that gets it: `junit=report.xml`.
    static func report(_ formats: [Format]) -> ValueKind {
        ValueKind(
            placeholder: "FORMAT=PATH",
            read: { text throws(ValueProblem) in
                let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2 else {
                    throw .malformed(expected: "a format and a file such as junit=report.xml")
                }
                let format = try ValueKind<Format>.choice(among: formats, by: \.name)
                    .read(parts[0])
                return OutputForm.File(format: format, path: parts[1])
            },
            show: { "\($0.format.name)=\($0.path)" }, words: formats.map { "\($0.name)=" })
    }
}

extension ValueKind where Value: FixedWidthInteger {
    /// A whole number, decimal or hexadecimal, within a range.
    static func wholeNumber(_ placeholder: String, in range: ClosedRange<Value>) -> ValueKind {
        precondition(range.lowerBound >= 0, "numbers on the command line have no sign")
        let bounds = UInt64(range.lowerBound)...UInt64(range.upperBound)
        return ValueKind(
            placeholder: placeholder,
            read: { text throws(ValueProblem) in
                Value(try NumberRead(wholeNumber: text).checked(in: bounds) { $0.grouped })
            },
            show: { $0.grouped })
    }
}

extension ValueKind where Value == Int {
    /// A number of megabytes, with or without its unit, within a range.
    static func megabytes(in range: ClosedRange<Int>) -> ValueKind {
        let bounds = UInt64(range.lowerBound)...UInt64(range.upperBound)
        return ValueKind(
            placeholder: "MB",
            read: { text throws(ValueProblem) in
                Int(try NumberRead(megabytes: text).checked(in: bounds) { $0.grouped })
            },
            show: { $0.grouped })
    }
}

extension ValueKind where Value == Duration {
    /// A duration with its unit, in whole milliseconds, from one to a thousand hours.
    static func duration(_ placeholder: String) -> ValueKind {
        let range = BudgetOptions.milliseconds
        let bounds = UInt64(range.lowerBound)...UInt64(range.upperBound)
        return ValueKind(
            placeholder: placeholder,
            read: { text throws(ValueProblem) in
                let read = try NumberRead(duration: text)
                return .milliseconds(
                    try read.checked(in: bounds) { Duration.milliseconds($0).typed })
            },
            show: { $0.typed })
    }
}
