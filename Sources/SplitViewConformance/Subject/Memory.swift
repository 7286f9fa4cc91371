import UIKitModel

/// What a delegate and its app remember that no screen and no UIKit class shows.
///
/// Exhaustive searches take two states for one when they are equal, so what decides about the
/// future has to be a part of them. Most of it is known without a word:
///
/// - the tree: who stands where, is presented, is kept by the split view, is selected in a tab bar;
/// - all that UIKit remembers: the display mode and what is preferred, which views are loaded, what
///   size class a controller got last, its title and restoration identifier, its delegate;
/// - the class of each screen, and with ``Scene/Rows/different`` the row that it was made for.
///
/// What is left are the stored properties of your own classes, as far as they change while the app
/// runs and anything hangs on them:
///
/// ```swift
/// final class NotesDelegate: NSObject, UISplitViewControllerDelegate {
///     let title = "Notes"             // never changes: need not be declared
///     var collapses = 0               // a counter
///     var hasShownHint = false        // a flag
///     var lastNote: UIViewController? // a reference, also if it is weak
/// }
///
/// let delegate = NotesDelegate()
/// let memory = Memory.values {
///     [
///         .number(delegate.collapses), .number(delegate.hasShownHint ? 1 : 0),
///         .screen(delegate.lastNote),
///     ]
/// }
/// ```
///
/// Properties of screens count as well: a note that counts how often it was seen needs that number
/// declared, for each note in turn. A counter without an upper end makes no two states equal; if
/// only its being odd matters, declare that.
public enum Memory: Sendable {
    /// No declaration: states of the subject cannot be compared.
    case undeclared
    /// Nothing: what happens next depends on the screens and on UIKit alone.
    case none
    /// These numbers say it all: equal numbers and equal screens, equal future.
    case numbers(@MainActor @Sendable () -> [Int])
    /// The same, where references to screens are remembered as well. They come in an order that is
    /// not that of a set.
    case values(@MainActor @Sendable () -> [Value])

    /// Something that is remembered.
    ///
    /// ```swift
    /// let values: [Memory.Value] = [.number(3), .screen(Note(row: 1))]
    /// ```
    public enum Value {
        /// A number, a flag, the place of a case.
        case number(Int)
        /// A reference to a screen or a container, which need not stand anywhere.
        case screen(UIViewController?)
    }

    var isComparable: Bool { if case .undeclared = self { false } else { true } }

    /// What is remembered, in numbers; of a reference, whether it leads anywhere.
    @MainActor var numbers: [Int] {
        switch self {
        case .undeclared, .none: []
        case .numbers(let numbers): numbers()
        case .values(let values):
            values().map { value in
                switch value {
                case .number(let number): number
                case .screen(let screen): screen == nil ? 0 : 1
                }
            }
        }
    }
}
