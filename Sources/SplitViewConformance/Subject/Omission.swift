import UIKitModel

extension SplitViewScene {
    /// The parts of an app's memory that an exhaustive search does not compare.
    ///
    /// A search merges equal states, and so has to know everything that affects the future. It
    /// reads that memory itself. Part of it are the tree, the state of UIKit, the values set by the
    /// app on objects of UIKit, and the stored properties of the app's own classes. It finds these
    /// from the delegate, the kept objects, the screens and the containers, through every
    /// reference.
    ///
    /// A property that grows without end, or has another value each time, keeps states with the
    /// same future apart: then a search ends at a limit, and names the property. Leave it out if it
    /// cannot matter, or say how much of it does:
    ///
    /// ```swift
    /// final class NotesDelegate: NSObject, UISplitViewControllerDelegate {
    ///     var log: [String] = []   // never read
    ///     var collapses = 0        // a hint is shown every second time
    /// }
    ///
    /// let split = UISplitViewController()
    /// let delegate = NotesDelegate()
    /// split.delegate = delegate
    /// let scene = SplitViewScene(split, keeping: [delegate]) { _ in .list }
    ///     .memory(.leavingOut(\NotesDelegate.log))
    ///     .memory(.replacing(\NotesDelegate.collapses) { $0 % 2 })
    /// ```
    ///
    /// A proof names the omissions. Closures, globals, statics, files, clocks and chance cannot be
    /// read; a search looks for an effect of them, and a proof holds if there is none.
    public struct Omission: Sendable {
        let property: MemoryOmission
        /// The property, and the fact of its replacement: the words of a proof.
        let words: String

        /// A property that cannot matter: a cache, a log, an ever growing number.
        ///
        /// - Parameter property: The property, of a class that is final; otherwise name it in words
        ///   (``leavingOut(_:of:)``).
        public static func leavingOut<Owner: AnyObject, Value>(
            _ property: KeyPath<Owner, Value>
        ) -> Omission { Omission(property.storedName, of: Owner.self, number: nil) }

        /// A property that cannot matter, by its name: a private one, for instance.
        ///
        /// - Parameters:
        ///   - name: The name of the property.
        ///   - owner: The class that declares it.
        public static func leavingOut<Owner: AnyObject>(
            _ name: String, of owner: Owner.Type
        ) -> Omission { Omission(name, of: owner, number: nil) }

        /// A property of which less matters than its value: the parity of a counter, for instance.
        ///
        /// - Parameters:
        ///   - property: The property, of a class that is final; otherwise name it in words
        ///     (``replacing(_:of:by:)``).
        ///   - number: The part of its value that matters, as a number.
        public static func replacing<Owner: AnyObject, Value>(
            _ property: KeyPath<Owner, Value>, by number: @escaping @MainActor (Value) -> Int
        ) -> Omission {
            nonisolated(unsafe) let path = property
            return replacing(property.storedName, of: Owner.self) { number($0[keyPath: path]) }
        }

        /// A property of which less matters than its value, by its name.
        ///
        /// - Parameters:
        ///   - name: The name of the property.
        ///   - owner: The class that declares it.
        ///   - number: The part of it that matters, as a number.
        public static func replacing<Owner: AnyObject>(
            _ name: String, of owner: Owner.Type, by number: @escaping @MainActor (Owner) -> Int
        ) -> Omission {
            Omission(name, of: owner) { ($0 as? Owner).map(number) }
        }

        private init(
            _ name: String, of owner: AnyClass, number: (@MainActor (AnyObject) -> Int?)?
        ) {
            property = MemoryOmission(name, of: owner, number: number ?? { _ in nil })
            words = "\(owner).\(name)" + (number == nil ? "" : " (by a number in its place)")
        }
    }

    /// An exhaustive search compares less of the app's memory (see ``Omission``).
    ///
    /// - Parameter omissions: The properties it leaves out, or replaces.
    public consuming func memory(_ omissions: Omission...) -> SplitViewScene {
        for omission in omissions {
            let property = omission.property
            demand(
                property.hasPlace,
                "\(property.owner) has no stored property '\(property.name)'"
                    + (property.choices.nearest(to: property.name).map { "; did you mean '\($0)'?" }
                        ?? ""))
        }
        return with { $0.omissions += omissions }
    }
}

extension AnyKeyPath {
    fileprivate var storedName: String {
        let name = debugDescription.split(separator: ".").last.map(String.init) ?? ""
        demand(
            !name.contains("<") && !name.contains(">"),
            "the class of \(self) is not final, so its property is named in words: "
                + ".leavingOut(\"log\", of: NotesDelegate.self)")
        return name
    }
}
