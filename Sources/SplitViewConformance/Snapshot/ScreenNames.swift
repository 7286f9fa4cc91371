import Synchronization
import UIKitModel

/// What an app calls the controllers of one scene.
///
/// A picture refers to the names of its scene instead of containing them, and they are made into
/// text only for a reader of a drawing or a sentence: a search takes pictures of millions of
/// steps, and hardly any of them is ever drawn. Classes are noted while the controllers live,
/// because a picture is also drawn when some of them have gone.
///
/// Pictures may be handed to another thread while their scene goes on, hence the lock.
final class ScreenNames: Sendable {
    private struct Entry: Sendable {
        /// The class of the controller.
        let type: UIViewController.Type
        /// The name that the app gives it.
        var given: String?
    }

    private let entries = Mutex<[UInt32: Entry]>([:])

    /// Notes the class of a controller.
    func note(_ controller: UInt32, of type: UIViewController.Type) {
        entries.withLock { $0[controller] = Entry(type: type, given: nil) }
    }

    /// Notes the name that the app gives to a controller whose class was noted.
    ///
    /// The last name counts, whichever pictures were taken before: an exhaustive search leaves some
    /// out.
    func note(_ controller: UInt32, named name: String) {
        entries.withLock { entries in
            guard entries[controller]?.given != name else { return }
            entries[controller]?.given = name
        }
    }

    /// The name of a controller without the number of its item; `nil` if neither its class nor the
    /// app says more than its kind does.
    func word(of controller: UInt32) -> String? {
        guard let entry = entries.withLock({ $0[controller] }) else { return nil }
        if let given = entry.given?.withoutSigns { return given }
        return Self.word(for: entry.type)
    }

    /// What each class is called; `nil` for a class that says nothing.
    private static let words = Mutex<[ObjectIdentifier: String?]>([:])

    private static func word(for type: UIViewController.Type) -> String? {
        words.withLock { words in
            if let known = words[ObjectIdentifier(type)] { return known }
            let word = type.isOfUIKit ? nil : type.nameWithoutSuffix.withoutSigns
            words[ObjectIdentifier(type)] = .some(word)
            return word
        }
    }
}

/// What the controllers of a picture are called, where their app is spoken of in its own words.
///
/// Two pictures are equal whatever their screens are called, and saved without names.
struct PictureNames: Hashable, Sendable {
    /// The names of the scene; `nil` where screens are called after their kind.
    var scene: ScreenNames?

    static func == (_: PictureNames, _: PictureNames) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

extension UIViewController {
    /// Whether this class is one of UIKit's own, the name of which says nothing about an app.
    fileprivate nonisolated static var isOfUIKit: Bool {
        let name = String(reflecting: self)
        return name.hasPrefix("UIKitModel.") || name.hasPrefix("UIKitInert.")
    }

    /// The name of this class without its module and without the word that most classes of
    /// controllers end with, if anything remains.
    fileprivate nonisolated static var nameWithoutSuffix: String {
        let name = String(describing: self)
        let suffix = ["ViewController", "Controller", "VC"].first { name.hasSuffix($0) }
        guard let suffix, suffix != name else { return name }
        return String(name.dropLast(suffix.count))
    }
}

extension String {
    /// This text in one line and without the signs that drawings consist of; `nil` if nothing is
    /// left that can be read.
    fileprivate var withoutSigns: String? {
        let signs = "[]{}|,;!?^~<>#"
        let words = map { sign in
            signs.contains(sign) || sign.isNewline || String(sign).printable != String(sign)
                ? " " : sign
        }
        let text = String(words).split(separator: " ").joined(separator: " ")
        return text.contains { $0.isLetter || $0.isNumber } ? text : nil
    }
}
