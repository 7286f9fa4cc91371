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
        case "subjects":
            print(Catalog.names.joined(separator: "\n"))
            return true
        case "traces": return traces(Array(arguments.dropFirst()))
        case "families":
            for family in FamilyPass(declaration: .honest).families { print("honest \(family)") }
            for family in FamilyPass(declaration: .forgetful).families {
                print("forgetful \(family)")
            }
            return true
        case "healthy": return FamilyPass.areHealthy()
        case "honest": return families(.honest, Array(arguments.dropFirst()))
        case "forgetful": return families(.forgetful, Array(arguments.dropFirst()))
        default:
            print(
                "usage: LongChecks subjects | traces DEPTH COUNT SUBJECT... | healthy | families "
                    + "| honest [MOST] FAMILY... | forgetful [MOST] FAMILY...")
            return false
        }
    }

    /// `honest [MOST] FAMILY...`, with the most members of a family.
    private static func families(
        _ declaration: Member.Declaration, _ arguments: [String]
    ) -> Bool {
        var pass = FamilyPass(declaration: declaration)
        guard let most = arguments.first.flatMap({ Int($0) }) else { return pass.run(arguments) }
        pass.most = most
        return most > 0 && pass.run(Array(arguments.dropFirst()))
    }

    /// `traces DEPTH COUNT SUBJECT...`
    private static func traces(_ arguments: [String]) -> Bool {
        guard arguments.count >= 3, let depth = Int(arguments[0]), let count = Int(arguments[1])
        else { return false }
        let subjects = arguments.dropFirst(2).compactMap { Catalog.subject(named: $0) }
        guard subjects.count == arguments.count - 2 else { return false }
        return TracePass(depth: depth, traces: count).run(subjects)
    }
}
