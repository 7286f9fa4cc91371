import UIKitModel

extension SplitViewScene {
    /// What a delegate and its app remember that no screen and no UIKit class shows.
    ///
    /// Exhaustive searches merge two states that are equal, so everything that affects the future
    /// has to be part of them. Most of it is known without a declaration:
    ///
    /// - the tree: which controllers are where, presented, kept by the split view, selected in a
    ///   tab bar;
    /// - UIKit's own state: the display mode and the preferred one, which views are loaded, the
    ///   last size class of each controller, its title and restoration identifier, its delegate;
    /// - the class of each screen, and with ``SplitViewScene/Rows/different`` the row that it was
    ///   made for.
    ///
    /// What is left are the stored properties of your own classes, as far as they change while the
    /// app runs and affect its behaviour:
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
    /// let memory = SplitViewScene.Memory.values {
    ///     [
    ///         .number(delegate.collapses), .number(delegate.hasShownHint ? 1 : 0),
    ///         .screen(delegate.lastNote),
    ///     ]
    /// }
    /// ```
    ///
    /// Properties of screens count as well: a detail that counts how often it was shown needs that
    /// number declared, for each detail in turn. With a counter that never stops growing, no two
    /// states are equal; if only its parity matters, declare that.
    public enum Memory: Sendable {
        /// No declaration: states of the subject cannot be compared.
        case undeclared
        /// Nothing: the future depends only on the screens and on UIKit.
        case none
        /// These numbers are complete: equal numbers and equal screens mean an equal future.
        case numbers(@MainActor @Sendable () -> [Int])
        /// The same, including references to screens. They must come in a deterministic order, not
        /// that of a set.
        case values(@MainActor @Sendable () -> [Value])

        /// A remembered value.
        ///
        /// ```swift
        /// let values: [SplitViewScene.Memory.Value] = [.number(3), .screen(Note(row: 1))]
        /// ```
        public enum Value {
            /// A number, a flag, the index of a case.
            case number(Int)
            /// A reference to a screen or a container, which may be outside the scene.
            case screen(UIViewController?)
        }

        var isComparable: Bool { if case .undeclared = self { false } else { true } }

        /// The remembered values as numbers; of a reference, whether it is `nil`.
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
}
