import Foundation
import SplitViewCatalog
import SplitViewConformance

/// The long checks, one after the other; `ci/long` distributes them over the processors.
@MainActor enum LongChecks {
    /// Runs what the arguments ask for.
    ///
    /// - Returns: Whether every check passed.
    static func run(_ arguments: [String]) -> Bool {
        switch arguments.first {
        case "arrangements": return arrangements(of: Array(arguments.dropFirst()))
        case "traces": return traces(Array(arguments.dropFirst()))
        case "families":
            for family in FamilyPass().families { print(family) }
            return true
        case "healthy": return FamilyPass.areHealthy()
        case "device": return device(Array(arguments.dropFirst()))
        case "questions":
            return (try? OpenQuestions.list()) != nil
        case "family": return family(Array(arguments.dropFirst()))
        default: return misused()
        }
    }

    private static func misused() -> Bool {
        print(
            "usage: LongChecks arrangements [SUBJECT...] "
                + "| traces DEPTH COUNT SUBJECT [without ASSUMPTION] | healthy | families "
                + "| family HEIGHT MOST FAMILY... | device FOLDER EVERY | questions")
        return false
    }

    /// `device FOLDER EVERY`, of every so many traces and subjects one.
    private static func device(_ arguments: [String]) -> Bool {
        guard arguments.count == 2, let stride = Int(arguments[1]), stride > 0 else {
            return misused()
        }
        return (try? DeviceTests.write(to: arguments[0], every: stride)) ?? false
    }

    /// `family HEIGHT MOST FAMILY...`, with the most screens of a scene and the most members.
    private static func family(_ arguments: [String]) -> Bool {
        guard arguments.count >= 3, let height = Int(arguments[0]), let most = Int(arguments[1]),
            height > 0, most > 0
        else { return misused() }
        return FamilyPass(height: height, most: most).run(Array(arguments.dropFirst(2)))
    }

    /// `arrangements [SUBJECT...]`, a line for each, by default of the whole catalog.
    private static func arrangements(of named: [String]) -> Bool {
        let names = named.isEmpty ? Catalog.names : named
        let subjects = names.compactMap { Catalog.subject(named: $0) }
        guard subjects.count == names.count else { return misused() }
        for arrangement in subjects.flatMap(Arrangement.all) { print(arrangement.name) }
        return true
    }

    /// `traces DEPTH COUNT ARRANGEMENT`, in the words of `arrangements`.
    private static func traces(_ arguments: [String]) -> Bool {
        guard arguments.count >= 3, let depth = Int(arguments[0]), let count = Int(arguments[1]),
            let subject = Catalog.subject(named: arguments[2])
        else { return misused() }
        let name = arguments.dropFirst(2).joined(separator: " ")
        guard let arrangement = Arrangement.all(of: subject).first(where: { $0.name == name })
        else { return misused() }
        return TracePass(depth: depth, traces: count).compare(arrangement)
    }
}
