import Foundation
import SplitViewConformance

/// The benchmarks; `ci/bench` says how they are called.
@main enum Benchmarks {
    private static let names = ["challenge", "shortest", "throughput", "guidance", "isolation"]

    @MainActor static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            if words.first == WorkerProgram.verb {
                try IsolationBenchmark.serve()
            } else if let name = words.first {
                try run(name, Array(words.dropFirst()))
            } else {
                for name in names { try run(name, []) }
            }
        } catch BenchmarkError.failed {
            exit(1)
        } catch BenchmarkError.usage(let sentence) {
            FileHandle.standardError.write(Data("\(sentence)\n".utf8))
            exit(64)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(70)
        }
    }

    @MainActor private static func run(_ name: String, _ words: [String]) throws {
        switch name {
        case "challenge": try ChallengeBenchmark.run(words)
        case "shortest": try ShortestBenchmark.run(words)
        case "throughput": try ThroughputBenchmark.run(words)
        case "isolation": try IsolationBenchmark.run(words)
        case "guidance": try GuidanceBenchmark.run(words)
        default: try checkNames([name], among: names, called: "benchmark")
        }
    }
}

/// Why a benchmark does not end well.
enum BenchmarkError: Error {
    /// A measured value is not as required; the benchmark has printed which.
    case failed
    /// The command line was wrong.
    case usage(String)
}

/// Checks that each of some names is known.
func checkNames(
    _ names: [String], among known: [String], called kind: String
) throws(BenchmarkError) {
    guard let unknown = names.first(where: { !known.contains($0) }) else { return }
    throw .usage("no \(kind) \(unknown); there are \(known.joined(separator: ", "))")
}
