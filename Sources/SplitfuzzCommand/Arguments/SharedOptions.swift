import SplitViewConformance
import UIKitModel

/// The options that several verbs have, with the same name, values and default.
extension Option {
    static func seed(_ path: any WritableKeyPath<Options, UInt64?> & Sendable) -> Option {
        .optional(
            "--seed", .wholeNumber("N", in: 0...UInt64.max), path,
            "draw every choice from this seed", otherwise: "a new one")
    }

    static func subjects(
        _ path: any WritableKeyPath<Options, [String]> & Sendable, _ help: String,
        otherwise: String = "all subjects"
    ) -> Option {
        .many("--subject", .text("NAME", expected: "a name"), path, help, otherwise: otherwise)
    }

    static func runs(_ path: any WritableKeyPath<Options, Int?> & Sendable) -> Option {
        .optional("--runs", .amount, path, "end a subject after N runs")
    }

    static func commands(_ path: any WritableKeyPath<Options, Int?> & Sendable) -> Option {
        .optional("--commands", .amount, path, "end a subject after N commands")
    }

    static func time(_ path: any WritableKeyPath<Options, Duration?> & Sendable) -> Option {
        .optional("--time", .duration("TIME"), path, "end a subject after this long: 90s, 5m")
    }

    static func jobs(_ path: any WritableKeyPath<Options, Int?> & Sendable) -> Option {
        .optional(
            "--jobs", .wholeNumber("N", in: 1...256), path, "worker processes",
            otherwise: "one for each core")
    }

    static func hangTimeout(
        _ path: any WritableKeyPath<Options, WorkerLimits> & Sendable
    ) -> Option {
        let kind = ValueKind<Duration>.duration("TIME")
        return .derived(
            "--hang-timeout", kind.placeholder, path,
            "processor time after which a step is endless",
            show: { kind.show(.milliseconds($0.hangMilliseconds)) },
            read: { text, limits throws(ValueProblem) in
                limits.hangMilliseconds = Int(try kind.read(text).wholeMilliseconds)
            })
    }

    static func workerMemory(
        _ path: any WritableKeyPath<Options, WorkerLimits> & Sendable
    ) -> Option {
        let kind = ValueKind<Int>.megabytes(in: WorkerLimits.memoryRange)
        return .derived(
            "--worker-memory", kind.placeholder, path, "most memory of a process with app code",
            show: { kind.show($0.megabytes) },
            read: { text, limits throws(ValueProblem) in limits.megabytes = try kind.read(text) })
    }

    static func beyondContract(
        _ path: any WritableKeyPath<Options, Bool> & Sendable, _ help: String
    ) -> Option {
        .flag("--beyond-contract", path, help)
    }

    static func profile(
        _ path: any WritableKeyPath<Options, UIKitProfile?> & Sendable, _ help: String
    ) -> Option {
        .optional(
            "--profile", .choice("RELEASE", among: UIKitProfile.named, by: \.name), path,
            "\(help): \(UIKitProfile.named.map(\.name).joined(separator: " "))",
            otherwise: "the subject's")
    }

    static func givingUp(
        _ path: any WritableKeyPath<Options, [String]> & Sendable
    ) -> Option {
        .many(
            "--giving-up", .text("NAME", expected: "an assumption"), path,
            "give up this assumption, for TRACE-TEXT", otherwise: "none")
    }

    /// The format of the results, and the files that get others.
    static func output(
        _ path: any WritableKeyPath<Options, OutputForm> & Sendable,
        among formats: [Format] = Format.ofChecks
    ) -> [Option] {
        let kind = ValueKind<Format>.choice(among: formats, by: \.name)
        let report = ValueKind.report(formats)
        return [
            Option(
                "--format", "FORMAT",
                (["text (default)"] + kind.words.dropFirst())
                    .joined(separator: ", "), kind.words
            ) { options, text throws(ValueProblem) in
                options[keyPath: path].format = try kind.read(text)
            },
            Option(
                "--report", report.placeholder, "also write FORMAT to a file; may be repeated",
                report.words, repeats: true, defaultText: { _ in "none" }
            ) { options, text throws(ValueProblem) in
                options[keyPath: path].files.append(try report.read(text))
            },
        ]
    }

    static func corpus(
        _ path: any WritableKeyPath<Options, String?> & Sendable,
        otherwise: String = "Corpus, if there"
    ) -> Option {
        .optional(
            "--corpus", .text("DIR", expected: "a folder"), path, "where known traces are kept",
            otherwise: otherwise)
    }
}

extension ValueKind where Value == Int {
    /// The limit of a search, as a count.
    static var amount: ValueKind { .wholeNumber("N", in: BudgetOptions.amounts) }
}
