/// An act of a person, an app or the system.
///
/// A command is total: where it makes no sense it is ignored, so every part of a trace is a trace.
/// The facts about a kind of command stand in its row of the `CommandTable`.
///
/// ```swift
/// let tap: SplitViewCommand = "select 1"
/// print(tap.name)
/// ```
public struct SplitViewCommand: Hashable, Sendable {
    /// The kind of this command.
    public let name: CommandName

    /// The argument, as a number from 0; 0 where there is none. It is the place of the word that a
    /// trace has for it: among `wide` and `narrow`, `list` and `detail`, `primary` and
    /// `supplementary`, or among rows, tabs, links and actions from 1.
    package let argument: UInt8

    /// The command of a kind with an argument that this kind has.
    ///
    /// - Parameters:
    ///   - argument: The argument, as a number from 0.
    package init(_ name: CommandName, argument: UInt8 = 0) {
        (self.name, self.argument) = (name, argument)
    }

    package enum Width: UInt8, Hashable, Sendable, CaseIterable {
        /// Regular: columns side by side.
        case wide
        /// Compact: one column.
        case narrow
    }

    /// The list side or the detail side; while collapsed there is one stack, and both mean it.
    package enum Pane: UInt8, Hashable, Sendable, CaseIterable {
        /// The primary column; of three columns the supplementary one.
        case list
        /// The secondary column.
        case detail
    }

    /// The actor of a step, and the part of the split view in it.
    public enum Nature: Sendable, Hashable {
        /// The environment: the columns were merged or separated, or could have been.
        case transition
        /// A detail was shown through the split view, which may have asked its delegate.
        case show
        /// The app acted on its own account: it took details away, or changed them.
        case app
        /// A person acted on a stack, or the command itself did, and the split view had no say.
        case direct
    }

    /// The number of rows of a list, as far as commands distinguish them.
    static let rowCount: UInt8 = 3
    /// The number of tabs of a tab bar controller, as far as commands distinguish them.
    static let tabCount: UInt8 = 3
    /// The number of links of an app, as far as commands distinguish them.
    static let linkCount: UInt8 = 3
    /// The number of actions of its own that an app can have.
    static let actionCount: UInt8 = 4

    /// The width that the argument names, if it names one.
    var width: Width { Width(rawValue: argument) ?? .wide }

    /// The pane that the argument names, if it names one.
    var pane: Pane { Pane(rawValue: argument) ?? .list }

    /// The list column that the argument names, if it names one.
    var column: ListColumn { ListColumn(rawValue: argument) ?? .primary }

    /// The place of this command in the documented order from simple to less simple.
    package var rank: Int { Int(name.rawValue) << 8 | Int(argument) }

    /// Every command there is, from simple to less simple.
    package static let alphabet: [SplitViewCommand] = CommandTable.standard.alphabet
}
