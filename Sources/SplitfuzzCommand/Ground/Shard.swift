import SplitViewConformance

/// One of several parts of a run, each searched by a machine of its own.
struct Shard: Hashable, Codable, Sendable {
    /// The most parts of a run.
    static let most = 10_000
    /// Its place among the parts, from 1 to ``total``.
    let index: Int
    /// How many parts the run has.
    let total: Int

    /// As it is typed: `2/3`.
    var typed: String { "\(index)/\(total)" }

    var isSound: Bool { (1...Shard.most).contains(total) && (1...total).contains(index) }

    /// Its share of things in a row: the parts follow each other, without a gap.
    func share(of count: Int) -> Range<Int> {
        count * (index - 1) / total..<count * index / total
    }
}

/// Which part of a run was asked for.
enum ShardChoice: Equatable, Sendable {
    case part(Shard)
    /// The one that variables of the environment name.
    case environment

    /// The part; `nil` if the environment was not read yet.
    var part: Shard? {
        guard case .part(let shard) = self else { return nil }
        return shard
    }
}

/// Why a part of a run cannot be searched.
enum ShardProblem: Error, Equatable, Sendable, CustomStringConvertible {
    case needsSeed
    case takesNoTime
    /// The option that ends a run with findings.
    case takesNoLimit(option: String)
    /// No system has set its variables.
    case nowhere
    case severalSystems([ShardSystem])
    /// A variable is set, and the other one of its system is not.
    case lacks(String, besides: String, ShardSystem)
    case noNumber(String, value: String)
    /// The numbers name no part.
    case noPart(ShardSystem, index: String, total: String)

    /// A sentence without a full stop.
    var description: String {
        switch self {
        case .needsSeed:
            return "--shard needs --seed N, so that every machine draws the same runs"
        case .takesNoTime:
            return "--shard takes no --time, as a clock would end each machine at a run of its "
                + "own, and the parts would not fit together; give --runs or --commands"
        case .takesNoLimit(let option):
            return "--shard takes no \(option), as no machine knows what the others find"
        case .nowhere:
            let known = ShardSystem.allCases.map(\.placed).joined(separator: ", ")
            return "--shard auto found none of these variables: \(known)"
        case .severalSystems(let systems):
            let found = systems.map(\.placed).joined(separator: " and ")
            return "--shard auto found more than one system: \(found); give --shard I/N"
        case .lacks(let missing, let other, let system):
            return "--shard auto found \(other) and not \(missing); \(system.advice)"
        case .noNumber(let name, let value):
            let shown = value.printable(upTo: 60, mark: "...")
            return "--shard auto needs a whole number in \(name), which is '\(shown)'"
        case .noPart(let system, let index, let total):
            return "--shard auto found no part from 1/1 to \(Shard.most.grouped)/"
                + "\(Shard.most.grouped) in \(index) and \(total); \(system.advice)"
        }
    }
}
