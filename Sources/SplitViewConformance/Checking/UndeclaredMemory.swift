import Foundation
import UIKitModel

/// The differences between two scenes in equal states: stored properties of the app's own classes
/// that its declared memory omits.
struct UndeclaredMemory: Hashable {
    /// The class that declares the property.
    let type: String
    /// The stored property; inside a struct, an enum or a collection, the path to the place.
    let property: String
    /// The two values.
    let values: [String]

    /// In one line: `NotesDelegate.collapses: 2 and 3`.
    var line: String { "\(type).\(property): \(values.joined(separator: " and "))" }

    /// Compares the delegate, the kept objects and the screens of two stages that have reached
    /// equal states by different traces.
    ///
    /// References to controllers are compared by the numbers that the states give them, other
    /// references by the objects they lead to. What closures hold, globals and statics cannot be
    /// seen.
    ///
    /// - Returns: The differences, each property once, in the order in which it was found.
    @MainActor static func differences(
        between one: SplitViewStage, and other: SplitViewStage
    ) -> [UndeclaredMemory] {
        var comparison = MemoryComparison(of: (one.encodedControllers, other.encodedControllers))
        let (roots, others) = (rememberingObjects(of: one), rememberingObjects(of: other))
        for (object, counterpart) in zip(roots, others) {
            comparison.compare(object, counterpart)
        }
        return comparison.differences
    }

    /// What may remember something: the delegate, the objects that the app keeps, the controllers
    /// of the state.
    @MainActor private static func rememberingObjects(of stage: SplitViewStage) -> [AnyObject] {
        let driver = stage.driver
        let delegate = driver.delegate.map { [$0 as AnyObject] } ?? []
        let controllers = stage.encodedControllers.compactMap { driver.runtime.living[$0] }
        return delegate + driver.scene.kept + controllers
    }
}

/// Walks two object graphs side by side.
private struct MemoryComparison {
    private(set) var differences: [UndeclaredMemory] = []
    /// The controllers of the two states, by number.
    private let places: ([UInt32: Int], [UInt32: Int])
    private var met: Set<[ObjectIdentifier]> = []

    /// Where a value is: the property of a class, and the path from there.
    private struct Site {
        let type: String
        let property: String

        func inside(_ label: String?) -> Site {
            guard let label, !label.isEmpty else { return self }
            let step = label.hasPrefix(".") ? "[\(label.dropFirst())]" : ".\(label)"
            return Site(type: type, property: property + step)
        }
    }

    init(of controllers: ([UInt32], [UInt32])) {
        func places(_ controllers: [UInt32]) -> [UInt32: Int] {
            Dictionary(uniqueKeysWithValues: zip(controllers, 1...))
        }
        self.places = (places(controllers.0), places(controllers.1))
    }

    // MARK: Objects

    /// Compares the stored properties of two objects, up to where the classes of the model begin.
    @MainActor mutating func compare(_ one: AnyObject, _ other: AnyObject) {
        guard type(of: one) == type(of: other),
            met.insert([ObjectIdentifier(one), ObjectIdentifier(other)]).inserted
        else { return }
        var mirrors: (Mirror?, Mirror?) = (Mirror(reflecting: one), Mirror(reflecting: other))
        while let mirror = mirrors.0, let counterpart = mirrors.1, mirror.isOfTheApp {
            let type = "\(mirror.subjectType)"
            for (child, match) in zip(mirror.children, counterpart.children) {
                guard let label = child.label else { continue }
                let site = Site(type: type, property: label.withoutLazyPrefix)
                compare(child.value, match.value, at: site)
            }
            mirrors = (mirror.superclassMirror, counterpart.superclassMirror)
        }
    }

    @MainActor private mutating func compareReferences(
        _ one: AnyObject, _ other: AnyObject, at site: Site
    ) {
        if let first = one as? UIViewController, let second = other as? UIViewController {
            let (here, there) = (place(of: first, in: places.0), place(of: second, in: places.1))
            if here != there || type(of: first) != type(of: second) {
                note(site, name(first, here), name(second, there))
            }
        } else if type(of: one) != type(of: other) {
            note(site, "\(type(of: one))", "\(type(of: other))")
        } else if let first = one as? NSObject, let second = other as? NSObject,
            !Mirror(reflecting: one).isOfTheApp
        {
            if !isOfTheModel(first), first != second { note(site, "\(first)", "\(second)") }
        }
        compare(one, other)
    }

