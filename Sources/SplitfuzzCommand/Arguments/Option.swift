/// The form of one option, as scanning and help need it, without its effect.
struct OptionShape: Equatable, Sendable {
    /// With its dashes, as typed: `--seed`.
    let name: String
    /// The name of the value in the help; `nil` for a switch.
    let placeholder: String?
    let repeats: Bool
    /// One line, without a full stop.
    let help: String
    /// The default, as text; `nil` for a switch, which is then off.
    let defaultText: String?
    /// The words that the value can be; empty if there are others.
    let words: [String]

    /// Name and value, as typed.
    var usage: String { placeholder.map { "\(name) \($0)" } ?? name }
}

/// One option of a verb: its form, and where its value goes.
///
/// Each line of the verb table makes one. Parsing, help and suggestions are derived from it, so the
/// defaults in the help are read from the options that a verb starts with.
struct Option<Options: Sendable>: Sendable {
    let shape: @Sendable (_ start: Options) -> OptionShape
    let apply: @Sendable (inout Options, String) throws(ValueProblem) -> Void

    static func one<Value: Sendable>(
        _ name: String, _ kind: ValueKind<Value>,
        _ path: any WritableKeyPath<Options, Value> & Sendable, _ help: String
    ) -> Option {
        .derived(
            name, kind.placeholder, path, help, words: kind.words, show: kind.show,
            read: { text, value throws(ValueProblem) in value = try kind.read(text) })
    }

    static func derived<Value: Sendable>(
        _ name: String, _ placeholder: String,
        _ path: any WritableKeyPath<Options, Value> & Sendable, _ help: String,
        words: [String] = [], show: @escaping @Sendable (Value) -> String,
        read: @escaping @Sendable (String, inout Value) throws(ValueProblem) -> Void
    ) -> Option {
        Option(name, placeholder, help, words, defaultText: { show($0[keyPath: path]) }) {
            options, text throws(ValueProblem) in
            try read(text, &options[keyPath: path])
        }
    }

    /// An option that may have no value.
    ///
    /// - Parameter otherwise: The default, as text; `nil` to print none.
    static func optional<Value: Sendable>(
        _ name: String, _ kind: ValueKind<Value>,
        _ path: any WritableKeyPath<Options, Value?> & Sendable, _ help: String,
        otherwise: String? = nil
    ) -> Option {
        Option(name, kind.placeholder, help, kind.words, defaultText: { _ in otherwise }) {
            options, text throws(ValueProblem) in
            options[keyPath: path] = try kind.read(text)
        }
    }

    /// An option that may be repeated, each time with one more value.
    static func many<Value: Sendable>(
        _ name: String, _ kind: ValueKind<Value>,
        _ path: any WritableKeyPath<Options, [Value]> & Sendable, _ help: String,
        otherwise: String
    ) -> Option {
        Option(
            name, kind.placeholder, help, kind.words, repeats: true, defaultText: { _ in otherwise }
        ) { options, text throws(ValueProblem) in
            options[keyPath: path].append(try kind.read(text))
        }
    }

    /// An option without a value, off unless given.
    static func flag(
        _ name: String, _ path: any WritableKeyPath<Options, Bool> & Sendable, _ help: String
    ) -> Option {
        Option(name, nil, help) { options, _ in options[keyPath: path] = true }
    }

    init(
        _ name: String, _ placeholder: String?, _ help: String, _ words: [String] = [],
        repeats: Bool = false,
        defaultText: @escaping @Sendable (Options) -> String? = { _ in nil },
        apply: @escaping @Sendable (inout Options, String) throws(ValueProblem) -> Void
    ) {
        shape = {
            OptionShape(
                name: name, placeholder: placeholder, repeats: repeats, help: help,
                defaultText: defaultText($0), words: words)
        }
        self.apply = apply
    }
}

/// The operands of a verb: how many it takes and where they go.
struct Operands<Options: Sendable>: Sendable {
    let shape: OperandShape
    let apply: @Sendable (inout Options, [String]) -> Void

    static var none: Operands {
        Operands(shape: OperandShape(placeholder: "", count: 0...0), apply: { _, _ in })
    }

    static func one(
        _ placeholder: String, _ path: any WritableKeyPath<Options, String> & Sendable
    ) -> Operands {
        Operands(
            shape: OperandShape(placeholder: placeholder, count: 1...1),
            apply: { options, words in options[keyPath: path] = words[0] })
    }

    /// The verb needs exactly one of what could be several.
    static func one(
        _ placeholder: String, _ path: any WritableKeyPath<Options, [String]> & Sendable
    ) -> Operands {
        Operands(
            shape: OperandShape(placeholder: placeholder, count: 1...1),
            apply: { options, words in options[keyPath: path] = words })
    }

    static func atMostOne(
        _ placeholder: String, _ path: any WritableKeyPath<Options, String?> & Sendable
    ) -> Operands {
        Operands(
            shape: OperandShape(placeholder: placeholder, count: 0...1),
            apply: { options, words in options[keyPath: path] = words.first })
    }

    static func several(
        _ placeholder: String, _ path: any WritableKeyPath<Options, [String]> & Sendable
    ) -> Operands {
        Operands(
            shape: OperandShape(placeholder: placeholder, count: 1...Int.max),
            apply: { options, words in options[keyPath: path] = words })
    }

    static func any(
        _ placeholder: String, _ path: any WritableKeyPath<Options, [String]> & Sendable
    ) -> Operands {
        Operands(
            shape: OperandShape(placeholder: placeholder, count: 0...Int.max),
            apply: { options, words in options[keyPath: path] = words })
    }
}

struct OperandShape: Equatable, Sendable {
    /// `FILE`, `VERB`; empty if the verb takes no operands.
    let placeholder: String
    let count: ClosedRange<Int>

    /// As in a usage line: `FILE`, `[VERB]`, `[FILE]...`, or nothing.
    var usage: String {
        switch (count.lowerBound, count.upperBound) {
        case (_, 0): ""
        case (0, 1): "[\(placeholder)]"
        case (0, _): "[\(placeholder)]..."
        default: placeholder
        }
    }
}
