/// The schema of the documents of all verbs, in JSON Schema 2020-12. It follows from the fields of
/// the documents.
enum Schema {
    /// The schema as a document.
    static var document: JSON {
        let shapes = [
            RunResult.shape, VerifyResult.shape, ReplayResult.shape,
            Explanation.documentFields.shape, Matrix.shape, CorpusChange.shape, Inventory.shape,
        ]
        var definitions: [String: JSON] = [:]
        let documents = shapes.map { $0.schema(defining: &definitions) }
        return .object([
            "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
            "title": .text("The documents of \(Splitfuzz.name) \(Splitfuzz.version)"),
            "oneOf": .list(documents), "$defs": .object(definitions),
        ])
    }
}

extension Fields {
    /// The fields of a whole document, behind those that every document has.
    init(document verb: String, _ fields: [Field<Value>]) {
        let head = [
            Field<Value>("schema", "version of the format; it grows when a field changes") { _ in
                JSON.schema
            },
            Field<Value>("verb", "the verb that printed it", among: [verb]) { _ in verb },
            Field<Value>("version", "version of the command") { _ in Splitfuzz.version },
        ]
        self.init(verb, head + fields)
    }
}

extension Shape {
    /// What a schema says of the value.
    ///
    /// - Parameter definitions: The objects by name, to which those of the value are added.
    fileprivate func schema(defining definitions: inout [String: JSON]) -> JSON {
        switch self {
        case .text: return .type("string")
        case .count: return .type("integer")
        case .number: return .type("number")
        case .flag: return .type("boolean")
        case .opaque: return .type("object")
        case .words(let words): return .object(["enum": .list(words.map { .text($0) })])
        case .list(let shape):
            return .type("array", ["items": shape.schema(defining: &definitions)])
        case .object(let name, let fields):
            if definitions[name] == nil {
                // An object that holds another of its kind refers to itself.
                definitions[name] = .type("object")
                var members: [String: JSON] = [:]
                for field in fields() {
                    let schema = field.shape.schema(defining: &definitions)
                    members[field.name] = schema.with("description", .text(field.note))
                }
                let demanded = fields().filter { !$0.isOptional }.map { JSON.text($0.name) }
                definitions[name] = .type(
                    "object", ["properties": .object(members), "required": .list(demanded)])
            }
            return .object(["$ref": .text("#/$defs/\(name)")])
        }
    }
}

extension JSON {
    fileprivate static func type(_ name: String, _ members: [String: JSON] = [:]) -> JSON {
        JSON.object(members).with("type", .text(name))
    }

    fileprivate func with(_ name: String, _ value: JSON) -> JSON {
        guard case .object(var members) = self else { return self }
        members[name] = value
        return .object(members)
    }
}