    private func isOfTheModel(_ object: AnyObject) -> Bool {
        String(reflecting: type(of: object)).hasPrefix("UIKitModel.")
    }

    @MainActor private func place(
        of controller: UIViewController, in places: [UInt32: Int]
    ) -> Int? {
        places[controller.modelNumber.value]
    }

    /// A controller that the state does not contain is outside the scene; the app holds it.
    private func name(_ controller: UIViewController, _ place: Int?) -> String {
        "\(type(of: controller)) " + (place.map { "#\($0)" } ?? "outside the scene")
    }

    // MARK: Values

    @MainActor private mutating func compare(_ one: Any, _ other: Any, at site: Site) {
        let mirrors = (Mirror(reflecting: one), Mirror(reflecting: other))
        switch mirrors.0.displayStyle {
        case .optional:
            switch (mirrors.0.children.first, mirrors.1.children.first) {
            case (let first?, let second?): compare(first.value, second.value, at: site)
            case (nil, nil): break
            case (let first, let second):
                note(site, plain(first?.value, places.0), plain(second?.value, places.1))
            }
        case .class: compareReferences(one as AnyObject, other as AnyObject, at: site)
        case .set, .dictionary:
            let contents = (members(mirrors.0, places.0), members(mirrors.1, places.1))
            if contents.0 != contents.1 {
                note(site, list(contents.0), list(contents.1))
            }
        case .collection:
            guard mirrors.0.children.count == mirrors.1.children.count else {
                let all = mirrors.0.children.map { plain($0.value, places.0) }
                return note(
                    site, list(all), list(mirrors.1.children.map { plain($0.value, places.1) }))
            }
            for (place, pair) in zip(mirrors.0.children, mirrors.1.children).enumerated() {
                compare(pair.0.value, pair.1.value, at: site.inside(".\(place)"))
            }
        case .enum:
            let names = (caseName(one, mirrors.0), caseName(other, mirrors.1))
            guard names.0 == names.1 else { return note(site, names.0, names.1) }
            compareParts(mirrors, at: site, naming: false)
        default:
            if mirrors.0.children.isEmpty {
                if "\(one)" != "\(other)" { note(site, "\(one)", "\(other)") }
            } else {
                compareParts(mirrors, at: site, naming: mirrors.0.displayStyle == .struct)
            }
        }
    }

    @MainActor private mutating func compareParts(
        _ mirrors: (Mirror, Mirror), at site: Site, naming: Bool
    ) {
        for (child, match) in zip(mirrors.0.children, mirrors.1.children) {
            compare(child.value, match.value, at: naming ? site.inside(child.label) : site)
        }
    }

    private func caseName(_ value: Any, _ mirror: Mirror) -> String {
        mirror.children.first?.label ?? "\(value)"
    }

    /// The members of a set or a dictionary, in an order that does not depend on hashing.
    @MainActor private func members(_ mirror: Mirror, _ places: [UInt32: Int]) -> [String] {
        mirror.children.map { plain($0.value, places) }.sorted()
    }

    private func list(_ members: [String]) -> String { "[\(members.joined(separator: ", "))]" }

    /// A value as text that does not contain addresses of objects.
    @MainActor private func plain(_ value: Any?, _ places: [UInt32: Int]) -> String {
        guard let value else { return "nil" }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return plain(mirror.children.first?.value, places)
        case .class:
            if let controller = value as? UIViewController {
                return name(controller, place(of: controller, in: places))
            }
            return mirror.isOfTheApp ? "\(mirror.subjectType)" : "\(value)"
        case .tuple:
            return mirror.children.map { plain($0.value, places) }.joined(separator: ": ")
        default: return "\(value)"
        }
    }

    private mutating func note(_ site: Site, _ one: String, _ other: String) {
        let isKnown = differences.contains { $0.type == site.type && $0.property == site.property }
        guard !isKnown else { return }
        differences.append(
            UndeclaredMemory(type: site.type, property: site.property, values: [one, other]))
    }
}

extension Mirror {
    /// Whether a class belongs to the app, and not to the model or the system.
    fileprivate var isOfTheApp: Bool {
        let type = String(reflecting: subjectType)
        let foreign = ["UIKitModel.", "Foundation.", "Swift.", "__C."]
        return !foreign.contains(where: type.hasPrefix)
    }
}

extension String {
    /// The name of a lazy property, as written in the source.
    fileprivate var withoutLazyPrefix: String {
        let prefix = "$__lazy_storage_$_"
        return hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
