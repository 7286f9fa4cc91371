/// The fields of a JSON object, named once: the object and its schema follow from them.
struct Fields<Value>: Sendable {
    /// The name of the object in the schema.
    let name: String
    private let fields: [Field<Value>]

    /// The fields of a part of documents.
    init(_ name: String, _ fields: [Field<Value>]) {
        self.name = name
        self.fields = fields
    }

    /// The object about a value; what is not known of it is absent.
    func json(of value: Value) -> JSON {
        var members: [String: JSON] = [:]
        for field in fields { members[field.name] = field.json(value) }
        return .object(members)
    }

    /// What a schema says of the object.
    var shape: Shape {
        // Objects may hold others of their own kind.
        let fields = fields
        return .object(name) {
            fields.map { Shape.Field($0.name, $0.note, $0.shape(), $0.isOptional) }
        }
    }
}

/// One field of a JSON object.
struct Field<Value>: Sendable {
    let name: String
    /// Its meaning, in a few words.
    let note: String
    let shape: @Sendable () -> Shape
    let isOptional: Bool
    let json: @Sendable (Value) -> JSON?

    /// A field; absent where its value is `nil`.
    ///
    /// - Parameter words: The only words it can have; empty for any.
    init<Part: JSONValue>(
        _ name: String, _ note: String, among words: [String] = [],
        _ part: @escaping @Sendable (Value) -> Part
    ) {
        self.name = name
        self.note = note
        shape = { words.isEmpty ? Part.shape : .words(words) }
        isOptional = Part.isOptional
        json = { part($0).json }
    }
}

/// What a schema says of a value.
indirect enum Shape: Sendable {
    case text, count, number, flag, words([String]), list(Shape)
    /// An object with a name.
    case object(String, @Sendable () -> [Field])
    /// An object whose fields are private to this command.
    case opaque

    struct Field: Sendable {
        let name: String
        let note: String
        let shape: Shape
        let isOptional: Bool

        init(_ name: String, _ note: String, _ shape: Shape, _ isOptional: Bool) {
            self.name = name
            self.note = note
            self.shape = shape
            self.isOptional = isOptional
        }
    }
}

/// A value that can stand in a JSON document.
protocol JSONValue: SendableMetatype {
    /// What a schema says of each of them.
    static var shape: Shape { get }
    /// Whether there may be none.
    static var isOptional: Bool { get }
    /// The value in a document; `nil` if there is none.
    var json: JSON? { get }
}

/// A value that is an object in a JSON document.
protocol JSONObject: JSONValue {
    static var fields: Fields<Self> { get }
}

extension JSONValue {
    static var isOptional: Bool { false }
}

extension JSONValue where Self: RawRepresentable<String> {
    var json: JSON? { .text(rawValue) }
}

extension JSONObject {
    static var shape: Shape { fields.shape }
    var json: JSON? { Self.fields.json(of: self) }
}

extension String: JSONValue {
    static var shape: Shape { .text }
    var json: JSON? { .text(self) }
}

extension Int: JSONValue {
    static var shape: Shape { .count }
    var json: JSON? { .count(self) }
}

extension Double: JSONValue {
    static var shape: Shape { .number }
    var json: JSON? { .number(self) }
}

extension Bool: JSONValue {
    static var shape: Shape { .flag }
    var json: JSON? { .flag(self) }
}

extension Array: JSONValue where Element: JSONValue {
    static var shape: Shape { .list(Element.shape) }
    var json: JSON? { .list(compactMap(\.json)) }
}

extension Optional: JSONValue where Wrapped: JSONValue {
    static var shape: Shape { Wrapped.shape }
    static var isOptional: Bool { true }
    var json: JSON? { flatMap(\.json) }
}
