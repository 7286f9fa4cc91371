import Foundation

/// The version of every JSON document of this command. It grows when a field changes its meaning or
/// is removed, but not when one is added.
let jsonSchema = 1

/// A value as one JSON object with sorted keys, over several lines, so that two of them can be
/// compared line by line.
func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
        preconditionFailure("a document of texts, counts and flags can be written")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
}
