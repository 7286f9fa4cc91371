import Foundation

/// The part of JSON Schema that the schemas here use. It knows no other keyword, and no field that
/// a schema does not name.
struct JSONSchema {
    private let root: [String: Any]

    /// Reads a schema.
    init(_ text: String) throws {
        root = try JSONSchema.object(text)
    }

    private static func object(_ text: String) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }

    /// What is wrong with a document, each fault with its place.
    func faults(in document: String) throws -> [String] {
        faults(of: try JSONSchema.object(document), by: root, at: "")
    }

    private static let keywords: Set = [
        "$schema", "$defs", "$ref", "title", "description", "type", "enum", "properties",
        "required", "items", "oneOf", "minimum", "pattern",
    ]

    private func faults(of value: Any, by schema: [String: Any], at place: String) -> [String] {
        var faults = schema.keys.filter { !Self.keywords.contains($0) }.map { "keyword \($0)" }
        if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
            let all = root["$defs"] as? [String: [String: Any]]
            guard let target = all?[String(name)] else { return ["\(place): no \(name)"] }
            faults += self.faults(of: value, by: target, at: place)
        }
        if let schemas = schema["oneOf"] as? [[String: Any]] {
            let found = schemas.map { self.faults(of: value, by: $0, at: place) }
            if found.count(where: \.isEmpty) != 1 {
                faults +=
                    ["\(place): not one of \(schemas.count)"]
                    + (found.min { $0.count < $1.count } ?? [])
            }
        }
        if let type = schema["type"] as? String, !JSONSchema.isValue(value, type) {
            return faults + ["\(place): no \(type)"]
        }
        if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
            faults.append("\(place): '\(value)' is none of \(words)")
        }
        if let least = schema["minimum"] as? Int, value as? Int ?? least < least {
            faults.append("\(place): less than \(least)")
        }
        if let pattern = schema["pattern"] as? String, let text = value as? String,
            text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
        {
            faults.append("\(place): '\(text)' does not match \(pattern)")
        }
        if let items = schema["items"] as? [String: Any] {
            for (index, item) in ((value as? [Any]) ?? []).enumerated() {
                faults += self.faults(of: item, by: items, at: "\(place)[\(index)]")
            }
        }
        guard let members = value as? [String: Any] else { return faults }
        for name in schema["required"] as? [String] ?? [] where members[name] == nil {
            faults.append("\(place): lacks \(name)")
        }
        guard let fields = schema["properties"] as? [String: [String: Any]] else { return faults }
        for (name, member) in members {
            if let field = fields[name] {
                faults += self.faults(of: member, by: field, at: "\(place).\(name)")
            } else {
                faults.append("\(place): has \(name)")
            }
        }
        return faults
    }

    private static func isValue(_ value: Any, _ type: String) -> Bool {
        // A flag may be read as a number, too; only its text tells.
        let isFlag = "\(value)" == "true" || "\(value)" == "false" || value is Bool
        return switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "boolean": value is Bool
        case "integer": value is Int && !(isFlag && !(value is Int))
        case "number": value is Double || value is Int
        default: false
        }
    }
}
