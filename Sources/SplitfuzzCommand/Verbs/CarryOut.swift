import Foundation
import SplitViewConformance

extension Splitfuzz {
    /// Carries out the command line of the process for an app's own subjects, and ends the process.
    ///
    /// It is the whole of an executable that runs, verifies, replays, explains and shrinks them,
    /// with workers, a corpus, and every format:
    ///
    /// ```swift
    /// import SplitfuzzCommand
    ///
    /// @main struct Check {
    ///     static func main() { Splitfuzz.main(subjects: [notes]) }
    /// }
    /// ```
    ///
    /// `check help` lists the verbs. Call it on the main thread, before anything else: the same
    /// executable is started again for the workers.
    ///
    /// - Parameters:
    ///   - subjects: What is checked unless the command line names subjects. Each has a name of its
    ///     own.
    ///   - controls: Correct apps, checked only if they are named.
    public static func main(
        subjects: [SplitViewSubject], controls: [SplitViewSubject] = []
    ) -> Never {
        let file = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
        carryOut(
            Program(name: file ?? "splitfuzz", subjects: subjects, controls: controls))
    }

    /// Carries out the command line of the process, and ends the process.
    package static func carryOut(_ program: Program) -> Never {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first != WorkerProgram.verb { Signals.outlive() }
        let code = MainActor.assumeIsolated { answer(arguments, at: .own(program)) }
        exit(code.rawValue)
    }
}
