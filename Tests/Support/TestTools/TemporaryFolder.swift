import Foundation

/// A folder that is there for the time of a test.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("splitfuzz-tests-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    package var url: URL { URL(fileURLWithPath: path) }

    /// The names of what is in it, including hidden files, sorted.
    package var names: [String] {
        let found = try? FileManager.default.contentsOfDirectory(atPath: path)
        return (found ?? ["the folder cannot be read"]).sorted()
    }

    /// The files below it, each with its text.
    package var texts: [String: String] {
        guard let walk = FileManager.default.enumerator(atPath: path) else { return [:] }
        var texts: [String: String] = [:]
        while let name = walk.nextObject() as? String {
            if let bytes = try? bytes(name) { texts[name] = String(decoding: bytes, as: UTF8.self) }
        }
        return texts
    }

    /// The paths of the files below it, including hidden files, sorted.
    package var files: [String] { texts.keys.sorted() }

    package func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: self / name)))
    }

    package func read(_ name: String) throws -> String {
        try String(contentsOfFile: self / name, encoding: .utf8)
    }

    /// Writes a file, and the folders on the way to it.
    package func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: self / name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    package static func / (folder: TemporaryFolder, name: String) -> String {
        "\(folder.path)/\(name)"
    }
}
