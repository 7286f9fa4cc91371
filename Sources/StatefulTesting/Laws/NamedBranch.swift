/// A branch that is counted by its name: one case of an enumeration, numbered from 0.
///
/// A law that can be judged in several ways lists them like this:
///
/// ```swift
/// enum Branch: UInt8, NamedBranch { case collapsing, expanding, thereAndBack }
/// ```
public protocol NamedBranch: RawRepresentable<UInt8>, CaseIterable, Sendable {}

extension NamedBranch {
    /// The name of the case, in lower case with hyphens.
    package var name: String {
        var name = ""
        for character in "\(self)" {
            if character.isUppercase { name += "-" }
            name += character.lowercased()
        }
        return name
    }

    /// The names of all branches, in order.
    public static var names: [String] { allCases.map(\.name) }
}

/// The branches of a law in which one step was judged: a bit for each, by its number.
public struct LawBranches: Hashable, Sendable {
    /// The most branches that a law may have.
    @usableFromInline package static let limit = 16
    @usableFromInline package var rawValue: UInt16

    /// The branches with these bits; none without any.
    @inlinable package init(rawValue: UInt16 = 0) { self.rawValue = rawValue }

    @inlinable package init(_ branch: some NamedBranch) { rawValue = 1 &<< UInt16(branch.rawValue) }

    @inlinable package mutating func insert(_ branch: some NamedBranch) {
        rawValue |= LawBranches(branch).rawValue
    }

    /// Whether there is none.
    @inlinable package var isEmpty: Bool { rawValue == 0 }

    /// The verdict of a law that was judged in these branches and not broken: without any branch,
    /// there was nothing to judge.
    @inlinable package var verdict: Verdict { isEmpty ? .notApplicable : .held(in: self) }
}
