/// Writes down the stored properties of the objects of one class.
///
/// Those that a class of the app declares, or one of `UIKitInert`; the model's classes write down
/// their own state (`encodeFuture(into:)`), and those of the system are left out.
@MainActor final class ObjectReader {
    struct Part {
        let owner: ObjectIdentifier
        let name: String
        /// The name with a dot, as a part of a longer one.
        let step: String
        let offset: Int
        let reader: ValueReader
        /// The reference, if the property does not hold its object.
        let loose: LooseReference?
    }

    /// The kind of the objects, apart from the properties that are read.
    enum Kind { case controller, view, responder, item, tab, app, system }

    let kind: Kind
    let name: String
    /// The properties, those of the outermost class first.
    let parts: [Part]

    private static var known: [ObjectIdentifier: ObjectReader] = [:]

    static func of(_ type: AnyClass) -> ObjectReader {
        if let reader = known[ObjectIdentifier(type)] { return reader }
        let reader = ObjectReader(type)
        known[ObjectIdentifier(type)] = reader
        return reader
    }

    private init(_ type: AnyClass) {
        name = "\(type)"
        kind =
            switch type {
            case is UIViewController.Type: .controller
            case is UIView.Type: .view
            case is UIResponder.Type: .responder
            case is UIBarButtonItem.Type: .item
            case is UITab.Type: .tab
            default: isOfTheSystem(type) ? .system : .app
            }
        var classes: [AnyClass] = [type]
        while let above = _getSuperclass(classes[0]) { classes.insert(above, at: 0) }
        let fields = StoredField.fields(of: type)
        var parts: [Part] = []
        var first = 0
        for type in classes {
            let next = StoredField.fields(of: type).count
            guard next > first else { continue }
            defer { first = next }
            if isOfTheSystem(type) { continue }
            for field in fields[first..<next] {
                parts.append(
                    Part(
                        owner: ObjectIdentifier(type), name: field.name, step: field.step,
                        offset: field.offset, reader: .of(field.type), loose: LooseReference(field))
                )
            }
        }
        self.parts = parts
    }

    /// Whether some class that this one inherits from has a property.
    func declares(_ name: String, of type: AnyClass) -> Bool {
        parts.contains { $0.owner == ObjectIdentifier(type) && $0.name == name }
    }

    /// Writes down the properties of an object.
    func read(_ object: AnyObject, into record: inout FutureRecord) {
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        for part in parts {
            if record.omits(part, of: object) { continue }
            let place = base + part.offset
            record.inside(part.step) { record in
                if let loose = part.loose {
                    record.add(reference: loose.object(at: place, in: object))
                } else {
                    part.reader.read(place, &record)
                }
            }
        }
    }
}

/// An inert object of the model: it holds the values of the app, and is read like its own objects.
protocol InertObject: AnyObject {}

/// Whether a type is one of the system's or the model's, whose state is no memory of the app.
///
/// The values of `UIKitInert` are: an app sets them and reads them back.
func isOfTheSystem(_ type: Any.Type) -> Bool {
    // A type that an extension declares is named "(extension in Module):Other.Type".
    let name = String(reflecting: type)
    let start = name.hasPrefix("(extension in ") ? "(extension in ".count : 0
    let module = name.dropFirst(start).prefix { $0 != "." && $0 != ")" }
    return systemModules.contains(String(module)) && !(type is any InertObject.Type)
}

private let systemModules: Set<String> = [
    "Swift", "_Concurrency", "Synchronization", "Observation", "Dispatch", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "__C",
    "UIKitModel", "StatefulTesting", "SplitViewConformance", "Testing", "XCTest",
]
