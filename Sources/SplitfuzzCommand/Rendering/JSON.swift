import Foundation

/// A value in a JSON document of this command.
enum JSON: Encodable, Sendable {
    case text(String), count(Int), number(Double), flag(Bool), list([JSON]), object([String: JSON])
    /// A value that writes itself.
    case value(any Encodable & Sendable)

    /// The version of every document. It grows when a field changes its meaning or is removed, but
    /// not when one is added.
    static let schema = 1

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .count(let count): try container.encode(count)
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .list(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        case .value(let value): try value.encode(to: encoder)
        }
    }

    /// The value as one document with sorted keys, over several lines, so that two of them can be
    /// compared line by line.
    var document: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else {
            preconditionFailure("a document of texts, counts and flags can be written")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
