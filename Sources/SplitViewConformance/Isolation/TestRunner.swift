import Foundation

/// Why the test runner cannot be started again, in a sentence without a full stop.
struct RunnerFault: Error, Equatable {
    let sentence: String
}

extension WorkerProgram {
    /// The test runner that this process is, started again for one test.
    ///
    /// - Parameters:
    ///   - test: The function of the test, as `#function` says it.
    ///   - file: Its file, as `#fileID` says it.
    ///   - environment: What the environment of the other process has besides this one's.
    @MainActor static func runner(
        of test: String, file: String, arguments: [String], environment: [String: String]
    ) throws(RunnerFault) -> WorkerProgram {
        guard let executable = ownExecutable else {
            throw RunnerFault(sentence: "the file of this process cannot be found")
        }
        let name = functionName(test)
        let again: [String]
        if arguments.contains("swift-testing") {
            again = swiftTesting(of: name, in: file, like: arguments)
        } else if executable.hasSuffix(".xctest") {
            again = [try specifier(of: name, file: file, in: executable)]
        } else {
            throw RunnerFault(
                sentence: "this process is no test runner that can be started again for a single "
                    + "test; run `swift test`, on a Mac with a test of Swift Testing")
        }
        return WorkerProgram(executable: executable, arguments: again, environment: environment)
    }

    /// The name of a function without its parameters and without backticks.
    private static func functionName(_ function: String) -> String {
        let name =
            function.hasPrefix("`")
            ? function.dropFirst().prefix { $0 != "`" }
            : function.prefix { $0 != "(" }
        return String(name)
    }

    /// The arguments with which Swift Testing runs one test.
    ///
    /// - Parameters:
    ///   - file: The file with the function, as `#fileID` says it.
    ///   - arguments: Those of this process; what selects tests or writes files is left out.
    static func swiftTesting(
        of name: String, in file: String, like arguments: [String]
    ) -> [String] {
        let leftOut: Set = [
            "--filter", "--skip", "--xunit-output", "--event-stream-output-path",
            "--event-stream-output", "--experimental-event-stream-output",
            "--configuration-path", "--experimental-configuration-path", "--attachments-path",
            "--repetitions", "--repeat-until",
        ]
        var again: [String] = []
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            if leftOut.contains(argument) {
                _ = rest.popFirst()
            } else if !leftOut.contains(where: { argument.hasPrefix("\($0)=") }) {
                again.append(argument)
            }
        }
        // The name of a test is that of its module, its suites, its function and its place.
        let words = [
            file.prefix { $0 != "/" }, Substring(name), file.split(separator: "/").last ?? "",
        ].map { NSRegularExpression.escapedPattern(for: String($0)) }
        return again + ["--filter", "^\(words[0])\\.(.*/)?`?\(words[1])`?\\(.*\\)/\(words[2]):"]
    }

    /// The class and the method of a test, as XCTest takes them.
    @MainActor private static func specifier(
        of name: String, file: String, in executable: String
    ) throws(RunnerFault) -> String {
        let module = file.prefix { $0 != "/" }
        let matches = try testsOfXCTest(in: executable).filter {
            $0.hasPrefix("\(module).") && $0.hasSuffix("/\(name)")
        }
        guard let match = matches.first, matches.count == 1 else {
            throw RunnerFault(
                sentence: matches.isEmpty
                    ? "the test runner knows no test \(name); give the name of the test as `test:`"
                    : "the test runner knows \(matches.count) tests \(name)")
        }
        return match
    }

    /// The tests that XCTest knows: they are the same for as long as this process lives.
    @MainActor private static func testsOfXCTest(
        in executable: String
    ) throws(RunnerFault) -> [String] {
        if let known = KnownTests.ofXCTest { return known }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = ["--list-tests"]
        process.standardOutput = output
        do { try process.run() } catch {
            throw RunnerFault(sentence: "the test runner cannot be started: \(error)")
        }
        let list = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let tests = list.split(whereSeparator: \.isNewline).map(String.init)
        KnownTests.ofXCTest = tests
        return tests
    }
}

/// The tests that the runner knows, as far as it was asked.
@MainActor private enum KnownTests {
    static var ofXCTest: [String]?
}
