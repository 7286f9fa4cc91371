import Synchronization
import UIKitModel

/// The names that an app gives to the controllers of one scene.
///
/// A picture refers to the names of its scene instead of containing them, and they are made into
/// text only for a reader of a drawing or a sentence: a search takes pictures of millions of
/// steps, and hardly any of them is ever drawn. Classes are noted while the controllers live,
/// because a picture is also drawn when some of them have gone.
///
/// Pictures may be handed to another thread while their scene goes on, hence the lock.
final class ScreenNames: Sendable {
    private struct Entries: Sendable {
        /// The classes of the controllers, by number.
        var types: [UIViewController.Type?] = []
        /// The names that the app gives to controllers.
        var given: [UInt32: String] = [:]
    }

    private let entries = Mutex(Entries())

    func note(_ found: [(controller: UInt32, type: UIViewController.Type)]) {
        entries.withLock { entries in
            // A scene has few controllers, and a search builds many scenes: usually one piece of
            // memory is enough.
            if entries.types.isEmpty { entries.types.reserveCapacity(24) }
            for (controller, type) in found {
                while entries.types.count <= controller { entries.types.append(nil) }
                entries.types[Int(controller)] = type
            }
        }
    }

    /// Notes the name that the app gives to a controller.
    ///
    /// The last name counts, whichever pictures were taken before: an exhaustive search leaves some
    /// out.
    func note(_ controller: UInt32, named name: String) {
        entries.withLock { entries in
            guard entries.given[controller] != name else { return }
            entries.given[controller] = name
        }
    }

    /// The name of a controller without the number of its item; `nil` if neither its class nor the
    /// app says more than its kind does.
    func word(of controller: UInt32) -> String? {
        let (given, type) = entries.withLock { entries in
            (
                entries.given[controller],
                controller < entries.types.count ? entries.types[Int(controller)] : nil
            )
        }
        return given?.withoutSigns ?? type.flatMap { Self.word(for: $0) }
    }

    /// The name of each class; `nil` for a class without one.
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

/// The names of the controllers of a picture, in the words of their app.
///
/// Two pictures are equal whatever their screens are called.
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
    /// This text in one line and without the signs of drawings: the one for placeholders stands at
    /// the beginning; `nil` if nothing readable is left.
    fileprivate var withoutSigns: String? {
        let signs = "[](){}|,;*!?^~<>#"
        let words = map { sign in
            signs.contains(sign) || sign.isNewline || String(sign).printable != String(sign)
                ? " " : sign
        }
        let line = String(words).split(separator: " ").joined(separator: " ")
        let text = String(line.drop { $0 == "_" })
        return text.contains { $0.isLetter || $0.isNumber } ? text : nil
    }
}
