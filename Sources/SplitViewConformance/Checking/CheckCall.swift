import Foundation

struct CheckPlace: Hashable {
    /// The function, as `#function` says it.
    let test: String
    /// The file, as `#fileID` says it.
    let file: String
    let line: Int

    /// Whether the function has parameters, as a test that is performed with several arguments has:
    /// their order is not the same in each process.
    var isParameterised: Bool { test.hasSuffix(":)") }
}

/// A check of a test, as two processes that perform this test know it.
@MainActor struct CheckCall {
    let place: CheckPlace
    private let key: String
    /// How many checks there were that look the same, with this one.
    private let number: Int

    private static var numbers: [String: Int] = [:]

    init(of check: some AppCheck, at place: CheckPlace) {
        self.place = place
        key = "\(place.file):\(place.line):\(check.terms)"
        Self.numbers[key, default: 0] += 1
        number = Self.numbers[key] ?? 1
    }

    static let variable = "SPLITFUZZ_WORKER_CHECK"

    /// The check as the variable says it.
    var typed: String { "\(number) \(key)" }

    /// The check that this process was started for; `nil` if it was started for none.
    static var ofWorker: String? { ProcessInfo.processInfo.environment[variable] }

    /// Requires that another process can tell this check from the others.
    ///
    /// - Throws: `ConformanceError` if it cannot: then a check before was perhaps one of another
    ///   subject.
    func requireUnambiguous(subject: String) throws(ConformanceError) {
        let repeating = ["--repetitions", "--repeat-until"]
        let isRepeated = CommandLine.arguments.contains { argument in
            repeating.contains { argument == $0 || argument.hasPrefix("\($0)=") }
        }
        guard place.isParameterised, number > 1, !isRepeated else { return }
        throw .ambiguous(subject: subject, test: place.test)
    }
}
