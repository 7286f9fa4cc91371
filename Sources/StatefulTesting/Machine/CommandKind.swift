/// A kind of command: its name and how often it is drawn.
///
/// ```swift
/// let kinds = [
///     CommandKind("launch", isRequired: true), CommandKind("pop"), CommandKind("push", weight: 2),
/// ]
/// ```
public struct CommandKind: Hashable, Sendable {
    package let name: String
    /// The frequency of the kind in an unmasked run, relative to the others; 0 for never.
    package let weight: UInt32

    /// Whether the kind takes part in every run, whatever the run's mask; for a command needed by
    /// others, such as a launch.
    package let isRequired: Bool
    /// The largest weight, which keeps the sums of a command mix inside 32 bits.
    package static let maximumWeight: UInt32 = 65_535

    /// A kind of command.
    /// - Parameters:
    ///   - name: The name used in reports.
    ///   - weight: The default weight, from 0 for never to 65,535.
    ///   - isRequired: Whether runs may never leave the kind out.
    public init(_ name: String, weight: UInt32 = 1, isRequired: Bool = false) {
        precondition(weight <= Self.maximumWeight, "a kind weighs at most 65535")
        (self.name, self.weight, self.isRequired) = (name, weight, isRequired)
    }
}
